package import NavGraphFacts

/// The formats that need no layout, and so no Graphviz.
extension MapRequest {
  /// The map in the language of Graphviz: clusters for coordinators, everything quoted.
  ///
  /// - Throws: Where the request names a route or a coordinator that the graph does not have.
  /// - Complexity: O(*n* log *n*) in the facts and marks.
  package func dot(
    of facts: Facts, marks: [RouteMark], title: String
  ) throws(RenderError) -> MapDrawing {
    let map = try RouteMap(undivided: facts, marks: marks, title: title, request: self)
    return MapDrawing(text: DOTWriter.document(of: map, link: link), notices: map.notices)
  }

  /// The map as a Mermaid flowchart. Beyond Mermaid's limits, coordinators are collapsed, and then
  /// actions counted; what was done is said in a comment of the chart and among the notices.
  ///
  /// - Throws: Where the request names a route or a coordinator that the graph does not have, and where
  ///   even one box for each coordinator is too much.
  /// - Complexity: O(*n* log *n*) in the facts and marks.
  package func mermaid(
    of facts: Facts, marks: [RouteMark], title: String
  ) throws(RenderError) -> MapDrawing {
    var request = self
    for attempt in MermaidChart.Attempt.allCases {
      switch attempt {
      case .asRequested: break
      case .collapsed: request.collapse = .all
      case .counted: request.view = .coordinators
      }
      var map = try RouteMap(undivided: facts, marks: marks, title: title, request: request)
      if let sentence = attempt.sentence {
        map.summary.insert(sentence, at: 0)
        map.notices = [sentence]
      }
      let chart = MermaidChart(map, link: link)
      if chart.fits { return MapDrawing(text: chart.text, notices: map.notices) }
    }
    throw .tooLargeForMermaid
  }

  /// The map by value, as JSON with sorted keys.
  ///
  /// - Throws: Where the request names a route or a coordinator that the graph does not have.
  /// - Complexity: O(*n* log *n*) in the facts and marks.
  package func json(
    of facts: Facts, marks: [RouteMark], title: String
  ) throws(RenderError) -> MapDrawing {
    let map = try RouteMap(undivided: facts, marks: marks, title: title, request: self)
    guard let text = MapDocument(map, view: view, link: link).text else { throw .unwritable }
    return MapDrawing(text: text, notices: map.notices)
  }
}
