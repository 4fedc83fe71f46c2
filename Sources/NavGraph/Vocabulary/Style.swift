import NavGraphModel

/// How a ``RoutePath`` of TCARouteStack is shown.
///
/// ```swift
/// RoutePath(data: .third, style: .push)
/// RoutePath(data: .third, style: .sheet([.medium, .height(200)], .visible))
/// ```
public enum Style: Hashable, Sendable {
  case sheet(_ detents: Set<Detent> = [.large], _ indicatorVisibility: Visibility = .hidden)
  case cover
  case push

  /// A height at which a sheet rests, as SwiftUI's `PresentationDetent`.
  public enum Detent: Hashable, Sendable {
    case medium
    case large
    case fraction(Double)
    case height(Double)

    fileprivate var name: String {
      switch self {
      case .medium: "medium"
      case .large: "large"
      case .fraction(let fraction): "fraction \(fraction)"
      case .height(let height): "height \(height)"
      }
    }
  }

  /// Whether the drag indicator shows, as SwiftUI's `Visibility`.
  public enum Visibility: Hashable, Sendable {
    case automatic
    case visible
    case hidden
  }
}

extension Style {
  /// The library embeds all presented screens in a navigation container.
  var routeStyle: RouteStyle {
    switch self {
    case .push: .push
    case .sheet: .sheet(withNavigation: true)
    case .cover: .cover(withNavigation: true)
    }
  }

  /// The detents by name, sorted.
  var sheetOptions: SheetOptions? {
    guard case .sheet(let detents, let indicator) = self else { return nil }
    let showsIndicator: Bool? =
      switch indicator {
      case .automatic: nil
      case .visible: true
      case .hidden: false
      }
    return SheetOptions(detents: detents.map(\.name).sorted(), showsIndicator: showsIndicator)
  }
}
