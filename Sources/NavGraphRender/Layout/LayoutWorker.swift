/// Places boxes in another process, which can be ended: a layout of Graphviz's cannot be interrupted.
package protocol LayoutWorker: Sendable {
  /// Has the request answered (``LayoutRequest/answer()``), but waits no longer than so many seconds.
  func place(_ request: LayoutRequest, seconds: Double) -> LayoutOutcome
}

/// What became of a request to a ``LayoutWorker``.
package enum LayoutOutcome: Sendable {
  case placed(LayoutAnswer)
  /// The time ran out.
  case late
  /// The process crashed, or its answer cannot be read.
  case lost
  /// There is no process to be had.
  case unavailable
}

/// Boxes to place, as they go to another process.
package struct LayoutRequest: Codable, Sendable {
  let graph: BoxGraph
  let effort: LayoutEffort

  /// The places, found by Graphviz in this process.
  ///
  /// - Complexity: That of the layout, with no limit of time.
  package func answer() throws(RenderError) -> LayoutAnswer {
    let placed = GraphLayout(try GraphvizContext()).place(graph, effort)
    return LayoutAnswer(layout: placed.layout, messages: placed.messages)
  }
}

/// Where boxes were placed, as it comes back from another process.
package struct LayoutAnswer: Codable, Sendable {
  /// Nil where Graphviz failed.
  let layout: BoxLayout?
  /// What Graphviz said.
  let messages: String
}

extension LayoutAnswer {
  /// Whether the answer is one to this graph.
  func fits(_ graph: BoxGraph) -> Bool {
    guard let layout else { return true }
    return layout.boxes.count == graph.boxes.count && layout.arcs.count == graph.arcs.count
      && layout.frames.count == graph.frames.count
      && layout.arcs.allSatisfy { $0.points.count >= 4 && $0.points.count % 3 == 1 }
  }
}
