import NavGraphExploration
import NavGraphModel

extension RouteMap {
  /// Chooses what of the facts is drawn.
  ///
  /// - Parameters:
  ///   - facts: Valid ones (`Facts.validate()`).
  ///   - marks: In any order; they are sorted by severity, rule and message at their place.
  /// - Complexity: O(*n* log *n*) in the facts and marks.
  init(_ facts: Facts, marks: [RouteMark], title: String, drawsGestures: Bool) {
    let names = Set(facts.graph.coordinators.map(\.name))
    let sorted = marks.sorted {
      ($0.severity, $0.rule, $0.message) < ($1.severity, $1.rule, $1.message)
    }
    let marksOfCoordinator = Dictionary(grouping: sorted, by: \.coordinator)
    self.title = title
    summary = [facts.counts.summary, facts.coverageSummary]
    self.marks = sorted.filter { !names.contains($0.coordinator) }
    clusters = zip(facts.graph.coordinators, facts.flows).map { coordinator, flow in
      var builder = ClusterBuilder(
        coordinator, flow: flow, marks: marksOfCoordinator[coordinator.name] ?? [])
      return builder.cluster(drawsGestures: drawsGestures)
    }
    hidesGestures =
      !drawsGestures
      && facts.flows.contains { $0.landings.contains { $0.cause.isGesture } }
  }
}

extension Cause {
  fileprivate var isGesture: Bool {
    if case .gesture = self { true } else { false }
  }
}

extension Facts.Counts {
  fileprivate var summary: String {
    [
      counted(coordinators, "coordinator"), counted(routes, "screen"),
      counted(transitions, "transition"),
    ].joined(separator: " \u{00B7} ")
  }
}

extension Facts {
  fileprivate var coverageSummary: String {
    let states = counted(counts.states, "state")
    guard !coverage.isComplete else { return "every reachable stack explored (\(states))" }
    return "explored up to \(coverage.phrase ?? "a bound") (\(states)); there is more beyond"
  }
}

/// The number and its noun, with a plural of "s".
func counted(_ count: Int, _ noun: String) -> String {
  "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
}

/// The number with a comma at each third digit.
private func grouped(_ number: Int) -> String {
  let digits = Array(String(number))
  var result = ""
  for (index, digit) in digits.enumerated() {
    if index > 0 && (digits.count - index) % 3 == 0 { result += "," }
    result.append(digit)
  }
  return result
}
