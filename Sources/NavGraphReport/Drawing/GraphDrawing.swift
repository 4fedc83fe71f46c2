package import NavGraphLint
package import NavGraphModel

/// A small graph as text, for pages and terminals.
///
/// ```
/// Example (TCACoordinators 0.14, identified)
/// └─ start ─▶ [home]
///    └─ push ─▶ [item]
///       └─ push ─▶ item  ◀─ finding
/// ```
///
/// A screen is in brackets once, where fewest steps lead to it, with all of its actions; elsewhere
/// its name alone. The subject of a finding has a mark. The same graph gives the same lines.
package struct GraphDrawing {
  package let lines: [String]

  package static let columns = 80

  /// - Complexity: Linear in the graph, and in the product of its coordinators and screens.
  package init(_ graph: GraphDefinition, findings: [Finding] = []) {
    var places = FindingPlaces(findings, in: graph)
    var trees = GraphDrawing.declarations(of: graph, &places)
    for index in graph.coordinators.indices {
      var drawing = CoordinatorDrawing(graph, index, places)
      trees.append(drawing.draw())
      places = drawing.places
    }
    // Findings without a line of their own are about the graph.
    if places.rest > 0 { trees.insert(DrawnTree(text: graph.name, findings: places.rest), at: 0) }
    lines = trees.flatMap { $0.lines(columns: Self.columns) }
  }

  private static func declarations(
    of graph: GraphDefinition, _ places: inout FindingPlaces
  ) -> [DrawnTree] {
    var result: [DrawnTree] = []
    func add(_ text: String, at location: SourceLocation) {
      result.append(DrawnTree(text: drawn(text), findings: places.take(at: location)))
    }
    for variable in graph.variables { add(variable.phrase, at: variable.location) }
    for input in graph.inputs {
      let kind = input.isFree ? "free input" : "input"
      add("\(kind) \(input.name): \(input.values.joined(separator: ", "))", at: input.location)
    }
    for home in graph.homes {
      add("home: \(home.screen.displayName)", at: home.location)
    }
    for suppression in graph.suppressions where suppression.coveredLine == nil {
      add("\(suppression.phrase) everywhere", at: suppression.location)
    }
    return result
  }
}
