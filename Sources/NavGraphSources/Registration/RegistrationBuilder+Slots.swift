#if SourceReading
  import NavGraphModel
  import SwiftSyntax

  extension RegistrationBuilder {
    func slots(of feature: Feature) -> [(
      name: String, path: StatePath, property: PropertyDeclaration
    )] {
      guard let state = feature.state.declaration, state.kind != .enumeration else { return [] }
      return program.storedPaths(of: state).compactMap { property, path in
        guard walker.container(path)?.kind == .slot else { return nil }
        return (property.name, path, property)
      }
    }

    mutating func addSlots(_ index: Int) {
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

    mutating func addSlots(of feature: Feature, owner: String?, to index: Int, depth: Int) {
      guard drafts[index].definition.routes.count < 200 else { return }
      addOwnSlots(of: feature, owner: owner, to: index)
      addParts(of: feature, owner: owner, to: index)
    }

    /// - Parameter part: The actions that lead to the feature from the screen that it is a part of; empty for the screen's own.
    mutating func addOwnSlots(
      of feature: Feature, owner: String?, part: [String] = [], to index: Int
    ) {
      for slot in slots(of: feature) {
        guard let container = walker.container(slot.path) else { continue }
        let name = drafts[index].freeSlot(slot.name, owner ?? "", part: part)
        drafts[index].slots.append(
          Slot(owner: owner ?? "", name: name, container: container, part: part))
        let place = program.place(of: slot.property.node)
        var definition = SlotDefinition(
          name: name, kind: kind(slot.path, slot.name, feature), isBool: slot.path.type.isBool,
          location: location(place))
        let contents: [SlotContent]
        let type = slot.path.type
        if let choice = slot.path.isItems ? type.screens : type.declaration,
          choice.kind == .enumeration
        {
          contents = self.contents(of: choice, in: slot.path, feature, usually: definition.kind)
          definition.kind =
            contents.first { !$0.kind.isAlert }?.kind ?? contents.first?.kind ?? .sheet
        } else {
          let shown =
            features.feature(ofState: type)
            ?? (type.isBool ? child(slot.name, of: feature, nil)?.feature : nil)
          contents = [(slot.name, shown, definition.kind)]
        }
        for content in contents {
          let outer = owner.map { [$0] } ?? (part.isEmpty ? ["own"] : [])
          let nearer = name == slot.name || part.isEmpty ? outer : part
          let prefixes = part.isEmpty ? [outer] : [nearer, outer + part]
          let route = Self.free(content.name, after: prefixes) { name in
            drafts[index].definition.routes.contains { $0.name == name }
          }
          addRoute(route, of: content.feature, at: place, to: index)
          drafts[index].slotRoutes[[owner ?? "", name, content.name]] = route
          if content.kind != definition.kind { definition.kinds[route] = content.kind }
        }
        definition.initial = initial(of: slot.property, slot.path).flatMap { shown in
          drafts[index].slotRoutes[[owner ?? "", name, shown]].map { RoutePattern(route: $0) }
        }
        definition.closesItself =
          !contents.contains(where: \.kind.isAlert)
          || isCleared(slot.property, container, by: feature)
        if let owner,
          let position = drafts[index].definition.routes.firstIndex(where: { $0.name == owner })
        {
          drafts[index].definition.routes[position].slots.append(definition)
        } else {
          drafts[index].definition.slots.append(definition)
        }
      }
    }

    /// What a slot holds where its feature starts: `@Presents var login: Login.State? = Login.State()`.
    private func initial(of property: PropertyDeclaration, _ path: StatePath) -> String? {
      guard let made = property.initial, !made.isNil, made.is(FunctionCallExprSyntax.self),
        !path.type.isBool
      else { return nil }
      guard path.type.declaration?.kind == .enumeration else { return property.name }
      guard case .route(let name)? = walker.initial(of: path).first?.target else { return nil }
      return name
    }

    /// Whether a feature clears what it presents when that closes: with an `ifLet` of its own or code that is given the
    /// property, or where it hears that an alert was dismissed.
    private func isCleared(
      _ property: PropertyDeclaration, _ container: ScreenContainer, by feature: Feature
    ) -> Bool {
      guard property.isPresented, let reducer = feature.owner,
        reducer.properties["body"]?.getter != nil
      else { return true }
      // Functions that extensions add to all reducers, where the reducer calls them.
      let called = Set(reducer.members.flatMap { CallFinder.calls(in: $0) }.map(\.calledName))
      let helpers = (program.outside["Reducer"]?.functionOrder ?? []).filter {
        called.contains($0.name)
      }
      let code = reducer.members + helpers.map { Syntax($0.node) }
      let isGiven = code.contains { member in
        member.tokens(viewMode: .sourceAccurate).contains { $0.text == "$" + property.name }
          || CallFinder.calls(in: member).contains { call in
            call.calledName == "ifLet"
              && call.arguments.first.flatMap { Walker.lastName($0.expression) } == property.name
          }
      }
      return isGiven
        || walker.handlers.contains { handler in
          handler.feature === feature && handler.body >= 0
            && handler.path.first?.name == property.name
            && !handler.path.contains { $0.name == "presented" }
            && ViewWalker.operations(handler.steps).contains {
              $0.name == "clear" && $0.container == container
            }
        }
    }

    private typealias SlotContent = (name: String, feature: Feature?, kind: SlotKind)

    /// What a slot shows whose state is a choice of several.
    private mutating func contents(
      of choice: TypeDeclaration, in path: StatePath, _ feature: Feature, usually usual: SlotKind
    ) -> [SlotContent] {
      let covers = walker.covers(walker.container(path), views)
      var contents: [SlotContent] = []
      for one in choice.cases {
        if isNeverPresented(one, of: choice, feature) {
          admit(program.place(of: one.node), "no view presents \u{201C}\(one.name)\u{201D}")
          continue
        }
        let payload = one.payloads.first.map { program.resolve($0, of: one, in: choice) }
        let kind: SlotKind =
          payload?.isAlert ?? false
          ? (one.name.lowercased().contains("dialog") ? .dialog : .alert)
          : covers.contains(one.name) ? .cover : kind(named: one.name, feature) ?? usual
        let shown =
          payload.flatMap { features.feature(ofState: $0) }
          ?? child(one.name, of: feature, choice)?.feature
        contents.append((one.name, shown, kind))
      }
      return contents
    }

    /// Whether views present other cases of a plain choice, each by its name, and not this one.
    private func isNeverPresented(
      _ one: CaseDeclaration, of choice: TypeDeclaration, _ feature: Feature
    ) -> Bool {
      choice.cases.allSatisfy(\.payloads.isEmpty) && kind(named: one.name, feature) == nil
        && child(one.name, of: feature, choice) == nil
        && choice.cases.contains { kind(named: $0.name, feature) != nil }
    }

    func kind(_ path: StatePath, _ name: String, _ feature: Feature) -> SlotKind {
      if path.type.isAlert { return name.lowercased().contains("dialog") ? .dialog : .alert }
      return kind(named: name, feature) ?? .sheet
    }

    func kind(named name: String, _ feature: Feature) -> SlotKind? {
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

    // MARK: What closes itself

    /// A view controller can have buttons of its own, as a view of the system has, and so can what a modifier of another
    /// library shows: all are taken to be able to close themselves.
    mutating func addForeignExits() {
      for index in drafts.indices {
        let keys = drafts[index].slotRoutes.sorted { $0.value < $1.value }
        for (key, route) in keys {
          let isController = showsForeign(key, route, index)
          let modifier = foreignModifier(key, index)
          guard isController || modifier != nil,
            let known = drafts[index].definition.routes.first(where: { $0.name == route }),
            known.hosts == nil,
            !known.transitions.contains(where: { $0.operations == [.dismissScreen] })
          else { continue }
          let isSystem = !isController && modifier.map(Library.system.contains) == true
          if !isSystem {
            let shown = "\u{201C}\(route)\u{201D}"
            admit(
              SourcePlace(file: known.location.file, line: known.location.line),
              isController
                ? "\(shown) shows a view controller: how it closes cannot be read"
                : "a library that is not read shows \(shown): how it closes is unknown")
          }
          let closer =
            isController ? "its view controller" : isSystem ? "the system" : "its library"
          append(
            Transition(
              action: "closed by " + closer, operations: [.dismissScreen],
              location: known.location),
            to: route, of: index)
        }
      }
    }

    /// An alert that its own buttons present again has other buttons then, which are not told apart.
    mutating func addAlertExits() {
      for index in drafts.indices {
        for (key, route) in drafts[index].slotRoutes.sorted(by: { $0.value < $1.value }) {
          let routes = drafts[index].definition.routes
          let owner = routes.first { $0.name == key[0] }
          guard let known = routes.first(where: { $0.name == route }), !known.transitions.isEmpty,
            let slot = (owner?.slots ?? drafts[index].definition.slots).first(where: {
              $0.name == key[1]
            }), slot.kind(of: route).isAlert,
            known.transitions.allSatisfy({ transition in
              transition.operations.contains { operation in
                guard case .fill(_, let shown) = operation else { return false }
                return shown.target.route == route
              }
            })
          else { continue }
          append(
            Transition(action: "another button", operations: [], location: known.location),
            to: route, of: index)
        }
      }
    }

    /// The modifier that shows it, if the sources do not declare it and its views are not the app's own.
    private func foreignModifier(_ key: [String], _ index: Int) -> String? {
      guard let container = drafts[index].slot(key)?.container else { return nil }
      let owner = key[0].isEmpty ? drafts[index].feature : drafts[index].screens[key[0]]
      let parts = drafts[index].parts.filter { $0.owner ?? "" == key[0] }.map(\.feature)
      let state = ([owner].compactMap(\.self) + parts).lazy.compactMap(\.state.declaration)
        .first { ObjectIdentifier($0) == container.owner }
      guard let state, let name = walker.evidence.modifier(container.property, of: state),
        name.first?.isLowercase == true, !Library.presenting.contains(name),
        program.outside["View"]?.functions[name] == nil
      else { return nil }
      return name
    }

    private func showsForeign(_ key: [String], _ route: String, _ index: Int) -> Bool {
      let evidence = walker.evidence
      if let feature = drafts[index].screens[route] {
        return evidence.views[ObjectIdentifier(feature.action)]?.contains(
          where: evidence.foreign.contains) ?? false
      }
      let owner = key[0].isEmpty ? drafts[index].feature : drafts[index].screens[key[0]]
      let property = drafts[index].slot(key)?.container.property ?? key[1]
      let path = owner.flatMap { slots(of: $0) }?.first { $0.name == property }?.path
      if let path, path.isItems {
        return views.provided(for: path.type.screens).contains {
          $0.item == key[2] && $0.view == nil
        }
      }
      return evidence.sites.contains { name, sites in
        evidence.foreign.contains(name)
          && sites.contains { site in
            site.presenters.contains(property) && site.state != nil
              && site.state === owner?.state.declaration
          }
      }
    }

    // MARK: What is never shown

    /// Whether a slot's screen is one of ComposableNavigation's items, of which a coordinator may push some and present others.
    private func isItem(_ key: [String], of index: Int) -> Bool {
      let feature = key[0].isEmpty ? drafts[index].feature : drafts[index].screens[key[0]]
      let property = drafts[index].slot(key)?.container.property
      return feature.map { slots(of: $0).contains { $0.name == property && $0.path.isItems } }
        ?? false
    }

    mutating func finish(_ index: Int) {
      drafts[index].definition.slots.putPushesLast()
      for route in drafts[index].definition.routes.indices {
        drafts[index].definition.routes[route].slots.putPushesLast()
      }
      let definition = drafts[index].definition
      let transitions =
        definition.routes.flatMap(\.transitions) + definition.handlers.map(\.transition)
      let given = (definition.slots + definition.routes.flatMap(\.slots)).filter {
        $0.initial != nil
      }
      let operations = transitions.flatMap(\.operations).flattened
      let filled = Set(
        given.map(\.name)
          + operations.compactMap { operation in
            if case .fill(let slot, _) = operation { slot } else { nil }
          })
      let shown = Set(
        given.compactMap(\.initial?.route)
          + operations.compactMap { operation in
            if case .fill(_, let destination) = operation { destination.target.route } else { nil }
          })
      // A slot that only a view's binding fills: nothing is known of when.
      for key in drafts[index].slotRoutes.keys.sorted(by: { $0.joined() < $1.joined() }) {
        guard let route = drafts[index].slotRoutes[key], !shown.contains(route) else { continue }
        if let known = drafts[index].definition.routes.first(where: { $0.name == route }),
          !isItem(key, of: index) || !filled.contains(key[1])
        {
          let name = drafts[index].slot(key)?.container.property ?? key[1]
          let choice = key[2] == name ? "" : "\u{201C}\(key[2])\u{201D} of "
          let shown = "a view presents \(choice)\u{201C}\(name)\u{201D}, and "
          admit(
            SourcePlace(file: known.location.file, line: known.location.line),
            isFilledSomewhere(key, index)
              ? shown + "from where it is filled is not known: it is left out"
              : shown + "no reducer was found that fills it")
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
      let presenters = drafts[index].slotRoutes.map { ($0.value, $0.key[0]) }
      drafts[index].definition.removeClears(
        presenters: Dictionary(presenters) { first, _ in first })
    }

    /// Whether some code presents what a slot shows.
    private func isFilledSomewhere(_ key: [String], _ index: Int) -> Bool {
      let owner = key[0].isEmpty ? drafts[index].feature : drafts[index].screens[key[0]]
      let parts = drafts[index].parts.filter { $0.owner ?? "" == key[0] }.map(\.feature)
      let states = ([owner].compactMap(\.self) + parts).compactMap(\.state.declaration).map {
        ObjectIdentifier($0)
      }
      return walker.handlers.contains { handler in
        ViewWalker.operations(handler.steps).contains { change in
          change.name == "present" && change.container.property == key[1]
            && states.contains(change.container.owner)
            && (change.targets.isEmpty
              || change.targets.contains { $0.isPayload || $0 == .route(key[2]) })
        }
      }
    }

    /// Takes away what is heard of coordinators, and done in them, whose routes or slots are not there.
    mutating func removeUnheard() {
      for index in drafts.indices {
        var definition = drafts[index].definition
        definition.handlers = definition.handlers.filter { handler in
          guard case .descendant(let hosts, _) = handler.source else { return true }
          return reached(by: hosts, from: index) != nil
        }
        for position in definition.handlers.indices {
          definition.handlers[position].transition.operations = possible(
            definition.handlers[position].transition.operations, at: index)
        }
        for route in definition.routes.indices {
          for position in definition.routes[route].transitions.indices {
            definition.routes[route].transitions[position].operations = possible(
              definition.routes[route].transitions[position].operations, at: index)
          }
        }
        drafts[index].definition = definition
      }
    }

    private func possible(_ operations: [Operation], at index: Int) -> [Operation] {
      operations.compactMap { operation in
        guard case .within(let flow, let inner) = operation else { return operation }
        let target: Int? =
          switch flow {
          case .child(let hosts): reached(by: hosts, from: index)
          case .ancestor(let name): drafts.firstIndex { $0.definition.name == name }
          }
        guard let target else { return nil }
        let definition = drafts[target].definition
        let slots = Set((definition.slots + definition.routes.flatMap(\.slots)).map(\.name))
        let kept = possible(inner, at: target).filter { operation in
          if case .clear(let slot) = operation { return slots.contains(slot) }
          return true
        }
        return kept.isEmpty ? nil : .within(flow, kept)
      }
    }

    /// The coordinator that routes lead down to; nil where one of them is not there.
    func reached(by hosts: [String], from index: Int) -> Int? {
      hosts.reduce(index) { current, host in
        let hosted = current.flatMap { current in
          drafts[current].definition.routes.first { $0.name == host }?.hosts
        }
        return hosted.flatMap { name in drafts.firstIndex { $0.definition.name == name } }
      }
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

    /// Takes away operations on slots that are not there: neither the screen's, nor of what presents it, nor the
    /// coordinator's.
    ///
    /// - Parameter presenters: The route that presents another one; "" where the coordinator does.
    fileprivate mutating func removeClears(presenters: [String: String]) {
      let own = Set(slots.map(\.name))
      let owned = Dictionary(
        routes.map { ($0.name, $0.slots.map(\.name)) }, uniquingKeysWith: { first, _ in first })
      var slots = own
      /// The slots that a name can mean on a screen.
      func around(_ route: String) -> Set<String> {
        var found = own
        var name: String? = route
        var seen: Set<String> = []
        while let one = name, seen.insert(one).inserted {
          found.formUnion(owned[one] ?? [])
          name = presenters[one]
        }
        return found
      }
      func kept(_ operations: [Operation]) -> [Operation] {
        operations.filter { operation in
          switch operation {
          case .clear(let slot), .fill(let slot, _): slots.contains(slot)
          default: true
          }
        }
      }
      for route in routes.indices {
        slots = around(routes[route].name)
        for index in routes[route].transitions.indices {
          routes[route].transitions[index].operations = kept(
            routes[route].transitions[index].operations)
          routes[route].transitions[index].removeConditions(onAllBut: slots)
        }
      }
      for index in handlers.indices {
        slots = own
        if case .descendant(let hosts, _) = handlers[index].source, let host = hosts.first {
          slots = around(host)
        }
        handlers[index].transition.operations = kept(handlers[index].transition.operations)
        handlers[index].transition.removeConditions(onAllBut: slots)
      }
    }
  }

  extension Transition {
    /// Takes away a condition that asks for a slot which is not there.
    fileprivate mutating func removeConditions(onAllBut slots: Set<String>) {
      if handlerCondition?.asks(forSlotsBeside: slots) == true { handlerCondition = nil }
      if enabledWhen?.asks(forSlotsBeside: slots) == true { enabledWhen = nil }
    }
  }

  extension Condition {
    fileprivate func asks(forSlotsBeside known: Set<String>) -> Bool {
      switch self {
      case .slotIsTaken(let slot): !known.contains(slot)
      case .not(let condition): condition.asks(forSlotsBeside: known)
      case .all(let conditions), .any(let conditions):
        conditions.contains { $0.asks(forSlotsBeside: known) }
      default: false
      }
    }
  }

  extension [SlotDefinition] {
    /// What is presented stands in front of what is pushed: of two slots that are taken, the first one is seen.
    fileprivate mutating func putPushesLast() {
      self = filter { $0.kind != .push } + filter { $0.kind == .push }
    }
  }
#endif
