package import NavGraphFacts
import NavGraphModel

/// Finds states and paths that a policy of the author's own rules out.
package enum PolicyRule: Rule {
  package static let info = RuleInfo(
    id: "policy", severity: .error, category: .policy, needs: [.declaration, .states],
    summary: "A policy of the app is violated",
    rationale: """
      Only the authors know some of the things that an app must never do or must always allow: \
      no payment before the terms, no account screen after a logout. A policy states this once, \
      and `navgraph` checks it in every state and on every path.
      """,
    fix: """
      Follow the steps to the violation and prevent it, or correct the policy.
      """,
    remarks: [
      """
      A violation of `never`, `always` and `noWay` was seen in the search, so it is real. A \
      violation of `canAlwaysReach` and `mustReach` is reported only if the search saw \
      everything that matters. A policy that holds in a limited search is listed as not checked, \
      and so is one for which steps of a [reducer](../Guide/Reducers.md) were set aside.
      """,
      """
      A policy is checked for each start of the app that can show the coordinators that it \
      names. Only the graph can allow a violation.
      """,
    ],
    flagged: [
      RuleExample("home -> pay; ↓never unpaid when vip=false and shows pay; var vip false true"),
      RuleExample("home := done; ↓always open when holds home"),
      RuleExample("home -> help; home := done; ↓canreach help"),
      RuleExample("home -> cart; cart -> pay; ↓mustreach pay 1"),
      RuleExample("home -> cart; cart -> pay; home -> pay; ↓noway to pay unless cart"),
      RuleExample("home -> cart; cart -> pay; link a://pay -> pay; ↓noway home to pay unless cart"),
    ],
    clean: [
      RuleExample(
        "home -> pay ? vip=true; never unpaid when vip=false and shows pay; var vip false true"),
      RuleExample("home -> cart; always open when holds home"),
      RuleExample("home -> help; home := done; done := home; canreach help"),
      RuleExample("home -> cart; cart -> pay; mustreach pay 2"),
      RuleExample("home -> cart; cart -> pay; noway to pay unless cart"),
      RuleExample("tabs a@A b@B; A: x -> y; B: z -> w; canreach A.y"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    guard !facts.graph.policies.isEmpty else { return RuleReport() }
    let surroundings = PolicyFacts(facts)
    let broken = witnesses(of: .policyBroken, in: facts)
    let kept = witnesses(of: .policyKept, in: facts)
    var report = RuleReport()
    for (index, policy) in facts.graph.policies.enumerated() {
      let searched = surroundings.searched(policy.claim)
      guard let witness = broken[index] else {
        if kept[index] == nil, let reason = searched.doubt(about: policy, in: facts) {
          report.notChecked.append(NotChecked(rule: info, coordinator: "", reason: reason))
        }
        continue
      }
      if policy.claim.isBrokenByMissingPath, searched.hasGaps {
        report.notChecked.append(
          NotChecked(rule: info, coordinator: "", reason: searched.gaps(around: policy)))
        continue
      }
      report.findings.append(finding(policy, searched, witness: witness, in: facts))
    }
    return report
  }

  /// By policy.
  private static func witnesses(of kind: ObservationKind, in facts: Facts) -> [Int: Int] {
    Dictionary(
      facts.observations(kind).compactMap { seen in seen.key.index.map { ($0, seen.witness) } },
      uniquingKeysWith: { first, _ in first })
  }

  private static func finding(
    _ policy: PolicyDefinition, _ searched: SearchedPolicy, witness node: Int, in facts: Facts
  ) -> Finding {
    let witness = Witness(node: node, facts: facts)
    var claim = searched.coverage.isComplete ? Claim.exact : .under
    var assumptions: [String] = []
    if policy.claim.isBrokenByMissingPath {
      assumptions = facts.graph.sampleAssumptions
      if searched.runsReducers {
        claim = .bounded
        assumptions.append("screens send the registered actions only")
      }
    }
    return Finding(
      rule: info, message: .broken(policy, witness), claim: claim, assumptions: assumptions,
      coordinator: "", operation: policy.name, location: policy.location, witness: witness)
  }
}

/// The facts against which a policy is checked.
private struct PolicyFacts {
  private let facts: Facts
  private let scope: PolicyScope
  private let influence: ReducerInfluence

  init(_ facts: Facts) {
    self.facts = facts
    scope = PolicyScope(facts.graph)
    influence = ReducerInfluence(facts)
  }

  func searched(_ claim: PolicyDefinition.Claim) -> SearchedPolicy {
    let searches = facts.searches.filter { scope.asks(claim, ofStart: $0.entry) }
    let flows = searches.reduce(into: Set<Int>()) { flows, search in
      flows.formUnion(scope.coordinators(ofStart: search.entry))
    }
    return SearchedPolicy(
      coverage: Coverage(combining: searches.map(\.coverage)),
      hasGaps: !flows.isDisjoint(with: influence.behindGaps),
      runsReducers: !flows.isDisjoint(with: influence.dependent))
  }
}

/// How well the searches saw that have to do with a policy.
private struct SearchedPolicy {
  let coverage: Coverage
  /// Whether steps were set aside there.
  let hasGaps: Bool
  let runsReducers: Bool

  /// Returns why it is not known whether a policy holds that was not seen to break; nil where it holds.
  func doubt(about policy: PolicyDefinition, in facts: Facts) -> String? {
    let name = quoted(policy.name)
    if policy.claim.isAboutPaths, facts.unanswered.contains(.policyBroken) {
      return "\(name) is about paths, and there are too many steps to search them"
    }
    if let bound = coverage.phrase {
      switch policy.claim {
      case .never, .always, .noWay:
        return "\(name) holds in all that was searched; limited by \(bound)"
      case .canAlwaysReach, .mustReach:
        return "\(name) is undecided: the search was limited by \(bound)"
      }
    }
    return hasGaps ? gaps(around: policy) : nil
  }

  func gaps(around policy: PolicyDefinition) -> String {
    "\(quoted(policy.name)) is not known to hold, nor to be broken: steps were set aside"
  }
}

extension PolicyDefinition.Claim {
  /// Whether it is about how states follow one another.
  fileprivate var isAboutPaths: Bool {
    switch self {
    case .never, .always: false
    case .canAlwaysReach, .mustReach, .noWay: true
    }
  }

  /// Whether what breaks it is that no step leads somewhere.
  fileprivate var isBrokenByMissingPath: Bool {
    switch self {
    case .never, .always, .noWay: false
    case .canAlwaysReach, .mustReach: true
    }
  }
}

extension Finding.Message {
  fileprivate static func broken(_ policy: PolicyDefinition, _ witness: Witness) -> Self {
    let name = quoted(policy.name)
    let count = witness.steps.count
    let when =
      switch count {
      case 0: "at the start of the app"
      case 1: "after one step"
      default: "after \(count) steps"
      }
    switch policy.claim {
    case .never(let condition):
      return "\(name) is violated: \(when), this holds and never should: \(condition.displayName)"
    case .always(let condition):
      return
        "\(name) is violated: \(when), this does not hold and always should: \(condition.displayName)"
    case .canAlwaysReach(let goals):
      return "\(name) is violated: \(when), no path leads to \(choice(of: goals)) any more"
    case .mustReach(let goals, let limit):
      let steps = limit == 1 ? "one step" : "\(limit) steps"
      return count == 0
        ? "\(name) is violated: no path of at most \(steps) leads from the start to \(choice(of: goals))"
        : """
        \(name) is violated: the shortest path from the start to \(choice(of: goals)) takes \
        \(count == 1 ? "one step" : "\(count) steps"), not \(limit)
        """
    case .noWay(let start, let end, let gate):
      return """
        \(name) is violated: a path leads \(start.map { "from \(quoted($0.displayName))" } ?? "from the start") \
        to \(quoted(end.displayName)) past \(quoted(gate.displayName))
        """
    }
  }

  private static func choice(of screens: [ScreenName]) -> String {
    screens.map { quoted($0.displayName) }.joined(separator: " or ")
  }
}
