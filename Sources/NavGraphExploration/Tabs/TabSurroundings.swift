import NavGraphFacts
import NavGraphModel

/// The contents of tabs, their surroundings, and what each transition there touches.
struct TabSurroundings {
  let graph: GraphDefinition
  let place: TabsPlace
  /// The routes of the tabs that host flows, and the coordinators of those.
  let tabs: [(route: Int, flows: Set<Int>)]
  /// The coordinators of all flows in tabs.
  let inside: Set<Int>
  /// The switches and stacks around the tabs.
  let around: Set<Int>
  /// All coordinators that can have flows.
  let all: Set<Int>
  /// The names of variables that are neither a screen's nor that of a flow in a tab.
  let shared: Set<String>
  /// Those that anything writes.
  let written: Set<String>
  /// Actions that can come while the user does nothing.
  let coming: Set<String>

  /// The effects of an app's transitions on tabs and their surroundings.
  struct TabDependencies {
    /// The tabs in which something acts outside them.
    var leadingOut: Set<Int> = []
    /// Whether something around them acts on a tab, although nothing in that tab asks for it.
    var actsOnTabs = false
  }

  init(
    _ graph: GraphDefinition, entry: Int, place: TabsPlace, tabs: [(route: Int, flows: Set<Int>)]
  ) {
    self.graph = graph
    self.place = place
    self.tabs = tabs
    inside = tabs.reduce(into: []) { $0.formUnion($1.flows) }
    around = Set(place.switches)
    all = Separation(graph, entry: entry).moving(withTab: nil, of: nil)
    let holders = around.union([place.coordinator])
    let shared = Set(
      graph.variables.map(\.name)
        + holders.flatMap { graph.coordinators[$0].variables.map(\.name) })
    self.shared = shared
    written = Set(
      graph.allTransitions.flatMap(\.operations.flattened).compactMap { operation in
        if case .assign(let name, _) = operation, shared.contains(name) { name } else { nil }
      })
    coming = graph.actionsThatCome
  }

  /// Returns how the tabs are tied to their surroundings; nil where they are not separate.
  func dependencies() -> TabDependencies? {
    guard asksOnlyWhatIsItsOwn, place.cases.isEmpty || hasPlainSurroundings else { return nil }
    var result: Set<String> = []
    var actsOnTabs = false
    let relayed = relayedReports()
    for (reference, transition) in graph.placedTransitions where all.contains(reference.coordinator)
    {
      let leading: Set<String>?
      if reference.coordinator == place.coordinator {
        leading = tabsLeadingOut(byTabs: transition, at: reference)
      } else if inside.contains(reference.coordinator) {
        leading = tabsLeadingOut(byFlow: transition, at: reference)
      } else if place.cases.isEmpty {
        leading = []
      } else if around.contains(reference.coordinator) {
        let handled = tabsHandled(by: reference, action: transition.action, relayed: relayed)
        guard let touched = tabsTouched(enclosing: transition, at: reference, handling: handled)
        else { return nil }
        if !touched.isEmpty, handled.isEmpty { actsOnTabs = true }
        leading = handled
      } else {
        leading = staysOutside(transition, at: reference) ? [] : nil
      }
      guard let leading else { return nil }
      // What comes by itself, or with a link, needs no bar to be in use, and covers any tab.
      if !leading.isEmpty,
        canCome(transition, at: reference) || place.isInStack && reference.place == .link
      {
        return nil
      }
      result.formUnion(leading)
    }
    let leadingOut = Set(tabs.map(\.route).filter { result.contains(name(ofTab: $0)) })
    guard !place.isInStack || canBeCovered(leadingOut: leadingOut) else { return nil }
    return TabDependencies(leadingOut: leadingOut, actsOnTabs: actsOnTabs)
  }

