/// How UIKit presents the item of a ``ModalNavigation``, by the names of its `UIModalPresentationStyle`.
///
/// ```swift
/// .set(.init(item: .login, style: .formSheet))
/// ```
public enum ModalPresentationStyle: String, Hashable, Codable, Sendable {
  case automatic
  case pageSheet
  case formSheet
  case popover
  case fullScreen
  case overFullScreen
  case currentContext
  case overCurrentContext

  /// What covers everything is a cover; all else can be swiped down.
  var routeStyle: RouteStyle {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: .sheet(withNavigation: false)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      .cover(withNavigation: false)
    }
  }
}
