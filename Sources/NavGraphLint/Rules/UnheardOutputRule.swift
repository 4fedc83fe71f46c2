package import NavGraphFacts
import NavGraphModel

/// Finds what coordinators report and no enclosing coordinator hears.
package enum UnheardOutputRule: Rule {
  package static let info = RuleInfo(
    id: "unheard-output", severity: .warning, category: .hygiene,
    summary: "No enclosing coordinator handles a report",
    rationale: """
      A coordinator reports that it is finished, and its host should close it. If no host \
      handles the report, because it was renamed or the coordinator is shown in a new place, the \
      button has no effect, and the user may be trapped.
      """,
    fix: """
      Handle the report in a coordinator that hosts this one, or further out. In a registration: \
      `OnChild(.pay, action: "finished", …)`, `OnChild(flowOf: .shop, ShopRoute.pay, reports: \
      "finished", …)`; without operations if nothing should change.
      """,
    remarks: [
      """
      A coordinator without a host has nothing to report to: register the enclosing coordinator, \
      or let this one act itself. If the enclosing coordinator is not part of this graph, allow \
      the finding.
      """
    ],
    flagged: [
      RuleExample("Main: home => pay@Pay; ↓Pay: cart emit cancelled"),
      RuleExample(
        "Main: home => pay@Pay; Main: pay/:finished dismiss; ↓Pay: cart emit finishd"),
      RuleExample("↓home emit finished"),
    ],
    clean: [
      RuleExample("Main: home => pay@Pay; Main: pay/:finished dismiss; Pay: cart emit finished"),
      RuleExample("Main: home => pay@Pay; Main: pay/:finished nothing; Pay: cart emit finished"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let graph = facts.graph
    let hosts = graph.hosts
    let handled = handledOutputs(in: graph, hosts)
    var report = RuleReport()
    for (coordinator, reports) in reports(in: graph) {
      let unhandled = reports.filter { !(handled[coordinator]?.contains($0.output) ?? false) }
      if hosts[coordinator].isEmpty {
        let outputs = Set(unhandled.map(\.output)).sorted()
        report.findings += finding(
          .hasNoHost(graph.coordinators[coordinator], outputs), about: unhandled, in: facts)
        continue
      }
      for (output, places) in unhandled.grouped(by: \.output) {
        let message = Finding.Message.isNeverHandled(
          output, of: graph.coordinators[coordinator],
          hosts: hosts[coordinator].map { graph.coordinators[$0].name },
          handled: handled[coordinator] ?? [])
        report.findings += finding(message, about: places, in: facts)
      }
    }
    return report
  }

  private struct Report {
    var output: String
    var transition: TransitionReference
    /// The operation, by its position among those of the transition.
    var index: Int
  }

  /// What each coordinator reports, in the order of the registration.
  private static func reports(
    in graph: GraphDefinition
  ) -> [(coordinator: Int, reports: [Report])] {
    var reports: [Int: [Report]] = [:]
    for (reference, transition) in graph.placedTransitions {
      for placed in graph.placedOperations(of: transition, at: reference) {
        guard case .emit(let output) = placed.operation else { continue }
        reports[placed.container, default: []].append(
          Report(output: output, transition: reference, index: placed.index))
      }
    }
    return reports.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// What enclosing coordinators handle of each coordinator's reports.
  private static func handledOutputs(
    in graph: GraphDefinition, _ hosts: [[Int]]
  ) -> [Int: Set<String>] {
    var handled: [Int: Set<String>] = [:]
    for (index, coordinator) in graph.coordinators.enumerated() {
      for handler in coordinator.handlers {
        guard let leaf = graph.leaf(of: handler.source, from: index), leaf.route == nil,
          hosts.hostsTransitively(index, leaf.0)
        else { continue }
        handled[leaf.0, default: []].insert(handler.transition.action)
      }
    }
    return handled
  }

  /// One finding for all places, at the first of them.
  private static func finding(
    _ message: Finding.Message, about reports: [Report], in facts: Facts
  ) -> [Finding] {
    guard let first = reports.first else { return [] }
    let others = reports.dropFirst().compactMap { report -> Finding.Note? in
      facts.graph.transition(report.transition).map {
        Finding.Note("\(quoted(report.output)) is reported here too", at: $0.location)
      }
    }
    return [
      Finding(
        rule: info, message: message, claim: .exact, transition: first.transition,
        operation: first.index, in: facts, notes: others)
    ]
  }
}

extension Array {
  /// The elements with equal keys together, in the order in which each key comes first.
  fileprivate func grouped<Key: Hashable>(
    by key: (Element) -> Key
  ) -> [(key: Key, elements: [Element])] {
    let groups = Dictionary(grouping: self, by: key)
    var seen: Set<Key> = []
    return map(key).filter { seen.insert($0).inserted }.map { ($0, groups[$0] ?? []) }
  }
}

extension Finding.Message {
  fileprivate static func isNeverHandled(
    _ output: String, of coordinator: CoordinatorDefinition, hosts: [String], handled: Set<String>
  ) -> Self {
    let nearest = nearestName(to: output, in: handled.sorted())
      .map { "; did you mean \(quoted($0))?" }
    return """
      \(quoted(coordinator.name)) reports \(quoted(output)), but no enclosing coordinator handles \
      it (it is hosted by \
      \(hosts.map(quoted).joined(separator: ", ")))\(nearest ?? "")
      """
  }

  fileprivate static func hasNoHost(
    _ coordinator: CoordinatorDefinition, _ outputs: [String]
  ) -> Self {
    """
    nothing handles what \(quoted(coordinator.name)) reports \
    (\(outputs.map(quoted).joined(separator: ", "))): no coordinator hosts it
    """
  }
}
