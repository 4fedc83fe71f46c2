import NavGraphModel

/// Writes a placed map as one SVG document that needs nothing else.
struct SVGWriter {
  private(set) var buffer = XMLBuffer()
  private var ids = ElementIDs()
  /// What the places of a drawing link to.
  let link: SourceLink?
  /// Where the link that is being written leads to.
  private var openLink: SourceLocation?
  /// Whether the document has the shape to which pictures are clipped.
  private var hasScreenShape = false

  init(link: SourceLink? = nil) {
    self.link = link
  }

  static let margin = 24.0
  static let spacing = 24.0
  static let smallestWidth = 460.0
  /// A legend that is wider than the map makes the page wider, up to this.
  static let largestLegend = 1_400.0

  /// The document.
  ///
  /// - Complexity: Linear in its length.
  static func document(of sheet: MapSheet, link: SourceLink? = nil) -> String {
    var writer = SVGWriter(link: link)
    writer.write(sheet)
    return writer.buffer.text
  }

  /// How large the page is.
  static func size(of sheet: MapSheet) -> Size { Places(sheet).size }

  /// Where the parts of the page begin.
  private struct Places {
    let header: TextBlock
    let packing: PagePacking
    let findings: FindingList?
    let legend: Legend
    let body: Point
    let findingsY: Double
    let legendY: Double
    let size: Size

    init(_ sheet: MapSheet) {
      let isOfCards = sheet.isOfCards
      packing = PagePacking(sheet.parts.map(\.room), spacing: SVGWriter.spacing)
      header = TextBlock(headerOf: sheet.map, width: isOfCards ? packing.size.width : 0)
      let legendWidth = min(Legend.width(of: sheet), SVGWriter.largestLegend)
      let width = max(
        packing.size.width, header.size.width, legendWidth, SVGWriter.smallestWidth)
      legend = Legend(sheet, width: width)
      findings = isOfCards ? FindingList(sheet.map, width: width) : nil
      body = Point(x: SVGWriter.margin, y: SVGWriter.margin + header.size.height + 12)
      findingsY = body.y + packing.size.height + 6
      legendY = findingsY + (findings.map { $0.height > 0 ? $0.height + 10 : 0 } ?? 0)
      size = Size(
        width: (width + 2 * SVGWriter.margin).rounded(.up),
        height: (legendY + legend.height + SVGWriter.margin).rounded(.up))
    }
  }

  private mutating func write(_ sheet: MapSheet) {
    let places = Places(sheet)
    open(sheet.map, size: places.size)
    write(places.header, at: Point(x: Self.margin, y: Self.margin))
    for (part, origin) in zip(sheet.parts, places.packing.origins) {
      let margin = Point(x: part.margin, y: part.margin)
      write(part, at: origin.moved(by: places.body).moved(by: margin))
    }
    if let findings = places.findings, findings.height > 0 {
      append("<g class=\"finding-list\" role=\"graphics-object group\">\n")
      for (index, column) in findings.columns.enumerated() {
        let left = Double(index) * (findings.columnWidth + FindingList.columnSpacing)
        write(column, at: Point(x: Self.margin + left, y: places.findingsY))
      }
      append("</g>\n")
    }
    write(places.legend, at: Point(x: Self.margin, y: places.legendY))
    append("</svg>\n")
  }

  private mutating func open(_ map: RouteMap, size: Size) {
    open(
      title: map.title, description: "Navigation map. \(map.description)",
      style: link == nil ? StyleSheet.css : StyleSheet.linkingCSS, size: size)
  }

  /// Begins a document of its own.
  ///
  /// - Parameter style: A style sheet of the tool's own.
  mutating func open(title: String, description: String, style: String, size: Size) {
    append(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"navgraph\" "
        + "role=\"graphics-document document\" aria-labelledby=\"map-title map-desc\"")
    buffer.appendAttribute("width", size.width)
    buffer.appendAttribute("height", size.height)
    append(" viewBox=\"0 0 ")
    buffer.append(Point(x: size.width, y: size.height))
    append("\">\n<title id=\"map-title\">")
    buffer.appendVisible(title)
    append("</title>\n<desc id=\"map-desc\">")
    buffer.appendVisible(description)
    append("</desc>\n<style>\n\(style)\n</style>\n")
    append("<rect class=\"page\"")
    buffer.appendAttribute("width", size.width)
    buffer.appendAttribute("height", size.height)
    append("/>\n")
  }
}

// MARK: - For the parts of the document

extension SVGWriter {
  /// Appends markup as it is; never anything that an author wrote.
  mutating func append(_ markup: String) { buffer.append(markup) }

  /// The `id`s of a part's elements; to be asked for once.
  mutating func makeIDs(of part: RouteMap.Part) -> PartIDs { PartIDs(part, in: &ids) }

  /// Whatever is written from here on leads to the place, until this is called again.
  mutating func lead(to location: SourceLocation?) {
    guard let link, openLink != location else { return }
    if openLink != nil { append("</a>\n") }
    openLink = location
    guard let location else { return }
    append("<a")
    attribute("href", escaping: link.address(of: location))
    append(">\n")
  }

  mutating func attribute(_ name: String, _ number: Double) {
    buffer.appendAttribute(name, number)
  }

  mutating func attribute(_ name: String, escaping value: String) {
    buffer.appendAttribute(name, escaping: value)
  }

  mutating func point(_ point: Point) { buffer.append(point) }

  /// Writes a tooltip, which is also what a screen reader says.
  mutating func title(_ lines: [String]) {
    append("<title>")
    for (index, line) in lines.enumerated() {
      if index > 0 { append("\n") }
      buffer.appendVisible(line)
    }
    append("</title>\n")
  }

