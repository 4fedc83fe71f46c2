/// A map with everything placed, and how large a page it takes.
struct MapSheet {
  var map: RouteMap
  var parts: [PlacedPart]
  /// Whether actions are drawn, rather than screens with the lines between them alone.
  var showsActions = true

  /// The page that a map is to fit, in points.
  static let page = Size(width: 1600, height: 1200)
  /// A page that browsers and wikis scroll: better than a map without actions.
  static let longPage = Size(width: page.width, height: 1.5 * page.height)
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
  ///   - page: What is to hold all of it.
  init(
    cards map: RouteMap, showsActions: Bool = true, nameLines: Int = CardShape.nameLines,
    boxWidth: Double = CardText.boxWidth, page: Size = MapSheet.page
  ) {
    var arranger = CardArranger(
      map, showsActions: showsActions, nameLines: nameLines, boxWidth: boxWidth, page: page)
    self = arranger.best()
  }

  /// Labels that end with an ellipsis.
  var cutLabels: Int {
    parts.reduce(0) { count, part in
      count
        + (part.edges.map(\.block) + part.nodes.map(\.block)).count(where: \.isCut)
    }
  }

  var fitsWidth: Bool { size.width <= Self.shrinking * Self.page.width }

  var size: Size { SVGWriter.size(of: self) }

  /// The sheet with the lines between frames, which take the longest to place and no space.
  var withHostings: MapSheet {
    var sheet = self
    sheet.parts = parts.map { $0.isOfCards ? $0.withHostings() : $0 }
    return sheet
  }

  init(map: RouteMap, parts: [PlacedPart], showsActions: Bool) {
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
      part.keepingNames(of: Set(part.nodes.indices.filter { part.nodes[$0].role != .own }))
    }
    self = MapSheet(cards: map, showsActions: false)
  }

  /// Coordinators with as many of the names of their screens as fit a page.
  init(coordinators map: RouteMap) {
    self = MapSheet(cards: map, nameLines: Self.nameLines[0], boxWidth: Self.wideBoxWidth)
    // The screens that lead from one to another are named where there is space for the names of all.
    for (index, lines) in Self.nameLines.enumerated() where !fitsPage {
      self = MapSheet(cards: index == 0 ? map : map.withoutBoxedEnds, nameLines: lines)
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
  func extent(on page: Size) -> Double {
    let size = size
    return max(size.width / page.width, size.height / page.height)
  }

  var fitsPage: Bool { fits(Self.page) }

  func fits(_ page: Size) -> Bool { extent(on: page) <= Self.shrinking }
}
