/// A map with everything placed, and how large a page it takes.
struct MapSheet {
  var map: RouteMap
  var parts: [PlacedPart]
  /// Whether actions are drawn, rather than screens with the lines between them alone.
  var showsActions = true

  /// The page that a map is to fit, in points.
  static let page = Size(width: 1600, height: 1200)
  /// Shown so much smaller, the smallest text is still 10 points high.
  static let shrinking = TextStyle.caption.fontSize / 10 - 0.01
  /// Screens of which no page has more.
  static let screenLimit = 100
  /// Boxes up to which lines with labels between the screens may fit a page.
  private static let lineLimit = 110

  /// Coordinators as cards, or their screens.
  ///
  /// - Parameters:
  ///   - showsActions: Whether screens have their actions.
  ///   - nameLines: Lines that the names of a coordinator's screens may take in its box.
  ///   - boxWidth: How long these may be, in points.
  init(
    cards map: RouteMap, showsActions: Bool = true, nameLines: Int = CardShape.nameLines,
    boxWidth: Double = CardText.boxWidth
  ) {
    let parts = map.parts.filter { !$0.nodes.isEmpty }
    // The texts, which take longest, are the same for all arrangements of the same trees.
    let boxes = parts.map {
      $0.clusters.allSatisfy(\.isCollapsed)
        ? BoxSet($0, nameLines: nameLines, width: boxWidth) : nil
    }
    var cards: [[Double]: [CardSet?]] = [:]
    func sheet(_ shape: CardShape) -> MapSheet {
      let trees =
        [shape.depthLimit, shape.childLimit, shape.labelLines].map(Double.init) + [shape.textWidth]
      let known =
        cards[trees]
        ?? zip(parts, boxes).map { part, boxes in
          boxes == nil ? CardSet(part, shape: shape, showsActions: showsActions) : nil
        }
      cards[trees] = known
      let placed = zip(known, boxes).compactMap { cards, boxes in
        cards.map { PlacedPart($0, shape: shape) } ?? boxes.map { PlacedPart($0, shape: shape) }
      }
      return MapSheet(map: map, parts: placed, showsActions: showsActions)
    }
    var chosen = CardShape()
    var best = sheet(chosen)
    var (extent, cost) = best.score
    // What suits the page depends on how the frames happen to fit one another.
    let isOfBoxes = best.isOfBoxes
    for shape in Self.shapes.dropFirst() where cost > 1 {
      if !shape.isUsual, extent <= 1 || isOfBoxes { break }
      // Trees that are cut hide where their screens belong.
      if shape.childLimit < .max, extent <= Self.shrinking { break }
      if shape.isThorough || !shape.keepsHosts, extent <= Self.shrinking { continue }
      if shape.isThorough, extent > Self.thoroughLimit { continue }
      // What is far too large never fits.
      if extent >= 1.5 { break }
      let other = sheet(shape)
      let score = other.score
      if score.cost < cost {
        (best, extent, cost, chosen) = (other, score.extent, score.cost, shape)
      }
    }
    // A single column leaves most of a page empty.
    if isOfBoxes, best.size.height > 1.8 * best.size.width {
      let other = sheet(CardShape(treeHeight: 600))
      if other.fitsPage { best = other }
    }
    if best.isRibbon {
      for shape in Self.longShapes {
        let other = sheet(shape)
        if other.fitsWidth, other.size.height < best.size.height { (best, chosen) = (other, shape) }
      }
    }
    // Labels are cut only for the room that a page has not.
    let isLong = extent >= 1.5 && best.fitsWidth
    if isLong, best.cutLabels > 0 {
      chosen.labelLines = CardShape.longestLabel
      let full = sheet(chosen)
      if full.fitsWidth { best = full }
    } else if extent <= Self.shrinking, best.cutLabels > 0 {
      best = best.withWholeLabels(chosen, sheet)
    }
    self = best
  }

  /// Labels that end with an ellipsis.
  var cutLabels: Int {
    parts.reduce(0) { count, part in
      count
        + (part.edges.map(\.block) + part.nodes.map(\.block)).count { block in
          block.rows.contains { $0.runs.last?.text.hasSuffix("\u{2026}") ?? false }
        }
    }
  }

  /// The less, the better: whether it fits, how large text is, and how short the lines from hosts are.
  var score: (extent: Double, cost: Double) {
    let extent = extent
    let hosting = parts.reduce(0) { $0 + ($1.isOfCards ? $1.hostingLength : 0) }
    return (
      extent,
      extent > Self.shrinking ? 10 * extent : max(1, extent) + hosting / Self.hostingWorth
    )
  }

