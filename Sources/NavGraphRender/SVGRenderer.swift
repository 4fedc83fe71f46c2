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
    /// Whether the system's ways back (back buttons, swipes) are drawn. They mostly undo what the
    /// edges show, so they are left out unless asked for.
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
  /// - Complexity: Superlinear in the size of the largest coordinator, linear in their number.
  package func svg(
    of facts: Facts, marks: [RouteMark], title: String
  ) throws(RenderError) -> String {
    let map = RouteMap(
      facts, marks: marks, title: title, drawsGestures: options.drawsGestures)
    let layout = GraphLayout(context)
    var clusters: [PlacedCluster] = []
    for cluster in map.clusters {
      clusters.append(try PlacedCluster(cluster, layout: layout))
    }
    return SVGWriter.document(of: map, clusters: clusters)
  }
}
