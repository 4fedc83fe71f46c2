package import NavGraphFacts

/// One kind of defect: what it is, and a pure function that finds it in facts.
///
/// To add a rule, write a file in `Rules` and list the type in ``RuleRegistry``.
package protocol Rule: Sendable {
  static var info: RuleInfo { get }

  /// - Returns: The findings, and what could not be decided on these facts. The order is of no
  ///   importance.
  static func check(_ facts: Facts) -> RuleReport

  /// The same with values for the parameters that the rule's page names; a rule without any leaves this
  /// out.
  static func check(_ facts: Facts, _ values: ParameterValues) -> RuleReport
}

extension Rule {
  package static func check(_ facts: Facts, _ values: ParameterValues) -> RuleReport {
    check(facts)
  }
}

/// The report of a rule about a graph.
package struct RuleReport: Hashable, Sendable {
  package var findings: [Finding]
  package var notChecked: [NotChecked]
  /// Findings that the author has accepted; no rule fills this in.
  package var accepted: [AcceptedFinding]
  /// How many findings are in excluded parts; no rule fills this in.
  package var excluded = 0
  /// The ids of rules that were not finished within the time; no rule fills this in.
  package var unfinished: [String] = []

  package init(
    findings: [Finding] = [], notChecked: [NotChecked] = [], accepted: [AcceptedFinding] = []
  ) {
    self.findings = findings
    self.notChecked = notChecked
    self.accepted = accepted
  }

  package static func += (left: inout RuleReport, right: RuleReport) {
    left.findings += right.findings
    left.notChecked += right.notChecked
    left.accepted += right.accepted
    left.excluded += right.excluded
    left.unfinished += right.unfinished
  }
}

/// A question that a rule had to leave open.
package struct NotChecked: Hashable, Sendable {
  package var rule: String
  package var coordinator: String
  package var route: String?
  /// Why, as a sentence.
  package var reason: String

  package init(rule: RuleInfo, coordinator: String, route: String? = nil, reason: String) {
    self.rule = rule.id
    self.coordinator = coordinator
    self.route = route
    self.reason = reason
  }
}
