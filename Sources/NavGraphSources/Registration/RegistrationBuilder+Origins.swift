#if SourceReading
  import NavGraphModel
  import SwiftSyntax

  extension RegistrationBuilder {
    /// Where an action comes from: a coordinator and a screen in it, by the routes that host it.
    struct Origin {
      var start: Int
      var hosts: [String] = []
      var coordinator: Int
      var route: String?
      var action: [String] = []
      var hosting: Hosting?
      /// The screen whose closing the action reports: `.editor(.dismiss)`.
      var closed: String?
      /// The route through which an enclosing coordinator hosts the start, where it is one of several.
      var passage: Passage?

      struct Passage: Hashable {
        var coordinator: Int
        var route: String
      }
    }

    func origins(_ path: [ActionStep], of feature: Feature, _ hosting: Hosting?) -> [Origin] {
      if let index = draftOf[ObjectIdentifier(feature)] {
        let route = drafts[index].onlyScreen
        var origin = locate(path, feature, Origin(start: index, coordinator: index, route: route))
        // A button of the stack's own root can be tapped only while nothing covers it.
        if origin.route == nil, origin.coordinator == index,
          isTappedInRoot(path, feature)
            || isInRoot(composition.handledAction(path, in: feature).feature, index),
          let root = drafts[index].ownScreen
        {
          origin.route = root
        }
        var pushed = origin.route == nil ? pushedScreens(around: path, feature, index) : []
        if pushed.isEmpty, origin.route == nil, origin.coordinator == index {
          pushed = providedScreens(sending: path, feature, index)
        }
        if !pushed.isEmpty {
          return pushed.map { route in
            var one = origin
            one.route = route
            return one
          }
        }
        // Likewise for the root of a coordinator inside.
        let handledAction = composition.handledAction(path, in: feature)
        if origin.route == nil, origin.coordinator != index,
          drafts[origin.coordinator].feature === handledAction.feature,
          isTappedInRoot(handledAction.rest, handledAction.feature),
          let root = drafts[origin.coordinator].ownScreen
        {
          origin.route = root
        }
        return presented(origin, path, feature)
      }
      var result: [Origin] = []
      for (index, draft) in drafts.enumerated() {
        for route in draft.definition.routes
        where draft.screens[route.name] === feature && belongs(route.name, index, hosting) {
          let origin = locate(
            path, feature, Origin(start: index, coordinator: index, route: route.name))
          result += presented(origin, path, feature)
        }
        for part in draft.parts where part.feature === feature && belongs(part, index, hosting) {
          let route = part.owner ?? (isInRoot(part.feature, index) ? draft.ownScreen : nil)
          let origin = locate(
            path, feature,
            Origin(start: index, coordinator: index, route: route, action: part.names))
          result += presented(origin, path, feature)
        }
      }
      return result
    }

    /// The screens whose views send an action, where view providers make all views that do, with the flow's own store.
    private func providedScreens(
      sending path: [ActionStep], _ feature: Feature, _ index: Int
    ) -> [String] {
      let sends = composition.viewSends(composition.handledAction(path, in: feature))
      let provided = views.provided(for: drafts[index].path?.type.screens)
      let items = sends.map { sent in
        provided.filter { $0.view != nil && $0.view?.name == sent.view }.map(\.item)
      }
      guard !items.contains([]) else { return [] }
      let names = Set(items.joined())
      return drafts[index].definition.routes.map(\.name).filter(names.contains)
    }

    /// Returns the places of the buttons that send an action of a feature, as the feature itself or an enclosing one
    /// hears it: its screen, or the content of its slots.
    private func presented(_ origin: Origin, _ path: [ActionStep], _ outer: Feature) -> [Origin] {
      let handledAction = composition.handledAction(path, in: outer)
      let feature = handledAction.feature
      let names = handledAction.rest.filter { !$0.isPayload }.map(\.name)
      guard !names.isEmpty, origin.action.suffix(names.count) == names[...] else { return [origin] }
      let isOwn = drafts[origin.coordinator].feature === feature
      let owner = isOwn ? "" : slotOwner(origin.route, origin.coordinator)
      var routes: [String?] = []
      let taps = composition.viewSends(handledAction).filter { $0.trigger == .tap }
      // Where a button closes a sheet, its binding is no second way to do so.
      let buttons = taps.filter { !$0.isWrittenByBinding }
      for sent in buttons.isEmpty ? taps : buttons {
        let contents = contents(
          of: sent.presenters, owner, origin.coordinator, feature.state.declaration,
          part: origin.action.dropLast(names.count))
        let route = origin.route ?? (isOwn ? tab(sent.tab, of: origin.coordinator) : nil)
        let places: [String?] = contents.isEmpty ? [route] : contents
        for route in places where !routes.contains(route) {
          routes.append(route)
        }
      }
      return routes.isEmpty
        ? [origin]
        : routes.map { route in
          var one = origin
          one.route = route
          return one
        }
    }

    /// The routes that slots of a screen show, by the names that the presenting call is bound to.
    ///
    /// - Parameters:
    ///   - state: The state that they are names in, where a slot of it has one.
    ///   - part: The actions that lead to the part of the screen with that state.
    func contents(
      of names: Set<String>, _ owner: String, _ index: Int, _ state: TypeDeclaration?,
      part: ArraySlice<String> = []
    ) -> [String] {
      let draft = drafts[index]
      // A view of the coordinator's own screen presents from state of its own on that screen.
      let owners = [owner, owner.isEmpty ? draft.ownScreen : nil]
      var meant = draft.slots.filter {
        owners.contains($0.holder) && names.contains($0.container.property)
      }
      let own = meant.filter { $0.container.owner == state.map { ObjectIdentifier($0) } }
      if !own.isEmpty { meant = own }
      let ofPart = meant.filter { $0.part[...] == part }
      if !ofPart.isEmpty { meant = ofPart }
      let slots = draft.slotRoutes.filter { key, _ in
        meant.contains { $0.owner == key[0] && $0.name == key[1] }
      }
      let named = slots.filter { names.contains($0.key[2]) || slots.count == 1 }
      // Which of several things it shows depends on a value of the view.
      return (named.isEmpty ? slots : named).map(\.value).filter { name in
        drafts[index].definition.routes.contains { $0.name == name && $0.hosts == nil }
      }.sorted()
    }

    /// What slots of a screen are kept under: its route, or "" where they are the coordinator's.
    func slotOwner(_ route: String?, _ index: Int) -> String {
      guard let route, drafts[index].screens[route] !== drafts[index].feature else { return "" }
      return route
    }

    /// The meaning of a step on the path to an action.
    private enum Passage {
      /// It leads to a screen, with so many steps after it.
      case enters(String, with: Int)
      /// It is a part of the action's name.
      case names
      /// It is neither.
      case passes
    }

    func locate(_ path: [ActionStep], _ feature: Feature, _ given: Origin) -> Origin {
      var origin = given
      let types = composition.types(along: path, in: feature)
      var index = 0
      while index < path.count, !path[index].isPayload {
        let before: SwiftType = index == 0 ? .declared(feature.action) : types[index - 1]
        switch passage(path[index...], types[index...], before, origin) {
        case .passes: break
        case .names: origin.action.append(path[index].name)
        case .enters(let route, let more):
          index += more
          enter(route, &origin)
        }
        index += 1
      }
      return origin
    }

    private func enter(_ route: String, _ origin: inout Origin) {
      origin.route = route
      origin.action = []
      let hosted = drafts[origin.coordinator].definition.routes.first { $0.name == route }?.hosts
      guard let hosted, let next = drafts.firstIndex(where: { $0.definition.name == hosted }) else {
        return
      }
      origin.hosts.append(route)
      origin.coordinator = next
      origin.route = drafts[next].onlyScreen
    }

    /// - Parameter path: The steps that are left, with the types that they lead to.
    private func passage(
      _ path: ArraySlice<ActionStep>, _ types: ArraySlice<SwiftType>, _ before: SwiftType,
      _ origin: Origin
    ) -> Passage {
      guard let step = path.first, let type = types.first else { return .passes }
      let next = path.dropFirst().first
      switch step.name {
      case "router" where isOwnAction(origin): return .passes
      case "routeAction", "route", "modalRoute":
        guard let next, let after = types.dropFirst().first,
          composition.isOfRoute(step, in: before, of: drafts[origin.coordinator].feature),
          let route = element(next.name, after, of: origin.coordinator)
        else { return .names }
        return .enters(route, with: 1)
      case "element":
        guard case .stackAction = before, let next else { return .names }
        return .enters(next.name, with: 1)
      default:
        if next?.name == "presented" {
          let owner = slotOwner(origin.route, origin.coordinator)
          let choice = path.dropFirst(2).first?.name ?? ""
          let routes = drafts[origin.coordinator].slotRoutes
          if let slot = slot(step.name, of: owner, origin) {
            // The button of an alert can be called as its slot.
            if choice != step.name || composition.isChoice(type.carriedAction),
              let route = routes[[slot.owner, slot.name, choice]]
            {
              return .enters(route, with: 2)
            }
            if let route = routes[[slot.owner, slot.name, step.name]] {
              return .enters(route, with: 1)
            }
          }
        }
        return child(step.name, type, before, origin)
      }
    }

    /// The slot of a screen, or of the part of it that the action has led to so far, by its name in the code.
    private func slot(_ property: String, of owner: String, _ origin: Origin) -> Slot? {
      let slots = drafts[origin.coordinator].slots.filter {
        $0.holder == owner && $0.container.property == property
      }
      return slots.first { $0.part == origin.action } ?? slots.first
    }

    /// Whether an action is one of the coordinator's own, and not of one of its screens.
    private func isOwnAction(_ origin: Origin) -> Bool {
      origin.route == nil || drafts[origin.coordinator].container == nil
    }

    /// Returns the meaning of a step that leads to an action of another type.
    private func child(
      _ name: String, _ type: SwiftType, _ before: SwiftType, _ origin: Origin
    ) -> Passage {
      let child = features.feature(ofAction: type)
      // `.destination(.home(…))`: the choice itself is no screen.
      if let child, composition.isElement(child), isOwnAction(origin) { return .passes }
      if isOwnAction(origin), let container = features.feature(ofAction: before),
        composition.isElement(container),
        drafts[origin.coordinator].definition.routes.contains(where: { $0.name == name })
      {
        return .enters(name, with: 0)
      }
      switch type {
      case .stackAction, .routerAction: return .passes
      default: break
      }
      guard let child else { return .names }
      let owner = slotOwner(origin.route, origin.coordinator)
      // Content of the screen itself can also be in a slot.
      let isPart = drafts[origin.coordinator].parts.contains {
        $0.feature === child && ($0.owner ?? "") == owner && $0.names == origin.action + [name]
      }
      let named =
        (isOwnAction(origin) ? self.route(named: name, showing: child, origin.coordinator) : nil)
        .flatMap { route in
          isPart && drafts[origin.coordinator].slotRoutes.values.contains(route) ? nil : route
        }
      let route =
        named
        // One of several children that the root of the stack shows.
        ?? (origin.route == nil ? root(showing: child, origin.coordinator) : nil)
        // A child in a slot that reports without a `PresentationAction`.
        ?? (isPart ? nil : content(of: child, in: owner, origin.coordinator))
      return route.map { .enters($0, with: 0) } ?? .names
    }

    /// A route of a coordinator that shows a feature, rather the one of a name.
    private func route(named name: String, showing child: Feature, _ index: Int) -> String? {
      let draft = drafts[index]
      let hosted = draftOf[ObjectIdentifier(child)].map { drafts[$0].definition.name }
      let shown = draft.definition.routes.filter { route in
        route.hosts.map { $0 == hosted } ?? (draft.screens[route.name] === child)
      }
      // The actions of a stack's elements come through the stack.
      let elements =
        draft.container?.kind == .stack && draft.path?.isItems == false
        ? draft.path?.type.screens : nil
      let others = shown.filter { elements?.declaredCase($0.name) == nil }
      let candidates = hosted == nil || !others.isEmpty ? others : shown
      return (candidates.first { $0.name == name } ?? candidates.first)?.name
    }

    /// The route that the action of an element comes from: by the element's name, or by the feature that the route shows.
    private func element(_ name: String, _ type: SwiftType, of index: Int) -> String? {
      let draft = drafts[index]
      let routes = draft.definition.routes.map(\.name)
      if let identities = draft.path?.type.screens, Composition.screens(of: identities) != nil {
        let shown = routes.filter { id in
          composition.shown(by: id, of: identities).contains { $0.name == name }
        }
        if shown.count == 1 { return shown[0] }
      }
      if routes.contains(name) { return name }
      guard let child = features.feature(ofAction: type) else { return nil }
      let hosted = draftOf[ObjectIdentifier(child)].map { drafts[$0].definition.name }
      let shown = draft.definition.routes.filter { route in
        route.hosts.map { $0 == hosted } ?? (draft.screens[route.name] === child)
      }
      return shown.count == 1 ? shown[0].name : nil
    }

    /// The root of a stack whose own view shows a child in the stack's container.
    private func root(showing child: Feature, _ index: Int) -> String? {
      let draft = drafts[index]
      guard case .stack(let stack) = draft.definition.container,
        let state = draft.feature.state.declaration,
        let root = stack.initial.first?.first?.target.route, draft.screens[root] === draft.feature
      else { return nil }
      let shown = walker.evidence.roots[ObjectIdentifier(state)] ?? []
      return shown.contains { walker.child($0, of: state) === child } ? root : nil
    }

    /// The route of a slot that shows a feature.
    private func content(of child: Feature, in owner: String, _ index: Int) -> String? {
      let draft = drafts[index]
      let hosted = draftOf[ObjectIdentifier(child)].map { drafts[$0].definition.name }
      return draft.slotRoutes.filter { draft.holder($0.key) == owner }.map(\.value).sorted().first {
        route in
        draft.screens[route] === child
          || hosted != nil
            && draft.definition.routes.contains { $0.name == route && $0.hosts == hosted }
      }
    }

    /// Returns whether a part of a coordinator is in the root of its stack: not beside the stack, nor in presented
    /// content.
    private func isInRoot(_ part: Feature, _ index: Int) -> Bool {
      if drafts[index].onlyScreen != nil { return true }
      guard drafts[index].parts.contains(where: { $0.feature === part && $0.owner == nil }) else {
        return false
      }
      let sites = (walker.evidence.views[ObjectIdentifier(part.action)] ?? []).flatMap {
        walker.evidence.sites[$0] ?? []
      }
      return !sites.isEmpty && sites.allSatisfy { $0.presenters.isEmpty && !$0.isBesideStack }
    }

    /// Returns the pushed screens of a coordinator whose view sends an action around all of them.
    private func pushedScreens(
      around path: [ActionStep], _ feature: Feature, _ index: Int
    ) -> [String] {
      let sends = composition.viewSends(composition.handledAction(path, in: feature))
      guard !sends.isEmpty, sends.allSatisfy(\.enclosesPushed) else { return [] }
      let names = Set(drafts[index].path?.type.screens?.cases.map(\.name) ?? [])
      return drafts[index].definition.routes.filter { names.contains($0.name) && $0.hosts == nil }
        .map(\.name)
    }

    /// Whether views send an action by nothing but taps in the root of a stack, or when the root appears.
    private func isTappedInRoot(_ path: [ActionStep], _ feature: Feature) -> Bool {
      let names = path.filter { !$0.isPayload }.map(\.name)
      let sends = names.prefix(2).flatMap { name in
        walker.evidence.sends(name, of: feature.action).filter { sent in
          names.count == 1 || name == names.last
            || sent.expression.sourceText.contains(names[names.count - 1])
        }
      }
      guard !sends.isEmpty, !sends.contains(where: \.enclosesPushed) else { return false }
      return sends.allSatisfy { $0.isAppearance && $0.isInRoot }
        || sends.allSatisfy { $0.trigger == .tap && !$0.isBesideStack }
          && (sends.allSatisfy(\.isInRoot) || !sends.allSatisfy(\.isConditional))
    }
  }
#endif
