import CGraphviz

/// Places boxes by Graphviz's hierarchical layout.
struct GraphLayout {
  private let context: GraphvizContext
  private let limit: LayoutLimit?

  /// The most boxes that Graphviz is asked to place: more than anybody can look at.
  static let boxLimit = 6_000

  /// Between two frames, beside what the layout leaves there; in points.
  static let frameSpacing = 16.0

  /// Length of an arrowhead, in points.
  static let arrowLength = 9.0

  /// - Parameter limit: Nil to wait as long as it takes.
  init(_ context: GraphvizContext, limit: LayoutLimit? = nil) {
    self.context = context
    self.limit = limit
  }

  /// The best layout that there is time for.
  ///
  /// What is small is placed here. For the rest another process has so many seconds, then as many again for
  /// less care; columns are what always remains.
  ///
  /// - Parameter name: For messages: whose boxes these are.
  /// - Complexity: Superlinear; about a second for 1,000 boxes with 1,500 arcs. Linear, but for a sort, beyond
  ///   ``boxLimit`` and after the time that the limit gives.
  func layout(_ graph: BoxGraph, name: String) throws(RenderError) -> BoxLayout {
    guard !graph.boxes.isEmpty else { return BoxLayout(size: .zero, boxes: [], arcs: []) }
    var placed: (layout: BoxLayout?, messages: String) = (ColumnLayout.layout(graph), "")
    if graph.boxes.count <= Self.boxLimit {
      if let limit,
        graph.boxes.count + graph.arcs.count > LayoutLimit.smallSize
          || context.useCount >= LayoutLimit.layoutsInProcess
      {
        placed = place(graph, limit)
      } else {
        placed = place(graph, .careful)
      }
    }
    guard let layout = placed.layout else {
      throw .layoutFailed(coordinator: name, messages: placed.messages)
    }
    if let remark = layout.effort.remark(on: name) { limit?.log("note: \(remark)") }
    return layout
  }

  private func place(
    _ graph: BoxGraph, _ limit: LayoutLimit
  ) -> (layout: BoxLayout?, messages: String) {
    for effort in [LayoutEffort.careful, .quick] {
      let request = LayoutRequest(graph: graph, effort: effort)
      switch limit.worker.place(request, seconds: limit.seconds) {
      case .placed(let answer) where answer.fits(graph): return (answer.layout, answer.messages)
      case .placed, .late, .lost: continue
      case .unavailable: return place(graph, effort)
      }
    }
    return (ColumnLayout.layout(graph), "")
  }

  /// Places boxes in this process; nil, with what Graphviz said, where it fails.
  ///
  /// - Parameter effort: Not ``LayoutEffort/columns``, which are none of Graphviz's.
  func place(
    _ graph: BoxGraph, _ effort: LayoutEffort
  ) -> (layout: BoxLayout?, messages: String) {
    let (layout, messages) = context.use { context in
      LargeStack.run { Self.layout(graph, effort, in: context) }
    }
    return (layout, messages)
  }

  private static func layout(
    _ graph: BoxGraph, _ effort: LayoutEffort, in context: OpaquePointer
  ) -> BoxLayout? {
    guard let drawing = navgraph_open() else { return nil }
    defer { agclose(drawing) }
    configure(drawing, for: graph, quickly: effort == .quick)
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
    var layout = read(drawing, nodes: nodes, edges: edges, frames: frames, graph: graph)
    layout?.effort = effort
    return layout
  }
}
