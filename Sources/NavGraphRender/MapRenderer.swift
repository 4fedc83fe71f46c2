package import NavGraphExploration

/// Draws facts as a person asks for it.
///
/// Not `Sendable`, because a Graphviz context belongs to one thread at a time; several renderers on
/// several threads take turns.
package struct MapRenderer {
  private let context: GraphvizContext
  private let request: MapRequest
  private let limit: LayoutLimit?

  /// Starts Graphviz with its layout alone, or as it is installed where that cannot be found.
  ///
  /// - Parameter limit: What a layout may take; nil to wait as long as it does.
  package init(
    request: MapRequest = MapRequest(), limit: LayoutLimit? = nil
  ) throws(RenderError) {
    try self.init(request: request, limit: limit, plugins: .layoutOnly)
  }

  init(
    request: MapRequest, limit: LayoutLimit? = nil, plugins: GraphvizContext.Plugins
  ) throws(RenderError) {
    context = try GraphvizContext(plugins: plugins)
    self.request = request
    self.limit = limit
  }

  /// The drawing as a document of its own: the same facts and marks give the same bytes.
  ///
  /// - Parameters:
  ///   - facts: Valid ones (`Facts.validate()`).
  ///   - marks: What rules found, in any order.
  ///   - title: Shown above the drawing.
  /// - Throws: Also where the request names a route or a coordinator that the graph does not have.
  /// - Complexity: Superlinear in the largest set of coordinators that lead to one another, up to a limit, and
  ///   in the largest coordinator; linear in their number.
  package func svg(
    of facts: Facts, marks: [RouteMark], title: String
  ) throws(RenderError) -> String {
    try drawing(of: facts, marks: marks, title: title).text
  }

  /// The drawing, with what has to be said beside it.
  ///
  /// - Parameter images: The pictures, where the request asks for some; if nothing is said about them, they
  ///   are linked from the folder that paths of the source are relative to.
  package func drawing(
    of facts: Facts, marks: [RouteMark], title: String, images: MapImages? = nil
  ) throws(RenderError) -> MapDrawing {
    let layout = GraphLayout(context, limit: limit)
    if request.view == .states {
      return try StatesView.drawing(of: facts, title: title, request: request, layout: layout)
    }
    let pictures: MapImages = request.images == .none ? .none : images ?? .linked(toSources: "")
    var map = try RouteMap(facts, marks: marks, title: title, request: request)
      .illustrated(pictures)
    var parts: [PlacedPart] = []
    for part in map.parts { parts.append(try PlacedPart(part, layout: layout)) }
    map.summary += parts.compactMap(\.remark)
    let text = SVGWriter.document(
      of: map, parts: parts, link: request.link)
    return MapDrawing(text: text, notices: map.notices)
  }
}
