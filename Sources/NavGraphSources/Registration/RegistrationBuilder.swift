#if SourceReading
  import NavGraphModel
  import SwiftSyntax

  /// Makes a registration of the code that was read: one coordinator for each feature with a stack, tabs or a choice
  /// of children, with its screens, and with the slots of the screens.
  struct RegistrationBuilder {
    let composition: Composition
    let views: ViewWalker
    let uses: RegisteredUses
    let folder: String
    let slotsOfOthers: Set<ScreenContainer>
    var walker: Walker { composition.walker }
    var program: Program { walker.program }
    var features: Features { walker.features }

    /// A coordinator while it is made.
    struct Draft {
      var feature: Feature
      var container: ScreenContainer?
      var path: StatePath?
      var definition: CoordinatorDefinition
      /// The features of the screens, by the names of their routes.
      var screens: [String: Feature] = [:]
      var slots: [Slot] = []
      /// The route of a slot's content: by the owner's route (or "" for the coordinator), the slot and the case.
      var slotRoutes: [[String]: String] = [:]
      /// The views without a store that slots show, by route.
      var presentedViews: [String: TypeDeclaration] = [:]
      /// The features inside screens.
      var parts: [Part] = []
      /// By the route of an alert: the alerts with other buttons that its slot shows, and the route of each.
      var alerts: [String: [(buttons: Set<String>?, route: String)]] = [:]
      /// The screens that changes show which are left out, with a place where one does.
      var leftOutRoutes: [String: SourcePlace] = [:]
      /// The constants that screens are always made with, by route and property.
      var constants: [String: [String: String]] = [:]
      /// The coordinator's own actions that its view sends when it appears, and those that answer such an action.
      var appearances: Set<Appearance> = []

      /// The screen that shows the coordinator's own feature: the root of its stack.
      var ownScreen: String? { screens.first { $0.value === feature }?.key }

      /// The same of what has no container, and so no screen besides.
      var onlyScreen: String? { container == nil ? ownScreen : nil }
    }

    var drafts: [Draft] = []
    var draftOf: [ObjectIdentifier: Int] = [:]
    private(set) var unclear: [Unclear] = []
    var sentDown: Set<SentDown> = []
    /// The actions that coordinators send to screens that they uncover, which is left out, with a place where they do.
    var leftOutSends: [String: SourcePlace] = [:]
    /// The handlers that are registered separately.
    var separateHandlers: Set<Int> = []
    /// While what never happens is added: what cannot be read of that does not matter.
    var isQuiet = false
    /// The handlers that only hear certain values of a payload, as others in other coordinators do.
    var valueSpecificHandlers: Set<Int> = []
    /// The coordinators that open a screen which could not be read, with the first place where they do.
    var unread: [Int: SourcePlace] = [:]
    /// How often something was met that a registration cannot say.
    var admissions = 0
    /// The screens whose own actions do something that could not be read, with a place where they do: by coordinator and
    /// route.
    var partlyRead: [Int: [String: SourcePlace]] = [:]
    /// The slots that actions fill from other screens, which is left out, with the first place where they do.
    var leftOut: [ScreenContainer: SourcePlace] = [:]
    /// Where the action that is read closes what another screen shows, which is left out.
    var leftOutClosing: SourcePlace?
    /// The coordinators that close themselves, with the place of the first `dismiss()`.
    var closings: [Int: SourcePlace] = [:]

    init(
      _ composition: Composition, _ views: ViewWalker, _ uses: RegisteredUses, folder: String
    ) {
      self.composition = composition
      self.views = views
      self.uses = uses
      self.folder = folder
      slotsOfOthers = Self.slotsOfOthers(composition.walker)
    }

    mutating func graph(named name: String) -> GraphDefinition {
      for feature in features.all { addDraft(feature) }
      shareDrafts()
      addEntryWithoutContainer()
      for index in drafts.indices { fillRoutes(index) }
      for draft in drafts { selectTabs(of: draft) }
      addFlows(views)
      let viewSlots = viewSlots()
      // Those of flows come first; those of features need the screens in the features' own slots.
      add(viewSlots)
      for index in drafts.indices { addSlots(index) }
      add(viewSlots)
      let heads = composition.heads()
      addArguments(askedBy: heads)
      valueSpecificHandlers = composition.handlersDistinguishedByValue(heads)
      separateHandlers = Set(heads.map(\.index))
      add(heads)
      refuseTabs()
      for handler in composition.doubtfullyDead() { admitDead(handler) }
      addActions(views)
      addAfterClosing(viewSlots)
      resolveSentDown()
      addForeignExits()
      addForeignExitsOfStacks()
      addAlertExits()
      addUnhandled()
      let hosted = hosted
      for index in drafts.indices {
        finish(index)
        limitAppearance(index, hosted)
      }
      noteUnrendered()
      removeUnhandled()
      addClosings()
      allowHiddenBars()
      noteUnreachedChanges()
      allowUnreadScreens()
      allowLeftOutContent()
      allowUnreadChanges()
      hideBackButtons()
      hideTabBars()
      fixSheets()
      admitComputedContainers()
      admitOtherStacks()
      admitChoicesInScreens()
      splitAlerts()
      limitChangesBehindGates()
      leaveOutProblems(registered(name))
      return registered(name)
    }

    /// - Parameter hosted: The names of the coordinators that routes host.
    private mutating func limitAppearance(_ index: Int, _ hosted: Set<String>) {
      let appearances = drafts[index].appearances
      if !hosted.contains(drafts[index].definition.name) {
        drafts[index].definition.limitAppearanceToStart(appearances)
      }
      drafts[index].definition.limitAppearance(appearances)
    }

    /// The names of the coordinators that routes host.
    private var hosted: Set<String> {
      Set(drafts.flatMap { $0.definition.routes.compactMap(\.hosts) })
    }

    private func registered(_ name: String) -> GraphDefinition {
      let hosted = hosted
      // A feature that presents itself is hosted and yet the start of the app.
      let areAllHosted = drafts.allSatisfy { hosted.contains($0.definition.name) }
      let started = areAllHosted ? startedFeatures.compactMap { draftOf[ObjectIdentifier($0)] } : []
      return GraphDefinition(
        name: name, coordinators: drafts.map(\.definition),
        entries: started.isEmpty ? nil : started.map { drafts[$0].definition.name },
        location: drafts.first?.definition.location
          ?? NavGraphModel.SourceLocation(file: folder, line: 1, column: 1)
      ).forgettingResetCases()
    }

    /// Leaves out and lists what cannot be registered as it was read: the rest is checked all the same.
    private mutating func leaveOutProblems(_ graph: GraphDefinition) {
      let places = Set(graph.problems().map(\.location))
      guard !places.isEmpty else { return }
      var left: Set<NavGraphModel.SourceLocation> = []
      func isLeft(_ transition: Transition) -> Bool {
        guard places.contains(transition.location) else { return false }
        left.insert(transition.location)
        return true
      }
      for index in drafts.indices {
        for route in drafts[index].definition.routes.indices {
          drafts[index].definition.routes[route].transitions.removeAll(where: isLeft)
        }
        drafts[index].definition.handlers.removeAll { isLeft($0.transition) }
      }
      for place in left {
        admit(
          SourcePlace(file: place.file, line: place.line),
          "a registration cannot express this transition: it is left out")
      }
    }

    // MARK: Places

    func location(_ place: SourcePlace) -> NavGraphModel.SourceLocation {
      NavGraphModel.SourceLocation(file: place.file, line: max(1, place.line), column: 1)
    }

    func location(of feature: Feature) -> NavGraphModel.SourceLocation {
      location(program.place(of: feature.place.node))
    }

    /// A finding of a rule that the code at a place shows to be none.
    func allowing(
      _ rule: String, _ reason: ReaderReason, at place: SourcePlace
    ) -> Suppression {
      Suppression(
        rule: rule, reason: reason.text(in: place.file, place.line), location: location(place))
    }

    mutating func admit(_ place: SourcePlace, _ reason: String) {
      admissions += 1
      guard !isQuiet else { return }
      unclear.append(Unclear(place: place, reason: reason))
    }

    func route(_ name: String, _ node: SourcePlace, hosts: String? = nil) -> RouteDefinition {
      RouteDefinition(name: name, identity: .constant(name), hosts: hosts, location: location(node))
    }

    mutating func addRoute(
      _ name: String, of feature: Feature?, at place: SourcePlace, to index: Int
    ) {
      guard !drafts[index].definition.routes.contains(where: { $0.name == name }) else { return }
      // A coordinator in its own stack is registered as one screen.
      let isOwn = feature === drafts[index].feature && drafts[index].container != nil
      let hosted =
        isOwn
        ? nil
        : feature.flatMap { draftOf[ObjectIdentifier($0)] }.map { drafts[$0].definition.name }
      var definition = route(name, place, hosts: hosted)
      if let path = drafts[index].path, dialect(path).comparesIdentities,
        path.type.screens.map({ program.isIdentityConstant(of: name, in: $0) }) != true
      {
        definition.identity = .unique
      }
      drafts[index].definition.routes.append(definition)
      if let feature, hosted == nil, !isOwn { drafts[index].screens[name] = feature }
    }

    mutating func fillRoutes(_ index: Int) {
      guard let path = drafts[index].path, let kind = drafts[index].container?.kind else {
        return fillScreen(index)
      }
      switch kind {
      case .stack: fillStack(index, path)
      case .tabs, .switch: fillChoice(index, path, kind)
      case .slot: break
      }
    }

    /// A feature without a container is the only screen of one, or shows the coordinator that is a part of it there.
    private mutating func fillScreen(_ index: Int) {
      let feature = drafts[index].feature
      if let inner = innerCoordinator(of: feature) {
        addRoute(
          inner.name, of: inner.feature, at: program.place(of: feature.place.node), to: index)
        drafts[index].definition.container = stack(
          root: inner.name, .composableArchitecture(.v1_25), false)
        return
      }
      addRoute("root", of: nil, at: program.place(of: feature.place.node), to: index)
      drafts[index].screens["root"] = feature
      // ComposableNavigation presents from a view controller without a container around it.
      let isItems = slots(of: feature).contains(where: \.path.isItems)
      drafts[index].definition.container = stack(
        root: "root", isItems ? .composableNavigation(.v4_2) : .composableArchitecture(.v1_25),
        !isItems)
    }

    /// The only coordinator that a feature without a container holds, itself or in a part of it.
    private func innerCoordinator(of feature: Feature) -> (name: String, feature: Feature)? {
      let found = ([feature] + parts(of: feature).map(\.feature)).flatMap {
        composition.innerFlows(of: $0)
      }
      guard found.count == 1, draftOf[ObjectIdentifier(found[0].feature)] != nil else { return nil }
      return found[0]
    }

    private mutating func fillStack(_ index: Int, _ path: StatePath) {
      let draft = drafts[index]
      let own = program.place(of: draft.feature.place.node)
      let screens = path.type.screens
      for one in screens?.cases ?? [] {
        let payload = one.payloads.first.map {
          program.resolve($0, of: one, in: screens ?? draft.feature.action)
        }
        // ComposableNavigation's items name children whose states are beside the stack.
        let shown =
          payload.flatMap { features.feature(ofState: $0) }
          ?? (path.isItems ? composition.child(one.name, of: draft.feature, screens)?.feature : nil)
          ?? screens.flatMap { composition.feature(identifiedBy: one.name, of: $0) }
        addRoute(one.name, of: shown, at: program.place(of: one.node), to: index)
      }
      switch path.type.unwrapped {
      case .array(.route), .navigation:
        if case .tcaRouteStack = dialect(path) {
          setRoot(index, dialect(path), own)
          return
        }
        let starts = starts(path, index)
        if let root = starts.first?.first {
          for entry in starts.joined() {
            addRoute(entry.target.route, of: nil, at: own, to: index)
          }
          drafts[index].definition.container = .stack(
            StackContainer(
              dialect: dialect(path), initial: starts,
              isWrapped: !root.presentation.embedsNavigation
                && walker.evidence.wrapped.contains(ObjectIdentifier(draft.feature.action))))
        } else if let first = screens?.cases.first {
          admit(
            own, "the declaration of \(draft.feature.name) does not say which screen it starts with"
          )
          let later = walker.assignedStacks(draft.container).compactMap { destination($0, index) }
          drafts[index].definition.container =
            later.isEmpty
            ? stack(root: first.name, dialect(path), true)
            : .stack(StackContainer(dialect: dialect(path), initial: later.map { [$0] }))
        }
      default:
        setRoot(index, dialect(path), own)
        addStarts(path, index)
      }
    }

    /// Tabs, or the cases of a switch.
    private mutating func fillChoice(
      _ index: Int, _ path: StatePath, _ kind: ScreenContainer.Kind
    ) {
      let draft = drafts[index]
      let own = program.place(of: draft.feature.place.node)
      let enumeration = path.type.screens
      var items = enumeration?.cases.map(\.name) ?? []
      if walker.isYesOrNo(path), let last = path.components.last, let owner = last.owner {
        items = walker.evidence.childrenShown(by: last.name, of: owner)
      }
      if kind == .tabs, let state = path.components.last?.owner {
        let shown = walker.evidence.tags[ObjectIdentifier(state), default: []]
        // A case that the view has no tab for.
        if items.filter(shown.contains).count > 1 {
          items.removeAll {
            !shown.contains($0) && composition.child($0, of: draft.feature, enumeration) == nil
          }
        }
      }
      for item in items {
        let child = composition.child(item, of: draft.feature, enumeration)
        let place = enumeration?.declaredCase(item).map { program.place(of: $0.node) } ?? own
        addRoute(item, of: child?.feature, at: place, to: index)
      }
      let declared = walker.initial(of: path)
      let made = kind == .tabs && declared.isEmpty ? walker.starts(of: draft.feature).first : nil
      let initial = (made ?? declared).compactMap { shown -> String? in
        if case .route(let name) = shown.target { return name }
        return nil
      }.first
      let first = initial.flatMap { items.contains($0) ? $0 : nil } ?? items.first ?? ""
      admitChosenStart(of: path, items, first, own)
      if items.isEmpty { addRoute("root", of: nil, at: own, to: index) }
      if kind == .tabs {
        drafts[index].definition.container = .tabs(
          TabsContainer(library: .tabView, items: items, initial: first, retap: .nothing))
      } else {
        drafts[index].definition.container = .switch(
          SwitchContainer(
            initial: items.isEmpty ? "root" : first,
            kept: path.components.isEmpty
              ? keptBehindGate(draft.feature)
              : items.filter {
                composition.child($0, of: draft.feature, enumeration) != nil
                  && !isPayload($0, of: enumeration)
              }))
      }
    }

    /// Lets the bar not select the tabs for which a tap does something else.
    private mutating func refuseTabs() {
      for index in drafts.indices {
        guard let refused = composition.refusedTabs[ObjectIdentifier(drafts[index].feature)],
          case .tabs(var tabs) = drafts[index].definition.container
        else { continue }
        for tab in tabs.items where refused.names.contains(tab) {
          tabs.options[tab] = TabOptions(condition: .any([]))
          let position = drafts[index].definition.routes.firstIndex { $0.name == tab }
          guard let position, let place = refused.place else { continue }
          drafts[index].definition.routes[position].suppressions.append(
            allowing("unreachable-route", .refusedTab, at: place))
        }
        drafts[index].definition.container = .tabs(tabs)
      }
    }

    /// The root of a container that stands above one.
    mutating func setRoot(_ index: Int, _ dialect: Dialect, _ own: SourcePlace) {
      let feature = drafts[index].feature
      let root = rootChild(of: feature)
      let name = free(root.map { $0.name.screenName ?? $0.name } ?? "root", index)
      addRoute(name, of: root?.feature, at: own, to: index)
      if root == nil { drafts[index].screens[name] = feature }
      drafts[index].definition.container = stack(root: name, dialect, !isWithoutStack(feature))
    }

    /// Whether no view of a flow of RoutingReducer makes a navigation stack of it: `WithRoutingStore(store) { root, _, modal in
    /// … }`.
    private func isWithoutStack(_ feature: Feature) -> Bool {
      let names = walker.evidence.views[ObjectIdentifier(feature.action)] ?? []
      let calls = program.types.filter { names.contains($0.name) }.flatMap(\.calls).compactMap(
        \.calledName)
      return calls.contains("WithRoutingStore")
        && !calls.contains { $0.hasPrefix("Routed") || $0.hasPrefix("Navigation") }
    }

    func free(_ name: String, _ index: Int) -> String {
      drafts[index].definition.routes.contains { $0.name == name } ? name + "Root" : name
    }

    func stack(root: String, _ dialect: Dialect, _ hasNavigation: Bool)
      -> Container
    {
      .stack(
        StackContainer(
          dialect: dialect,
          initial: [
            [
              Destination(
                target: RoutePattern(route: root),
                presentation: .sheet(embedsNavigation: hasNavigation))
            ]
          ]))
    }

    func dialect(_ path: StatePath) -> Dialect {
      switch path.type.unwrapped {
      case .stack: return .composableArchitecture(.v1_25)
      case .navigationState: return .routingReducer(.v0_0)
      case .navigation: return .composableNavigation(.v4_2)
      default: break
      }
      if path.isRouteStack { return .tcaRouteStack(.v0_1) }
      let alias = program.topLevelAliases[path.writtenType]?.first?.type.sourceText
      let isIdentified = (alias ?? path.writtenType).contains("IdentifiedArray")
      let version: TCACoordinatorsVersion = usesOldLabels ? .v0_13 : .v0_14
      return .tcaCoordinators(version, isIdentified ? .identified : .indexed)
    }

    var usesOldLabels: Bool { program.files.contains(where: \.saysEmbedInNavigationView) }

    /// The child feature that a coordinator with a path shows below it.
    func rootChild(of feature: Feature) -> (name: String, feature: Feature)? {
      guard let state = feature.state.declaration else { return nil }
      let knownRoots = walker.evidence.roots[ObjectIdentifier(state)]
      if let knownRoots, knownRoots.isEmpty { return nil }
      let shown = knownRoots ?? []
      if shown.count == 1, let child = walker.child(shown[0], of: state), child !== feature {
        return (shown[0], child)
      }
      let candidates = state.propertyOrder.compactMap { name -> (String, Feature)? in
        guard let property = state.properties[name], !property.isStatic,
          property.getter == nil || program.makesChild(property, in: state),
          knownRoots?.contains(name) != false
        else { return nil }
        let type = program.type(ofProperty: property, in: state)
        guard case .declared = type, let child = features.feature(ofState: type), child !== feature
        else { return nil }
        return (name, child)
      }
      return candidates.count == 1 || candidates.first?.0 == "root" ? candidates.first : nil
    }

    /// Whether a case holds the state of its child itself, which is gone with the case.
    private func isPayload(_ item: String, of enumeration: TypeDeclaration?) -> Bool {
      guard let one = enumeration?.declaredCase(item), let payload = one.payloads.first,
        let enumeration
      else { return false }
      return features.feature(ofState: program.resolve(payload, of: one, in: enumeration)) != nil
    }

    func destination(_ shown: Walker.ShownScreen, _ index: Int? = nil) -> Destination? {
      guard case .route(let name) = shown.target else { return nil }
      let hasNavigation = shown.hasNavigation ?? false
      let presentation: Presentation =
        switch shown.style {
        case "root": .sheet(embedsNavigation: hasNavigation)
        case "sheet": .sheet(embedsNavigation: hasNavigation)
        case "cover": .cover(embedsNavigation: hasNavigation)
        default: .push
        }
      return Destination(
        target: index.map { pattern(name, shown, $0) } ?? RoutePattern(route: name),
        presentation: presentation)
    }
  }
#endif
