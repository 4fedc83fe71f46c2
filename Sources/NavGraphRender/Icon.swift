/// A small symbol, drawn rather than set, because no font can be relied on.
enum Icon: Hashable, Sendable {
  case edge(EdgeKind)
  case severity(RouteMark.Severity)
  /// An action that leads nowhere.
  case stay
  /// An edge that was not seen.
  case unseen

  /// The side of the square that a symbol fills, in points.
  static let side = 12.0

  /// Path data within that square.
  var path: String {
    switch self {
    case .edge(.push): "M1.5 6H10.5M7 2.5L10.5 6L7 9.5"
    case .edge(.sheet): "M2 11V6.2Q2 4.2 4 4.2H8Q10 4.2 10 6.2V11M4.2 1.6H7.8"
    case .edge(.cover):
      "M3.6 1.2H8.4Q9.6 1.2 9.6 2.4V9.6Q9.6 10.8 8.4 10.8H3.6Q2.4 10.8 2.4 9.6V2.4Q2.4 1.2 3.6 1.2Z"
    case .edge(.replace): "M2 4H10M7.8 1.8L10 4L7.8 6.2M10 8.4H2M4.2 6.2L2 8.4L4.2 10.6"
    case .edge(.back): "M4.5 1.8L1.6 4.7L4.5 7.6M1.6 4.7H7.4Q10.4 4.7 10.4 7.5T7.4 10.3H5.4"
    case .edge(.gesture): "M10.4 6A2 2 0 1 1 6.4 6A2 2 0 1 1 10.4 6ZM6.4 6H1.4M3.4 4L1.4 6L3.4 8"
    case .severity(.error): "M6 0.8A5.2 5.2 0 1 1 6 11.2A5.2 5.2 0 1 1 6 0.8ZM4 4L8 8M8 4L4 8"
    case .severity(.warning): "M6 1L11.4 10.8H0.6ZM6 4.6V7.4M6 8.9V9.3"
    case .severity(.info): "M6 0.8A5.2 5.2 0 1 1 6 11.2A5.2 5.2 0 1 1 6 0.8ZM6 5.4V8.8M6 3.2V3.6"
    case .stay: "M9.7 4A4.2 4.2 0 1 0 10.2 6.6M10.2 1.4V4.2H7.4"
    case .unseen: "M6 1.2A4.8 4.8 0 1 1 6 10.8A4.8 4.8 0 1 1 6 1.2ZM2.6 9.4L9.4 2.6"
    }
  }

  /// The classes in the style sheet.
  var cssClass: String {
    switch self {
    case .edge(let kind): "icon \(kind.name)"
    case .severity(let severity): "icon \(severity.name)"
    case .stay, .unseen: "icon quiet"
    }
  }
}