  /// Whether screens of a stack can cover the tabs, and each state that shows is one of the search of the covered tab.
  private func canBeCovered(leadingOut: Set<Int>) -> Bool {
    // A tab's start would be home elsewhere, too.
    let names = Set(inside.map { graph.coordinators[$0].name })
    let isHostedOutside = all.subtracting(inside).subtracting([place.coordinator]).contains {
      graph.coordinators[$0].routes.contains { $0.hosts.map(names.contains) ?? false }
    }
    let hasLinks = inside.union([place.coordinator]).contains {
      !graph.coordinators[$0].links.isEmpty
    }
    let withEffects = tabs.filter { tab in tab.flows.contains(where: hasEffects) }
    // What acts while another tab is covered.
    let actsBeneath = tabs.contains { tab in
      leadingOut.contains { $0 != tab.route } && tab.flows.contains(where: actsByItself)
    }
    return !isHostedOutside && !hasLinks && withEffects.count <= 1 && !actsBeneath
      && (leadingOut.isEmpty || !actsByItself(place.coordinator))
  }

  private func hasEffects(_ index: Int) -> Bool {
    let coordinator = graph.coordinators[index]
    return !coordinator.effects.isEmpty || coordinator.routes.contains { !$0.effects.isEmpty }
  }

  /// Whether anything of a coordinator in a tab can happen while the tab is hidden.
  private func actsByItself(_ index: Int) -> Bool {
    let coordinator = graph.coordinators[index]
    let transitions =
      coordinator.handlers.map(\.transition) + coordinator.routes.flatMap(\.transitions)
    return !coordinator.links.isEmpty || hasEffects(index)
      || coordinator.dialect?.defersCommands ?? false
      || transitions.contains { $0.trigger == .effect || $0.leavesSomethingForLater }
  }

  private func name(ofTab route: Int) -> String {
    graph.coordinators[place.coordinator].routes[route].name
  }

  /// The tabs in which a coordinator can have flows.
  func tabs(with coordinator: Int) -> Set<String> {
    Set(tabs.filter { $0.flows.contains(coordinator) }.map { name(ofTab: $0.route) })
  }

  /// Whether a transition can happen without anyone's doing, also while something covers its screen.
  private func canCome(_ transition: Transition, at reference: TransitionReference) -> Bool {
    if transition.trigger == .effect || coming.contains(transition.action) { return true }
    return graph.coordinators[reference.coordinator].dialect?.defersCommands ?? false
      || transition.leavesSomethingForLater
  }

  // MARK: - Inside

  /// Returns for a transition in a tab: the tabs, if it acts outside them; nil where it touches more
  /// than its own flow otherwise.
  private func tabsLeadingOut(
    byFlow transition: Transition, at reference: TransitionReference
  ) -> Set<String>? {
    let flows = tabs.map(\.flows).filter { $0.contains(reference.coordinator) }
    func isInside(_ index: Int?) -> Bool {
      index.map { index in flows.allSatisfy { $0.contains(index) } } ?? false
    }
    func isInside(_ condition: Condition) -> Bool {
      condition.flows(from: reference.coordinator, in: graph).allSatisfy { isInside($0) }
    }
    if let condition = transition.condition, !isInside(condition) { return nil }
    var leadsOut = false
    for placed in graph.placedOperations(of: transition, at: reference) {
      switch placed.operation {
      case .open(let link, _):
        let owner = graph.coordinators.firstIndex { $0.links.contains { $0.pattern == link } }
        if isInside(owner) { continue }
        guard let owner, isOutside(owner) else { return nil }
        leadsOut = true
      case .cancel: return nil
      case .when(let condition, _, _): guard isInside(condition) else { return nil }
      case .assign(let name, _) where shared.contains(name): leadsOut = true
      case .within(let flow, _) where !isInside(placed.container):
        guard graph.coordinator(of: flow, from: placed.container).map({ isOutside($0) }) ?? false
        else { return nil }
      default:
        if isInside(placed.container) { continue }
        guard isOutside(placed.container), isPlain(placed) else { return nil }
        leadsOut = true
      }
    }
    return leadsOut ? tabs(with: reference.coordinator) : []
  }

