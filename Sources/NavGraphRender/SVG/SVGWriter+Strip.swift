extension SVGWriter {
  static func document(of strip: PlacedStrip, names: TowerNames) -> String {
    var writer = SVGWriter()
    writer.write(strip, names: names)
    return writer.buffer.text
  }

  private mutating func write(_ strip: PlacedStrip, names: TowerNames) {
    let innerWidth = max(strip.size.width, strip.header.size.width, Self.smallestWidth)
    let legend = Legend(
      Legend.contents(ofTowers: strip.states.map(\.tower), kinds: strip.legend), width: innerWidth)
    let body = Point(x: Self.margin, y: Self.margin + strip.header.size.height + 18)
    let legendY = body.y + strip.size.height + 20
    let size = Size(
      width: (innerWidth + 2 * Self.margin).rounded(.up),
      height: (legendY + legend.height + Self.margin).rounded(.up))
    open(
      title: strip.header.firstLine, description: strip.description,
      style: "\(StyleSheet.css)\n\(StyleSheet.towers)", size: size)
    write(strip.header, at: Point(x: Self.margin, y: Self.margin))
    append("<g class=\"strip\" role=\"graphics-object group\" transform=\"translate(")
    point(body)
    append(")\">\n")
    for (index, state) in strip.states.enumerated() {
      if index > 0 { write(strip.steps[index - 1], number: index) }
      write(state, severity: strip.severity, names: names)
    }
    append("</g>\n")
    write(legend, at: Point(x: Self.margin, y: legendY))
    append("</svg>\n")
  }

  private mutating func write(_ step: PlacedStrip.Step, number: Int) {
    append("<g class=\"edge \(step.kind.name)\" id=\"step-\(number)\"")
    append(" role=\"graphics-symbol img\">\n")
    title(step.details)
    write(line: [step.line], kind: step.kind, label: step.label, block: step.block)
    append("</g>\n")
  }

  private mutating func write(
    _ state: PlacedStrip.State, severity: RouteMark.Severity?, names: TowerNames
  ) {
    var classes = ["state"]
    if state.isFinal {
      classes.append("final")
      if let severity { classes += ["marked", severity.name] }
    }
    append("<g class=\"\(classes.joined(separator: " "))\" id=\"state-\(state.number)\"")
    append(" role=\"graphics-symbol img\">\n")
    title(state.tower.details)
    rectangle(state.plate, cssClass: "plate", radius: 10)
    let content = state.plate.size.width
    let tower = Point(
      x: state.plate.minX + (content - state.tower.size.width) / 2,
      y: state.plate.minY + PlacedStrip.platePadding)
    write(state.tower, at: tower, names: names)
    write(
      state.note,
      at: Point(
        x: state.plate.minX + PlacedStrip.platePadding,
        y: state.plate.maxY - PlacedStrip.platePadding - state.note.size.height))
    append("</g>\n")
  }
}

extension TextBlock {
  /// The text of the first row.
  fileprivate var firstLine: String {
    rows.first?.runs.map(\.text).joined() ?? ""
  }
}
