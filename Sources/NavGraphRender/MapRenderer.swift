package import NavGraphExploration

/// Draws facts as a person asks for it.
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
    let pictures: MapImages = request.images == .none ? .none : images ?? .linked(toSources: "")
    let sheet = try sheet(of: facts, marks: marks, title: title, layout: layout, pictures)
      .withHostings
    return MapDrawing(
      text: SVGWriter.document(of: sheet, link: request.link), notices: sheet.map.notices)
  }

  /// What fits a page: lines between screens, else cards, else the coordinators.
  private func sheet(
    of facts: Facts, marks: [RouteMark], title: String, layout: GraphLayout, _ pictures: MapImages
  ) throws(RenderError) -> MapSheet {
    var request = request
    let isFree = request.collapse == .automatic
    if isFree { request.collapse = .none }
    let map = try RouteMap(undivided: facts, marks: marks, title: title, request: request)
      .illustrated(pictures)
    let isWhole =
      isFree && request.view == .routes && request.selection.focus.isEmpty
      && request.selection.reaches.isEmpty && request.selection.coordinators.isEmpty
    let isCrowd = isWhole && map.screenCount > MapSheet.screenLimit
    var sheet = isCrowd ? MapSheet(map: map, parts: []) : try MapSheet(best: map, layout: layout)
    guard isFree, request.view == .routes, isCrowd || !sheet.fitsPage else { return sheet }
    let screens = counted(map.screenCount, "screen")
    guard isWhole, map.parts.contains(where: { $0.clusters.count > 1 }) else {
      sheet.map.notices.append(
        "\(screens) take more than a page; '--focus' draws those around a screen")
      return sheet
    }
    let screensOnly = isCrowd ? sheet : MapSheet(screensOf: map)
    if !isCrowd, screensOnly.fitsPage {
      let sentence = "\(screens) with all of their actions take more than a page"
      sheet = screensOnly
      sheet.map.summary.insert("\(sentence): actions are not named", at: 0)
      sheet.map.notices.append(
        "\(sentence), so that actions are not named; '--coordinator' draws one coordinator with them, "
          + "'--focus' those around a screen, '--collapse none' all")
      return sheet
    }
    request.view = .coordinators
    sheet = MapSheet(
      coordinators: try RouteMap(undivided: facts, marks: marks, title: title, request: request))
    sheet.map.summary.insert(
      "\(screens) take more than a page, so that each coordinator is one box", at: 0)
    sheet.map.notices.append(
      "\(screens) take more than a page, so that each coordinator is one box; '--coordinator' draws the "
        + "screens of one, '--focus' those around a screen, '--collapse none' all")
    return sheet
  }
}
