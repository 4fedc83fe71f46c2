import NavGraphFacts

/// A strip with everything measured and placed, in rows of a width that can be read.
struct PlacedStrip: Hashable, Sendable {
  var header: TextBlock
  /// Of the strip alone; its upper left corner is the origin.
  var size: Size
  var states: [State]
  /// One for each step.
  var steps: [Step]
  var description: String
  /// The kinds of steps and screens that occur.
  var legend: [EdgeKind]
  var severity: RouteMark.Severity?

  struct State: Hashable, Sendable {
    var tower: Tower
    /// What is wrong with it.
    var note: TextBlock
    var plate: Rect
    var number: Int
    var isFinal: Bool
  }

  struct Step: Hashable, Sendable {
    var kind: EdgeKind
    var block: TextBlock
    var label: Rect
    var line: Curve
    /// Lines of the tooltip.
    var details: [String]
  }

  static let platePadding = 12.0
  private static let rowWidth = 1240.0
  private static let rowSpacing = 34.0
  private static let labelWidth = 168.0
  /// Between a plate and the label beside it.
  private static let labelSpacing = 8.0
  /// From a label to the arrow beneath it, and from there to the ground.
  private static let arrowDrop = 9.0
  private static let arrowHeight = 34.0
  /// Before the first label of a row that goes on with another one's strip.
  private static let indent = 20.0

  init(_ strip: WitnessStrip, facts: Facts) {
    let snapshots = [strip.start] + strip.steps.map(\.state)
    states = snapshots.enumerated().map { index, snapshot in
      let isFinal = index == snapshots.count - 1
      return State(
        tower: Tower(snapshot, facts: facts), note: TextBlock(isFinal ? strip.mark : nil),
        plate: Rect(origin: Point(x: 0, y: 0), size: .zero), number: index, isFinal: isFinal)
    }
    steps = zip(zip(snapshots, snapshots.dropFirst()), strip.steps).enumerated().map {
      index, pair in
      let ((before, after), step) = pair
      let kind = StateChange(from: before, to: after, facts: facts).kind ?? .change
      let block = TextBlock(step, number: index + 1, kind: kind, width: Self.labelWidth)
      return Step(
        kind: kind, block: block, label: Rect(origin: Point(x: 0, y: 0), size: .zero),
        line: Curve(points: []), details: [step.phrase] + step.assumes.map { "if \($0)" })
    }
    header = TextBlock(headerOf: strip)
    legend = Set(steps.map(\.kind)).sorted()
    severity = strip.mark?.severity
    size = .zero
    description = Self.description(of: strip, last: states.last?.tower.summary ?? "")
    place()
  }

  private static func description(of strip: WitnessStrip, last: String) -> String {
    var sentences = ["A path of \(counted(strip.steps.count, "step"))"] + strip.remarks
    sentences += strip.steps.enumerated().map { "\($0 + 1). \($1.phrase)" }
    sentences.append("At the end: \(last)")
    return sentences.map { $0 + "." }.joined(separator: " ")
  }

  // MARK: - Places

  private func plateSize(_ state: State) -> Size {
    let note = state.note.size
    let content = Size(
      width: max(state.tower.size.width, note.width),
      height: state.tower.size.height + (note.height > 0 ? note.height + 8 : 0))
    return Size(
      width: content.width + 2 * Self.platePadding, height: content.height + 2 * Self.platePadding)
  }

  /// Returns the distance from the upper side of a plate to the base line of its tower.
  private func ground(_ state: State) -> Double { state.tower.ground + Self.platePadding }

  private mutating func place() {
    var rows: [[Int]] = []
    var x = 0.0
    for index in states.indices {
      let advance = advance(of: index)
      if index == 0 || x + advance > Self.rowWidth {
        rows.append([])
        x = index == 0 ? plateSize(states[0]).width : Self.indent + advance
      } else {
        x += advance
      }
      rows[rows.count - 1].append(index)
    }
    var y = 0.0
    for row in rows {
      place(row: row, top: y)
      let bottom = row.map { states[$0].plate.maxY }.max() ?? y
      y = bottom + Self.rowSpacing
    }
    size = Size(
      width: states.map(\.plate.maxX).max() ?? 0, height: max(0, y - Self.rowSpacing))
  }

  /// The width of a state with the step that leads to it.
  private func advance(of index: Int) -> Double {
    let plate = plateSize(states[index]).width
    guard index > 0 else { return plate }
    return labelSize(steps[index - 1]).width + 2 * Self.labelSpacing + plate
  }

  private func labelSize(_ step: Step) -> Size {
    Size(
      width: step.block.size.width + 2 * BoxGraph.labelPadding.width,
      height: step.block.size.height + 2 * BoxGraph.labelPadding.height)
  }

  /// Places a row: all of its towers have the same base line.
  private mutating func place(row: [Int], top: Double) {
    let labels = row.filter { $0 > 0 }.map { labelSize(steps[$0 - 1]).height }
    let tallest = row.map { self.ground(states[$0]) }.max() ?? 0
    let ground = top + max(tallest, (labels.max() ?? 0) + Self.arrowDrop + Self.arrowHeight)
    var x = row.first == 0 ? 0 : Self.indent
    for index in row {
      if index > 0 {
        let label = labelSize(steps[index - 1])
        let arrowY = ground - Self.arrowHeight
        let start = x
        let end = x + label.width + 2 * Self.labelSpacing
        let head = end - GraphLayout.arrowLength - 1
        steps[index - 1].label = Rect(
          origin: Point(x: x + Self.labelSpacing, y: arrowY - Self.arrowDrop - label.height),
          size: label)
        steps[index - 1].line = Curve(
          points: [
            Point(x: start + 1, y: arrowY), Point(x: start + (head - start) / 3, y: arrowY),
            Point(x: start + (head - start) * 2 / 3, y: arrowY), Point(x: head, y: arrowY),
          ], tip: Point(x: end - 1, y: arrowY))
        x = end
      }
      let size = plateSize(states[index])
      states[index].plate = Rect(
        origin: Point(x: x, y: ground - self.ground(states[index])), size: size)
      x += size.width
    }
  }
}
