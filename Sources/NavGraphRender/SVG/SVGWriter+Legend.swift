extension SVGWriter {
  mutating func write(_ legend: Legend, at origin: Point) {
    append("<g class=\"legend-box\" role=\"graphics-object group\" transform=\"translate(")
    point(origin)
    append(")\">\n")
    title(["Legend"])
    for item in legend.items { write(item) }
    append("</g>\n")
  }

  private mutating func write(_ item: Legend.Item) {
    let middle = item.origin.y + Legend.rowHeight / 2
    sample(item.sample, at: Point(x: item.origin.x, y: middle))
    text(
      [TextBlock.Run(text: item.text, style: .legend)],
      at: Point(
        x: item.origin.x + item.sample.advance, y: middle + TextStyle.legend.fontSize * 0.35))
  }

  /// - Parameter start: The left end, in the middle of the row.
  private mutating func sample(_ sample: Legend.Sample, at start: Point) {
    switch sample {
    case .entry:
      entry(from: Point(x: start.x + 5, y: start.y), to: Point(x: start.x + 28, y: start.y))
    case .link: group("link") { $0.card(at: start, radius: 8) }
    case .own: group("own") { $0.card(at: start, radius: 8) }
    case .box:
      group("box") {
        $0.card(at: Point(x: start.x + 3, y: start.y + 2), radius: 4)
        $0.card(at: start, radius: 4)
      }
    case .highlighted:
      group("route highlighted") {
        $0.card(at: start, radius: 4)
        $0.card(at: start, radius: 7, cssClass: "ring", growth: 2.5)
      }
    case .faded: group("route faded") { $0.card(at: start, radius: 4) }
    case .spontaneous:
      group("edge spontaneous back") { $0.card(at: start, radius: 8, cssClass: "label") }
    case .marked(let severity):
      group("edge back marked \(severity.name)") {
        $0.card(at: start, radius: 8, cssClass: "label")
      }
    case .contains:
      append("<path class=\"contains\" d=\"M")
      point(start)
      append("H")
      append(Int(start.x + 42).description)
      append("\"/>\n")
    case .edge(let kind, let occurrence):
      append("<g class=\"\((["edge", kind.name] + occurrence.classes).joined(separator: " "))\">")
      let end = Point(x: start.x + 35, y: start.y)
      append("<path class=\"line\" d=\"M")
      point(start)
      append("L")
      point(end)
      append("\"/>")
      let head = Arrowhead(
        kind, from: end, to: Point(x: end.x + GraphLayout.arrowLength, y: end.y))
      append("<path class=\"arrow\(head.isFilled ? " filled" : "")\" d=\"\(head.path)\"/></g>\n")
    case .screen(let reach):
      group((["route"] + reach.classes).joined(separator: " ")) { $0.card(at: start, radius: 4) }
    case .nothing: group("nothing") { $0.card(at: start, radius: 8) }
    case .icon(let icon):
      self.icon(icon, at: Point(x: start.x, y: start.y - Icon.side / 2))
    case .slab(let form, let isActive):
      let box = Rect(
        origin: Point(x: start.x + 1, y: start.y - 7), size: Size(width: 28, height: 14))
      slab(form, in: box, isActive: isActive)
    case .none: break
    }
  }

  private mutating func group(_ cssClass: String, _ draw: (inout SVGWriter) -> Void) {
    append("<g class=\"\(cssClass)\">")
    draw(&self)
    append("</g>\n")
  }

  private mutating func slab(_ form: Tower.Form, in box: Rect, isActive: Bool) {
    let outline = SlabOutline(form, in: box)
    append("<g class=\"slab \(form.name)\(isActive ? " active" : "")\">")
    append("<path class=\"body\" d=\"\(outline.path)\"/>")
    if !outline.lines.isEmpty { append("<path class=\"edging\" d=\"\(outline.lines)\"/>") }
    if isActive {
      rectangle(
        Rect(origin: Point(x: box.minX + 4, y: box.minY + 3), size: Size(width: 3, height: 8)),
        cssClass: "lamp", radius: 1.5)
    }
    append("</g>\n")
  }

  private mutating func card(
    at start: Point, radius: Double, cssClass: String = "card", growth: Double = 0
  ) {
    rectangle(
      Rect(
        origin: Point(x: start.x + 1, y: start.y - 8), size: Size(width: 28, height: 16)
      ).grown(by: growth),
      cssClass: cssClass, radius: radius)
  }
}
