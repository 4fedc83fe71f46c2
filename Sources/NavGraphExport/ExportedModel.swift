package import NavGraphExploration

/// A pushdown system with the words for its numbers, to be written for other tools.
package struct ExportedModel: Sendable {
  /// The graph's name.
  package var graph: String
  /// Which of the graph's searches it is the model of.
  package var part: String
  package var system: PushdownSystem
  /// By number, as are the others. Names may be anything, and need not differ.
  package var controls: [String]
  package var symbols: [String]
  package var labels: [String]

  package init(
    graph: String, part: String, system: PushdownSystem, controlName: (Int32) -> String,
    symbolName: (Int32) -> String, labelName: (Int32) -> String
  ) {
    self.graph = graph
    self.part = part
    self.system = system
    controls = system.isAuxiliary.indices.map { controlName(Int32($0)) }
    symbols = (0..<system.symbolCount).map { symbolName(Int32($0)) }
    labels = (0..<system.labelCount).map { labelName(Int32($0)) }
  }
}

/// What a compiled model is written as.
package enum ModelFormat: String, Hashable, Sendable, CaseIterable {
  /// The language of SPIN, with stacks up to a height.
  case promela
  /// Heads and rules as a graph, in the language of Graphviz.
  case dot
  /// All of it by value.
  case json
}
