import NavGraphExploration
import NavGraphRender

/// Heads and rules of a compiled model as a graph in the DOT language.
///
/// A head is a box, an ellipse inside a step. A rule that replaces the symbol on top
/// leads to the new head: dashed for a replacement, bold where a symbol comes on top, with the symbol
/// below it. A rule that removes the symbol leads to its control, since the new top is whatever
/// lay below. Rules of one kind between the same two are one line.
struct ModelGraph {
  private let model: ExportedModel

  private enum Place: Hashable {
    case head(PushdownHead)
    /// With whatever lies below on top.
    case below(Int32)
  }

  private struct Line: Hashable {
    var source: PushdownHead
    var target: Place
    /// The symbol below the new one on top; ``PushdownRule/none`` where nothing was pushed.
    var below: Int32
  }

  /// - Complexity: Linear in the rules.
  static func document(of model: ExportedModel) -> String {
    ModelGraph(model: model).text
  }

  private var text: String {
    var places: [Place] = []
    var numbers: [Place: Int] = [:]
    func mention(_ place: Place) {
      guard numbers[place] == nil else { return }
      numbers[place] = places.count
      places.append(place)
    }
    let starts = model.system.initial.compactMap(\.head)
    for head in starts { mention(.head(head)) }
    var lines: [Line] = []
    var labels: [Line: [String]] = [:]
    for rule in model.system.rules {
      let line = line(for: rule)
      mention(.head(line.source))
      mention(line.target)
      if labels[line] == nil { lines.append(line) }
      labels[line, default: []] += words(for: rule)
    }
    let title = [model.graph, model.part]
    var result = "digraph \(DOTText.quoted(model.graph)) {\n"
    result += "  graph [rankdir=LR, labelloc=t, label=\(DOTText.label(title))]\n"
    result += "  node [shape=box]\n"
    let startSet = Set(starts)
    for (number, place) in places.enumerated() {
      result += "  n\(number) [\(attributes(of: place, isStart: isStart(place, startSet)))]\n"
    }
    for line in lines {
      guard let source = numbers[.head(line.source)], let target = numbers[line.target] else {
        continue
      }
      result += "  n\(source) -> n\(target) [\(attributes(of: line, labels[line] ?? []))]\n"
    }
    return result + "}\n"
  }

  private func isStart(_ place: Place, _ starts: Set<PushdownHead>) -> Bool {
    if case .head(let head) = place { starts.contains(head) } else { false }
  }

  private func line(for rule: PushdownRule) -> Line {
    let target: Place =
      rule.top == PushdownRule.none
      ? .below(rule.target) : .head(PushdownHead(control: rule.target, symbol: rule.top))
    return Line(source: rule.head, target: target, below: rule.below)
  }

  private func words(for rule: PushdownRule) -> [String] {
    rule.label == PushdownRule.none ? [] : [model.labels[Int(rule.label)]]
  }

  private func attributes(of place: Place, isStart: Bool) -> String {
    switch place {
    case .head(let head):
      let names = [model.symbols[Int(head.symbol)], model.controls[Int(head.control)]]
      return "label=\(DOTText.label(names, separator: "\\n"))"
        + (model.system.isAuxiliary[Int(head.control)] ? ", shape=ellipse, color=gray" : "")
        + (isStart ? ", penwidth=2" : "")
    case .below(let control):
      let names = ["what lies below", model.controls[Int(control)]]
      return "label=\(DOTText.label(names, separator: "\\n")), shape=plaintext"
    }
  }

  private func attributes(of line: Line, _ labels: [String]) -> String {
    var lines = labels
    if line.below != PushdownRule.none { lines.append("on \(model.symbols[Int(line.below)])") }
    let label = lines.isEmpty ? "" : "label=\(DOTText.label(lines)), "
    switch line.target {
    case .below: return label + "arrowhead=vee"
    case .head where line.below == PushdownRule.none: return label + "style=dashed"
    case .head: return label + "style=bold"
    }
  }
}
