import NavGraphFacts
import NavGraphModel

/// Whether a coordinator looks for a flow that a stack holds somewhere: the screen on top does not say whether it
/// is there, or what it holds.
struct BeneathReach {
  /// How many hosting routes may lead to a flow from the coordinator's own: that one is there as long as the stack is.
  private let longest: Int
  /// The routes whose hosted flows each step checks to be on top. That is enough for operations. A condition that does
  /// not hold takes no step, so nothing would check it.
  private let routesOnTop: Set<String>
  /// By handler: the hosting routes that lead to the screen it hears, if that is on top then.
  private let handled: [[String]]

  /// - Parameters:
  ///   - holdsKnownTabs: Whether it is that of the tabs around the stack.
  ///   - checked: The coordinators that each step checks to be on top where it looks for one in a stack or in tabs that
  ///     can be covered.
  ///   - handled: By handler: the hosting routes that lead to the screen it hears; none where that may be covered.
  init(
    of compiled: CompiledCoordinator, holdsKnownTabs: Bool, checked: Set<Int>, handled: [[String]]
  ) {
    let coordinator = compiled.definition
    self.handled = handled
    routesOnTop = Set(
      coordinator.routes.indices.filter { route in
        (compiled.isStack || !holdsKnownTabs)
          && compiled.routes[route].hosted.map { checked.contains($0) } ?? false
      }.map { coordinator.routes[$0].name })
    // The tabs around the stack exist as long as it does, and a switch holds only the case that it shows.
    let known =
      switch coordinator.container {
      case .tabs: holdsKnownTabs ? 1 : 0
      case .switch: 1
      case .stack, .joined: 0
      }
    // From there on, the children are others.
    let looksAround =
      known > 0
      && coordinator.containsOperation { operation in
        if case .within(.ancestor, _) = operation { true } else { false }
      }
    longest = looksAround ? 0 : known
  }

  func isFound(in coordinator: CoordinatorDefinition) -> Bool {
    StateConditionSource.allCases.contains { conditionSource in
      coordinator.conditions(of: conditionSource).contains { isFound(in: $0, longest) }
    }
      || coordinator.routes.indices.contains { route in
        let transitions = coordinator.routes[route].transitions
        return transitions.indices.contains {
          isFound(transitions[$0].condition, transitions[$0].operations)
        }
      }
      || zip(coordinator.handlers, handled).contains {
        isFound($0.transition.condition, $0.transition.operations, handling: $1)
      }
      || coordinator.links.contains { isFound($0.condition, $0.operations) }
  }

  private func isFound(
    _ condition: Condition?, _ operations: [Operation], handling hosts: [String] = []
  ) -> Bool {
    condition.map { isFound(in: $0, longest, handling: hosts) } ?? false
      || isFound(in: operations, longest, handling: hosts)
  }

  /// How many hosting routes may lead on from a flow; nil where it is one that a stack holds.
  ///
  /// - Parameter hosts: Those that lead from there to the screen that acts, on top: what is on the way is on top, too.
  private func rest(behind flow: FlowReference, _ longest: Int, handling hosts: [String]) -> Int? {
    switch flow {
    case .ancestor: 0
    case .child(let path) where path.count <= longest: longest - path.count
    case .child(let path): hosts.starts(with: path) ? 0 : nil
    }
  }

  /// The same for a step's operations.
  ///
  /// - Parameter isOwn: Whether the flow is looked for from one of the coordinator, whose routes are meant then.
  private func rest(
    steppingInto flow: FlowReference, _ longest: Int, isOwn: Bool, handling hosts: [String]
  ) -> Int? {
    if let rest = rest(behind: flow, longest, handling: hosts) { return rest }
    guard isOwn, case .child(let path) = flow, let first = path.first else { return nil }
    return routesOnTop.contains(first) ? 0 : nil
  }

  private func isFound(
    in condition: Condition, _ longest: Int, handling hosts: [String] = []
  ) -> Bool {
    switch condition {
    case .within(let flow, let inner):
      rest(behind: flow, longest, handling: hosts).map { isFound(in: inner, $0) } ?? true
    case .not(let inner): isFound(in: inner, longest, handling: hosts)
    case .all(let conditions), .any(let conditions):
      conditions.contains { isFound(in: $0, longest, handling: hosts) }
    case .count, .navigationCount, .isPresenting, .canPush, .contains, .top, .presentedAs,
      .argument, .variable, .input, .slotIsTaken:
      false
    }
  }

  private func isFound(
    in operations: [Operation], _ longest: Int, isOwn: Bool = true, handling hosts: [String] = []
  ) -> Bool {
    operations.contains { operation in
      switch operation {
      case .within(let flow, let inner):
        rest(steppingInto: flow, longest, isOwn: isOwn, handling: hosts)
          .map { isFound(in: inner, $0, isOwn: false) } ?? true
      case .when(let condition, let inner, let others):
        isFound(in: condition, longest, handling: hosts)
          || isFound(in: inner + others, longest, isOwn: isOwn, handling: hosts)
      case .send(_, .child(let path, _)): path.count > longest
      default:
        operation.parts.contains { isFound(in: $0, longest, isOwn: isOwn, handling: hosts) }
      }
    }
  }
}