  // MARK: - Tabs

  /// Returns for a transition of the tabs' own coordinator: the tab that it touches, if it acts outside the
  /// tabs, too; nil where it affects several, or the tabs themselves other than by selecting.
  private func tabsLeadingOut(
    byTabs transition: Transition, at reference: TransitionReference
  ) -> Set<String>? {
    guard let touched = tabsTouched(by: transition, at: reference) else { return nil }
    let writes = transition.operations.flattened.contains { operation in
      if case .assign(let name, _) = operation { shared.contains(name) } else { false }
    }
    return writes ? touched : []
  }

  /// The tab that a transition of the tabs' own coordinator touches, if any; nil where it has to do with
  /// several, or with the tabs themselves other than by selecting.
  private func tabsTouched(
    by transition: Transition, at reference: TransitionReference
  ) -> Set<String>? {
    let number = place.coordinator
    guard var touched = tabsActing(at: reference) else { return nil }
    func isFine(_ condition: Condition) -> Bool {
      switch condition {
      case .within(.child(let hosts), _):
        touched.formUnion(hosts.prefix(1))
        return true
      case .within(.ancestor, _), .contains, .count, .slotIsTaken: return false
      case .not(let inner): return isFine(inner)
      case .all(let conditions), .any(let conditions): return conditions.allSatisfy { isFine($0) }
      default: return true
      }
    }
    if let condition = transition.condition, !isFine(condition) { return nil }
    let operations = graph.placedOperations(of: transition, at: reference)
    // Which tabs are as they were left matters where some are started afresh.
    let resets = operations.contains { if case .reset = $0.operation { true } else { false } }
    let selects = operations.contains {
      switch $0.operation {
      case .select, .selectIndex: true
      default: false
      }
    }
    if resets, selects { return nil }
    var changesTabs = false
    for placed in operations {
      switch placed.operation {
      case .select, .selectIndex, .oneOf, .later: continue
      case .within(.child(let hosts), _) where placed.container == number,
        .send(_, .child(let hosts, _)) where placed.container == number:
        touched.formUnion(hosts.prefix(1))
      case .reset(let target) where placed.container == number: touched.insert(target.route)
      case .within(let flow, _) where placed.container == number:
        guard graph.coordinator(of: flow, from: number).map({ isOutside($0) }) ?? false else {
          return nil
        }
      case .when(let condition, _, _) where isOutside(placed.container):
        guard condition.flows(from: placed.container, in: graph).isEmpty else { return nil }
      case .when(let condition, _, _):
        guard placed.container == number ? isFine(condition) : true else { return nil }
      case .open, .cancel: return nil
      case .assign(let name, _) where placed.container == number && shared.contains(name): continue
      case .emit where placed.container == number: continue
      case .fill where placed.container == number, .clear where placed.container == number:
        guard hasOnlySlotsBeside else { return nil }
        changesTabs = true
      default:
        guard placed.container != number, !isOutside(placed.container) || isPlain(placed) else {
          return nil
        }
      }
    }
    let mayConcernAnother =
      changesTabs || coversAnother(transition, at: reference)
      || selects && mayRunOutsideTabs(transition, at: reference)
    guard touched.count <= 1, touched.isEmpty || !mayConcernAnother else { return nil }
    return touched
  }

  /// Whether another tab than the one that a transition touches can be covered then: the search of that tab would not
  /// reach this state.
  private func coversAnother(_ transition: Transition, at reference: TransitionReference) -> Bool {
    place.isInStack && tabsActing(at: reference)?.isEmpty ?? true
      && actsOutside(transition, at: reference)
  }

