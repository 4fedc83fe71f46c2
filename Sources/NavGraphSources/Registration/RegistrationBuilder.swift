#if SourceReading
  import NavGraphModel
  import SwiftSyntax

  /// Makes a registration of what was read: one coordinator for each feature with a stack, tabs or a choice
  /// of children, with its screens, and with the slots of the screens.
  struct RegistrationBuilder {
    let composition: Composition
    let views: ViewWalker
    let folder: String
    private var walker: Walker { composition.walker }
    private var program: Program { walker.program }
    private var features: Features { walker.features }

    /// A coordinator while it is made.
    struct Draft {
      var feature: Feature
      var container: NavGraphSources.Container?
      var path: StatePath?
      var definition: CoordinatorDefinition
      /// The features of the screens, by the names of their routes.
      var screens: [String: Feature] = [:]
      /// The route of what a slot holds: by the owner's route (or "" for the coordinator), the slot and the case.
      var slotRoutes: [[String]: String] = [:]
    }

    var drafts: [Draft] = []
    private var draftOf: [ObjectIdentifier: Int] = [:]
    private(set) var unclear: [Unclear] = []

    init(_ composition: Composition, _ views: ViewWalker, folder: String) {
      self.composition = composition
      self.views = views
      self.folder = folder

    }

    mutating func graph(named name: String) -> GraphDefinition {
      for feature in features.all { addDraft(feature) }
      addEntryWithoutContainer()
      for index in drafts.indices { fillRoutes(index) }
      addFlows(views)
      for index in drafts.indices { addSlots(index) }
      for head in composition.heads() { add(head) }
      addActions(views)
      for index in drafts.indices { finish(index) }
      return GraphDefinition(
        name: name, coordinators: drafts.map(\.definition),
        location: NavGraphModel.SourceLocation(file: folder, line: 1, column: 1))
    }

    // MARK: Places

    func location(_ place: SourcePlace) -> NavGraphModel.SourceLocation {
      NavGraphModel.SourceLocation(file: place.file, line: max(1, place.line), column: 1)
    }

    private func location(of feature: Feature) -> NavGraphModel.SourceLocation {
      location(program.place(of: feature.place.node))
    }

    mutating func admit(_ place: SourcePlace, _ reason: String) {
      unclear.append(Unclear(place: place, reason: reason))
    }

    // MARK: Coordinators

    private func uniqueName(_ feature: Feature) -> String {
      let name = feature.name
      guard drafts.contains(where: { $0.definition.name == name }) else { return name }
      let outer = feature.owner?.parent?.name ?? ""
      let longer = outer + name
      guard drafts.contains(where: { $0.definition.name == longer }) || longer == name else {
        return longer
      }
      return (2...).lazy.map { "\(name)\($0)" }.first { candidate in
        !drafts.contains { $0.definition.name == candidate }
      } ?? name
    }

    private mutating func addDraft(_ feature: Feature) {
      guard let main = walker.mainContainer(of: feature),
        composition.isFlow(feature) || main.container.kind == .tabs,
        !composition.isElement(feature)
      else { return }
      draftOf[ObjectIdentifier(feature)] = drafts.count
      drafts.append(
        Draft(
          feature: feature, container: main.container, path: main.path,
          definition: CoordinatorDefinition(
            name: uniqueName(feature), container: .switch(SwitchContainer(initial: "")), routes: [],
            location: location(of: feature))))
    }

    /// An app that only presents has no coordinator: its root feature stands as the root of a stack.
    private mutating func addEntryWithoutContainer() {
      let children = Set(
        features.all.flatMap { feature in
          feature.action.cases.flatMap { one in
            one.payloads.compactMap { payload in
              features.feature(
                ofAction: wrapped(program.resolve(payload, of: one, in: feature.action))
              )
              .map { ObjectIdentifier($0) }
            }
          }
        })
      for feature in features.all
      where draftOf[ObjectIdentifier(feature)] == nil
        && !children.contains(ObjectIdentifier(feature))
      {
        let hasSlots = !slots(of: feature).isEmpty
        guard hasSlots else { continue }
        draftOf[ObjectIdentifier(feature)] = drafts.count
        drafts.append(
          Draft(
            feature: feature, container: nil, path: nil,
            definition: CoordinatorDefinition(
              name: uniqueName(feature), container: .switch(SwitchContainer(initial: "")),
              routes: [],
              location: location(of: feature))))
      }
    }

    private func wrapped(_ type: SwiftType) -> SwiftType {
      switch type {
      case .presentationAction(let inner), .identifiedAction(let inner): wrapped(inner)
      case .stackAction(_, let action), .routerAction(_, let action): wrapped(action)
      default: type
      }
    }

    private func route(_ name: String, _ node: SourcePlace, hosts: String? = nil) -> RouteDefinition
    {
      RouteDefinition(name: name, identity: .constant(name), hosts: hosts, location: location(node))
    }

    private mutating func addRoute(
      _ name: String, of feature: Feature?, at place: SourcePlace, to index: Int
    ) {
      guard !drafts[index].definition.routes.contains(where: { $0.name == name }) else { return }
      let hosted = feature.flatMap { draftOf[ObjectIdentifier($0)] }.map {
        drafts[$0].definition.name
      }
      var definition = route(name, place, hosts: hosted)
      if let path = drafts[index].path, dialect(path).comparesIdentities {
        definition.identity = .unique
      }
      drafts[index].definition.routes.append(definition)
      if let feature, hosted == nil { drafts[index].screens[name] = feature }
    }

    private mutating func fillRoutes(_ index: Int) {
      let draft = drafts[index]
      let own = program.place(of: draft.feature.place.node)
      guard let path = draft.path, let kind = draft.container?.kind else {
        addRoute("root", of: nil, at: own, to: index)
        drafts[index].screens["root"] = draft.feature
        drafts[index].definition.container = stack(
          root: "root", .composableArchitecture(.v1_25), true)
        return
      }
      switch kind {
      case .stack:
        let screens = path.type.screens
        for one in screens?.cases ?? [] {
          let payload = one.payloads.first.map {
            program.resolve($0, of: one, in: screens ?? draft.feature.action)
          }
          addRoute(
            one.name, of: payload.flatMap { features.feature(ofState: $0) },
            at: program.place(of: one.node), to: index)
        }
        let initial = walker.initial(of: path)
        switch path.type.unwrapped {
        case .array(.route):
          if case .tcaRouteStack = dialect(path) {
            setRoot(index, dialect(path), own)
            break
          }
          let entries = initial.compactMap { destination($0, root: $0.style == "root") }
          if let root = entries.first {
            for entry in entries { addRoute(entry.target.route, of: nil, at: own, to: index) }
            drafts[index].definition.container = .stack(
              StackContainer(
                dialect: dialect(path), initial: [entries.isEmpty ? [root] : entries],
                isWrapped: !root.presentation.embedsNavigation
                  && walker.evidence.wrapped.contains(ObjectIdentifier(draft.feature.action))))
          } else if let first = screens?.cases.first {
            admit(
              own, "which screen \(draft.feature.name) starts with is not said where it is declared"
            )
            drafts[index].definition.container = stack(root: first.name, dialect(path), true)
          }
        default: setRoot(index, dialect(path), own)
        }
      case .tabs, .switch:
        let enumeration = path.type.screens
        var items = enumeration?.cases.map(\.name) ?? []
        if path.type.isBool, let last = path.components.last, let owner = last.owner {
          let shown = walker.evidence.shown(by: last.name, of: owner)
          items = [shown.otherwise, shown.then].compactMap { $0 }
        }
        for item in items {
          let child = child(item, of: draft.feature, enumeration)
          let place = enumeration?.declaredCase(item).map { program.place(of: $0.node) } ?? own
          addRoute(item, of: child?.feature, at: place, to: index)
        }
        let initial = walker.initial(of: path).compactMap { shown -> String? in
          if case .route(let name) = shown.target { return name }
          return nil
        }.first
        let first = initial.flatMap { items.contains($0) ? $0 : nil } ?? items.first ?? ""
        if items.isEmpty { addRoute("root", of: nil, at: own, to: index) }
        if kind == .tabs {
          drafts[index].definition.container = .tabs(
            TabsContainer(library: .tabView, items: items, initial: first, retap: .nothing))
        } else {
          drafts[index].definition.container = .switch(
            SwitchContainer(
              initial: items.isEmpty ? "root" : first,
              kept: path.components.isEmpty
                ? [] : items.filter { child($0, of: draft.feature, enumeration) != nil }))
        }
      case .slot: break
      }
    }

    /// The root of a container that stands above one.
    private mutating func setRoot(_ index: Int, _ dialect: Dialect, _ own: SourcePlace) {
      let feature = drafts[index].feature
      let root = rootChild(of: feature)
      let name = free(root?.name ?? "root", index)
      addRoute(name, of: root?.feature, at: own, to: index)
      if root == nil { drafts[index].screens[name] = feature }
      drafts[index].definition.container = stack(root: name, dialect, true)
    }

    private func free(_ name: String, _ index: Int) -> String {
      drafts[index].definition.routes.contains { $0.name == name } ? name + "Root" : name
    }

    private func stack(root: String, _ dialect: Dialect, _ hasNavigation: Bool)
      -> NavGraphModel.Container
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

    private func dialect(_ path: StatePath) -> Dialect {
      switch path.type.unwrapped {
      case .stack: return .composableArchitecture(.v1_25)
      case .navigationState: return .routingReducer(.v0_0)
      case .navigation: return .composableNavigation(.v4_2)
      default: break
      }
      let written =
        path.components.last.flatMap { $0.owner?.properties[$0.name]?.type?.trimmedDescription }
        ?? ""
      if written.contains("RoutePath") { return .tcaRouteStack(.v0_1) }
      let isIdentified =
        path.components.last.flatMap { $0.owner?.properties[$0.name]?.type?.trimmedDescription }
        .map { $0.contains("IdentifiedArray") } ?? false
      let version: TCACoordinatorsVersion = usesOldLabels ? .v0_13 : .v0_14
      return .tcaCoordinators(version, isIdentified ? .identified : .indexed)
    }

    private var usesOldLabels: Bool { program.files.contains(where: \.saysEmbedInNavigationView) }

    /// The child feature that a coordinator with a path shows below it.
    private func rootChild(of feature: Feature) -> (name: String, feature: Feature)? {
      guard let state = feature.state.declaration else { return nil }
      let candidates = state.propertyOrder.compactMap { name -> (String, Feature)? in
        guard let property = state.properties[name], !property.isStatic, property.getter == nil
        else { return nil }
        let type = program.type(ofProperty: property, in: state)
        guard case .declared = type, let child = features.feature(ofState: type), child !== feature
        else { return nil }
        return (name, child)
      }
      return candidates.count == 1 || candidates.first?.0 == "root" ? candidates.first : nil
    }

    /// The child that a tab or a case shows.
    private func child(
      _ item: String, of feature: Feature, _ enumeration: TypeDeclaration?
    ) -> (name: String, feature: Feature)? {
      if let one = enumeration?.declaredCase(item), let payload = one.payloads.first,
        let enumeration,
        let child = features.feature(ofState: program.resolve(payload, of: one, in: enumeration))
      {
        return (item, child)
      }
      guard let state = feature.state.declaration else { return nil }
      let names = [walker.evidence.child(item, of: state), item, item + "State", item + "Tab"]
        .compactMap { $0 }
      for name in names {
        if let property = state.properties[name],
          let child = features.feature(ofState: program.type(ofProperty: property, in: state))
        {
          return (name, child)
        }
      }
      return nil
    }

    private func destination(_ shown: Walker.ShownScreen, root: Bool = false) -> Destination? {
      guard case .route(let name) = shown.target else { return nil }
      let hasNavigation = shown.hasNavigation ?? false
      let presentation: Presentation =
        switch shown.style {
        case "root": .sheet(embedsNavigation: hasNavigation)
        case "sheet": .sheet(embedsNavigation: hasNavigation)
        case "cover": .cover(embedsNavigation: hasNavigation)
        default: .push
        }
      return Destination(target: RoutePattern(route: name), presentation: presentation)
    }

    // MARK: Slots

    private func slots(of feature: Feature) -> [(
      name: String, path: StatePath, property: PropertyDeclaration
    )] {
      guard let state = feature.state.declaration, state.kind != .enumeration else { return [] }
      return state.propertyOrder.compactMap { name in
        guard let property = state.properties[name], !property.isStatic, property.getter == nil
        else { return nil }
        let path = StatePath(
          components: [.init(name: name, owner: state)],
          type: program.type(ofProperty: property, in: state)
        )
        guard walker.container(path)?.kind == .slot else { return nil }
        return (name, path, property)
      }
    }

    private mutating func addSlots(_ index: Int) {
      addSlots(of: drafts[index].feature, owner: nil, to: index, depth: 0)
      var done: Set<String> = []
      // What a slot holds can have slots itself: the list grows.
      var position = 0
      while position < drafts[index].definition.routes.count {
        let name = drafts[index].definition.routes[position].name
        position += 1
        guard done.insert(name).inserted, let feature = drafts[index].screens[name],
          feature !== drafts[index].feature
        else { continue }
        addSlots(of: feature, owner: name, to: index, depth: 1)
      }
    }

    private mutating func addSlots(of feature: Feature, owner: String?, to index: Int, depth: Int) {
      guard drafts[index].definition.routes.count < 200 else { return }
      for slot in slots(of: feature) {
        let place = program.place(of: slot.property.node)
        var definition = SlotDefinition(
          name: slot.name, kind: kind(slot.path, slot.name, feature), isBool: slot.path.type.isBool,
          location: location(place))
        var contents: [(name: String, feature: Feature?, kind: SlotKind)] = []
        if let choice = slot.path.type.declaration, choice.kind == .enumeration {
          for one in choice.cases {
            let payload = one.payloads.first.map { program.resolve($0, of: one, in: choice) }
            let alert = payload?.isAlert ?? false
            let kind: SlotKind =
              alert
              ? (one.name.lowercased().contains("dialog") ? .dialog : .alert)
              : kind(named: one.name, feature) ?? definition.kind
            let shown =
              payload.flatMap { features.feature(ofState: $0) }
              ?? child(one.name, of: feature, choice)?.feature
            contents.append((one.name, shown, kind))
          }
          definition.kind =
            contents.first { !$0.kind.isAlert }?.kind ?? contents.first?.kind ?? .sheet
        } else {
          contents = [(slot.name, features.feature(ofState: slot.path.type), definition.kind)]
        }
        for content in contents {
          var name = content.name
          if drafts[index].definition.routes.contains(where: { $0.name == name }) {
            name = (owner ?? "own") + content.name.prefix(1).uppercased() + content.name.dropFirst()
            if drafts[index].definition.routes.contains(where: { $0.name == name }) { continue }
          }
          addRoute(name, of: content.feature, at: place, to: index)
          drafts[index].slotRoutes[[owner ?? "", slot.name, content.name]] = name
          if content.kind != definition.kind { definition.kinds[name] = content.kind }
        }
        if let owner,
          let position = drafts[index].definition.routes.firstIndex(where: { $0.name == owner })
        {
          drafts[index].definition.routes[position].slots.append(definition)
        } else {
          drafts[index].definition.slots.append(definition)
        }
      }
    }

    private func kind(_ path: StatePath, _ name: String, _ feature: Feature) -> SlotKind {
      if path.type.isAlert { return name.lowercased().contains("dialog") ? .dialog : .alert }
      return kind(named: name, feature) ?? .sheet
    }

    private func kind(named name: String, _ feature: Feature) -> SlotKind? {
      guard let state = feature.state.declaration,
        let modifier = walker.evidence.modifier(name, of: state)
      else {
        return nil
      }
      switch modifier {
      case "fullScreenCover": return .cover
      case "popover": return .popover
      case "alert": return .alert
      case "confirmationDialog", "actionSheet": return .dialog
      case "navigationDestination", "navigationLink", "navigationLinkEmpty", "NavigationLink",
        "NavigationLinkStore":
        return .push
      default: return .sheet
      }
    }

    // MARK: Actions

    /// Where an action comes from: a coordinator and a screen in it, by the routes that host it.
    private struct Origin {
      var start: Int
      var hosts: [String] = []
      var coordinator: Int
      var route: String?
      var action: [String] = []
    }

    private func origins(_ path: [ActionStep], of feature: Feature) -> [Origin] {
      if let index = draftOf[ObjectIdentifier(feature)] {
        let route = drafts[index].container == nil ? "root" : nil
        return [locate(path, feature, Origin(start: index, coordinator: index, route: route))]
      }
      var result: [Origin] = []
      for (index, draft) in drafts.enumerated() {
        for route in draft.definition.routes where draft.screens[route.name] === feature {
          result.append(
            locate(path, feature, Origin(start: index, coordinator: index, route: route.name)))
        }
      }
      return result
    }

    private func locate(_ path: [ActionStep], _ feature: Feature, _ given: Origin) -> Origin {
      var origin = given
      let types = composition.types(along: path, in: feature)
      var index = 0
      func enter(_ route: String) {
        origin.route = route
        origin.action = []
        let hosted = drafts[origin.coordinator].definition.routes.first { $0.name == route }?.hosts
        if let hosted, let next = drafts.firstIndex(where: { $0.definition.name == hosted }) {
          origin.hosts.append(route)
          origin.coordinator = next
          origin.route = drafts[next].container == nil ? "root" : nil
        }
      }
      while index < path.count {
        let step = path[index]
        let before: SwiftType = index == 0 ? .declared(feature.action) : types[index - 1]
        let isOwnAction = origin.route == nil || drafts[origin.coordinator].container == nil
        if step.isPayload { break }
        switch step.name {
        case "router" where isOwnAction: break
        case "routeAction", "route", "modalRoute":
          if path.indices.contains(index + 1),
            step.name != "routeAction" || composition.isRouter(step, in: before),
            drafts[origin.coordinator].definition.routes.contains(where: {
              $0.name == path[index + 1].name
            })
          {
            index += 1
            enter(path[index].name)
          } else {
            origin.action.append(step.name)
          }
        case "element":
          if case .stackAction = before, path.indices.contains(index + 1) {
            index += 1
            enter(path[index].name)
          } else {
            origin.action.append(step.name)
          }
        default:
          let next = path.indices.contains(index + 1) ? path[index + 1] : nil
          let slotOwner =
            isOwnAction && drafts[origin.coordinator].container != nil ? "" : origin.route ?? ""
          if next?.name == "presented" {
            let choice = path.indices.contains(index + 2) ? path[index + 2].name : ""
            let slots = drafts[origin.coordinator].slotRoutes
            if let route = slots[[slotOwner, step.name, choice]] {
              index += 2
              enter(route)
              break
            }
            if let route = slots[[slotOwner, step.name, step.name]] {
              index += 1
              enter(route)
              break
            }
          }
          // `.destination(.home(…))`: the choice itself is no screen.
          if let child = features.feature(ofAction: types[index]), composition.isElement(child),
            isOwnAction
          {
            break
          }
          if isOwnAction, let container = features.feature(ofAction: before),
            composition.isElement(container),
            drafts[origin.coordinator].definition.routes.contains(where: { $0.name == step.name })
          {
            enter(step.name)
            break
          }
          if case .stackAction = types[index] { break }
          if case .routerAction = types[index] { break }
          if let child = features.feature(ofAction: types[index]), isOwnAction {
            let draft = drafts[origin.coordinator]
            let hosted = draftOf[ObjectIdentifier(child)].map { drafts[$0].definition.name }
            let shown = draft.definition.routes.filter { route in
              route.hosts.map { $0 == hosted } ?? (draft.screens[route.name] === child)
            }
            if let route = shown.first(where: { $0.name == step.name }) ?? shown.first {
              enter(route.name)
              break
            }
          }
          origin.action.append(step.name)
        }
        index += 1
      }
      return origin
    }

    private mutating func add(_ head: Composition.Head) {
      let touched = head.features.compactMap { draftOf[ObjectIdentifier($0)] }
      for origin in origins(head.path, of: head.handler.feature) { add(head, origin, touched) }
    }

    /// How many coordinators are around one; the way down from one to another.
    private func hosts(from outer: Int, to inner: Int) -> [String]? {
      if outer == inner { return [] }
      var queue: [(Int, [String])] = [(outer, [])]
      var seen: Set<Int> = [outer]
      while !queue.isEmpty {
        let (current, way) = queue.removeFirst()
        for route in drafts[current].definition.routes {
          guard let hosted = route.hosts,
            let next = drafts.firstIndex(where: { $0.definition.name == hosted }),
            seen.insert(next).inserted
          else { continue }
          if next == inner { return way + [route.name] }
          queue.append((next, way + [route.name]))
        }
      }
      return nil
    }

    private func trigger(_ head: Composition.Head, _ origin: Origin) -> Trigger {
      guard let first = origin.action.first else { return .tap }
      let feature: Feature? =
        origin.route.flatMap { drafts[origin.coordinator].screens[$0] }
        ?? drafts[origin.coordinator].feature
      guard let feature else { return .tap }
      // What nobody sends is registered as such: a rule tells of it.
      if let last = origin.action.last(where: { !Self.libraryCases.contains($0) }),
        !walker.mentions.names.contains(last),
        walker.evidence.sends[ObjectIdentifier(feature.action)] != nil
      {
        return .sent
      }
      return composition.trigger(first, of: feature)
    }

    /// Cases that libraries make.
    private static let libraryCases: Set<String> = [
      "success", "failure", "presented", "dismiss", "element", "popFrom", "binding",
    ]

    private mutating func add(_ head: Composition.Head, _ origin: Origin, _ touched: [Int]) {
      // The outermost of all coordinators that take part: from there everything can be said.
      var outermost = origin.start
      for one in touched where hosts(from: one, to: outermost) != nil { outermost = one }
      guard let way = hosts(from: outermost, to: origin.start) else { return }
      let hostRoutes = way + origin.hosts
      let action = origin.action.joined(separator: ".")
      let place =
        head.handler.place ?? head.alternatives.joined().first.map(Self.place)
        ?? SourcePlace(file: "", line: 1)
      // A whole screen's actions, or one that a payload alone tells apart.
      guard !action.isEmpty else { return }
      let trigger = trigger(head, origin)
      if isBar(head, origin) { return }
      if dependsOnView(head, origin) {
        admit(
          place,
          "\u{201C}\(action)\u{201D} comes from what is shown at times only: when is not known, so that it is left out"
        )
        return
      }
      var seen: Set<[NavGraphModel.Operation]> = []
      for alternative in head.alternatives {
        var standpoint = outermost
        if origin.route == nil, origin.coordinator != outermost { standpoint = origin.coordinator }
        let operations = Self.ordered(
          alternative.flatMap { operation($0, at: outermost, head, origin, place) })
        guard seen.insert(operations).inserted else { continue }
        let isInside = standpoint != outermost
        let said: [NavGraphModel.Operation] =
          isInside && !operations.isEmpty
          ? [.within(.ancestor(drafts[outermost].definition.name), operations)] : operations
        // A button of what a slot holds, which reports to the feature that owns the slot.
        if outermost == origin.coordinator, hostRoutes.isEmpty,
          case .clear(let slot)? = operations.first,
          operations.count == 1, trigger == .tap, let content = ownContent(of: slot, origin)
        {
          append(
            Transition(
              action: action, operations: [.dismissScreen],
              location: location(alternative.first.map(Self.place) ?? place)), to: content,
            of: outermost)
          continue
        }
        let transition = Transition(
          action: action, trigger: trigger, operations: said,
          location: location(alternative.first.map(Self.place) ?? place))
        if isInside || (origin.route == nil && origin.coordinator == outermost) {
          append(HandlerDefinition(source: .own, transition: transition), to: standpoint)
        } else if hostRoutes.isEmpty, let route = origin.route {
          append(transition, to: route, of: outermost)
        } else {
          append(
            HandlerDefinition(
              source: .descendant(hosts: hostRoutes, route: origin.route), transition: transition),
            to: outermost)
        }
      }
    }

    /// What a slot of the acting screen holds, where that is no feature of its own.
    private func ownContent(of slot: String, _ origin: Origin) -> String? {
      let draft = drafts[origin.coordinator]
      let contents = draft.slotRoutes.filter {
        $0.key[0] == (origin.route ?? "") && $0.key[1] == slot
      }.map(\.value)
      guard contents.count == 1, let content = contents.first, draft.screens[content] == nil,
        draft.definition.routes.first(where: { $0.name == content })?.hosts == nil
      else { return nil }
      return content
    }

    /// A flow that is shown and made anew in one update: in which order does not matter to the library.
    private static func ordered(_ operations: [NavGraphModel.Operation]) -> [NavGraphModel
      .Operation]
    {
      func isReset(_ operation: NavGraphModel.Operation) -> Bool {
        if case .reset = operation { return true }
        return false
      }
      return operations.filter { !isReset($0) } + operations.filter(isReset)
    }

    /// An action of a coordinator's own view that takes screens away and comes from something that the view shows at times.
    private func dependsOnView(_ head: Composition.Head, _ origin: Origin) -> Bool {
      guard origin.route == nil, let first = head.handler.path.first,
        drafts[origin.coordinator].container?.kind == .stack
      else { return false }
      let sends = walker.evidence.sends(first.name, of: head.handler.feature.action)
      guard !sends.isEmpty, sends.allSatisfy(\.isConditional) else { return false }
      let removing: Set<String> = ["goBack", "pop", "dismiss", "removeLast"]
      return head.alternatives.joined().contains { deed in
        if case .operation(let operation) = deed { return removing.contains(operation.name) }
        return false
      }
    }

    /// A tab bar's own selection: the container does that by itself.
    private func isBar(_ head: Composition.Head, _ origin: Origin) -> Bool {
      guard origin.route == nil, let container = drafts[origin.coordinator].container,
        container.kind == .tabs,
        composition.origin(of: head.handler.path, in: head.handler.feature).screen == "tab"
      else { return false }
      return head.alternatives.allSatisfy { alternative in
        alternative.allSatisfy { deed in
          if case .operation(let operation) = deed { return operation.container == container }
          return false
        }
      }
    }

    mutating func append(_ handler: HandlerDefinition, to index: Int) {
      guard !drafts[index].definition.handlers.contains(handler) else { return }
      drafts[index].definition.handlers.append(handler)
    }

    mutating func append(_ transition: Transition, to route: String, of index: Int) {
      guard let position = drafts[index].definition.routes.firstIndex(where: { $0.name == route }),
        !drafts[index].definition.routes[position].transitions.contains(transition)
      else { return }
      drafts[index].definition.routes[position].transitions.append(transition)
    }

    private static func place(_ deed: Composition.Deed) -> SourcePlace {
      switch deed {
      case .operation(let operation): operation.place
      case .dismiss(_, let place): place
      }
    }

    // MARK: Operations

    private mutating func operation(
      _ deed: Composition.Deed, at index: Int, _ head: Composition.Head, _ origin: Origin,
      _ place: SourcePlace
    ) -> [NavGraphModel.Operation] {
      switch deed {
      case .dismiss(let feature, _):
        // The button of an alert closes the alert by itself; what goes with it is the screen that asked.
        guard origin.coordinator == index, let route = origin.route,
          drafts[index].screens[route] !== feature,
          let owner = drafts[index].slotRoutes.first(where: { $0.value == route })?.key[0],
          drafts[index].screens[owner] === feature,
          !drafts[index].slotRoutes.values.contains(owner)
        else { return [.dismissScreen] }
        return [.popFrom(RoutePattern(route: owner))]
      case .operation(let operation):
        if operation.container.kind == .slot {
          // A modal layer beside a path, as RoutingReducer has it, or a slot of the acting screen or its coordinator.
          let beside = drafts.firstIndex { draft in
            draft.container.map {
              $0.owner == operation.container.owner && $0.property == operation.container.property
            } ?? false
          }
          if let beside, let way = hosts(from: index, to: beside) {
            var modal = operation
            modal.name =
              operation.name == "clear" ? "dismiss" : operation.style == "cover" ? "cover" : "sheet"
            let said = operations(modal, of: beside)
            return said.isEmpty || way.isEmpty ? said : [.within(.child(way), said)]
          }
          return slot(operation, at: index, origin)
        }
        guard let target = drafts.firstIndex(where: { $0.container == operation.container }),
          let way = hosts(from: index, to: target)
        else { return [] }
        if operation.isReset {
          guard let last = way.last else { return [] }
          let reset = NavGraphModel.Operation.reset(RoutePattern(route: last))
          return way.count == 1 ? [reset] : [.within(.child(Array(way.dropLast())), [reset])]
        }
        let said = operations(operation, of: target)
        guard !said.isEmpty else { return [] }
        return way.isEmpty ? said : [.within(.child(way), said)]
      }
    }

    private mutating func slot(
      _ operation: Operation, at index: Int, _ origin: Origin
    ) -> [NavGraphModel.Operation] {
      let draft = drafts[index]
      let name = operation.container.property
      let keys = draft.slotRoutes.filter { $0.key[1] == name }
      // What a slot holds empties it by closing itself; an alert's buttons do without being told.
      if operation.name == "clear", origin.coordinator == index, let route = origin.route,
        let key = keys.first(where: { $0.value == route })?.key
      {
        let slots =
          key[0].isEmpty
          ? draft.definition.slots
          : draft.definition.routes.first { $0.name == key[0] }?.slots ?? []
        let isAlert = slots.first { $0.name == name }?.kind(of: route).isAlert ?? false
        return isAlert ? [] : [.dismissScreen]
      }
      let owners = Set(keys.map { $0.key[0] })
      let acting = origin.coordinator == index ? origin.route ?? "" : ""
      guard let owner = owners.contains(acting) ? acting : owners.contains("") ? "" : nil else {
        admit(operation.place, "\u{201C}\(name)\u{201D} is changed from outside of its screen")
        return []
      }
      if operation.name == "clear" {
        let slots =
          owner.isEmpty
          ? draft.definition.slots : draft.definition.routes.first { $0.name == owner }?.slots ?? []
        let holdsAlerts = slots.first { $0.name == name }?.allKinds.allSatisfy(\.isAlert) ?? false
        return holdsAlerts ? [] : [.clear(slot: name)]
      }
      return operation.targets.suffix(1).flatMap { target -> [NavGraphModel.Operation] in
        guard case .route(let case_) = target else { return [] }
        guard
          let route = draft.slotRoutes[[owner, name, case_]]
            ?? draft.slotRoutes[[owner, name, name]]
        else { return [] }
        return [
          .fill(
            slot: name,
            Destination(
              target: RoutePattern(route: route), presentation: .sheet(embedsNavigation: false)))
        ]
      }
    }

    mutating func operations(_ operation: Operation, of target: Int) -> [NavGraphModel.Operation] {
      let routes = Set(drafts[target].definition.routes.map(\.name))
      let names = operation.targets.compactMap { target -> String? in
        guard case .route(let name) = target, routes.contains(name) else { return nil }
        return name
      }
      let pattern = names.last.map { RoutePattern(route: $0) }
      let hasNavigation = operation.hasNavigation ?? false
      func destination(_ presentation: Presentation) -> [NavGraphModel.Operation] {
        guard let pattern else {
          admit(operation.place, "which screen is shown here cannot be read")
          return []
        }
        return [.append(Destination(target: pattern, presentation: presentation))]
      }
      switch operation.name {
      case "push": return destination(.push)
      case "sheet": return destination(.sheet(embedsNavigation: hasNavigation))
      case "cover": return destination(.cover(embedsNavigation: hasNavigation))
      case "goBack": return [.goBack(operation.count ?? 1)]
      case "pop": return [.pop(operation.count ?? 1)]
      case "removeLast": return [.removeLast(operation.count ?? 1)]
      case "dismiss": return [.dismiss(operation.count ?? 1)]
      case "dismissAll": return [.dismissAll]
      case "goBackToRoot": return [.goBackToRoot]
      case "popToRoot": return [.popToRoot]
      case "goBackTo", "popTo":
        if let index = operation.index {
          return [operation.name == "popTo" ? .popToIndex(index) : .goBackToIndex(index)]
        }
        guard let pattern else {
          admit(operation.place, "which screen this goes back to cannot be read")
          return []
        }
        return [operation.name == "popTo" ? .popTo(pattern) : .goBackTo(pattern)]
      case "removeAll": return [.removeAll]
      case "set":
        guard !names.isEmpty else {
          admit(operation.place, "the screens that are set here cannot be read")
          return []
        }
        let first = Presentation.sheet(embedsNavigation: hasNavigation)
        let entries = names.enumerated().map { position, name in
          Destination(
            target: RoutePattern(route: name),
            presentation: position == 0 && operation.style == "root" ? first : .push)
        }
        return [.set(entries)]
      case "selectTab":
        guard let pattern else { return [] }
        return [.select(pattern)]
      case "switchTo":
        guard let pattern else {
          admit(operation.place, "what is shown after this cannot be read")
          return []
        }
        return [.show(pattern)]
      default:
        admit(operation.place, "\u{201C}\(operation.name)\u{201D} is not modelled")
        return []
      }
    }

    // MARK: What remains

    private mutating func finish(_ index: Int) {
      // Operations outside of a library's own words are said in its words.
      let definition = drafts[index].definition
      let transitions =
        definition.routes.flatMap(\.transitions) + definition.handlers.map(\.transition)
      let filled = Set(
        transitions.flatMap(\.operations).flattened.compactMap { operation -> String? in
          if case .fill(let slot, _) = operation { return slot }
          return nil
        })
      let shown = Set(
        transitions.flatMap(\.operations).flattened.compactMap { operation -> String? in
          if case .fill(_, let destination) = operation { return destination.target.route }
          return nil
        })
      // A slot that only a view's binding fills: nothing is known of when.
      for key in drafts[index].slotRoutes.keys.sorted(by: { $0.joined() < $1.joined() }) {
        guard let route = drafts[index].slotRoutes[key], !shown.contains(route) else { continue }
        if let known = drafts[index].definition.routes.first(where: { $0.name == route }) {
          admit(
            SourcePlace(file: known.location.file, line: known.location.line),
            "a view presents \u{201C}\(key[1])\u{201D}, and no reducer was found that fills it")
        }
        drafts[index].definition.routes.removeAll { $0.name == route }
      }
      let held = Dictionary(
        grouping: drafts[index].slotRoutes.filter { shown.contains($0.value) }.keys
      ) { $0[0] }
      func isHeld(_ slot: String, _ owner: String) -> Bool {
        held[owner]?.contains { $0[1] == slot } ?? false
      }
      drafts[index].definition.slots.removeAll { !filled.contains($0.name) || !isHeld($0.name, "") }
      for position in drafts[index].definition.routes.indices {
        let owner = drafts[index].definition.routes[position].name
        drafts[index].definition.routes[position].slots.removeAll { !isHeld($0.name, owner) }
      }
      drafts[index].definition.removeKinds()
      drafts[index].definition.removeClears()
    }
  }

  extension CoordinatorDefinition {
    /// Takes away what slots say of routes that are not there.
    fileprivate mutating func removeKinds() {
      let names = Set(routes.map(\.name))
      for index in slots.indices {
        slots[index].kinds = slots[index].kinds.filter { names.contains($0.key) }
      }
      for route in routes.indices {
        for index in routes[route].slots.indices {
          routes[route].slots[index].kinds = routes[route].slots[index].kinds.filter {
            names.contains($0.key)
          }
        }
      }
    }

    /// Takes away operations that empty slots which are not there.
    fileprivate mutating func removeClears() {
      let own = Set(slots.map(\.name))
      var slots = own
      func kept(_ operations: [NavGraphModel.Operation]) -> [NavGraphModel.Operation] {
        operations.filter { operation in
          switch operation {
          case .clear(let slot), .fill(let slot, _): slots.contains(slot)
          default: true
          }
        }
      }
      for route in routes.indices {
        slots = own.union(routes[route].slots.map(\.name))
        for index in routes[route].transitions.indices {
          routes[route].transitions[index].operations = kept(
            routes[route].transitions[index].operations)
        }
      }
      slots = own
      for index in handlers.indices {
        handlers[index].transition.operations = kept(handlers[index].transition.operations)
      }
    }
  }
#endif
