import NavGraphExploration

/// A compiled model by value, for other tools; `Docs/Internals/Export.md` describes it.
struct ModelDocument: Hashable, Codable, Sendable {
  /// Of this format; another one may mean other things by the same keys.
  var version = 1
  var graph: String
  var part: String
  /// By number, as symbols and labels are.
  var controls: [Control]
  var symbols: [String]
  var labels: [String]
  var initial: [Configuration]
  /// Those of a head follow each other, in their order.
  var rules: [Rule]

  struct Control: Hashable, Codable, Sendable {
    var name: String
    /// Whether it is only an intermediate control between the rules of one step.
    var isAuxiliary: Bool
  }

  struct Configuration: Hashable, Codable, Sendable {
    var control: Int32
    /// Bottom first.
    var stack: [Int32]
  }

  struct Rule: Hashable, Codable, Sendable {
    var control: Int32
    /// The symbol on top, which goes.
    var symbol: Int32
    var target: Int32
    /// What takes its place: none, one or two symbols, bottom first.
    var word: [Int32]
    /// Absent where the rule goes on with a step.
    var label: Int32?
  }

  init(_ model: ExportedModel) {
    let system = model.system
    graph = model.graph
    part = model.part
    controls = zip(model.controls, system.isAuxiliary).map { Control(name: $0, isAuxiliary: $1) }
    symbols = model.symbols
    labels = model.labels
    initial = system.initial.map { Configuration(control: $0.control, stack: $0.stack) }
    rules = system.rules.map { rule in
      Rule(
        control: rule.head.control, symbol: rule.head.symbol, target: rule.target,
        word: [rule.below, rule.top].filter { $0 != PushdownRule.none },
        label: rule.label == PushdownRule.none ? nil : rule.label)
    }
  }
}