  /// Whether what selects a tab may happen where the tabs are not in use, or leave them so.
  private func mayRunOutsideTabs(_ transition: Transition, at reference: TransitionReference)
    -> Bool
  {
    !place.cases.isEmpty
      && (canCome(transition, at: reference) || coversSelected(by: transition, at: reference)
        || place.isInStack && transition.landing != nil)
  }

  /// Whether what selects a tab can also cover it: the search of that tab would not reach this state, since another one
  /// was in use before.
  private func coversSelected(by transition: Transition, at reference: TransitionReference) -> Bool
  {
    guard place.isInStack else { return false }
    return actsOutside(transition, at: reference)
      || around.contains { index in
        graph.coordinators[index].handlers.contains { $0.transition.action == transition.action }
      }
      || graph.placedTransitions.contains { reference, other in
        inside.contains(reference.coordinator) && other.action == transition.action
          && graph.placedOperations(of: other, at: reference).contains {
            around.contains($0.container)
          }
      }
  }

  /// Whether a transition of the tabs' own coordinator reaches coordinators around it.
  private func actsOutside(_ transition: Transition, at reference: TransitionReference) -> Bool {
    graph.placedOperations(of: transition, at: reference).contains { placed in
      if case .emit = placed.operation { true } else { isOutside(placed.container) }
    }
  }

  /// The tab in which a transition of the tabs' own coordinator begins, if any; nil where that can be several.
  private func tabsActing(at reference: TransitionReference) -> Set<String>? {
    switch reference.place {
    case .coordinator:
      switch graph.coordinators[place.coordinator].handlers[reference.index].source {
      case .own: []
      case .dismissal(let route): [route]
      case .descendant(let hosts, _): Set(hosts.prefix(1))
      case .anyDepth: nil
      }
    case .screen(let route) where tabs.contains { $0.route == route }: [name(ofTab: route)]
    case .screen, .link: []
    }
  }

  /// Whether what the slots of the tabs' coordinator hold stands beside the tabs, and hosts nothing.
  private var hasOnlySlotsBeside: Bool {
    let coordinator = graph.coordinators[place.coordinator]
    return coordinator.slots.allSatisfy { !$0.kind.covers }
      && coordinator.routes.enumerated().allSatisfy { number, route in
        route.slots.isEmpty && (route.hosts == nil || tabs.contains { $0.route == number })
      }
  }

  /// The reports of the tabs' coordinator that follow something in a tab: by name, the tabs.
  private func relayedReports() -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for (reference, transition) in graph.placedTransitions
    where reference.coordinator == place.coordinator {
      guard let touched = tabsTouched(by: transition, at: reference) else { continue }
      for case .emit(let output) in transition.operations.flattened {
        result[output, default: []].formUnion(touched)
      }
    }
    return result
  }
}

extension GraphDefinition {
  /// The actions that an effect or an operation sends, by name.
  private var actionsSent: Set<String> {
    var result = Set(
      coordinators.flatMap { coordinator in
        (coordinator.effects + coordinator.routes.flatMap(\.effects)).map(\.action)
      })
    for (_, transition) in placedTransitions {
      for case .send(let action, _) in transition.operations.flattened { result.insert(action) }
    }
    return result
  }

  /// The actions that effects send, whatever is sent, and what is reported because of these: by name.
  fileprivate var actionsThatCome: Set<String> {
    var result = actionsSent
    let transitions = placedTransitions
    var count = -1
    while count != result.count {
      count = result.count
      for (reference, transition) in transitions {
        let isDeferred = coordinators[reference.coordinator].dialect?.defersCommands ?? false
        guard
          transition.leavesSomethingForLater || isDeferred || transition.trigger == .effect
            || result.contains(transition.action)
        else { continue }
        for case .emit(let output) in transition.operations.flattened { result.insert(output) }
      }
    }
    return result
  }
}

extension Transition {
  fileprivate var leavesSomethingForLater: Bool {
    operations.flattened.contains { operation in
      if case .later = operation { true } else { false }
    }
  }
}
