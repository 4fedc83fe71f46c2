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
    }

    func origins(_ path: [ActionStep], of feature: Feature) -> [Origin] {
      if let index = draftOf[ObjectIdentifier(feature)] {
        let route = drafts[index].container == nil ? "root" : nil
        var origin = locate(path, feature, Origin(start: index, coordinator: index, route: route))
        // A button of the stack's own root can be tapped only while nothing covers it.
        if origin.route == nil, origin.coordinator == index, isTappedInRoot(path, feature),
          let root = drafts[index].screens.first(where: { $0.value === feature })?.key
        {
          origin.route = root
        }
        return presented(origin, path, feature)
      }
      var result: [Origin] = []
      for (index, draft) in drafts.enumerated() {
        for route in draft.definition.routes where draft.screens[route.name] === feature {
          let origin = locate(
            path, feature, Origin(start: index, coordinator: index, route: route.name))
          result += presented(origin, path, feature)
        }
        for part in draft.parts where part.feature === feature {
          let route = part.owner ?? (draft.container == nil ? "root" : nil)
          let origin = locate(
            path, feature,
            Origin(start: index, coordinator: index, route: route, action: part.names))
          result += presented(origin, path, feature)
        }
      }
      return result
    }

    /// Where the buttons stand that send an action of a feature's own: on its screen, or on what its slots show.
    private func presented(_ origin: Origin, _ path: [ActionStep], _ feature: Feature) -> [Origin] {
      let names = path.filter { !$0.isPayload }.map(\.name)
      guard !names.isEmpty, origin.action.suffix(names.count) == names[...], origin.hosts.isEmpty,
        origin.coordinator == origin.start
      else { return [origin] }
      let isOwn = drafts[origin.coordinator].feature === feature
      let owner = isOwn ? "" : slotOwner(origin.route, origin.coordinator)
      var routes: [String?] = []
      let sends = composition.viewSends(composition.heard(path, in: feature))
      for sent in sends where sent.trigger == .tap {
        let contents = contents(of: sent.presenters, owner, origin.coordinator)
        let places: [String?] = contents.isEmpty ? [origin.route] : contents
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
    func contents(of names: Set<String>, _ owner: String, _ index: Int) -> [String] {
      let slots = drafts[index].slotRoutes.filter {
        $0.key[0] == owner && names.contains($0.key[1])
      }
      let named = slots.filter { names.contains($0.key[2]) || slots.count == 1 }
      return named.map(\.value).filter { name in
        drafts[index].definition.routes.contains { $0.name == name && $0.hosts == nil }
      }.sorted()
    }

    /// What slots of a screen are kept under: its route, or "" where they are the coordinator's.
    private func slotOwner(_ route: String?, _ index: Int) -> String {
      drafts[index].container == nil && route == "root" ? "" : route ?? ""
    }

    func locate(_ path: [ActionStep], _ feature: Feature, _ given: Origin) -> Origin {
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
            let route = element(path[index + 1].name, types[index + 1], of: origin.coordinator)
          {
            index += 1
            enter(route)
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
          let slotOwner = slotOwner(origin.route, origin.coordinator)
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
            // The actions of a stack's elements come through the stack.
            let elements =
              draft.container?.kind == .stack && draft.path?.isItems == false
              ? draft.path?.type.screens : nil
            let others = shown.filter { elements?.declaredCase($0.name) == nil }
            let candidates = hosted == nil || !others.isEmpty ? others : shown
            if let route = candidates.first(where: { $0.name == step.name }) ?? candidates.first {
              enter(route.name)
              break
            }
          }
          // One of several children that the root of the stack shows.
          if origin.route == nil, let child = features.feature(ofAction: types[index]),
            let root = root(showing: child, origin.coordinator)
          {
            enter(root)
            break
          }
          // A child in a slot that reports without a `PresentationAction`.
          if let child = features.feature(ofAction: types[index]),
            let route = content(of: child, in: slotOwner, origin.coordinator)
          {
            enter(route)
            break
          }
          origin.action.append(step.name)
        }
        index += 1
      }
      return origin
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
      let isShown = shown.contains { name in
        state.properties[name].map { property in
          features.feature(ofState: program.type(ofProperty: property, in: state)) === child
        } ?? false
      }
      return isShown ? root : nil
    }

    /// The route of a slot that shows a feature.
    private func content(of child: Feature, in owner: String, _ index: Int) -> String? {
      drafts[index].slotRoutes.filter { $0.key[0] == owner }.map(\.value).sorted().first {
        drafts[index].screens[$0] === child
      }
    }

    /// Whether views send an action by nothing but taps in the root of a stack.
    private func isTappedInRoot(_ path: [ActionStep], _ feature: Feature) -> Bool {
      let names = path.filter { !$0.isPayload }.map(\.name)
      let sends = names.prefix(2).flatMap { name in
        walker.evidence.sends(name, of: feature.action).filter { sent in
          names.count == 1 || name == names.last
            || sent.expression.trimmedDescription.contains(names[names.count - 1])
        }
      }
      return !sends.isEmpty && sends.allSatisfy { $0.trigger == .tap && !$0.isBesideStack }
        && (sends.allSatisfy(\.isInRoot) || !sends.allSatisfy(\.isConditional))
    }
  }
#endif
