#if SourceReading
  import NavGraphModel
  import SwiftSyntax

  extension RegistrationBuilder {
    mutating func operation(
      _ actionEffect: Composition.ActionEffect, at index: Int, _ head: Composition.Head,
      _ origin: Origin,
      _ place: SourcePlace
    ) -> [Operation] {
      switch actionEffect {
      case .later(let actionEffect): return later(actionEffect, at: index, head, origin, place)
      case .dismiss(let feature, let place):
        if let closing = closing(feature, at: index, place) ?? closing(feature, from: index, origin)
        {
          return closing
        }
        if let closing = closingPresenter(feature, at: index, origin) { return [closing] }
        // A coordinator that nothing shows has no screen of its own to close.
        return origin.route == nil && origin.coordinator == index ? [] : [.dismissScreen]
      case .operation(let operation):
        if operation.container.kind == .slot {
          // A modal layer beside a path, as RoutingReducer has it, or a slot of the acting screen or its coordinator.
          let beside = drafts.firstIndex { draft in
            draft.container.map {
              $0.owner == operation.container.owner && $0.property == operation.container.property
            } ?? false
          }
          if let beside, let hostPath = hosts(from: index, to: beside, origin.hosting) {
            var modal = operation
            let isCover = operation.style == "cover" || showsCovers(drafts[beside])
            modal.name = operation.name == "clear" ? "dismiss" : isCover ? "cover" : "sheet"
            let translated = operations(modal, of: beside)
            return translated.isEmpty || hostPath.isEmpty
              ? translated : [.within(.child(hostPath), translated)]
          }
          if isAmbiguous(operation.container, at: index, head, origin) {
            admit(
              operation.place,
              "which of several parts of a screen shows \u{201C}\(operation.container.property)\u{201D} here is not known"
            )
            return []
          }
          return slot(
            operation, at: index, origin, isEvent: head.trigger == .effect, from: place)
        }
        guard let target = drafts.firstIndex(where: { $0.container == operation.container }),
          let hostPath = hostPath(from: index, to: target, origin, by: operation.properties)
        else { return [] }
        if operation.isReset { return resetting(hostPath, from: index) }
        var translated = operations(operation, of: target)
        guard !translated.isEmpty else { return [] }
        // A screen that is tapped is the top one, unless a response comes first.
        if head.trigger == .tap, target == origin.coordinator, origin.closed == nil,
          let route = origin.route, translated == [.popFrom(RoutePattern(route: route))],
          head.alternatives.allSatisfy({ $0.response == nil }),
          composition.ways(to: head.index).allSatisfy({ $0.end == nil })
        {
          translated = [.pop(1)]
        }
        return hostPath.isEmpty ? translated : [.within(.child(hostPath), translated)]
      }
    }

    /// Returns the operation that recreates what the last of some hosting routes holds.
    private func resetting(_ hostPath: [String], from index: Int) -> [Operation] {
      guard let last = hostPath.last else { return [] }
      // A slot's content is recreated each time that it is shown; a stack of identities may not show it.
      if let host = reached(by: Array(hostPath.dropLast()), from: index),
        drafts[host].slotRoutes.values.contains(last)
          || drafts[host].container?.kind == .stack && drafts[host].path?.isItems == false
      {
        return []
      }
      let reset = Operation.reset(RoutePattern(route: last))
      return hostPath.count == 1
        ? [reset] : [.within(.child(Array(hostPath.dropLast())), [reset])]
    }

    /// Returns the operations that run after a pause.
    private mutating func later(
      _ actionEffect: Composition.ActionEffect, at index: Int, _ head: Composition.Head,
      _ origin: Origin,
      _ place: SourcePlace
    ) -> [Operation] {
      var later = operation(actionEffect, at: index, head, origin, place)
      // By then, the slot of the acting screen may hold another one.
      if case .operation(let change) = actionEffect, change.name == "clear",
        later == [.dismissScreen],
        let route = origin.route,
        let slot = drafts[index].slotRoutes.first(where: { $0.value == route })?.key[1]
      {
        later = [.clear(slot: slot)]
      }
      if later.isEmpty { return [] }
      // Then, an outer coordinator cannot name the slots of screens any more.
      let own = Set(drafts[index].definition.slots.map(\.name))
      let isOwn = later.allSatisfy { operation in
        if case .clear(let slot) = operation { own.contains(slot) } else { true }
      }
      if index == origin.coordinator || isOwn, !fillContent(later, of: index, beside: origin.route)
      {
        return [.later(later)]
      }
      admit(Self.place(actionEffect), "what is done after a pause here is left out")
      return []
    }

    /// Whether operations fill a slot of a tab or a case that does not act itself: by then, another may be shown.
    private func fillContent(
      _ operations: [Operation], of index: Int, beside route: String?
    ) -> Bool {
      let draft = drafts[index]
      let near = draft.presenters(of: route ?? "")
      let own = Set(draft.slots.filter { near.contains($0.owner) }.map(\.name))
      let slots = draft.slots.filter { draft.isContent($0.owner) && !own.contains($0.name) }
      return operations.containNested { operation in
        if case .fill(let name, _) = operation { slots.contains { $0.name == name } } else { false }
      }
    }

    /// Returns the operation for a button of an alert, which closes the alert by itself, or a report of a sheet, which
    /// can close the screen that presents it: the screen of the feature that calls `dismiss()` is removed; nil where
    /// that is the acting one.
    private func closingPresenter(
      _ feature: Feature, at index: Int, _ origin: Origin
    ) -> Operation? {
      let draft = drafts[index]
      guard origin.coordinator == index, let route = origin.route, draft.screens[route] !== feature,
        let presented = draft.slotRoutes.first(where: { $0.value == route })?.key,
        draft.screens[presented[0]] === feature
          || draft.parts.contains(where: { $0.feature === feature && $0.owner == presented[0] })
      else { return nil }
      let presenter = presented[0]
      guard let outer = draft.slotRoutes.first(where: { $0.value == presenter })?.key else {
        return .popFrom(RoutePattern(route: presenter))
      }
      // The nearest slot of a name is meant.
      return presented[1] == outer[1] ? nil : .clear(slot: outer[1])
    }

    /// Whether the view of a coordinator of RoutingReducer presents with a cover: `.fullScreenCover(item: modal.item, …)`.
    private func showsCovers(_ draft: Draft) -> Bool {
      draft.feature.state.declaration.map {
        walker.evidence.modifier("item", of: $0) == "fullScreenCover"
      } ?? false
    }

    /// Says which containers of ComposableNavigation are left out because code computes what they show.
    mutating func admitComputedContainers() {
      for container in walker.containerOrder
      where !drafts.contains(where: { $0.container == container }) {
        guard let last = walker.containers[container]?.components.last,
          case .navigation? = walker.containers[container]?.type,
          let property = last.owner?.properties[last.name], property.getter != nil
        else { continue }
        admit(
          program.place(of: property.node),
          "\u{201C}\(last.name)\u{201D} is a computed property: what it shows is left out")
      }
    }

    /// Says which stacks are left out because their feature has another container that it is registered by.
    mutating func admitOtherStacks() {
      for container in walker.containerOrder
      where container.kind == .stack && !drafts.contains(where: { $0.container == container }) {
        guard let last = walker.containers[container]?.components.last, let owner = last.owner,
          let property = owner.properties[last.name], property.getter == nil,
          features.feature(ofState: .declared(owner)) != nil
        else { continue }
        admit(
          program.place(of: property.node),
          "\u{201C}\(last.name)\u{201D} is a stack beside others of its feature: what it shows is left out"
        )
      }
    }

    /// Reports which choices between views inside a screen are left out: it stays one screen with any content.
    mutating func admitChoicesInScreens() {
      for container in walker.containerOrder
      where [.switch, .tabs].contains(container.kind) && !container.property.isEmpty
        && !drafts.contains(where: { $0.container == container })
      {
        guard let last = walker.containers[container]?.components.last,
          let property = last.owner?.properties[last.name]
        else { continue }
        let name = "\u{201C}\(last.name)\u{201D}"
        admit(
          program.place(of: property.node),
          container.kind == .tabs
            ? "\(name) selects tabs around a stack of the same feature: the tabs are left out"
            : "\(name) chooses between views of one screen: the choice is left out")
      }
    }

    /// The stack that the coordinator of a route is given to start with; nil where it is one of its own.
    ///
    /// - Parameter name: The case of the route, where it has another name.
    func start(
      of route: String, _ operation: Change, _ index: Int, named name: String? = nil
    ) -> [Destination]? {
      guard let shown = operation.start(of: .route(name ?? route)),
        let hosted = drafts[index].definition.routes.first(where: { $0.name == route })?.hosts,
        let position = drafts.firstIndex(where: { $0.definition.name == hosted }),
        case let inner = drafts[position], case .stack(let stack) = inner.definition.container
      else { return nil }
      let entries = shown.compactMap { destination($0, position) }.filter { entry in
        inner.definition.routes.contains { $0.name == entry.target.route }
      }
      guard !entries.isEmpty, entries.count == shown.count else { return nil }
      // The root of a `StackState` is beside it.
      let root = inner.path?.type.isStackState == true ? stack.initial.first?.first : nil
      return [root].compactMap(\.self) + entries
    }

    /// Lists that the tabs of a route are made with another tab than they are registered with: they start with one tab,
    /// wherever they are made.
    ///
    /// - Parameter name: The case of the route, where it has another name.
    mutating func admitSelection(
      in route: String, _ operation: Change, _ index: Int, named name: String? = nil
    ) {
      guard let shown = operation.start(of: .route(name ?? route)),
        case .route(let tab)? = shown.first?.target,
        let inner = reached(by: [route], from: index),
        case .tabs(let tabs) = drafts[inner].definition.container, tabs.initial != tab,
        tabs.items.contains(tab)
      else { return }
      admit(
        operation.place,
        "\u{201C}\(route)\u{201D} is made with the tab \u{201C}\(tab)\u{201D} selected, but is read as if it started with \u{201C}\(tabs.initial)\u{201D}"
      )
    }

    /// Lets tabs that a stack starts with start with the tab that they are made with there.
    mutating func selectTabs(of draft: Draft) {
      guard let path = draft.path, draft.container?.kind == .stack else { return }
      for shown in walker.initial(of: path) {
        guard case .route(let name) = shown.target,
          case .route(let tab)? = shown.start?.first?.target,
          let hosted = draft.definition.routes.first(where: { $0.name == name })?.hosts,
          let inner = drafts.firstIndex(where: { $0.definition.name == hosted }),
          case .tabs(var tabs) = drafts[inner].definition.container, tabs.items.contains(tab)
        else { continue }
        tabs.initial = tab
        drafts[inner].definition.container = .tabs(tabs)
      }
    }

    mutating func operations(_ operation: Change, of target: Int) -> [Operation] {
      if let known = leaving(operation, target) { return known }
      let routes = Set(drafts[target].definition.routes.map(\.name))
      let names = operation.targets.compactMap { target -> String? in
        guard case .route(let name) = target, routes.contains(name) else { return nil }
        return name
      }
      if let text = Self.leftOutTexts[operation.name], !names.isEmpty {
        admit(operation.place, text)
        for name in names { drafts[target].leftOutRoutes[name] = operation.place }
        return []
      }
      let hasNavigation = operation.hasNavigation ?? false
      if operation.name == "set", !names.isEmpty {
        let shown = operation.screens.map { destination($0, target) }
        let entries = names.enumerated().map { position, name in
          // Where each screen is known, how it is shown is known, too.
          let own = shown.count == names.count ? shown[position] : nil
          let root: Presentation =
            position == 0 && operation.style == "root"
            ? .sheet(embedsNavigation: hasNavigation) : .push
          return Destination(
            target: self.pattern(name, own.map { _ in operation.screens[position] }, target),
            presentation: own?.presentation ?? root,
            start: self.start(of: name, operation, target))
        }
        for name in names { admitSelection(in: name, operation, target) }
        return [.set(entries)]
      }
      guard let name = names.last else {
        if admitMissing(operation, target) { return [] }
        if let reason = Self.reasons[operation.name] {
          admit(operation.place, reason)
          let isGoingBack = ["goBackTo", "popTo"].contains(operation.name)
          if !isGoingBack, unread[target] == nil { unread[target] = operation.place }
        }
        return []
      }
      let pattern = RoutePattern(route: name)
      let made = self.pattern(name, operation.screen(.route(name)), target)
      let start = self.start(of: name, operation, target)
      admitSelection(in: name, operation, target)
      func added(_ presentation: Presentation) -> [Operation] {
        [.append(Destination(target: made, presentation: presentation, start: start))]
      }
      switch operation.name {
      case "push": return added(.push)
      case "sheet": return added(.sheet(embedsNavigation: hasNavigation))
      case "cover": return added(.cover(embedsNavigation: hasNavigation))
      case "goBackTo": return [.goBackTo(pattern)]
      case "popTo": return [.popTo(pattern)]
      case "replaceTop": return [.replaceTop(made)]
      case "remove": return [.remove(pattern)]
      case "selectTab": return [.select(pattern)]
      case "switchTo": return [.show(pattern)]
      default: return []
      }
    }

    /// What needs no screen; nil for what needs one.
    private mutating func leaving(_ operation: Change, _ target: Int) -> [Operation]? {
      switch operation.name {
      case "goBack": return [.goBack(operation.count ?? 1)]
      case "pop":
        // The screen that acts goes, and all above it.
        if case .route(let name)? = operation.targets.first,
          drafts[target].definition.routes.contains(where: { $0.name == name })
        {
          return [.popFrom(RoutePattern(route: name))]
        }
        let pop = Operation.pop(operation.count ?? 1)
        return operation.isLenient ? [.when(.count(.atLeast(2)), [pop], otherwise: [])] : [pop]
      case "removeLast" where operation.isLenient:
        let least = drafts[target].path.map { dialect($0).countsRoot } ?? false ? 1 : 2
        return [.when(.count(.atLeast(least)), [.removeLast(1)], otherwise: [])]
      case "removeLast": return [.removeLast(operation.count ?? 1)]
      case "removeDownTo": return removal(operation, of: drafts[target])
      case "dismiss": return [.dismiss(operation.count ?? 1)]
      case "dismissAll": return [.dismissAll]
      case "goBackToRoot": return [.goBackToRoot]
      case "popToRoot": return [.popToRoot]
      case "popToCurrentNavigationRoot": return [.popToCurrentNavigationRoot]
      case "removeAll": return [.removeAll]
      case "removeSome": return []
      case "goBackTo": return operation.index.map { [.goBackToIndex($0)] }
      case "popTo": return operation.index.map { [.popToIndex($0)] }
      default:
        if operation.name == "selectTab" || Self.reasons[operation.name] != nil
          || operation.name == "remove" && !operation.targets.isEmpty
        {
          return nil
        }
        admit(operation.place, "\u{201C}\(operation.name)\u{201D} is not modelled")
        return []
      }
    }

    /// Returns the operation that leaves as many elements as a loop does.
    private mutating func removal(_ operation: Change, of draft: Draft) -> [Operation] {
      let dialect = draft.path.map { self.dialect($0) }
      switch (operation.count ?? 0, dialect) {
      case (0, _): return [.removeAll]
      case (1, .tcaCoordinators?): return [.goBackToRoot]
      case (let count, .tcaCoordinators?): return [.goBackToIndex(count - 1)]
      case (1, .composableNavigation?): return [.popToRoot]
      default:
        admit(operation.place, "how many screens this removes is not modelled")
        return [.removeLast(1)]
      }
    }

    /// Reports that a view shows a screen for which an enclosing flow has no destination.
    private mutating func admitMissing(_ operation: Change, _ target: Int) -> Bool {
      guard ["push", "sheet", "cover"].contains(operation.name),
        case .route(let name)? = operation.targets.last,
        views.flows.contains(where: { $0.container == drafts[target].container }),
        drafts.contains(where: { $0.definition.routes.contains { $0.name == name } })
      else { return false }
      let flow = drafts[target].definition.name
      admit(
        operation.place,
        "\u{201C}\(flow)\u{201D} has no destination for \u{201C}\(name)\u{201D}, which is shown here"
      )
      return true
    }

    /// The texts for changes that no operation stands for.
    private static let leftOutTexts = [
      "insert": "a screen is inserted in the middle of a stack: that is left out",
      "replace": "a screen of the stack is replaced, which is not modelled",
    ]

    /// The texts for unknown screens.
    private static let reasons: [String: String] = {
      let shown = "which screen is shown here cannot be read"
      let target = "which screen this goes back to cannot be read"
      return [
        "push": shown, "sheet": shown, "cover": shown, "replaceTop": shown, "replace": shown,
        "insert": shown, "goBackTo": target, "popTo": target,
        "set": "the screens that are set here cannot be read",
        "switchTo": "what is shown after this cannot be read",
      ]
    }()
  }
#endif
