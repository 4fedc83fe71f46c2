import NavGraphFacts
import NavGraphLint
import NavGraphModel

/// The routes of findings, and the steps to and from them, as a Mermaid flowchart.
///
/// GitHub draws it in Markdown. Beyond some sixty boxes such a picture is unreadable, and Mermaid
/// refuses long texts: then the neighbours are left out, and if that is not enough, all of it.
struct MermaidMap {
  /// The chart; nil where there is nothing to draw, or too much.
  let text: String?
  /// What is not in the chart, as a sentence; nil where nothing is missing.
  let omission: String?

  init(_ report: Report) {
    let graph = report.facts.graph
    let worst = Self.worstSeverities(report.lint.findings.flatMap(\.members), in: graph)
    let arrows = Self.arrows(report.facts)
    let touching = arrows.filter { worst[$0.from] != nil || worst[$0.to] != nil }
    let around = Set(touching.flatMap { [$0.from, $0.to] }).union(worst.keys)
    if worst.isEmpty || worst.count > Self.boxLimit {
      text = nil
      omission =
        worst.isEmpty ? nil : "The map is left out: findings are about \(worst.count) routes."
    } else if around.count > Self.boxLimit || touching.count > Self.arrowLimit {
      let inside = touching.filter { worst[$0.from] != nil && worst[$0.to] != nil }
      text = Self.chart(graph, worst, Set(worst.keys), Array(inside.prefix(Self.arrowLimit)))
      omission =
        "The map shows the routes with findings alone: \(around.count) would be with their neighbours."
    } else {
      let between = arrows.filter { around.contains($0.from) && around.contains($0.to) }
      text = Self.chart(
        graph, worst, around, between.count > Self.arrowLimit ? touching : between)
      omission =
        around.count < report.facts.counts.routes
        ? "The map shows the screens with findings and those next to them." : nil
    }
  }

  private static let boxLimit = 60
  private static let arrowLimit = 120

  private struct Arrow: Hashable {
    let from: RouteReference
    let to: RouteReference
    let label: String
  }

  private static func worstSeverities(
    _ findings: [Finding], in graph: GraphDefinition
  ) -> [RouteReference: Severity] {
    var places: [String: [String: RouteReference]] = [:]
    for (coordinator, definition) in graph.coordinators.enumerated() {
      for (route, routeDefinition) in definition.routes.enumerated()
      where places[definition.name]?[routeDefinition.name] == nil {
        places[definition.name, default: [:]][routeDefinition.name] = RouteReference(
          coordinator: coordinator, route: route)
      }
    }
    var worst: [RouteReference: Severity] = [:]
    for finding in findings {
      guard let route = finding.route, let place = places[finding.coordinator]?[route] else {
        continue
      }
      worst[place] = max(worst[place] ?? .info, finding.severity)
    }
    return worst
  }

  /// What was seen to lead from one screen to another, once for each action; not what the system does.
  private static func arrows(_ facts: Facts) -> [Arrow] {
    var known: Set<Arrow> = []
    return facts.landings.compactMap { landing in
      guard let from = landing.source, let to = landing.landing, from != to,
        let label = label(landing.cause, facts.graph)
      else { return nil }
      let arrow = Arrow(from: from, to: to, label: label)
      return known.insert(arrow).inserted ? arrow : nil
    }
  }

  private static func label(_ cause: Cause, _ graph: GraphDefinition) -> String? {
    switch cause {
    case .transition(let reference), .later(let reference): graph.transition(reference)?.action
    case .effect(let reference): graph.effect(reference)?.action
    case .gesture: nil
    }
  }

  private static func chart(
    _ graph: GraphDefinition, _ worst: [RouteReference: Severity], _ routes: Set<RouteReference>,
    _ arrows: [Arrow]
  ) -> String {
    let boxes = routes.sorted()
    var names: [RouteReference: String] = [:]
    for (index, box) in boxes.enumerated() { names[box] = "r\(index)" }
    var lines = ["flowchart LR"]
    for coordinator in Set(boxes.map(\.coordinator)).sorted() {
      let definition = graph.coordinators[coordinator]
      lines.append("  subgraph c\(coordinator)[\"\(mermaidLabel(definition.name))\"]")
      for box in boxes where box.coordinator == coordinator {
        let mark = worst[box].map { ":::\($0.rawValue)" } ?? ""
        let name = mermaidLabel(definition.routes[box.route].name)
        lines.append("    \(names[box] ?? "")[\"\(name)\"]\(mark)")
      }
      lines.append("  end")
    }
    for arrow in arrows {
      guard let from = names[arrow.from], let to = names[arrow.to] else { continue }
      lines.append("  \(from) -->|\"\(mermaidLabel(arrow.label))\"| \(to)")
    }
    lines += [
      "  classDef error stroke:#d1242f,stroke-width:3px",
      "  classDef warning stroke:#bf8700,stroke-width:3px",
      "  classDef info stroke:#0969da,stroke-width:3px",
    ]
    return lines.joined(separator: "\n")
  }
}
