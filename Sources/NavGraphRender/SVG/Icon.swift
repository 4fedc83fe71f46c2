/// A small symbol, drawn rather than set, because no font can be relied on.
enum Icon: Hashable, Sendable {
  case edge(EdgeKind)
  case severity(RouteMark.Severity)
  /// An action that leads nowhere.
  case stay
  /// An action that nothing handles.
  case unhandled
  /// An edge that was not seen.
  case unseen
  case link
  /// An action of a coordinator itself.
  case own
  /// A route that shows another coordinator's flow.
  case hosts
  /// An action that comes when some work is done.
  case effect
  /// An action that comes as soon as its screen is there.
  case automatic
  /// An action of which anything can come before it shows.
  case later

  /// The side of the square that a symbol fills, in points.
  static let side = 12.0

  /// Path data within that square.
  var path: String {
    switch self {
    case .edge(.push): "M1.5 6H10.5M7 2.5L10.5 6L7 9.5"
    case .edge(.sheet): "M2 11V6.2Q2 4.2 4 4.2H8Q10 4.2 10 6.2V11M4.2 1.6H7.8"
    case .edge(.cover):
      "M3.6 1.2H8.4Q9.6 1.2 9.6 2.4V9.6Q9.6 10.8 8.4 10.8H3.6Q2.4 10.8 2.4 9.6V2.4Q2.4 1.2 3.6 1.2Z"
    case .edge(.alert): "M1.6 2.6H10.4V9.4H1.6ZM6 4.4V6.4M6 7.9V8.1"
    case .edge(.dialog): "M1.6 2.6H10.4V9.4H1.6ZM3.6 5H8.4M3.6 7.2H6.6"
    case .edge(.popover): "M1.6 2H10.4V8H7.4L6 10.6L4.6 8H1.6Z"
    case .edge(.overlay): "M1.6 1.6H7.6V7.6H1.6ZM4.6 7.6V10.4H10.4V4.6H7.6"
    case .edge(.column): "M1.4 2.2H10.6V9.8H1.4ZM4.6 2.2V9.8"
    case .edge(.window): "M1.4 2.2H10.6V9.8H1.4ZM1.4 4.6H10.6"
    case .edge(.tab): "M1.4 2.2H10.6V9.8H1.4ZM1.4 7.4H10.6M6 7.4V9.8"
    case .edge(.show): "M1.6 4A2.6 2.6 0 0 1 6 6A2.6 2.6 0 0 0 10.4 8M8 8.4H10.4V6"
    case .edge(.replace): "M2 4H10M7.8 1.8L10 4L7.8 6.2M10 8.4H2M4.2 6.2L2 8.4L4.2 10.6"
    case .edge(.back): "M4.5 1.8L1.6 4.7L4.5 7.6M1.6 4.7H7.4Q10.4 4.7 10.4 7.5T7.4 10.3H5.4"
    case .edge(.gesture): "M10.4 6A2 2 0 1 1 6.4 6A2 2 0 1 1 10.4 6ZM6.4 6H1.4M3.4 4L1.4 6L3.4 8"
    case .edge(.change): "M1.4 6.6C3 2.6 4.8 3.6 6 6S9 9.4 10.6 5.4"
    case .severity(.error): "M6 0.8A5.2 5.2 0 1 1 6 11.2A5.2 5.2 0 1 1 6 0.8ZM4 4L8 8M8 4L4 8"
    case .severity(.warning): "M6 1L11.4 10.8H0.6ZM6 4.6V7.4M6 8.9V9.3"
    case .severity(.info): "M6 0.8A5.2 5.2 0 1 1 6 11.2A5.2 5.2 0 1 1 6 0.8ZM6 5.4V8.8M6 3.2V3.6"
    case .stay: "M9.7 4A4.2 4.2 0 1 0 10.2 6.6M10.2 1.4V4.2H7.4"
    case .unhandled: "M2.6 2.6L9.4 9.4M9.4 2.6L2.6 9.4"
    case .link:
      "M5 7L7 5M5.4 3.4L6.8 2A2.3 2.3 0 0 1 10 5.2L8.6 6.6M6.6 8.6L5.2 10A2.3 2.3 0 0 1 2 6.8L3.4 5.4"
    case .own: "M6 1.2L10.4 3.6V8.4L6 10.8L1.6 8.4V3.6Z"
    case .hosts: "M1.4 1.4H10.6V10.6H1.4ZM4 4H8V8H4Z"
    case .effect: "M6 1.2A4.8 4.8 0 1 1 6 10.8A4.8 4.8 0 1 1 6 1.2ZM6 3.4V6L8 7.2"
    case .automatic: "M7 0.8L2.6 6.8H5.6L5 11.2L9.4 5.2H6.4Z"
    case .later:
      "M2.6 1.2H9.4M2.6 10.8H9.4M3.4 1.2Q3.4 4.4 6 6Q8.6 4.4 8.6 1.2M3.4 10.8Q3.4 7.6 6 6Q8.6 7.6 8.6 10.8"
    case .unseen: "M6 1.2A4.8 4.8 0 1 1 6 10.8A4.8 4.8 0 1 1 6 1.2ZM2.6 9.4L9.4 2.6"
    }
  }

  /// The classes in the style sheet.
  var cssClass: String {
    switch self {
    case .edge(let kind): "icon \(kind.name)"
    case .severity(let severity): "icon \(severity.name)"
    case .link: "icon linked"
    case .stay, .unhandled, .unseen, .own, .hosts, .effect, .automatic, .later: "icon quiet"
    }
  }
}
