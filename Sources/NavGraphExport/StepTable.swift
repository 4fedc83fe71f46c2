import NavGraphExploration
import NavGraphRender

/// The steps of a pushdown system, with the rules inside a step joined as far as the symbol on top
/// determines where they lead.
///
/// The rest between one end and the next are *searches*: auxiliary controls that have removed everything
/// with which the step began, and continue with whatever lies below.
struct StepTable {
  /// Where a run of rules ends.
  struct End: Hashable {
    enum Continuation: Hashable {
      /// A state with this control.
      case state(Int32)
      /// A search, which goes on with the symbol below.
      case search(Int)
      /// No rule goes on: the step changes nothing.
      case nowhere
    }
    var continuation: Continuation
    /// What takes the place of the symbol on top, bottom first.
    var word: [Int32] = []

    fileprivate var isSearch: Bool {
      if case .search = continuation { true } else { false }
    }
  }

  struct Step {
    var label: Int32
    var end: End
  }

  /// The controls that are not auxiliary, in their order.
  private(set) var controls: [Int32] = []
  /// By position among the controls, and symbol.
  private(set) var steps: [[[Step]]] = []
  /// By search, and the symbol that it meets; never empty, and those first that search on: there are fewer
  /// combinations then (``SearchChoices``).
  private(set) var searches: [[[End]]] = []

  private let system: PushdownSystem
  private let rules: [PushdownHead: [PushdownRule]]
  private var searchNumbers: [Int32: Int] = [:]
  private var searchControls: [Int32] = []

  /// Rules that one step may run through, all its ends together.
  private static let runLimit = 100_000

  /// - Parameter cellLimit: The most that controls and searches together, times symbols, may be.
  /// - Throws: Where they are more; where a step goes on forever without looking at what lies below, or has
  ///   too many ends.
  /// - Complexity: Linear in the rules that the steps run through, and (controls + searches) × symbols.
  init(_ system: PushdownSystem, cellLimit: Int) throws(RenderError) {
    self.system = system
    rules = Dictionary(grouping: system.rules, by: \.head)
    let symbols = 0..<Int32(system.symbolCount)
    let rowLimit = cellLimit / max(1, system.symbolCount)
    for control in system.isAuxiliary.indices where !system.isAuxiliary[control] {
      guard steps.count < rowLimit else { throw .modelTooLarge }
      let control = Int32(control)
      controls.append(control)
      var row: [[Step]] = []
      for symbol in symbols {
        var cell: [Step] = []
        for rule in rules[PushdownHead(control: control, symbol: symbol)] ?? [] {
          cell += try ends(after: rule).map { Step(label: rule.label, end: $0) }
        }
        row.append(cell)
      }
      steps.append(row)
    }
    while searches.count < searchControls.count {
      guard steps.count + searchControls.count < rowLimit else { throw .modelTooLarge }
      let control = searchControls[searches.count]
      var row: [[End]] = []
      for symbol in symbols {
        let ends = try ends(of: control, [symbol])
        row.append(ends.filter(\.isSearch) + ends.filter { !$0.isSearch })
      }
      searches.append(row)
    }
  }

  private mutating func ends(after rule: PushdownRule) throws(RenderError) -> [End] {
    var word: [Int32] = []
    return try ends(of: word.apply(rule), word)
  }

  /// Returns the ends of all paths from here, in the order of the rules.
  private mutating func ends(of control: Int32, _ word: [Int32]) throws(RenderError) -> [End] {
    var result: [End] = []
    var pending = [PushdownConfiguration(control: control, stack: word)]
    var count = 0
    while let last = pending.popLast() {
      count += 1
      guard count <= Self.runLimit, last.stack.count <= Self.runLimit / 100 else {
        throw .endlessStep
      }
      guard system.isAuxiliary[Int(last.control)] else {
        result.append(End(continuation: .state(last.control), word: last.stack))
        continue
      }
      guard let head = last.head else {
        result.append(End(continuation: .search(search(last.control))))
        continue
      }
      guard let rules = rules[head] else {
        result.append(End(continuation: .nowhere))
        continue
      }
      for rule in rules.reversed() {
        var next = last
        next.stack.removeLast()
        next.control = next.stack.apply(rule)
        pending.append(next)
      }
    }
    return result
  }

  private mutating func search(_ control: Int32) -> Int {
    if let number = searchNumbers[control] { return number }
    searchNumbers[control] = searchControls.count
    searchControls.append(control)
    return searchControls.count - 1
  }
}

extension [Int32] {
  /// Puts on what a rule puts in the place of the symbol that was on top, which is gone.
  fileprivate mutating func apply(_ rule: PushdownRule) -> Int32 {
    if rule.below != PushdownRule.none { append(rule.below) }
    if rule.top != PushdownRule.none { append(rule.top) }
    return rule.target
  }
}
