import NavGraphRender

/// What a drawing shows.
enum MapView: String, CaseIterable {
  case routes, states, coordinators
  /// The way to one finding.
  case witness

  /// Nil for what is no map.
  var request: MapRequest.View? { MapRequest.View(rawValue: rawValue) }
}
