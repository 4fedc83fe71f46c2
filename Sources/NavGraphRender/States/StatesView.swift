import NavGraphFacts

/// Draws the states that facts keep.
enum StatesView {
  /// Draws the states nearest to the start, as many as can be read.
  ///
  /// - Throws: Also where the facts keep no states.
  /// - Complexity: That of the layout of each search's states, with fewer each time.
  static func drawing(
    of facts: Facts, title: String, request: MapRequest, layout: GraphLayout
  ) throws(RenderError) -> MapDrawing {
    var map = try StateMap(facts, title: title, request: request)
    var parts = try placed(map, facts, layout)
    while parts.contains(where: \.isTooLarge), map.stateCount > StateMap.leastStates {
      map = try StateMap(
        facts, title: title, request: request, limit: max(StateMap.leastStates, map.stateCount / 2))
      parts = try placed(map, facts, layout)
    }
    map.summary += parts.compactMap { $0.effort.remark(on: $0.part.heading) }
    let text = SVGWriter.document(
      of: map, parts: parts, names: TowerNames(facts: facts), link: request.link)
    return MapDrawing(text: text, notices: map.notices)
  }

  private static func placed(
    _ map: StateMap, _ facts: Facts, _ layout: GraphLayout
  ) throws(RenderError) -> [PlacedStates] {
    var parts: [PlacedStates] = []
    for part in map.parts {
      parts.append(try PlacedStates(part, facts: facts, layout: layout))
    }
    return parts
  }
}
