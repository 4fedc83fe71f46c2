package import NavGraphFacts
import NavGraphModel

/// Finds suppressions and baseline entries for findings that are not there.
///
/// It looks at what all other rules said, so ``Linter`` runs it last.
package enum SuperfluousSuppressionRule: Rule {
  package static let info = RuleInfo(
    id: "superfluous-suppression", severity: .warning, category: .hygiene,
    summary: "A suppression or a baseline entry matches no finding",
    rationale: """
      A suppression outlives the defect that it was written for and hides the next defect of its \
      kind. A suppression with a misspelt rule has no effect, although its author believes it \
      does.
      """,
    fix: """
      Remove the suppression, or write the baseline again (`navgraph lint --write-baseline`). \
      Correct a misspelt rule.
      """,
    remarks: [
      """
      The rule reports nothing if it cannot know: if the other rule is off or left the question \
      open, or a bound limited the search.
      """
    ],
    flagged: [
      RuleExample("home -> cart; cart <-; ↓allow duplicate-id cart"),
      RuleExample("home -> item; item -> item; ↓allow duplicate-id home"),
      RuleExample("home -> cart; cart <-; ↓allow duplicate-ids cart"),
    ],
    clean: [
      RuleExample("home -> item; item -> item; allow duplicate-id item"),
      RuleExample("home <-; orphan <-; allow unreachable-route orphan"),
    ])

  /// Facts alone say nothing about suppressions.
  package static func check(_ facts: Facts) -> RuleReport { RuleReport() }

  /// Checks the suppressions and the baseline.
  ///
  /// - Parameters:
  ///   - ledger: The acceptances.
  ///   - report: The report of the other rules.
  ///   - running: The rules that were run.
  ///   - known: The ids of all rules that there are.
  static func check(
    _ facts: Facts, _ ledger: inout AcceptanceLedger, after report: RuleReport,
    running: [RuleInfo], known: [String]
  ) -> RuleReport {
    let question = SuppressionQuestion(facts: facts, open: report.notChecked, running: running)
    var result = RuleReport(
      findings: ledger.unused.compactMap { placed in
        let rule = placed.suppression.rule
        guard known.contains(rule) else {
          return finding(placed, .unknownRule(rule, known), in: facts.graph)
        }
        // Those of this rule allow what it says of the others, which is known only then.
        // The reader allows what may be wrong, whether it is found or not.
        guard rule != info.id, !ReaderReason.isReaders(placed.suppression.reason),
          question.isAnswered(rule, on: placed.place)
        else { return nil }
        return finding(placed, .allowsNothing(placed.suppression), in: facts.graph)
      })
    result.findings.sort(by: Finding.isOrderedBefore)
    ledger.removeAccepted(&result)
    let own = ledger.unused.filter { placed in
      placed.suppression.rule == info.id && question.isAnswered(info.id, on: placed.place)
    }
    var last = RuleReport(
      findings: own.map { finding($0, .allowsNothing($0.suppression), in: facts.graph) })
    last.findings.sort(by: Finding.isOrderedBefore)
    ledger.acceptByBaseline(&last)
    result += last
    result.findings += staleEntries(ledger, question, known)
    return result
  }

  private static func finding(
    _ placed: PlacedSuppression, _ message: Finding.Message, in graph: GraphDefinition
  ) -> Finding {
    var finding = Finding(
      rule: info, message: message, claim: .exact, coordinator: "",
      operation: "allow \(placed.suppression.rule)", location: placed.suppression.location)
    guard let coordinator = placed.place.coordinator else { return finding }
    finding.coordinator = graph.coordinators[coordinator].name
    switch placed.place {
    case .graph, .coordinator, .line: break
    case .route(let reference):
      finding.route = graph.coordinators[coordinator].routes[reference.route].name
    case .transition(let reference):
      let place = Place(reference, in: graph)
      finding.route = place.route
      finding.transition = place.transition
      finding.action = graph.transition(reference)?.action
    }
    return finding
  }

  private static func staleEntries(
    _ ledger: AcceptanceLedger, _ question: SuppressionQuestion, _ known: [String]
  ) -> [Finding] {
    guard let baseline = ledger.baseline else { return [] }
    var reported: Set<Baseline.Key> = []
    return baseline.entries.compactMap { entry in
      guard let left = ledger.remaining[entry.key], left > 0, reported.insert(entry.key).inserted
      else { return nil }
      let message: Finding.Message
      if !known.contains(entry.key.rule) {
        message = .unknownRule(entry.key.rule, known)
      } else {
        guard
          question.isAnswered(entry.key.rule, coordinator: entry.key.coordinator, entry.key.route)
        else { return nil }
        message = .stale(entry.key, left: left, of: baseline.count(of: entry.key))
      }
      // Rewriting the file fixes all of them.
      return Finding(
        rule: info, message: message, claim: .exact, coordinator: entry.key.coordinator,
        route: entry.key.route, action: entry.key.action, operation: entry.key.operation,
        location: SourceLocation(file: baseline.file, line: entry.line, column: 1),
        cause: "baseline\n\(baseline.file)")
    }
  }
}

extension Finding.Message {
  fileprivate static func unknownRule(_ rule: String, _ known: [String]) -> Self {
    let meant = nearestName(to: rule, in: known).map { "; did you mean \(quoted($0))?" } ?? ""
    return "there is no rule \(quoted(rule)), so this allows nothing\(meant)"
  }

  fileprivate static func allowsNothing(_ suppression: Suppression) -> Self {
    let spelling =
      suppression.coveredLine == nil
      ? ".allow(\"\(suppression.rule)\")" : "navgraph:allow \(suppression.rule)"
    return "`\(spelling)` no longer matches a finding; it would hide the next one"
  }

  fileprivate static func stale(_ key: Baseline.Key, left: Int, of count: Int) -> Self {
    let place = [key.coordinator, key.route, key.action].compactMap(\.self)
      .filter { !$0.isEmpty }.map(quoted).joined(separator: " \u{25B8} ")
    let what = "\(quoted(key.rule))\(place.isEmpty ? "" : " at \(place)")"
    return left == count
      ? "the finding \(what) is gone; write the baseline again, or it hides the next one"
      : """
      of \(count) findings \(what), \(left == 1 ? "one is" : "\(left) are") gone; write the \
      baseline again, or it hides the next ones
      """
  }
}