  /// Pages beyond which another order of the coordinators saves too little.
  private static let thoroughLimit = 1.25

  /// Points of lines from hosts that are as bad as text of half the size.
  private static let hostingWorth = 40_000.0

  /// Whether it takes several pages, one below the other.
  private var isRibbon: Bool { extent >= 1.5 && size.height > 2 * size.width }

  private var fitsWidth: Bool { size.width <= Self.shrinking * Self.page.width }

  private var size: Size { SVGWriter.size(of: self) }

  /// The arrangements that are tried, the most usual one first; those in the order of reading at any size, too.
  private static let shapes =
    usualShapes
    + [1.5, 1.8].map { CardShape(ratio: $0, orderWorth: 0) }
    + shallowShapes
    + (usualShapes + shallowShapes).map(\.thorough)
    + (usualShapes + shallowShapes).map(\.inAnyOrder)
    + [(5, 5), (3, 5), (3, 3)].flatMap { depthLimit, childLimit in
      [1.5, 1.35, 1.2].map {
        CardShape(ratio: $0, depthLimit: depthLimit, childLimit: childLimit, orderWorth: 1)
      }
    }

  static let usualShapes = [1.5, 1.65, 1.35, 1.8, 1.2].map { CardShape(ratio: $0) }

  static let shallowShapes =
    [(3, CardColumns.stretch), (3, 2), (2, CardColumns.stretch), (2, 2)].flatMap {
      depthLimit, stretch in
      [1.5, 1.35, 1.8].map {
        CardShape(ratio: $0, depthLimit: depthLimit, stretch: stretch, orderWorth: 1)
      }
    }

  /// For what takes more than a page anyway: more beside each other than a tree of one screen has room for.
  private static let longShapes = [8, 5, 3].flatMap { childLimit in
    [0.5, 0.8].map {
      CardShape(ratio: $0, depthLimit: 4, childLimit: childLimit, stretch: $0, orderWorth: 1)
    }
  }

  /// With the lines between frames, which take the longest to place and no room.
  var withHostings: MapSheet {
    var sheet = self
    sheet.parts = parts.map { $0.isOfCards ? $0.withHostings() : $0 }
    return sheet
  }

  private init(map: RouteMap, parts: [PlacedPart], showsActions: Bool) {
    self.map = map
    self.parts = parts
    self.showsActions = showsActions
  }

  /// Lines with labels between the screens, by Graphviz.
  init(lines map: RouteMap, layout: GraphLayout) throws(RenderError) {
    let map = map.divided(jointLimit: RouteMap.jointLimit)
    var parts: [PlacedPart] = []
    for part in map.parts { parts.append(try PlacedPart(part, layout: layout)) }
    self.map = map
    self.parts = parts
    self.map.summary += parts.compactMap(\.remark)
  }

  /// Lines where that fits a page, none of them crosses text and few cross each other, else cards.
  init(best map: RouteMap, layout: GraphLayout) throws(RenderError) {
    let boxes = map.parts.reduce(0) { $0 + $1.boxCount }
    if boxes <= Self.lineLimit {
      let sheet = try MapSheet(lines: map, layout: layout)
      if sheet.fitsPage,
        sheet.parts.allSatisfy({ $0.crossings.isEmpty && !$0.isTangled })
      {
        self = sheet
        return
      }
    }
    self = MapSheet(cards: map)
  }

  /// Screens with the lines between them, without actions.
  init(screensOf map: RouteMap) {
    var map = map
    map.parts = map.parts.map { part in
      part.keeping(nodes: Set(part.nodes.indices.filter { part.nodes[$0].role != .own }))
    }
    self = MapSheet(cards: map, showsActions: false)
  }

  /// Coordinators with as many of the names of their screens as fit a page.
  init(coordinators map: RouteMap) {
    self = MapSheet(cards: map, nameLines: Self.nameLines[0], boxWidth: Self.wideBoxWidth)
    for lines in Self.nameLines where !fitsPage {
      self = MapSheet(cards: map, nameLines: lines)
    }
  }

  /// Long names are whole in boxes of this width.
  private static let wideBoxWidth = 290.0
  private static let nameLines = [72, 44, 28, 14, 6, 3, 0]

  var isOfCards: Bool { parts.contains(where: \.isOfCards) }

  /// Whether each coordinator is one box.
  var isOfBoxes: Bool {
    parts.allSatisfy { $0.isOfCards && $0.part.clusters.allSatisfy(\.isCollapsed) }
  }

  /// How many pages wide or high it is, whichever is more.
  var extent: Double {
    let size = size
    return max(size.width / Self.page.width, size.height / Self.page.height)
  }

  var fitsPage: Bool { extent <= Self.shrinking }
}
