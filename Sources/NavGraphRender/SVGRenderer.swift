package import NavGraphExploration

/// Draws facts as SVG: the routes view.
///
/// Not `Sendable`, because a Graphviz context belongs to one thread at a time; several renderers on
/// several threads take turns.
package struct SVGRenderer {
  private let context: GraphvizContext
  private let options: Options

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
  package init(options: Options = Options()) throws(RenderError) {
    try self.init(options: options, plugins: .layoutOnly)
  }

  init(options: Options, plugins: GraphvizContext.Plugins) throws(RenderError) {
    context = try GraphvizContext(plugins: plugins)
    self.options = options
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
    let map = RouteMap(
      facts, marks: marks, title: title, drawsGestures: options.drawsGestures)
    let layout = GraphLayout(context)
    var parts: [PlacedPart] = []
    for part in map.parts { parts.append(try PlacedPart(part, layout: layout)) }
    return SVGWriter.document(of: map, parts: parts)
  }
}
