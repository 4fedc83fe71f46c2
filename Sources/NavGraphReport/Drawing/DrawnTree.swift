/// A line of a drawing, and what hangs on it.
struct DrawnTree {
  var text: String
  var children: [DrawnTree] = []
  /// How many findings fall on the line.
  var findings = 0

  /// Returns the tree as lines with a maximal number of columns.
  ///
  /// A text that is too long for its line is truncated, never the mark of a finding.
  func lines(columns: Int) -> [String] {
    var lines: [String] = []
    draw(after: "", rest: "", columns: columns, into: &lines)
    return lines
  }

  private func draw(
    after lead: String, rest: String, columns: Int, into lines: inout [String]
  ) {
    let mark = self.mark
    lines.append(lead + text.cut(toColumns: columns - displayWidth(lead + mark)) + mark)
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      child.draw(
        after: rest + (isLast ? "\u{2514}\u{2500} " : "\u{251C}\u{2500} "),
        rest: rest + (isLast ? "   " : "\u{2502}  "), columns: columns, into: &lines)
    }
  }

  private var mark: String {
    switch findings {
    case 0: ""
    case 1: "  \u{25C0}\u{2500} finding"
    default: "  \u{25C0}\u{2500} \(findings) findings"
    }
  }
}