  mutating func rectangle(_ box: Rect, cssClass: String, radius: Double) {
    append("<rect class=\"\(cssClass)\"")
    attribute("x", box.minX)
    attribute("y", box.minY)
    attribute("width", box.size.width)
    attribute("height", box.size.height)
    attribute("rx", radius)
    append("/>\n")
  }

  mutating func icon(_ icon: Icon, at origin: Point, cssClass: String? = nil) {
    append("<path class=\"\(cssClass ?? icon.cssClass)\" transform=\"translate(")
    point(origin)
    append(")\" d=\"\(icon.path)\"/>\n")
  }

  /// A dot and an arrow from it.
  mutating func entry(from center: Point, to tip: Point) {
    append("<circle class=\"dot\"")
    attribute("cx", center.x)
    attribute("cy", center.y)
    append(" r=\"5\"/>\n<path class=\"arrow entry\" d=\"")
    append(Arrowhead.open(from: center, to: tip, length: 6))
    append("\"/>\n")
  }

  mutating func text(
    _ runs: [TextBlock.Run], at baseline: Point, cssClass: String? = nil
  ) {
    guard let first = runs.first else { return }
    append("<text class=\"\(first.style.cssClass)\(cssClass.map { " \($0)" } ?? "")\"")
    attribute("x", baseline.x)
    attribute("y", baseline.y)
    append(">")
    buffer.appendVisible(first.text)
    for run in runs.dropFirst() {
      append("<tspan class=\"\(run.style.cssClass)\">")
      buffer.appendVisible(run.text)
      append("</tspan>")
    }
    append("</text>\n")
  }

  /// A picture in its frame.
  private mutating func image(_ address: String, at origin: Point) {
    let frame = Rect(origin: origin, size: TextBlock.imageSize)
    let radius = 13.0
    if !hasScreenShape {
      hasScreenShape = true
      append(
        "<clipPath id=\"screen-shape\" clipPathUnits=\"objectBoundingBox\"><rect width=\"1\" height=\"1\""
      )
      attribute("rx", radius / frame.size.width)
      attribute("ry", radius / frame.size.height)
      append("/></clipPath>\n")
    }
    append(
      "<image class=\"screen-shot\" clip-path=\"url(#screen-shape)\" preserveAspectRatio=\"xMidYMin slice\""
    )
    attribute("x", frame.minX)
    attribute("y", frame.minY)
    attribute("width", frame.size.width)
    attribute("height", frame.size.height)
    attribute("href", escaping: address)
    append("/>\n")
    rectangle(frame, cssClass: "shot", radius: radius)
  }

  /// Writes the rows of a block from its upper left corner, each with its link; the last one stays open.
  ///
  /// - Parameter centeredIn: The width in which rows are centred, those with symbols together, or nil
  ///   for rows that begin at the left.
  mutating func write(_ block: TextBlock, at origin: Point, centeredIn width: Double? = nil) {
    var top = origin.y
    let lefts = block.lefts(centeredIn: width)
    var severity: RouteMark.Severity?
    for (row, offset) in zip(block.rows, lefts) {
      lead(to: row.location)
      // Further lines of a finding have the colour of its first one.
      if case .severity(let own) = row.icon {
        severity = own
      } else if row.indent == 0 {
        severity = nil
      }
      write(
        row, at: Point(x: origin.x + offset, y: top), isCentered: width != nil,
        cssClass: row.runs.first?.style == .finding ? severity?.name : nil)
      top += row.height
    }
  }

  private mutating func write(
    _ row: TextBlock.Row, at origin: Point, isCentered: Bool, cssClass: String?
  ) {
    if let address = row.image {
      return image(address, at: Point(x: origin.x, y: origin.y + TextBlock.imageSpacing))
    }
    let size = row.runs.first?.style.fontSize ?? 0
    let baseline = origin.y + row.height / 2 + size * 0.35
    if let icon = row.icon {
      self.icon(icon, at: Point(x: origin.x, y: origin.y + (row.height - Icon.side) / 2))
    }
    if isCentered, !row.isAligned {
      text(row.runs, at: Point(x: origin.x + row.width / 2, y: baseline), cssClass: "middle")
    } else {
      let advance = row.icon == nil ? row.indent : TextBlock.iconAdvance
      text(row.runs, at: Point(x: origin.x + advance, y: baseline), cssClass: cssClass)
    }
  }
}

extension TextBlock {
  /// - Parameter width: Sentences are side by side as far as it holds them.
  fileprivate init(headerOf map: RouteMap, width: Double) {
    append(wrapping: map.title, style: .title, width: 900, lineLimit: 2)
    var lines: [String] = []
    for sentence in map.summary {
      let joined = lines.last.map { "\($0) \u{00B7} \(sentence)" }
      if let joined, TextMetrics.width(of: joined, style: .subtitle) <= width {
        lines[lines.count - 1] = joined
      } else {
        lines.append(sentence)
      }
    }
    for line in lines { append([Run(text: line, style: .subtitle)]) }
    append(map.marks)
  }
}

extension RouteMap {
  /// Counts, coverage and findings in sentences.
  fileprivate var description: String {
    let findings = RouteMark.Severity.allCases.compactMap { severity in
      let count = allMarks.count { $0.severity == severity }
      return count == 0 ? nil : "\(counted(count, "place")) with \(severity.findings)"
    }
    let sentences = summary + (findings.isEmpty ? [] : [findings.joined(separator: ", ")])
    return sentences.map { $0 + "." }.joined(separator: " ")
  }
}

extension RouteMark.Severity {
  fileprivate var findings: String {
    switch self {
    case .error: "errors"
    case .warning: "warnings"
    case .info: "info"
    }
  }
}
