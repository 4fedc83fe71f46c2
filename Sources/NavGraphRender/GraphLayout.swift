import CGraphviz

/// Places boxes by Graphviz's hierarchical layout.
struct GraphLayout {
  private let context: GraphvizContext

  /// The most boxes that a layout is asked to place: more than anybody can look at.
  static let boxLimit = 6_000

  /// Between two frames, beside what the layout leaves there; in points.
  static let frameSpacing = 16.0

  /// Length of an arrowhead, in points.
  static let arrowLength = 9.0

  init(_ context: GraphvizContext) {
    self.context = context
  }

  /// - Parameter name: For messages: whose boxes these are.
  /// - Complexity: Superlinear; about a second for 1,000 boxes with 1,500 arcs.
  func layout(_ graph: BoxGraph, name: String) throws(RenderError) -> BoxLayout {
    guard !graph.boxes.isEmpty else { return BoxLayout(size: .zero, boxes: [], arcs: []) }
    guard graph.boxes.count <= Self.boxLimit else {
      throw .tooLarge(coordinator: name, boxes: graph.boxes.count, limit: Self.boxLimit)
    }
    let (layout, messages) = context.use { context in
      LargeStack.run { Self.layout(graph, in: context) }
    }
    guard let layout else { throw .layoutFailed(coordinator: name, messages: messages) }
    return layout
  }

  private static func layout(_ graph: BoxGraph, in context: OpaquePointer) -> BoxLayout? {
    guard let drawing = navgraph_open() else { return nil }
    defer { agclose(drawing) }
    configure(drawing, for: graph)
    guard let (nodes, edges) = fill(drawing, with: graph) else { return nil }
    var frames: [UnsafeMutablePointer<Agraph_t>] = []
    for (frame, name) in zip(graph.frames, frameNames(graph.frames.count, in: drawing)) {
      guard let cluster = add(frame, name: name, to: drawing, nodes: nodes) else { return nil }
      frames.append(cluster)
    }
    guard frames.count == graph.frames.count else { return nil }
    // Also where the layout fails half-way; without a layout there is nothing to free.
    defer { gvFreeLayout(context, drawing) }
    guard gvLayout(context, drawing, "dot") == 0 else { return nil }
    return read(drawing, nodes: nodes, edges: edges, frames: frames, graph: graph)
  }
}
