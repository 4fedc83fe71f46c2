/// The findings of a map, a line for each rule with its places: they explain the numbers on the cards.
struct FindingList: Hashable, Sendable {
  /// One beside the other.
  let columns: [TextBlock]
  let columnWidth: Double

  /// Each column has at least this width, and its share of the page.
  private static let leastWidth = 480.0
  static let columnSpacing = 24.0
  /// The lines of a column before there is a second one.
  private static let leastLines = 3
  private static let ruleLimit = 12
  private static let placeLimit = 8
  private static let lineLimit = 2

  /// - Parameter width: That of the page.
  init(_ map: RouteMap, width: Double) {
    let groups = Self.groups(of: map)
    let lines = min(groups.count, Self.ruleLimit)
    let fitting = Int((width + Self.columnSpacing) / (Self.leastWidth + Self.columnSpacing))
    let count = max(1, min((lines + Self.leastLines - 1) / Self.leastLines, fitting))
    let perColumn = (lines + count - 1) / count
    let columnWidth = max(
      Self.leastWidth, (width + Self.columnSpacing) / Double(count) - Self.columnSpacing)
    self.columnWidth = columnWidth
    columns = (0..<count).map { column in
      var block = TextBlock()
      for (first, places) in groups.prefix(lines).dropFirst(column * perColumn).prefix(perColumn) {
        block.append(
          wrapping: Self.line(first, places, width: columnWidth), style: .finding,
          width: columnWidth,
          lineLimit: Self.lineLimit, icon: .severity(first.severity))
      }
      if column == count - 1, groups.count > lines {
        block.append(
          [TextBlock.Run(text: "and \(groups.count - lines) rules more", style: .caption)],
          isIndented: true)
      }
      return block
    }.filter { !$0.rows.isEmpty }
  }

  var height: Double { columns.map(\.size.height).max() ?? 0 }

  private typealias Place = (coordinator: String, route: String?)

  /// Returns a line with as many places as there is space for.
  private static func line(_ first: RouteMark, _ places: [Place], width: Double) -> String {
    var shown: [Place] = []
    for place in places where !shown.contains(where: { $0 == place }) { shown.append(place) }
    for limit in (2...placeLimit).reversed() {
      let line = line(first, places.count, shown, limit: limit)
      let wrapped = WrappedText(
        VisibleText(line), style: .finding, width: width - TextBlock.iconAdvance,
        lineLimit: lineLimit)
      if !wrapped.isCut { return line }
    }
    return line(first, places.count, shown, limit: 1)
  }

  /// Each coordinator is said once, with its screens.
  private static func line(
    _ first: RouteMark, _ total: Int, _ shown: [Place], limit: Int
  ) -> String {
    var words = ""
    var last: Place?
    for place in shown.prefix(limit).sorted(by: { $0.coordinator < $1.coordinator }) {
      let isFurther =
        place.coordinator == last?.coordinator && place.route != nil && last?.route != nil
      words += last == nil ? "" : isFurther ? ", " : "; "
      words += isFurther ? "" : place.coordinator
      if let route = place.route { words += (isFurther ? "" : " \u{203A} ") + route }
      last = place
    }
    let rest = shown.count - limit
    // What has a place for each finding says their number itself.
    let count = total > shown.count ? " at \(total) places" : ""
    return "\(first.rule)\(count): \(words)" + (rest > 0 ? " and \(rest) more" : "")
  }

  /// By rule, the worst first.
  private static func groups(of map: RouteMap) -> [(first: RouteMark, places: [Place])] {
    var groups: [(first: RouteMark, places: [Place])] = []
    var names: [String: String] = [:]
    for part in map.parts {
      for (index, cluster) in part.clusters.enumerated() {
        names[cluster.name] = part.briefName(of: index)
      }
    }
    for mark in map.allMarks {
      let coordinator = names[mark.coordinator] ?? mark.coordinator
      let place = (coordinator: coordinator, route: mark.route)
      let known = groups.firstIndex {
        $0.first.rule == mark.rule && $0.first.severity == mark.severity
      }
      if let known {
        groups[known].places.append(place)
      } else {
        groups.append((mark, [place]))
      }
    }
    return groups.sorted {
      ($0.first.severity, -$0.places.count, $0.first.rule)
        < ($1.first.severity, -$1.places.count, $1.first.rule)
    }
  }
}
