package import NavGraphFacts
import NavGraphModel

/// Finds containers that never hold what they are there for.
package enum EmptyContainerRule: Rule {
  package static let info = RuleInfo(
    id: "empty-container", severity: .warning, category: .configuration,
    summary: "A slot, switch or tab bar has nothing to do",
    rationale: """
      A sheet that no action fills, a switch with one case, a tab bar with one tab: the other \
      half was never written, or was removed. A navigation container with one screen is often \
      there for its title bar and is not reported.
      """,
    fix: """
      Add the action that fills it, or remove the container and show its only screen directly. In \
      a registration: `.show(.filter, in: "filter")`, `.push(.detail)`.
      """,
    flagged: [
      RuleExample("home -> cart; ↓slot home.filter sheet"),
      RuleExample("↓Main: tabs home@Home; Home: list -> item"),
      RuleExample("↓App: switch main@Main; Main: list -> item"),
    ],
    clean: [
      RuleExample("home fill filter sort; home -> cart; slot home.filter sheet"),
      RuleExample("home -> cart; var x 0 1; slot home.filter sheet while x=1 shows cart"),
      RuleExample("Main: tabs home@Home about; Home: list -> item"),
      RuleExample("home => cart; cart <-"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let graph = facts.graph
    let uses = ContainerUses(graph)
    var report = RuleReport()
    // It is not known which screens a reducer puts into its containers.
    for (index, coordinator) in graph.coordinators.enumerated() where coordinator.reducer == nil {
      for slot in coordinator.slots where slot.isNeverFilled(in: index, uses) {
        report.findings.append(finding(slot, of: nil, coordinator))
      }
      for route in coordinator.routes {
        for slot in route.slots where slot.isNeverFilled(in: index, uses) {
          report.findings.append(finding(slot, of: route, coordinator))
        }
      }
      guard let message = message(about: index, in: graph, uses) else { continue }
      report.findings.append(
        Finding(rule: info, message: message, claim: .exact, coordinator: index, in: facts))
    }
    return report
  }

  private static func finding(
    _ slot: SlotDefinition, of route: RouteDefinition?, _ coordinator: CoordinatorDefinition
  ) -> Finding {
    Finding(
      rule: info, message: .nothingFills(slot, of: route?.name ?? coordinator.name), claim: .exact,
      coordinator: coordinator.name, route: route?.name, operation: "slot \(slot.name)",
      location: slot.location)
  }

  private static func message(
    about index: Int, in graph: GraphDefinition, _ uses: ContainerUses
  ) -> Finding.Message? {
    let coordinator = graph.coordinators[index]
    switch coordinator.container {
    case .tabs(let tabs):
      let items = Set(tabs.items).union(uses.arrivals(in: index))
      return items.count < 2 ? .hasOneTab(coordinator) : nil
    case .switch(let cases):
      let shown = Set([cases.initial] + cases.derived.map(\.route)).union(uses.arrivals(in: index))
      return shown.count < 2 ? .hasOneCase(coordinator) : nil
    case .stack: return nil
    case .joined(let hosts): return hosts.count < 2 ? .joinsOne(coordinator) : nil
    }
  }
}

extension SlotDefinition {
  fileprivate func isNeverFilled(in coordinator: Int, _ uses: ContainerUses) -> Bool {
    derived == nil && initial == nil && !uses.fills(name, of: coordinator)
  }
}

extension Finding.Message {
  fileprivate static func nothingFills(_ slot: SlotDefinition, of owner: String) -> Self {
    """
    \(quoted(slot.name)) of \(quoted(owner)) is always empty: no action and no condition fills it
    """
  }

  fileprivate static func hasOneTab(_ coordinator: CoordinatorDefinition) -> Self {
    "\(quoted(coordinator.name)) never has more than one tab"
  }

  fileprivate static func hasOneCase(_ coordinator: CoordinatorDefinition) -> Self {
    "\(quoted(coordinator.name)) never switches to another case"
  }

  fileprivate static func joinsOne(_ coordinator: CoordinatorDefinition) -> Self {
    "\(quoted(coordinator.name)) joins only one stack"
  }
}
