/// The findings of a map, a line for each rule with its places: what the numbers on the cards stand for.
struct FindingList: Hashable, Sendable {
  /// One beside the other.
  let columns: [TextBlock]

  static let columnWidth = 480.0
  static let columnSpacing = 24.0
  private static let ruleLimit = 12
  private static let placeLimit = 4

  /// - Parameter width: That of the page.
  init(_ map: RouteMap, width: Double) {
    let groups = Self.groups(of: map)
    let lines = min(groups.count, Self.ruleLimit)
    let count = max(
      1, min(lines, Int((width + Self.columnSpacing) / (Self.columnWidth + Self.columnSpacing))))
    let perColumn = (lines + count - 1) / count
    columns = (0..<count).map { column in
      var block = TextBlock()
      for (first, places) in groups.prefix(lines).dropFirst(column * perColumn).prefix(perColumn) {
        block.append(
          wrapping: Self.line(first, places), style: .finding, width: Self.columnWidth,
          lineLimit: 1,
          icon: .severity(first.severity))
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

  private static func line(_ first: RouteMark, _ places: [String]) -> String {
    var shown: [String] = []
    for place in places where !shown.contains(place) { shown.append(place) }
    let names = shown.prefix(placeLimit).joined(separator: ", ")
    let rest = shown.count - placeLimit
    let count = places.count > 1 ? "\(places.count) \u{00D7} " : ""
    return "\(count)\(first.rule): \(names)" + (rest > 0 ? " and \(rest) more" : "")
  }

  /// By rule, the worst first.
  private static func groups(of map: RouteMap) -> [(first: RouteMark, places: [String])] {
    var groups: [(first: RouteMark, places: [String])] = []
    for mark in map.allMarks {
      let place = mark.route.map { "\(mark.coordinator) \u{203A} \($0)" } ?? mark.coordinator
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
