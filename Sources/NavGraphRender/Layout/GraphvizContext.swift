import CGraphviz

/// A Graphviz context, freed with the object.
///
/// Not `Sendable`: a context belongs to one thread at a time.
final class GraphvizContext {
  private let context: OpaquePointer
  /// How often it was used.
  private(set) var useCount = 0

  /// Where the layout comes from.
  enum Plugins: Hashable, Sendable {
    /// Only what a layout needs, or all that is installed where that cannot be found.
    case layoutOnly
    /// All that is installed, as the `dot` command takes it.
    case installed
    /// What makes a picture of an SVG.
    case pictures
  }

  init(plugins: Plugins = .layoutOnly) throws(RenderError) {
    let context = GraphvizMessages.collect { () -> OpaquePointer? in
      switch plugins {
      case .layoutOnly: GraphvizPlugins.list.map { navgraph_context($0) } ?? gvContext()
      case .installed: gvContext()
      case .pictures: GraphvizPlugins.pictureList.flatMap { navgraph_context($0) }
      }
    }.result
    guard let context else {
      throw plugins == .pictures ? .picturesUnavailable : .contextUnavailable
    }
    self.context = context
  }

  deinit {
    let context = context
    _ = GraphvizMessages.collect { gvFreeContext(context) }
  }

  /// Calls Graphviz with the context, while no other thread does.
  ///
  /// - Returns: The result, and Graphviz's messages on one line.
  func use<Result>(_ body: (OpaquePointer) -> Result) -> (result: Result, messages: String) {
    useCount += 1
    return GraphvizMessages.collect { body(context) }
  }
}
