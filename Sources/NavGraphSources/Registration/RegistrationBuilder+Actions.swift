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
        return [origin]
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
            // The actions of a stack's elements come through the stack.
            let elements = draft.container?.kind == .stack ? draft.path?.type.screens : nil
            let others = shown.filter { elements?.declaredCase($0.name) == nil }
            let candidates = hosted == nil || !others.isEmpty ? others : shown
            if let route = candidates.first(where: { $0.name == step.name }) ?? candidates.first {
              enter(route.name)
              break
            }
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
        && !sends.allSatisfy(\.isConditional)
    }

    mutating func add(_ head: Composition.Head) {
      let touched = head.features.compactMap { draftOf[ObjectIdentifier($0)] }
      for origin in origins(head.path, of: head.handler.feature) { add(head, origin, touched) }
    }

    /// How many coordinators are around one; the way down from one to another.
    func hosts(from outer: Int, to inner: Int) -> [String]? {
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

    func trigger(_ head: Composition.Head, _ origin: Origin) -> Trigger {
      guard let first = origin.action.first else { return .tap }
      let feature: Feature? =
        origin.route.flatMap { drafts[origin.coordinator].screens[$0] }
        ?? drafts[origin.coordinator].feature
      guard let feature else { return .tap }
      // An action without a sender is registered as such: a rule tells of it.
      if let last = origin.action.last(where: { !Self.libraryCases.contains($0) }),
        !walker.mentions.names.contains(last),
        walker.evidence.sends[ObjectIdentifier(feature.action)] != nil
      {
        return .sent
      }
      return composition.trigger(first, of: feature)
    }

    /// Cases that libraries make.
    static let libraryCases: Set<String> = [
      "success", "failure", "presented", "dismiss", "element", "popFrom", "binding",
    ]

    mutating func add(_ head: Composition.Head, _ origin: Origin, _ touched: [Int]) {
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
      var seen: Set<[Operation]> = []
      for alternative in head.alternatives {
        var standpoint = outermost
        if origin.route == nil, origin.coordinator != outermost { standpoint = origin.coordinator }
        let operations = Self.ordered(
          alternative.flatMap { operation($0, at: outermost, head, origin, place) })
        guard seen.insert(operations).inserted else { continue }
        let isInside = standpoint != outermost
        let said: [Operation] =
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
    func ownContent(of slot: String, _ origin: Origin) -> String? {
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
    static func ordered(_ operations: [Operation]) -> [NavGraphModel
      .Operation]
    {
      func isReset(_ operation: Operation) -> Bool {
        if case .reset = operation { return true }
        return false
      }
      return operations.filter { !isReset($0) } + operations.filter(isReset)
    }

    /// An action of a coordinator's own view that takes screens away and comes from something that the view shows at times.
    func dependsOnView(_ head: Composition.Head, _ origin: Origin) -> Bool {
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
    func isBar(_ head: Composition.Head, _ origin: Origin) -> Bool {
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

    static func place(_ deed: Composition.Deed) -> SourcePlace {
      switch deed {
      case .operation(let operation): operation.place
      case .dismiss(_, let place): place
      }
    }
  }
#endif
