package import NavGraphExploration

/// Draws facts as SVG: the routes view.
///
/// Not `Sendable`, because a Graphviz context belongs to one thread at a time; several renderers on
/// several threads take turns.
package struct SVGRenderer {
  private let context: GraphvizContext
  private let options: Options
  private let limit: LayoutLimit?

  /// What is drawn.
  package struct Options: Hashable, Sendable {
    /// Whether what the system offers (back buttons, swipes, taps on a tab bar) is drawn. It mostly
    /// undoes what the edges show, so it is left out unless asked for.
    package var drawsGestures: Bool

    package init(drawsGestures: Bool = false) {
      self.drawsGestures = drawsGestures
    }
  }

  /// Starts Graphviz with its layout alone, or as it is installed where that cannot be found.
  ///
  /// - Parameter limit: What a layout may take; nil to wait as long as it does.
  package init(options: Options = Options(), limit: LayoutLimit? = nil) throws(RenderError) {
    try self.init(options: options, limit: limit, plugins: .layoutOnly)
  }

  init(
    options: Options, limit: LayoutLimit? = nil, plugins: GraphvizContext.Plugins
  ) throws(RenderError) {
    context = try GraphvizContext(plugins: plugins)
    self.options = options
    self.limit = limit
  }

  /// The drawing as a document of its own: the same facts and marks give the same bytes.
  ///
  /// - Parameters:
  ///   - facts: Valid ones (`Facts.validate()`).
  ///   - marks: What rules found, in any order.
  ///   - title: Shown above the drawing.
  /// - Complexity: Superlinear in the largest set of coordinators that lead to one another, up to a limit, and
  ///   in the largest coordinator; linear in their number.
  package func svg(
    of facts: Facts, marks: [RouteMark], title: String
  ) throws(RenderError) -> String {
    var map = RouteMap(
      facts, marks: marks, title: title, drawsGestures: options.drawsGestures)
    let layout = GraphLayout(context, limit: limit)
    var parts: [PlacedPart] = []
    for part in map.parts { parts.append(try PlacedPart(part, layout: layout)) }
    map.summary += parts.compactMap(\.remark)
    return SVGWriter.document(of: map, parts: parts)
  }
}
