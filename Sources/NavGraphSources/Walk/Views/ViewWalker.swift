#if SourceReading
  import SwiftSyntax

  /// Navigation that views do themselves: FlowStacks and RouteStack with their state in a view or in its model,
  /// links, and presentations by a view.
  final class ViewWalker {
    /// A user's action on a view.
    struct Action {
      var view: TypeDeclaration
      /// The screen in a container's own builder, where one view shows several.
      var screen: String?
      var label: String
      var trigger: Evidence.Trigger
      var steps: [Step]
      var place: SourcePlace
      /// Whether its button is shown only while there are screens to go back from: `if navigator.canGoBack()`.
      var isAboveRoot = false
      /// Whether its button is in the stack that the view shows itself.
      var isInOwnStack = false
      /// Whether its button is in content that the view presents, and not on the view's own screen.
      var isPresented = false
      /// Whether its button is in the root of a navigation container of the view.
      var isInRoot = false
      /// What presents the button then: the names that the presenting call is bound to, for each way to show it.
      var presenters: [Set<String>] = []
      /// The tab that has it, where its content is written in the view around the tabs.
      var tab: String?
      /// The feature of the store that the code is given, if it is no view with a store of its own.
      var feature: Feature?
      /// The type that gives the view the closures that were read for it, where several do.
      var giver: TypeDeclaration?

      var absence: Absence
      /// What the view checks before it shows the button.
      var asked: [Assumption] = []
      /// What it sends first where it writes to the state of a store.
      var written: SyntaxIdentifier?
      /// What it sends where it also closes something.
      var sent: SyntaxIdentifier?
      /// The stack that it changes, where it is on the screens of several and changes that of each.
      var stack: ScreenContainer?

      /// Whether the view closes itself: `dismiss()` of its environment.
      var closesView: Bool { steps.contains(where: \.closesView) }
    }

    /// A view with a stack of routes, or with tabs or a choice of such views.
    struct Flow {
      var view: TypeDeclaration
      var container: ScreenContainer
      var path: StatePath
      /// What makes the stack or the tabs; nil for a choice.
      var call: FunctionCallExprSyntax?
      /// The views of the screens, by name; nil for one of the system.
      var screens: [(name: String, view: TypeDeclaration?)] = []
      /// nil where the root is written in place, or is in the array of routes.
      var root: TypeDeclaration?
      /// The property of the view that makes the root: `home.flowDestination(…)`.
      var rootMember: String?
      /// Whether the root is in the array, as FlowStacks had it up to 0.8; tabs and choices have none.
      var holdsRoot = false
      /// Screens that views put onto the stack by values of their own.
      var locals: [LocalDestination] = []
    }

    let walker: Walker
    private(set) var actions: [Action] = []
    /// Those that are parts of what features do for the actions that they send.
    var sentClosings: [Action] = []
    private(set) var flows: [Flow] = []
    /// By the slot that shows them.
    var localDestinations: [ScreenContainer: LocalDestination] = [:]

    init(_ walker: Walker) {
      self.walker = walker
      let views = walker.program.types.filter {
        $0.isView && !walker.program.unusedViews.contains($0.node.id)
      }
      for view in views {
        let reader = FlowReader(view, self)
        for member in view.members { reader.walk(member) }
      }
      bindStacks(in: views)
      findLocalDestinations(in: views)
      findTabs(in: views)
      findSwitches(in: views)
      for view in views {
        walker.part = isScreen(view) || showsStack(view) ? nil : view
        let sites = isScreen(view) ? walker.closures.sites(of: view) : []
        guard sites.count > 1 else {
          ActionReader(view, self).read()
          continue
        }
        for site in sites {
          walker.site = (view, site.site)
          ActionReader(view, self, screen: site.screen, giver: site.giver).read()
        }
        walker.site = nil
      }
      walker.part = nil
      joinClosingsWithSends()
      if let views = walker.program.outside["View"] {
        for function in views.functionOrder { ActionReader(function, of: views, self)?.read() }
      }
      readSubscriptions()
      readStateLinksOfControllers()
      readClosersOfControllers()
      walker.admitUnreadClosures()
      walker.admitUncalledClosures()
      walker.admitUnreachedCode()
      walker.admitStacksOfUIKit()
      admitUnreadSwitches(in: walker.program.types.filter(\.isView))
      resolveRoots()
    }

    /// Leaves out what is a part of an action that is sent.
    func leaveOut(_ isPart: (Action) -> Bool) { actions.removeAll(where: isPart) }

    /// Replacing a root makes no new stack where screens may be above it.
    private func resolveRoots() {
      let all = walker.handlers.flatMap(\.steps) + actions.flatMap(\.steps)
      let growing = Set(
        Self.operations(all).filter {
          ["push", "sheet", "cover"].contains($0.name) || $0.name == "set" && $0.targets.count > 1
        }.map(\.container))
      var places: [SourcePlace] = []
      for index in walker.handlers.indices {
        let before = places.count
        walker.handlers[index].steps = walker.handlers[index].steps.resolved(growing, &places)
        if places.count > before { walker.handlers[index].isPartlyRead = true }
      }
      for index in actions.indices {
        actions[index].steps = actions[index].steps.resolved(growing, &places)
      }
      for place in places {
        walker.admit(
          place,
          "the root of the stack is replaced while other screens may be above it: that is left out")
      }
    }

    /// Returns the steps of a view, with the handling of the URLs that it opens.
    func answered(_ steps: [Step], in view: TypeDeclaration) -> [Step] {
      guard steps.contains(where: \.opens) else { return steps }
      let flow = flow(around: view)?.view
      let feature = walker.feature(ofView: view)
      let recipients = walker.linkRecipients.filter { recipient in
        makes(recipient.view, view) || flow.map { makes(recipient.view, $0) } == true
          || feature.flatMap { feature in
            recipient.feature.map { walker.leads(from: $0, to: feature) }
          } == true
      }
      return steps.answered { opening in
        recipients.flatMap { recipient in
          let answer = walker.answer(of: recipient, to: opening)
          return answer.steps + answer.handlers.flatMap(\.ownSteps)
        }
      }
    }

    /// Whether a view makes another one in some way, directly or through views between them, or is it.
    func makes(
      _ outer: TypeDeclaration, _ inner: TypeDeclaration,
      where isMeant: (Evidence.Site) -> Bool = { _ in true }
    ) -> Bool {
      var open = [inner]
      var seen: Set<ObjectIdentifier> = []
      while let view = open.popLast() {
        if view === outer { return true }
        guard seen.insert(ObjectIdentifier(view)).inserted else { continue }
        open += (walker.evidence.sites[view.name] ?? []).filter(isMeant).map(\.maker)
      }
      return false
    }

    func add(_ action: Action) {
      guard !Self.operations(action.steps).isEmpty || action.closesView else { return }
      var action = action
      action.steps = onStack(action.steps)
      actions.append(action)
    }

    func add(_ flow: Flow) {
      guard !flows.contains(where: { $0.container == flow.container }) else { return }
      flows.append(flow)
    }

    func removeFlow(of container: ScreenContainer) {
      flows.removeAll { $0.container == container }
    }

    func add(_ destination: LocalDestination, to stack: ScreenContainer) {
      guard let index = flows.firstIndex(where: { $0.container == stack }) else { return }
      flows[index].locals.append(destination)
      if let shown = destination.shown {
        flows[index].screens.append((destination.name, shown))
      }
    }

    static func operations(_ steps: [Step]) -> [Change] {
      steps.flatMap { step -> [Change] in
        switch step {
        case .operation(let operation): [operation]
        case .branch(_, let then, let otherwise): operations(then) + operations(otherwise)
        case .block(let inner, _): operations(inner)
        case .send, .dismiss, .open, .exit: []
        }
      }
    }

    func scope(of view: TypeDeclaration) -> Scope { walker.scope(ofCode: view) }

    /// Returns the steps of a button's action: a closure, a function, or a closure argument of the view.
    func steps(of action: ExprSyntax, in view: TypeDeclaration) -> [Step] {
      walker.steps(of: action, in: view, [], scope(of: view))
    }

    typealias Place = (flow: Flow, name: String)

    /// Returns the screens that a view is, or is a part of, and the flows that contain them: for a view that is the
    /// root of a flow and a screen, too, the screens.
    func places(of view: TypeDeclaration) -> [Place] {
      places(of: view) { part in
        let screens = self.ownScreens(of: part)
        return screens.isEmpty ? Array(self.ownPlaces(of: part).prefix(1)) : screens
      }
    }

    /// The same with the roots of flows, also where the view is a screen, too.
    func allPlaces(of view: TypeDeclaration) -> [Place] {
      places(of: view, ownPlaces)
    }

    /// Returns the screens on which a user finds an action: on those that the view is, in each flow that shows it. An
    /// argument from one flow applies only there.
    func places(of action: Action) -> [Place] {
      let all = allPlaces(of: action.view)
      let given = all.filter { $0.flow.view === action.giver }
      let places = given.isEmpty ? all : given
      guard let screen = action.screen else { return places }
      return places.filter { $0.name == screen }
    }

    private func places(
      of view: TypeDeclaration, _ own: (TypeDeclaration) -> [Place]
    ) -> [Place] {
      var open = [view]
      var seen: Set<ObjectIdentifier> = []
      var places: [Place] = []
      while !open.isEmpty {
        let part = open.removeFirst()
        guard seen.insert(ObjectIdentifier(part)).inserted else { continue }
        var found = own(part)
        // A part of a root that is written in place.
        if part !== view, let flow = flowWithRootInPlace(of: part) { found = [(flow, "root")] }
        places += found
        let sites = walker.evidence.sites[part.name] ?? []
        if found.isEmpty, !flows.contains(where: { $0.view === part }) {
          open += sites.map(\.maker)
        } else if !found.isEmpty, part === view {
          // A screen of one flow can be a part of a screen of another one.
          open += sites.filter(\.presenters.isEmpty).map(\.maker).filter { maker in
            !found.contains { $0.flow.view === maker }
              && (flowWithRootInPlace(of: maker) != nil
                || !flows.contains { $0.view === maker }
                  && own(maker).contains { outer in
                    !found.contains { $0.flow.container == outer.flow.container }
                  })
          }
        }
      }
      return places
    }

    private func flowWithRootInPlace(of view: TypeDeclaration) -> Flow? {
      flows.first { $0.view === view && $0.root == nil && !$0.holdsRoot }
    }

    /// Returns the screens of other flows that a flow is, or is a part of.
    func screens(showing flow: Flow) -> [Place] {
      var open = [flow.view]
      var seen: Set<ObjectIdentifier> = []
      var found: [Place] = []
      while let view = open.popLast() {
        // A view that shows another flow shows its content.
        guard seen.insert(ObjectIdentifier(view)).inserted,
          view === flow.view || !flows.contains(where: { $0.view === view })
        else { continue }
        let places = flows.flatMap { outer in
          outer.screens.filter { $0.view === view }.map { (flow: outer, name: $0.name) }
        }
        found += places
        guard places.allSatisfy({ $0.flow.container.kind == .tabs }) else { continue }
        open += (walker.evidence.sites[view.name] ?? []).filter(\.presenters.isEmpty).map(\.maker)
      }
      return found
    }

    func place(of view: TypeDeclaration) -> Place? { places(of: view).first }

    /// The screens that a view is, and the flows whose root it is.
    func ownPlaces(of view: TypeDeclaration) -> [Place] {
      ownScreens(of: view) + flows.filter { $0.root === view }.map { ($0, view.name) }
    }

    /// Returns the flow's own screens: content in a tab belongs to them.
    private func ownScreens(of view: TypeDeclaration) -> [Place] {
      let isFlow = flows.contains { $0.view === view }
      return flows.filter { !isFlow || $0.container.kind == .stack }.flatMap { flow in
        flow.screens.filter { $0.view === view }.map { (flow, $0.name) }
      }
    }

    /// Whether a view is only shown by an app of its own that has no features, such as a catalogue of a design system,
    /// beside another one that has some.
    func isOfCatalogue(_ view: TypeDeclaration) -> Bool {
      let around = apps(around: view)
      return !around.isEmpty && !mainApps.isEmpty && mainApps.isDisjoint(with: around)
    }

    /// The apps that show the view of a feature.
    private lazy var mainApps = walker.program.types.filter { $0.isView && feature(of: $0) != nil }
      .reduce(into: Set<ObjectIdentifier>()) { $0.formUnion(apps(around: $1)) }

    /// The apps that show a view, directly or through other views.
    private func apps(around view: TypeDeclaration) -> Set<ObjectIdentifier> {
      var found: Set<ObjectIdentifier> = []
      var seen: Set<ObjectIdentifier> = []
      var open = [view]
      while let one = open.popLast() {
        guard seen.insert(ObjectIdentifier(one)).inserted else { continue }
        if one.inherited.contains("App") { found.insert(ObjectIdentifier(one)) }
        open += (walker.evidence.sites[one.name] ?? []).map(\.maker)
      }
      return found
    }

    /// Whether a view is a screen itself, rather than a part of others.
    func isScreen(_ view: TypeDeclaration) -> Bool {
      flows.contains { flow in
        flow.root === view || flow.screens.contains { $0.view === view }
      }
    }

    /// The views that ComposableNavigation's view providers make, by the item; nil for one that is no view of the app.
    func provided(for screens: TypeDeclaration?) -> [(item: String, view: TypeDeclaration?)] {
      walker.program.types.filter(\.isViewProvider).flatMap { type in
        (type.functions["makePresentable"] ?? []).flatMap { function in
          guard let body = function.node.body, let item = function.parameters.first,
            walker.program.resolve(item.type, in: type, file: function.file).declaration === screens
          else { return [(item: String, view: TypeDeclaration?)]() }
          return CaseBodies.all(in: Syntax(body)).map {
            ($0.name, firstView(in: $0.statements, near: type))
          }
        }
      }
    }

    func feature(of view: TypeDeclaration) -> Feature? { walker.feature(ofView: view) }

    /// The features of the views that show a part without a store, such as a row, and the cases for which they do.
    func features(around part: TypeDeclaration) -> [(feature: Feature, cases: [String])] {
      var open: [(view: TypeDeclaration, cases: [String])] = [(part, [])]
      var seen: Set<ObjectIdentifier> = []
      var found: [(feature: Feature, cases: [String])] = []
      while let (view, cases) = open.popLast() {
        if let feature = feature(of: view) {
          found.append((feature, cases))
        } else if seen.insert(ObjectIdentifier(view)).inserted {
          open += (walker.evidence.sites[view.name] ?? []).map { ($0.maker, cases + $0.cases) }
        }
      }
      return found
    }

    /// The flow that a navigator in a view belongs to.
    func flow(around view: TypeDeclaration) -> Flow? {
      ownPlaces(of: view).first?.flow ?? flows.first { $0.view === view } ?? place(of: view)?.flow
    }

    /// Returns the flows whose stacks code of a view may change: the one that the view shows itself if it contains the
    /// code.
    func flows(around node: some SyntaxProtocol, in view: TypeDeclaration) -> [Flow] {
      let isInside = sequence(first: Syntax(node), next: \.parent).contains { one in
        one.as(FunctionCallExprSyntax.self)?.calledName.map(Library.stacks.contains) ?? false
      }
      if isInside, let own = flows.first(where: { $0.view === view }) { return [own] }
      var seen: Set<ScreenContainer> = []
      let found = allPlaces(of: view).map(\.flow).filter { seen.insert($0.container).inserted }
      return (found.isEmpty ? [flow(around: view)].compactMap(\.self) : found).filter {
        $0.container.kind == .stack
      }
    }

    /// The stack that a view changes without naming it: none in particular where several flows show the view.
    func stack(of flows: [Flow], around view: TypeDeclaration) -> ScreenContainer? {
      flows.count > 1
        ? ScreenContainer(owner: ObjectIdentifier(view), property: "navigator", kind: .stack)
        : flows.first?.container
    }

    func view(named name: String, near view: TypeDeclaration) -> TypeDeclaration? {
      guard let found = walker.program.type(named: name, in: view, file: view.file)?.declaration,
        found.isView || found.wrapsController
      else {
        return nil
      }
      return found
    }

    /// The first view of the app's own that code makes.
    func firstView(in node: Syntax, near view: TypeDeclaration) -> TypeDeclaration? {
      for call in CallFinder.calls(in: node) {
        if let name = Walker.name(of: call.calledExpression),
          let found = self.view(named: name, near: view)
        {
          return found
        }
      }
      return nil
    }

    static func literal(in node: Syntax) -> String? {
      node.tokens(viewMode: .sourceAccurate).first { $0.tokenKind.isText }?.text
    }
  }

  extension [Step] {
    /// The same without roots that are replaced in stacks that may hold more, unless the stack was cut to its root before.
    fileprivate func resolved(
      _ growing: Set<ScreenContainer>, _ places: inout [SourcePlace]
    ) -> [Step] {
      var cut: Set<ScreenContainer> = []
      return compactMap { step in
        switch step {
        case .operation(let change):
          if change.isRoot, growing.contains(change.container), !cut.contains(change.container) {
            places.append(change.place)
            return nil
          }
          if ["goBackToRoot", "popToRoot", "removeAll"].contains(change.name) {
            cut.insert(change.container)
          } else if ["push", "sheet", "cover"].contains(change.name) {
            cut.remove(change.container)
          }
          return step
        case .branch(let check, let then, let otherwise):
          let then = then.resolved(growing, &places)
          let otherwise = otherwise.resolved(growing, &places)
          return then.isEmpty && otherwise.isEmpty
            ? nil : .branch(condition: check, then, otherwise: otherwise)
        case .block(let inner, let exits):
          return .block(inner.resolved(growing, &places), endedBy: exits)
        case .send, .dismiss, .open, .exit: return step
        }
      }
    }
  }

  extension Step {
    var closesView: Bool {
      switch self {
      case .dismiss: true
      case .branch(_, let then, let otherwise): (then + otherwise).contains(where: \.closesView)
      case .block(let inner, _): inner.contains(where: \.closesView)
      case .operation, .send, .open, .exit: false
      }
    }
  }

  extension TokenKind {
    var isText: Bool {
      if case .stringSegment = self { return true }
      return false
    }
  }

  final class CallFinder: BuiltCodeVisitor {
    private var calls: [FunctionCallExprSyntax] = []

    static func calls(in node: Syntax) -> [FunctionCallExprSyntax] {
      let finder = CallFinder(viewMode: .sourceAccurate)
      finder.walk(node)
      return finder.calls
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      calls.append(node)
      return .visitChildren
    }
  }
#endif
