extension BoxGraph {
  /// Creates a box for each node, then one for the label of each edge; two arcs for each edge lead it
  /// through its label (`BoxLayout.line(ofEdge:in:)`).
  ///
  /// States are in the order in which they were found, so that forward steps go along the
  /// direction.
  init(_ part: StateMap.Part, nodes: [Size], edges: [TextBlock], direction: Direction) {
    self.direction = direction
    for (index, edge) in part.edges.enumerated() {
      let label = nodes.count + index
      let isReversed = edge.source > edge.target
      // Nothing else leads to a stub, so that it can be beside its state.
      let isStub = part.nodes[edge.target].isStub
      let (near, far) =
        isStub ? (4, 6) : edge.kind.isForward && !isReversed ? (4, 2) : (1, 0)
      arcs.append(
        Arc(
          tail: isReversed ? label : edge.source, head: isReversed ? edge.source : label,
          isReversed: isReversed, hasArrow: false, weight: near))
      arcs.append(
        Arc(
          tail: isReversed ? edge.target : label, head: isReversed ? label : edge.target,
          isReversed: isReversed, hasArrow: true, weight: far))
    }
    boxes =
      nodes
      + edges.map { block in
        Size(
          width: block.size.width + 2 * Self.labelPadding.width,
          height: block.size.height + 2 * Self.labelPadding.height)
      }
  }
}
