#if SourceReading
  import NavGraphModel
  import SwiftSyntax

  extension RegistrationBuilder {
    mutating func add(_ heads: [Composition.Head]) {
      let all = heads.flatMap { head in
        screensThatSend(
          head.path, head.handler.feature,
          origins(head.path, of: head.handler.feature, head.hosting)
        ).flatMap { closings(by: head, $0) }.map {
          PlacedHead(head: head, origin: besideSlots(of: head, $0))
        }
      }
      for one in together(all) {
        let head = one.head
        let touched = head.features.flatMap(drafts(of:))
        var origin = one.origin
        origin.hosting = head.hosting
        let before = admissions
        var passages = passages(to: origin, head)
        if passages.isEmpty { passages = twinPassages(to: origin, head) }
        if passages.isEmpty { add(withoutTwins(head, origin), origin, touched) }
        for passage in passages {
          origin.passage = passage
          add(withoutTwins(head, origin), origin, [passage.coordinator] + touched)
        }
        if admissions > before || head.handler.isPartlyRead {
          notePartlyRead(origin, head.handler.place)
        }
      }
    }

    /// Where what no button sends changes nothing but slots that another screen of the same state shows: that screen.
    private func besideSlots(of head: Composition.Head, _ given: Origin) -> Origin {
      let draft = drafts[given.coordinator]
      let owner = slotOwner(given.route, given.coordinator)
      guard given.closed == nil, head.trigger != .tap || isSentByCodeAlone(head) else {
        return given
      }
      let changed = Set(head.alternatives.flatMap(\.actionEffects).map(\.change?.container))
      let owners = Set(
        changed.map { container in
          draft.slots.first { $0.container == container && $0.holder == owner }.flatMap {
            $0.owner == $0.holder ? nil : $0.owner
          }
        })
      guard owners.count == 1, let screen = owners.first ?? nil else { return given }
      var origin = given
      origin.route = screen
      return origin
    }

    /// The coordinator of a feature, and what wraps a flow with the feature as a part.
    private func drafts(of feature: Feature) -> [Int] {
      if let index = draftOf[ObjectIdentifier(feature)] { return [index] }
      return drafts.indices.filter { index in
        drafts[index].container == nil && drafts[index].onlyScreen == nil
          && drafts[index].parts.contains { $0.feature === feature }
      }
    }

    /// Says that a handler was left out because nothing was found that sends what it hears.
    mutating func admitDead(_ handler: Handler) {
      guard let place = handler.place else { return }
      let action = composition.origin(of: handler.path, in: handler.feature).action
      admit(place, "what sends \u{201C}\(action)\u{201D} was not found, so it is left out")
    }

    /// The routes on the way down from one coordinator to another; nil where there is none.
    ///
    /// - Parameter properties: The state that is meant where several routes lead there: `state.more.path`.
    func hosts(
      from outer: Int, to inner: Int, _ hosting: Hosting?, by properties: [String] = []
    ) -> [String]? {
      if outer == inner { return [] }
      var queue: [(Int, [String])] = [(outer, [])]
      var seen: Set<Int> = [outer]
      while !queue.isEmpty {
        let (current, hostPath) = queue.removeFirst()
        let routes = drafts[current].definition.routes
        let meant = routes.filter { route in
          ["", "State", "Tab"].contains { properties.contains(route.name + $0) }
        }
        for route in meant + routes {
          guard let hosted = route.hosts,
            let next = drafts.firstIndex(where: { $0.definition.name == hosted }),
            hosting?.allows(
              Hosting.Link(child: drafts[next].feature, host: parent(of: route.name, current)))
              != false,
            seen.insert(next).inserted
          else { continue }
          if next == inner { return hostPath + [route.name] }
          queue.append((next, hostPath + [route.name]))
        }
      }
      return nil
    }

    mutating func add(_ given: Composition.Head, _ origin: Origin, _ touched: [Int]) {
      // The outermost of all coordinators that take part: from there everything can be said.
      var outermost = origin.start
      for one in touched where hosts(from: one, to: outermost, origin.hosting) != nil {
        outermost = one
      }
      guard let hostPath = hostPath(from: outermost, to: origin.start, origin) else { return }
      let head = outermost == origin.coordinator ? given : addingOwnSlots(of: given, origin)
      guard head.alternatives.contains(where: { !$0.actionEffects.isEmpty }) else { return }
      let hostRoutes = hostPath + origin.hosts
      // Two coordinators that distinguish the values of one payload do not compete.
      let isNamed =
        head.isOfStream || valueSpecificHandlers.contains(head.index)
        || composition.isRefusedTab(head.index)
      let values = isNamed ? head.path.filter(\.isPayload).prefix(1).map(\.name) : []
      let action = origin.action.isEmpty ? "" : (origin.action + values).joined(separator: ".")
      let place =
        head.handler.place ?? head.alternatives.flatMap(\.actionEffects).first.map(Self.place)
        ?? SourcePlace(file: "", line: 1)
      // A whole screen's actions, or one that only a payload distinguishes.
      guard !action.isEmpty else { return }
      var trigger = head.trigger
      isQuiet = trigger == .sent
      defer { isQuiet = false }
      // A child that is in the view conditionally: its effects do not outlive it, so they come while it can be used.
      if trigger == .effect, origin.action.contains("presented") { trigger = .tap }
      if isBar(head, origin) { return }
      if dependsOnView(head, origin) {
        admit(
          place,
          "\u{201C}\(action)\u{201D} comes from a view that is shown only at times: since it is not known when, it is left out"
        )
        return
      }
      var operationPaths = operationPaths(of: head, trigger, at: outermost, origin, place)
      if trigger == .sent {
        // An action that never happens is registered where it is handled, and only with its effects.
        if operationPaths.contains(where: { !$0.operations.isEmpty }) {
          operationPaths.removeAll(where: \.operations.isEmpty)
        }
        for index in operationPaths.indices { operationPaths[index].place = place }
      }
      // Code that does nothing when a screen closes needs no handler.
      if origin.closed != nil, operationPaths.allSatisfy(\.operations.isEmpty) { return }
      let isStated = !values.isEmpty || composition.isValueStated(head.index)
      let ways: [Composition.Way?] = trigger == .tap ? composition.ways(to: head.index) : []
      for one in operationPaths where !isDismissal(one.operations, trigger, head) {
        for way in ways.isEmpty ? [nil] : ways {
          var head = head
          // The only way has all of the conditions already.
          if ways.count > 1, let way {
            head.asked = composition.viewConditions(
              of: head.index, Composition.Senders(cause: trigger, handlers: way.handlers))
          }
          add(
            one, action, trigger, way,
            assuming: isStated ? [] : head.handler.values.map { $0.shortened(to: 100) }, head,
            origin, at: outermost, hostRoutes)
        }
      }
    }

    /// Adds what an action changes of the slots of its screen, which a coordinator further out cannot name, to the screen's
    /// own coordinator.
    ///
    /// - Returns: The action without that.
    private mutating func addingOwnSlots(
      of head: Composition.Head, _ origin: Origin
    ) -> Composition.Head {
      guard origin.passage == nil, origin.start == origin.coordinator else { return head }
      func isOwn(_ actionEffect: Composition.ActionEffect) -> Bool {
        guard let change = actionEffect.change, change.container.kind == .slot, !change.isReset
        else {
          return false
        }
        return slot(change.container, at: origin.coordinator, origin).map { !$0.owner.isEmpty }
          ?? false
      }
      guard head.alternatives.contains(where: { $0.actionEffects.contains(where: isOwn) }) else {
        return head
      }
      var (inner, outer) = (head, head)
      for index in head.alternatives.indices {
        inner.alternatives[index].actionEffects.removeAll { !isOwn($0) }
        outer.alternatives[index].actionEffects.removeAll(where: isOwn)
      }
      add(inner, origin, [])
      return outer
    }

    /// One way in which an action can go.
    ///
    /// - Parameter outermost: The coordinator from which everything can be said.
    private mutating func add(
      _ operationPath: OperationPath, _ action: String, _ trigger: Trigger,
      _ way: Composition.Way?, assuming values: [String],
      _ head: Composition.Head, _ origin: Origin, at outermost: Int, _ hostRoutes: [String]
    ) {
      let isInside = origin.route == nil && origin.coordinator != outermost
      let (operations, place) = (operationPath.operations, location(operationPath.place))
      let translated: [Operation] =
        isInside && !operations.isEmpty
        ? [.within(.ancestor(drafts[outermost].definition.name), operations)] : operations
      let seat = isInside ? nil : outermost
      let (own, words) = condition(operationPath, at: seat, origin)
      let allAsked = asked(before: operationPath, of: head, origin)
      let asked = allAsked.filter { !isRefuted($0, at: seat, origin) }
      // No view of this screen has the button, or what it is made with never lets it be sent.
      if trigger != .sent, asked.isEmpty, !allAsked.isEmpty { return }
      let (seen, seenWords) = viewCondition(asked, trigger, at: seat, origin)
      let condition = own.flatMap { own in seen.map { .all([$0, own]) } ?? own } ?? seen
      let assumption = Self.conjunction([seenWords] + values + [words])
      // A button of a slot's content, which reports to the feature that owns the slot.
      if outermost == origin.coordinator, hostRoutes.isEmpty,
        case .clear(let slot)? = operations.first,
        operations.count == 1, trigger == .tap, let content = ownContent(of: slot, origin)
      {
        let closing = Transition(
          action: action, operations: [closing(of: content, outermost)], location: place)
        return append(closing, to: content, of: outermost)
      }
      var transition = Transition(
        action: action, trigger: trigger, assuming: assumption, operations: translated,
        location: place)
      if trigger == .sent { transition.unshownSender = composition.unshownSender(of: head.index) }
      if trigger == .tap {
        transition.tapped = composition.tapped(for: head.index) ?? way?.tapped
        let changes = head.alternatives.flatMap(\.actionEffects).compactMap(\.change)
        if !translated.isEmpty, !composition.asksBefore(changes) {
          transition.response = (operationPath.response ?? way?.end).map {
            Response(to: transition.tapped ?? action, until: $0)
          }
        }
      }
      transition.suppressions =
        allowedDelays(of: operationPath) + allowedSelections(of: operationPath)
        + allowedLosses(of: head, translated) + allowedGrowth(of: operationPath)
      addTransition(
        transition, if: condition, head, origin, at: outermost, hostRoutes,
        admitting: operationPath.place)
    }

    /// Adds a transition where it belongs: to the screen that acts, or to a coordinator that hears of it.
    private mutating func addTransition(
      _ given: Transition, if condition: Condition?, _ head: Composition.Head, _ origin: Origin,
      at outermost: Int, _ hostRoutes: [String], admitting place: SourcePlace
    ) {
      var transition = given
      let isInside = origin.route == nil && origin.coordinator != outermost
      let standpoint = isInside ? origin.coordinator : outermost
      if let closed = origin.closed, outermost == origin.coordinator, hostRoutes.isEmpty,
        !transition.operations.contains(.dismissScreen)
      {
        transition.enabledWhen = condition
        return addClosing(of: closed, transition, to: outermost)
      }
      if isInside || (origin.route == nil && origin.coordinator == outermost) {
        transition.enabledWhen = condition
        let isAppearance = transition.trigger == .automatic && head.isAppearance
        // What is above the view of a stack covers it.
        if isAppearance, drafts[standpoint].definition.startsWithRoot,
          composition.appearsAtOnce(head.index)
        {
          transition.require([.count(.equal(1))])
        }
        if isAppearance, head.isAtLaunch, drafts[standpoint].definition.excludesStart(condition) {
          return
        }
        if isAppearance
          || transition.trigger == .effect && composition.answersAppearance(head.index)
        {
          drafts[standpoint].appearances.insert(Appearance(of: transition))
        }
        append(HandlerDefinition(source: .own, transition: transition), to: standpoint)
      } else if hostRoutes.isEmpty, let route = origin.route {
        if transition.trigger == .tap, isRoot(route, of: outermost), condition?.failsOnRoot == true,
          isSentByCodeAlone(head)
        {
          return admit(
            place,
            "\u{201C}\(transition.action)\u{201D} is sent while other screens cover its screen; when is unknown, so it is left out"
          )
        }
        transition.handlerCondition = ownCondition(
          condition, route, given.operations, head, at: outermost)
        append(transition, to: route, of: outermost)
      } else {
        transition.enabledWhen = condition
        append(
          HandlerDefinition(
            source: .descendant(hosts: hostRoutes, route: origin.route), transition: transition),
          to: outermost)
      }
    }

    private func isSentByCodeAlone(_ head: Composition.Head) -> Bool {
      composition.viewSends(composition.handledAction(head.path, in: head.handler.feature)).isEmpty
    }

    /// A condition of the stack's own about the screen that acts.
    private func ownCondition(
      _ condition: Condition?, _ route: String, _ operations: [Operation],
      _ head: Composition.Head, at index: Int
    ) -> Condition? {
      let all = [
        condition, manner(of: route, head, at: index),
        notAtRoot(route, operations, head, at: index),
      ].compactMap(\.self)
      return all.count > 1 ? .all(all) : all.first
    }

    func showsAlert(_ route: String, _ index: Int) -> Bool {
      let key = drafts[index].slotRoutes.first { $0.value == route }?.key
      return key.flatMap { drafts[index].kind(ofSlot: $0, showing: route) }?.isAlert ?? false
    }

    /// Returns the suppressions that the code of a path already implies: it has the library spread the change over
    /// updates.
    func allowedDelays(of operationPath: OperationPath) -> [Suppression] {
      let (first, count) = (operationPath.operations.first, operationPath.operations.count)
      var replacesAll: Bool { if case .set? = first { true } else { false } }
      guard operationPath.isDelayed, count > 1 || replacesAll,
        !operationPath.operations.allSatisfy(\.pushes)
      else { return [] }
      return [
        Suppression(
          rule: "transition-needs-delays", reason: Suppression.delaysReason,
          location: location(operationPath.place))
      ]
    }

    /// Conditions that all hold, in words; nil where none is said.
    private static func conjunction(_ words: [String?]) -> String? {
      let words = words.compactMap(\.self)
      return words.isEmpty ? nil : words.operands().joined(separator: " and ")
    }

    /// RoutingReducer sends the actions of presented and of pushed screens as two actions; what their slots show is part of
    /// them.
    private func manner(of route: String, _ head: Composition.Head, at index: Int) -> Condition? {
      guard let path = drafts[index].path, case .routingReducer = dialect(path),
        !drafts[index].slotRoutes.values.contains(route),
        let step = head.path.first(where: { ["route", "modalRoute"].contains($0.name) })
      else { return nil }
      return step.name == "route" ? .presentedAs(.push) : .not(.presentedAs(.push))
    }

    /// What goes back at times only is taken to be missing where the screen is the root: a button that its view shows
    /// under a condition, or one of several values that an action carries and no view names.
    private func notAtRoot(
      _ route: String, _ operations: [Operation], _ head: Composition.Head, at index: Int
    ) -> Condition? {
      let handledAction = composition.handledAction(head.path, in: head.handler.feature)
      let sends = composition.viewSends(handledAction)
      let isAtTimes =
        !sends.isEmpty && sends.allSatisfy(\.isConditional)
        || head.handler.path.contains(where: \.isPayload) && !composition.isValueStated(head.index)
      guard isAtTimes, operations.contains(where: \.takesTopAway),
        isRoot(route, of: index) || isGivenRoot(route, of: index)
      else { return nil }
      return .count(.atLeast(2))
    }

    /// Whether a coordinator is given a stack with a certain root somewhere.
    private func isGivenRoot(_ route: String, of index: Int) -> Bool {
      walker.starts(of: drafts[index].feature).contains { $0.first?.target == .route(route) }
    }

    /// Returns the content of a slot of the acting screen, where that is no feature of its own.
    func ownContent(of slot: String, _ origin: Origin) -> String? {
      let draft = drafts[origin.coordinator]
      // What is beside an overlay stays in use.
      let contents = draft.slotRoutes.filter { key, route in
        key[0] == (origin.route ?? "") && key[1] == slot
          && draft.kind(ofSlot: key, showing: route)?.covers == true
      }.map(\.value)
      guard contents.count == 1, let content = contents.first, draft.screens[content] == nil,
        draft.definition.routes.first(where: { $0.name == content })?.hosts == nil
      else { return nil }
      return content
    }

    /// An action of a coordinator's own view that takes screens away and comes from something that the view shows at times.
    func dependsOnView(_ head: Composition.Head, _ origin: Origin) -> Bool {
      guard origin.route == nil, let first = head.handler.path.first,
        drafts[origin.coordinator].container?.kind == .stack
      else { return false }
      let sends = walker.evidence.sends(first.name, of: head.handler.feature.action)
      guard !sends.isEmpty, sends.allSatisfy(\.isConditional) else { return false }
      let removing: Set<String> = ["goBack", "pop", "dismiss", "removeLast"]
      return head.alternatives.flatMap(\.actionEffects).contains { actionEffect in
        actionEffect.change.map { removing.contains($0.name) } ?? false
      }
    }

    /// A tab bar's own selection: the container does that by itself.
    func isBar(_ head: Composition.Head, _ origin: Origin) -> Bool {
      guard origin.route == nil, let container = drafts[origin.coordinator].container,
        container.kind == .tabs, !composition.isRefusedTab(head.index),
        composition.origin(of: head.handler.path, in: head.handler.feature).screen == "tab"
      else { return false }
      return head.alternatives.allSatisfy { alternative in
        alternative.actionEffects.allSatisfy { $0.change?.container == container }
      }
    }

    mutating func append(_ handler: HandlerDefinition, to index: Int) {
      let known = drafts[index].definition.handlers.firstIndex {
        $0.source == handler.source && $0.transition.hasSameEffect(handler.transition)
      }
      if let known {
        drafts[index].definition.handlers[known].transition.widen(to: handler.transition)
      } else {
        drafts[index].definition.handlers.append(handler)
      }
    }

    mutating func append(_ transition: Transition, to route: String, of index: Int) {
      guard let position = drafts[index].definition.routes.firstIndex(where: { $0.name == route })
      else { return }
      let known = drafts[index].definition.routes[position].transitions.firstIndex {
        $0.hasSameEffect(transition)
      }
      if let known {
        drafts[index].definition.routes[position].transitions[known].widen(to: transition)
      } else {
        drafts[index].definition.routes[position].transitions.append(transition)
      }
    }
  }

  extension Condition {
    /// Whether it cannot hold where the stack has nothing but its root.
    fileprivate var failsOnRoot: Bool { onRoot == false }

    /// Whether it holds there; nil where that depends on more.
    private var onRoot: Bool? {
      switch self {
      case .count(.equal(let number)): return number == 1
      case .count(.lessThan(let number)): return number > 1
      case .count(.atLeast(let number)): return number <= 1
      case .not(let condition): return condition.onRoot.map(!)
      case .all(let conditions):
        let all = conditions.map(\.onRoot)
        return all.contains(false) ? false : all.contains(nil) ? nil : true
      case .any(let conditions):
        let all = conditions.map(\.onRoot)
        return all.contains(true) ? true : all.contains(nil) ? nil : false
      default: return nil
      }
    }
  }

  extension Operation {
    var pushes: Bool {
      if case .append(let shown) = self { shown.presentation.isPush } else { false }
    }
  }

  extension Transition {
    /// One assumption or another; nil where one of them always holds.
    private static func either(_ one: String, _ other: String) -> String? {
      let known = one.split(separator: ", or ").map(String.init)
      if known.contains(other) { return one }
      let isCertain = known.contains {
        other == Check.negation(of: $0) || $0 == Check.negation(of: other)
      }
      if isCertain { return nil }
      if one.hasSuffix("in another case") || one.hasSuffix(" other cases") { return one }
      return one + ", or " + (one.count + other.count > 200 ? "in another case" : other)
    }

    /// Returns whether another one has the same effect for the same tap, regardless of conditions.
    fileprivate func hasSameEffect(_ other: Transition) -> Bool {
      action == other.action && trigger == other.trigger && operations == other.operations
        && response == other.response && tapped == other.tapped
    }

    /// Takes away the conditions, unless they are those of another one that does the same.
    fileprivate mutating func widen(to other: Transition) {
      assumption = assumption.flatMap { own in other.assumption.flatMap { Self.either(own, $0) } }
      if enabledWhen != other.enabledWhen { enabledWhen = nil }
      if handlerCondition != other.handlerCondition { handlerCondition = nil }
    }
  }
#endif
