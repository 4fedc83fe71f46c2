import NavGraphFacts
import NavGraphModel

extension RouteMap {
  /// Chooses the facts to draw.
  ///
  /// - Parameters:
  ///   - facts: Valid ones (`Facts.validate()`).
  ///   - marks: In any order; they are sorted by severity, rule and message at their place.
  ///   - jointLimit: Boxes up to which coordinators that lead to one another are laid out together;
  ///     beyond that, words at a screen name the coordinators that it leads to.
  /// - Throws: Where the request names something that the graph does not have.
  /// - Complexity: O(*n* log *n*) in the facts and marks.
  init(
    _ facts: Facts, marks: [RouteMark], title: String, request: MapRequest = MapRequest(),
    jointLimit: Int = RouteMap.jointLimit
  ) throws(RenderError) {
    self = try RouteMap(
      undivided: facts, marks: marks, title: title, request: request
    ).divided(jointLimit: jointLimit)
  }

  /// What of the facts is drawn, as one part.
  init(
    undivided facts: Facts, marks: [RouteMark], title: String, request: MapRequest
  ) throws(RenderError) {
    let graph = facts.graph
    let whole = RouteMap(
      whole: facts, marks: marks, title: title, drawsGestures: request.drawsGestures)
    self = try whole.selecting(request.selection, in: graph).collapsing(request, in: graph)
      .highlighting(request.highlighted, in: graph)
  }

  /// Everything that is known, as one part.
  private init(whole facts: Facts, marks: [RouteMark], title: String, drawsGestures: Bool) {
    let names = Set(facts.graph.coordinators.map(\.name))
    let sorted = marks.sorted {
      ($0.severity, $0.rule, $0.message) < ($1.severity, $1.rule, $1.message)
    }
    var builder = MapBuilder(facts, marks: sorted)
    self.title = title
    summary =
      [facts.counts.summary, facts.coverageSummary, facts.graph.unreadPhrase].compactMap(\.self)
    parts = [builder.build(drawsGestures: drawsGestures)]
    self.marks = sorted.filter { !names.contains($0.coordinator) }
  }

  /// The map with a part for each set of coordinators that lead to one another; where such a set is
  /// too large to be laid out, each coordinator is a part.
  func divided(jointLimit: Int) -> RouteMap {
    var map = self
    let components = parts.flatMap(\.components)
    let tooLarge = components.filter { $0.clusters.count > 1 && $0.boxCount > jointLimit }
    if !tooLarge.isEmpty {
      let count = counted(tooLarge.reduce(0) { $0 + $1.clusters.count }, "coordinator")
      map.summary.append(
        "\(count) are too many to be drawn together: edges between them are listed as text "
          + "at their screens")
    }
    map.parts = components.flatMap { part in
      part.clusters.count > 1 && part.boxCount > jointLimit
        ? part.listingCrossings.components : [part]
    }
    return map
  }

  /// Screens and edges of connected coordinators that a layout places in a few seconds.
  static let jointLimit = 1_500
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
    if coverage.isComplete { return "every state found (\(states))" }
    if stackCoverage.isComplete { return "complete for any stack height" }
    return "incomplete: limited by \(coverage.phrase ?? "a bound")"
  }
}

/// The number and its noun, with a plural of "s".
func counted(_ count: Int, _ noun: String) -> String {
  "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
}

/// The number with a comma at each third digit.
func grouped(_ number: Int) -> String {
  let digits = Array(String(number))
  var result = ""
  for (index, digit) in digits.enumerated() {
    if index > 0 && (digits.count - index) % 3 == 0 { result += "," }
    result.append(digit)
  }
  return result
}
