/// Registers a graph: the last line of a `Navigation.swift`.
///
/// Under `navgraph` the graph is explored at once and the facts go back to the tool. A manifest that
/// is run by hand says how it is meant to be used. Problems of the registration are reported by the
/// tool, each at its place in the source.
///
/// A manifest may register several graphs, each under a name of its own.
public func register(_ graph: Graph) {
  Worker.shared.explore(graph.definition, reducers: graph.reducers)
}
