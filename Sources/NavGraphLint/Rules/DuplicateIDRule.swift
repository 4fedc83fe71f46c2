package import NavGraphFacts
import NavGraphModel

/// Finds identities that are registered twice, or brought onto a stack that holds them already.
package enum DuplicateIDRule: Rule {
  package static let info = RuleInfo(
    id: "duplicate-id", severity: .error, category: .identity, needs: [.anyHeight],
    summary: "Two entries of one stack have the same identity",
    rationale: """
      An identified array holds each identity once. A library drops a push of an identity that \
      is already there: the user taps and nothing happens. An array literal with a repeated \
      identity crashes the app, in release builds too.
      """,
    fix: """
      Give each instance its own identity, such as an `id` that is a fresh `UUID()`, or derive it \
      from the arguments that distinguish the instances. If the second push is a mistake, go back \
      to the existing entry. In a registration: `identity: .unique`, `goBackTo`.
      """,
    remarks: [
      """
      A screen that is registered twice is reported, and so are two routes with the same \
      constant identity.
      """,
      """
      For a registered reducer, only the operations of the library are observed; an entry that \
      your own code drops is not. Stacks beyond a bound, or behind a step that was set aside, \
      are listed as not checked.
      """,
    ],
    flagged: [
      RuleExample("home -> item; ↓item -> item"),
      RuleExample("home -> a; a -> b; ↓b => a"),
      RuleExample("↓home := cart item item"),
      RuleExample("home -> a#x; ↓b#x <-; home => b"),
      RuleExample("home -> cart; ↓cart+"),
    ],
    clean: [
      RuleExample("home -> item; item -> item!"),
      RuleExample("[indexed]; home -> item; item -> item"),
      RuleExample("home -> item; item <-"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    var report = RuleReport()
    let influence = ReducerInfluence(facts)
    for (index, coordinator) in facts.graph.coordinators.enumerated() {
      report.findings += repeatedScreens(coordinator)
      if coordinator.dialect?.comparesIdentities ?? false {
        report.findings += sharedConstants(coordinator)
        report.notChecked += openQuestions(
          coordinator,
          bound: info.coverage(in: facts.flows[index], outcomes: [.duplicateIdentity]).phrase,
          hasGaps: influence.behindGaps.contains(index))
      }
    }
    report.findings += collisions(facts)
    return report
  }

  private static func repeatedScreens(_ coordinator: CoordinatorDefinition) -> [Finding] {
    coordinator.routes.flatMap { route in
      route.duplicates.map { location in
        Finding(
          rule: info, message: .registeredTwice(route), claim: .exact,
          coordinator: coordinator.name, route: route.name, location: location,
          notes: [.init("registered here first", at: route.location)])
      }
    }
  }

  /// Different routes that name the same constant.
  private static func sharedConstants(_ coordinator: CoordinatorDefinition) -> [Finding] {
    var first: [String: RouteDefinition] = [:]
    return coordinator.routes.compactMap { route in
      guard case .constant(let identity) = route.identity else { return nil }
      guard let other = first[identity] else {
        first[identity] = route
        return nil
      }
      return Finding(
        rule: info, message: .sharedConstant(identity, route, other), claim: .exact,
        coordinator: coordinator.name, route: route.name, location: route.location,
        notes: [.init("the other route with this identity", at: other.location)])
    }
  }

  /// Operations that met the identity on the stack, each reported once, with its shortest path.
  private static func collisions(_ facts: Facts) -> [Finding] {
    struct Key: Hashable {
      let transition: TransitionReference
      let operation: Int
    }
    var known: Set<Key> = []
    return facts.outcomes.compactMap { observation in
      guard observation.outcome.release.reason == .duplicateIdentity,
        known.insert(
          Key(transition: observation.transition, operation: observation.operation)
        ).inserted,
        let transition = facts.graph.transition(observation.transition)
      else { return nil }
      var finding = Finding(
        rule: info,
        message: .collision(
          transition, transition.operations.flattened[observation.operation], observation),
        claim: facts.claim(
          about: observation.transition.coordinator, by: info, outcomes: [.duplicateIdentity]),
        transition: observation.transition, operation: observation.operation, in: facts,
        witness: observation.witness)
      // An effect can repeat without an action of the user, who does not miss the second screen.
      if transition.trigger == .effect, case .ignored = observation.outcome.release {
        finding.severity = .warning
        finding.fix = """
          Open the screen for the first event only; if the second should open one too, give each its own identity
          """
      }
      return finding
    }
  }

  /// A search that was cut short, or had to do without some steps, may have missed a collision, but
  /// not where there can be none.
  private static func openQuestions(
    _ coordinator: CoordinatorDefinition, bound: String?, hasGaps: Bool
  ) -> [NotChecked] {
    guard coordinator.routes.contains(where: { $0.identity != .unique }) else { return [] }
    var places: [String] = []
    if let bound { places.append("stacks beyond \(bound)") }
    if hasGaps { places.append("stacks behind steps that were set aside") }
    return places.map { place in
      NotChecked(
        rule: info, coordinator: coordinator.name,
        reason: "\(place) were not searched for repeated identities")
    }
  }
}

extension Finding.Message {
  fileprivate static func registeredTwice(_ route: RouteDefinition) -> Self {
    """
    screen \(quoted(route.name)) is registered twice; navgraph merges their actions, but a \
    coordinator runs the first that matches
    """
  }

  fileprivate static func sharedConstant(
    _ identity: String, _ route: RouteDefinition, _ other: RouteDefinition
  ) -> Self {
    """
    \(quoted(route.name)) has the identity \(quoted(identity)) of \(quoted(other.name)): while \
    one is on the stack, the other cannot open
    """
  }

  fileprivate static func collision(
    _ transition: Transition, _ operation: Operation, _ observation: OutcomeObservation
  ) -> Self {
    let action = quoted(transition.action)
    if transition.runsReducer { return collision(inReducerOn: action, operation, observation) }
    let operation = quoted(operation.displayName)
    if case .failed = observation.outcome.release {
      return """
        \(action) crashes the app, in debug and release builds: \(operation) contains an identity \
        twice
        """
    }
    let place =
      observation.conflict.map { " (screen \($0.position + 1) of \($0.height) from the root)" }
      ?? ""
    let reason = "is dropped, because its identity is on the stack already\(place)"
    return transition.operations.count == 1
      ? "nothing happens on \(action): \(operation) \(reason)"
      : "on \(action), \(operation) \(reason)"
  }

  /// A reducer calls on arrays of all kinds, and not for the stack alone.
  private static func collision(
    inReducerOn action: String, _ operation: Operation, _ observation: OutcomeObservation
  ) -> Self {
    let call = quoted(operation.displayName)
    return switch observation.outcome.release {
    case .failed:
      "\(action) crashes the app, in debug and release builds: \(call) contains an identity twice"
    case .ignored: "on \(action), \(call) is dropped, because its identity is there already"
    case .applied, .appliedDespite:
      "on \(action), \(call) brings an identity that is there already, and it does not get there twice"
    }
  }
}
