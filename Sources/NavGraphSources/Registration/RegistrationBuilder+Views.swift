#if SourceReading
  import NavGraphModel
  import SwiftSyntax

  extension RegistrationBuilder {
    /// Flows that views show by themselves, with FlowStacks or RouteStack.
    mutating func addFlows(_ views: ViewWalker) {
      var added: [(index: Int, flow: ViewWalker.Flow)] = []
      for flow in views.flows where !drafts.contains(where: { $0.container == flow.container }) {
        if isUnshown(flow) {
          admit(
            composition.program.place(of: flow.view.node),
            "nothing shows \u{201C}\(flow.view.name)\u{201D}, so it is left out")
          continue
        }
        added.append((drafts.count, flow))
        drafts.append(
          Draft(
            feature: views.scope(of: flow.view).feature, container: flow.container, path: flow.path,
            definition: CoordinatorDefinition(
              name: freeName(flow.view.name), container: .switch(SwitchContainer(initial: "")),
              routes: [],
              location: location(composition.program.place(of: flow.view.node)))))
      }
      for (index, flow) in added {
        let root = flow.holdsRoot ? nil : Self.identifier(flow.root?.name ?? "root")
        drafts[index].definition.routes = routes(of: flow, root)
        drafts[index].definition.container = container(of: flow, root ?? "")
      }
      for (index, flow) in added {
        for place in views.screens(showing: flow) {
          guard let host = added.first(where: { $0.flow.container == place.flow.container })?.index,
            let route = drafts[host].definition.routes.firstIndex(where: {
              $0.name == Self.identifier(place.name) && $0.hosts == nil
            })
          else { continue }
          drafts[host].definition.routes[route].hosts = drafts[index].definition.name
        }
      }
    }

    private func routes(of flow: ViewWalker.Flow, _ root: String?) -> [RouteDefinition] {
      let cases = flow.container.kind == .stack ? flow.path.type.screens?.cases ?? [] : []
      var names = [root].compactMap(\.self) + cases.map(\.name)
      names += flow.screens.map(\.name) + flow.locals.map(\.name)
      var seen: Set<String> = []
      names = names.map(Self.identifier).filter { seen.insert($0).inserted }
      return names.map { name in
        let view =
          flow.screens.first { Self.identifier($0.name) == name }?.view
          ?? (name == root ? flow.root : nil)
          ?? flow.locals.first { Self.identifier($0.name) == name }?.view
        return RouteDefinition(
          name: name, identity: .constant(name),
          location: location(composition.program.place(of: (view ?? flow.view).node)))
      }
    }

    private mutating func container(of flow: ViewWalker.Flow, _ root: String) -> Container {
      if flow.container.kind != .stack {
        let items = flow.screens.map { Self.identifier($0.name) }
        let shown = walker.initial(of: flow.path).first.flatMap {
          destination($0).map { Self.identifier($0.target.route) }
        }
        let initial = shown.flatMap { items.contains($0) ? $0 : nil } ?? items.first ?? ""
        if flow.container.kind == .switch { return .switch(SwitchContainer(initial: initial)) }
        return .tabs(
          TabsContainer(library: .tabView, items: items, initial: initial, retap: .nothing))
      }
      guard flow.holdsRoot else {
        return stack(
          root: root, flow.path.isRouteStack ? .tcaRouteStack(.v0_1) : .flowStacks(.v0_10_12),
          views.embedsNavigation(flow))
      }
      let start = walker.initial(of: flow.path).compactMap { destination($0) }
      if !start.isEmpty {
        return .stack(StackContainer(dialect: .flowStacks(.v0_4), initial: [start]))
      }
      admit(
        composition.program.place(of: flow.view.node),
        "the declaration of \(flow.view.name) does not say which screen it starts with")
      let first = flow.path.type.screens?.cases.first?.name ?? flow.screens.first?.name ?? root
      return stack(root: Self.identifier(first), .flowStacks(.v0_4), true)
    }

    /// Whether the view of a flow is never shown.
    private func isUnshown(_ flow: ViewWalker.Flow) -> Bool {
      uses.views.unshown.contains(flow.view.name)
    }

    mutating func addActions(_ views: ViewWalker) {
      let extended = actionsClosingFromOutside()
      for action in views.actions {
        let presented = presentedSeats(of: action)
        if !presented.isEmpty {
          // A slot of the feature's state is no state of the view.
          if addNavigation(action) { continue }
          for seat in presented where !isPart(action, of: extended, at: seat) {
            add(action, on: seat.route, of: seat.index)
          }
          continue
        }
        if let index = ownFlow(of: action, views) {
          add(action, on: action.screen, of: index)
          continue
        }
        let places = self.places(of: action, views)
        let flow = views.flow(around: action.view)
        if places.isEmpty, let flow, isUnshown(flow) { continue }
        let around = flow.flatMap { flow in drafts.firstIndex { $0.container == flow.container } }
        guard let index = places.first?.index ?? around else {
          addAction(action, outsideOfFlows: views)
          continue
        }
        if ViewWalker.operations(action.steps).isEmpty, views.isPresented(action.view) {
          addDismissal(action)
        } else if places.isEmpty {
          add(action, on: action.screen, of: index)
        } else {
          for place in places { add(action, on: place.name, of: place.index) }
        }
      }
    }

    /// Returns the flow that the view of an action shows itself, where the action is inside it or changes it.
    private func ownFlow(of action: ViewWalker.Action, _ views: ViewWalker) -> Int? {
      let changed = ViewWalker.operations(action.steps).map(\.container)
      let own = views.flows.first { flow in
        flow.view === action.view && (action.isInOwnStack || changed.contains(flow.container))
      }
      return own.flatMap { flow in drafts.firstIndex { $0.container == flow.container } }
    }

    static func trigger(of action: ViewWalker.Action) -> Trigger {
      switch action.trigger {
      case .tap, .tab: .tap
      case .automatic: .automatic
      case .link, .event: .effect
      }
    }

    private mutating func addAction(
      _ action: ViewWalker.Action, outsideOfFlows views: ViewWalker
    ) {
      if ViewWalker.operations(action.steps).isEmpty {
        addDismissal(action)
      } else if !addLink(action), !addNavigation(action), !addOwnSlotChange(action) {
        admitSlots(of: action)
      }
    }

    /// Adds a user's action on one screen of a flow; on all screens if the screen is not known.
    mutating func add(_ action: ViewWalker.Action, on screen: String?, of index: Int) {
      let screen = screen.map(Self.identifier)
      let trigger = Self.trigger(of: action)
      if let outer = outerFlow(of: action, around: index) {
        return addReport(of: action, on: screen, to: outer.index, through: outer.hostPath)
      }
      if addReports(of: action, on: screen, of: index) { return }
      var operationPaths: [OperationPath] = []
      for one in Self.operationPaths(action.steps) {
        var translated = translated(one.changes, of: action, on: screen, of: index)
        let isContent = screen.map { drafts[index].presentedViews[$0] != nil } ?? false
        if let closing = closingOfFlow(by: action, on: screen, of: index) {
          translated = closing + translated
        } else if action.closesView, isContent || translated.isEmpty && !isTabs(index) {
          translated.insert(.dismissScreen, at: 0)
        }
        let assumptions = one.assumptions.map { $0.about(drafts[index].container) }
        if let known = operationPaths.firstIndex(where: { $0.operations == translated }) {
          operationPaths[known].assumptions.append(assumptions)
          operationPaths[known].response = operationPaths[known].response ?? one.response
        } else {
          operationPaths.append(
            OperationPath(
              operations: translated, place: action.place, assumptions: [assumptions],
              isDelayed: one.isDelayed, response: one.response))
        }
      }
      for index in operationPaths.indices {
        let merged = operationPaths[index].assumptions.merged
        operationPaths[index].assumptions =
          operationPaths.count == 1 || merged.contains([]) ? [] : merged
        if !action.asked.isEmpty {
          let own = operationPaths[index].assumptions
          operationPaths[index].assumptions = (own.isEmpty ? [[]] : own).map { action.asked + $0 }
        }
      }
      // An action that changes nothing is left out; one that may change nothing is not.
      for operationPath in operationPaths
      where operationPaths.contains(where: { !$0.operations.isEmpty }) {
        let (condition, words) = condition(
          operationPath, at: index, Origin(start: index, coordinator: index, route: screen))
        var transition = Transition(
          action: action.label, trigger: trigger, assuming: words,
          operations: operationPath.operations,
          location: location(action.place))
        if trigger == .tap, operationPath.operations.contains(where: \.takesTopAway) {
          transition.response = operationPath.response.map { Response(to: action.label, until: $0) }
        }
        transition.suppressions =
          allowedDelays(of: operationPath) + allowedClosing(by: action, on: screen, of: index)
        if let screen, action.trigger != .link {
          // A button that asks whether there is a screen to go back from is missing on the root.
          let isMissingOnRoot =
            action.isAboveRoot && isRoot(screen, of: index)
            && operationPath.operations.contains(where: \.takesTopAway)
          let all = [condition, isMissingOnRoot ? .count(.atLeast(2)) : nil].compactMap(\.self)
          transition.handlerCondition = all.count > 1 ? .all(all) : all.first
          append(transition, to: screen, of: index)
        } else {
          transition.enabledWhen = condition
          append(HandlerDefinition(source: .own, transition: transition), to: index)
        }
      }
    }

    /// Returns the operations for changes, and lists changes of slots that have none.
    private mutating func translated(
      _ changes: [Change], of action: ViewWalker.Action, on screen: String?, of index: Int
    ) -> [Operation] {
      var result: [Operation] = []
      for change in changes {
        if change.container.kind == .slot, isViewSlot(change.container) {
          result += viewSlot(change, on: screen, of: index)
          continue
        }
        let found = operations(change, at: index)
        if found.isEmpty { admitSlot(change, of: action) }
        result += found
      }
      return result
    }

    private func isTabs(_ index: Int) -> Bool {
      drafts[index].container?.kind == .tabs
    }

    /// Adds a push that a view of a feature makes by itself, onto the enclosing stack.
    private mutating func addLink(_ action: ViewWalker.Action) -> Bool {
      guard let operation = ViewWalker.operations(action.steps).first,
        operation.container.kind == .stack,
        let index = drafts.firstIndex(where: { $0.container == operation.container })
      else { return false }
      let draft = drafts[index]
      let names = draft.definition.routes.map(\.name)
      let shown = views.features(around: action.view).flatMap { feature, cases -> [String] in
        let isStack =
          feature === draft.feature || feature.state.declaration === draft.path?.type.screens
        let cases = isStack ? names.filter((cases + [action.screen]).contains) : []
        return cases.isEmpty ? names.filter { draft.screens[$0] === feature } : cases
      }
      let routes = names.filter(shown.contains)
      let translated = routes.isEmpty ? [] : operations(operation, of: index)
      guard !translated.isEmpty else { return false }
      for route in routes { append(action, doing: translated, to: route, of: index) }
      return true
    }

    /// Adds a button of a view to a screen, unless the view never shows it on that: a constant that the screen is made with
    /// hides it.
    private mutating func append(
      _ action: ViewWalker.Action, doing operations: [Operation], to route: String, of index: Int
    ) {
      let origin = Origin(start: index, coordinator: index, route: route)
      guard let asked = resolved(action.asked, at: index, origin) else { return }
      var transition = Transition(
        action: action.label, trigger: Self.trigger(of: action), operations: operations,
        location: location(action.place))
      transition.handlerCondition =
        viewCondition([asked], transition.trigger, at: index, origin)
        .known
      append(transition, to: route, of: index)
    }

    /// Navigation that a view of a feature does by itself, on each screen that the view is, or in what it presents there.
    private mutating func addNavigation(_ action: ViewWalker.Action) -> Bool {
      let changes = ViewWalker.operations(action.steps)
      guard let first = changes.first,
        let feature = action.feature ?? views.feature(of: action.view),
        feature.state.declaration.map({ ObjectIdentifier($0) }) == first.container.owner
      else { return false }
      var isStated = false
      for origin in origins(of: action, feature) {
        let operationPaths = Self.operationPaths(action.steps).map { one in
          OperationPath(
            operations: one.changes.flatMap { change in
              change.container.kind == .slot
                ? slot(change, at: origin.coordinator, origin)
                : operations(change, of: origin.coordinator)
            }, place: action.place, assumptions: [one.assumptions])
        }
        guard operationPaths.contains(where: { !$0.operations.isEmpty }) else { continue }
        isStated = true
        for operationPath in operationPaths {
          let (condition, words) =
            operationPaths.count > 1
            ? condition(operationPath, at: origin.coordinator, origin) : (nil, nil)
          var transition = Transition(
            action: action.label, trigger: Self.trigger(of: action),
            assuming: words, operations: operationPath.operations, location: location(action.place))
          if let route = origin.route {
            transition.handlerCondition = condition
            append(transition, to: route, of: origin.coordinator)
          } else {
            transition.enabledWhen = condition
            append(HandlerDefinition(source: .own, transition: transition), to: origin.coordinator)
          }
        }
      }
      return isStated
    }

    /// Returns the screens that contain a view of a feature, or the content that it presents there.
    private func origins(of action: ViewWalker.Action, _ feature: Feature) -> [Origin] {
      var screens: [Origin] = []
      if let index = draftOf[ObjectIdentifier(feature)] {
        let item = views.provided(for: drafts[index].path?.type.screens).first {
          $0.view === action.view
        }?.item
        let root = action.isInRoot ? drafts[index].ownScreen : nil
        let tab = action.trigger == .tap ? tab(action.tab, of: index) : nil
        let route = drafts[index].onlyScreen ?? item ?? root ?? tab
        screens.append(Origin(start: index, coordinator: index, route: route))
      } else {
        for index in drafts.indices {
          let shown = drafts[index].screens.filter { $0.value === feature }.keys.sorted()
          let parts = drafts[index].parts.filter { $0.feature === feature }.map {
            $0.owner ?? drafts[index].onlyScreen
          }
          screens += (shown + parts).map { Origin(start: index, coordinator: index, route: $0) }
        }
      }
      if let stack = action.stack {
        screens.removeAll { drafts[$0.coordinator].container != stack }
      }
      guard action.isPresented else { return screens }
      return screens.flatMap { screen in
        action.presenters.flatMap { presenters -> [Origin] in
          if presenters.isEmpty { return [screen] }
          let owner = slotOwner(screen.route, screen.coordinator)
          let state = feature.state.declaration
          return contents(of: presenters, owner, screen.coordinator, state).map { route in
            var content = screen
            content.route = route
            return content
          }
        }
      }
    }

    /// A button, or what happens by itself, with which a view closes itself, on each screen that is the view or has it as a part.
    private mutating func addDismissal(_ action: ViewWalker.Action) {
      var places: [(index: Int, route: String)] = []
      for part in views.around(action.view, without: action.absence) {
        let view = part.view
        for site in walker.evidence.sites[view.name] ?? []
        where !site.presenters.isEmpty && !part.isAbsent(at: site) {
          for index in drafts.indices {
            let owners =
              [("", drafts[index].feature)] + drafts[index].screens.sorted { $0.key < $1.key }
            for (owner, feature) in owners where feature.state.declaration === site.state {
              places += contents(of: site.presenters, owner, index, site.state).map { (index, $0) }
            }
          }
        }
        guard let feature = views.feature(of: view),
          view === action.view || draftOf[ObjectIdentifier(feature)] == nil,
          !addClosing(action, of: feature)
        else { continue }
        for index in drafts.indices {
          places += drafts[index].definition.routes.map(\.name)
            .filter {
              drafts[index].screens[$0] === feature && !isRoot($0, of: index)
                && canShow(view.name, of: feature, on: $0, index)
            }
            .map { (index, $0) }
        }
      }
      // UIKit's `dismiss` closes what is presented, and no screen of a stack.
      if action.view.isViewController {
        places.removeAll { !drafts[$0.index].slotRoutes.values.contains($0.route) }
      }
      for place in places {
        append(
          action, doing: [closing(of: place.route, place.index)], to: place.route, of: place.index)
      }
    }

    /// A button on the root of a coordinator's own stack closes what shows the coordinator.
    ///
    /// - Returns: Whether it does.
    private mutating func addClosing(_ action: ViewWalker.Action, of feature: Feature) -> Bool {
      guard let index = draftOf[ObjectIdentifier(feature)], !action.isPresented,
        action.screen == nil, let operations = closing(feature, at: index, action.place)
      else { return false }
      let transition = Transition(
        action: action.label, trigger: Self.trigger(of: action), operations: operations,
        location: location(action.place))
      if let route = drafts[index].ownScreen {
        append(transition, to: route, of: index)
      } else {
        append(HandlerDefinition(source: .own, transition: transition), to: index)
      }
      return true
    }

    func isRoot(_ route: String, of index: Int) -> Bool {
      guard case .stack(let stack) = drafts[index].definition.container else { return false }
      return stack.initial.contains { $0.first?.target.route == route }
    }

    private mutating func admitSlots(of action: ViewWalker.Action) {
      if let first = ViewWalker.operations(action.steps).first { admitSlot(first, of: action) }
    }

    private mutating func admitSlot(_ first: Change, of action: ViewWalker.Action) {
      guard first.container.kind == .slot,
        views.localDestinations[first.container] == nil, !views.isOfCatalogue(action.view)
      else { return }
      let isOwn = ObjectIdentifier(action.view) == first.container.owner
      let property = "\u{201C}\(first.container.property)\u{201D}"
      let owner = walker.containers[first.container]?.components.last?.owner
      if !isOwn, owner?.kind == .reference {
        return admit(
          first.place, "\(property) is state of a model: what views show for it is left out")
      }
      admit(
        first.place,
        isOwn
          ? "\(property) is state of the view itself: what the view shows for it is left out"
          : "a view changes \(property) by itself, and where its button stands is not known")
    }

    /// A name of a type as a route's: only letters, digits and underscores.
    static func identifier(_ name: String) -> String {
      let letters = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
      return letters.prefix(1).lowercased() + letters.dropFirst()
    }

    private func freeName(_ name: String) -> String {
      var name = name
      while drafts.contains(where: { $0.definition.name == name }) { name += "Flow" }
      return name
    }
  }

  extension Assumption {
    /// Returns the same for the enclosing stack of a view, which the view's navigator represents.
    fileprivate func about(_ stack: ScreenContainer?) -> Self {
      var result = self
      for index in check.clauses.indices {
        guard let stack, case .count(_, let comparison)? = check.clauses[index].fact else {
          continue
        }
        result.check.clauses[index].fact = .count(stack, comparison)
      }
      return result
    }
  }
#endif
