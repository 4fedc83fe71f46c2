import NavGraphFacts

/// Draws the states that facts keep.
enum StatesView {
  /// - Throws: Also where the facts keep no states.
  /// - Complexity: That of the layout of each search's states.
  static func drawing(
    of facts: Facts, title: String, request: MapRequest, layout: GraphLayout
  ) throws(RenderError) -> MapDrawing {
    var map = try StateMap(facts, title: title, request: request)
    var parts: [PlacedStates] = []
    for part in map.parts {
      parts.append(try PlacedStates(part, facts: facts, layout: layout))
    }
    map.summary += parts.compactMap { $0.effort.remark(on: $0.part.heading) }
    let text = SVGWriter.document(
      of: map, parts: parts, names: TowerNames(facts: facts), link: request.link)
    return MapDrawing(text: text, notices: map.notices)
  }
}
