package import NavGraphFacts

/// Draws facts as requested.
///
/// Not `Sendable`, because a Graphviz context belongs to one thread at a time; several renderers on
/// several threads take turns.
package struct MapRenderer {
  private let context: GraphvizContext
  private let request: MapRequest
  private let limit: LayoutLimit?

  /// Starts Graphviz with its layout alone, or as it is installed where that cannot be found.
  ///
  /// - Parameter limit: What a layout may take; nil to wait as long as it does.
  package init(
    request: MapRequest = MapRequest(), limit: LayoutLimit? = nil
  ) throws(RenderError) {
    try self.init(request: request, limit: limit, plugins: .layoutOnly)
  }

  init(
    request: MapRequest, limit: LayoutLimit? = nil, plugins: GraphvizContext.Plugins
  ) throws(RenderError) {
    context = try GraphvizContext(plugins: plugins)
    self.request = request
    self.limit = limit
  }

  /// The drawing as a document of its own: the same facts and marks give the same bytes.
  ///
  /// - Parameters:
  ///   - facts: Valid ones (`Facts.validate()`).
  ///   - marks: What rules found, in any order.
  ///   - title: Shown above the drawing.
  /// - Throws: Also where the request names a route or a coordinator that the graph does not have.
  /// - Complexity: Superlinear in the largest set of coordinators that lead to one another, up to a limit, and
  ///   in the largest coordinator; linear in their number.
  package func svg(
    of facts: Facts, marks: [RouteMark], title: String
  ) throws(RenderError) -> String {
    try drawing(of: facts, marks: marks, title: title).text
  }

  /// The drawing, with what has to be said beside it.
  ///
  /// - Parameter images: The pictures, where the request asks for some; if nothing is said about them, they
  ///   are linked from the folder that paths of the source are relative to.
  package func drawing(
    of facts: Facts, marks: [RouteMark], title: String, images: MapImages? = nil
  ) throws(RenderError) -> MapDrawing {
    let layout = GraphLayout(context, limit: limit)
    if request.view == .states {
      return try StatesView.drawing(of: facts, title: title, request: request, layout: layout)
    }
    let sheet = try sheet(of: facts, marks: marks, title: title, images: images)
    return MapDrawing(
      text: SVGWriter.document(of: sheet, link: request.link), notices: sheet.map.notices)
  }

  /// The map with everything placed.
  func sheet(
    of facts: Facts, marks: [RouteMark], title: String, images: MapImages? = nil
  ) throws(RenderError) -> MapSheet {
    let pictures: MapImages = request.images == .none ? .none : images ?? .linked(toSources: "")
    return try chosenSheet(
      of: facts, marks: marks, title: title, layout: GraphLayout(context, limit: limit), pictures
    ).withHostings
  }

  /// What fits a page: lines between screens, else cards, if need be on a longer page, else screens without actions, else
  /// coordinators.
  private func chosenSheet(
    of facts: Facts, marks: [RouteMark], title: String, layout: GraphLayout, _ pictures: MapImages
  ) throws(RenderError) -> MapSheet {
    var request = request
    let isFree = request.collapse == .automatic && request.view == .routes
    if isFree { request.collapse = .none }
    let map = try RouteMap(undivided: facts, marks: marks, title: title, request: request)
      .illustrated(pictures)
    let isWhole =
      isFree && request.selection.isOfScreens == false
      && map.parts.contains { $0.clusters.count > 1 }
    let screens = counted(map.screenCount, "screen")
    if request.view == .coordinators {
      let sheet = try MapSheet(best: map, layout: layout)
      return sheet.isOfCards ? MapSheet(coordinators: map) : sheet
    }
    if !isWhole || map.screenCount <= MapSheet.screenLimit {
      var sheet = try MapSheet(best: map, layout: layout)
      if !isFree || sheet.fitsPage { return sheet }
      if !request.selection.isOfScreens {
        let long = MapSheet(cards: map, page: MapSheet.longPage)
        if long.fits(MapSheet.longPage) { return long }
      }
      let plain = MapSheet(screensOf: map)
      // What a coordinator's actions are is what its own map is for.
      if plain.fitsPage, request.selection.coordinators.isEmpty {
        return plain.saying(
          "\(screens) with all of their actions take more than a page",
          consequence: "actions are not named", short: "actions not shown (too many for a page)",
          advice: "'--coordinator' draws one coordinator with them")
      }
      guard isWhole else {
        sheet.map.notices.append(
          "\(screens) take more than a page; '--focus' draws those around a screen")
        return sheet
      }
    }
    request.view = .coordinators
    let sheet = MapSheet(
      coordinators: try RouteMap(undivided: facts, marks: marks, title: title, request: request))
    return sheet.saying(
      "\(screens) take more than a page", consequence: "each coordinator is one box",
      short: "each coordinator is one box",
      advice: "'--coordinator' draws the screens of one")
  }
}

extension MapRequest.Selection {
  /// Whether it leaves screens out.
  fileprivate var isOfScreens: Bool {
    !focus.isEmpty || !reaches.isEmpty || !coordinators.isEmpty
  }
}

extension MapSheet {
  /// With a sentence about what is not drawn.
  ///
  /// - Parameter short: What the map itself says of it.
  fileprivate func saying(
    _ reason: String, consequence: String, short: String, advice: String
  ) -> MapSheet {
    var sheet = self
    sheet.map.summary.append(short)
    sheet.map.notices.append(
      "\(reason), so that \(consequence); \(advice), '--focus' those around a screen, "
        + "'--collapse none' all")
    return sheet
  }
}
