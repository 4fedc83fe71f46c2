/// A step in the navigation of TCACoordinators or FlowStacks: a screen, and how it is shown.
///
/// The state of a ported coordinator keeps an array of them, which has the libraries' operations:
///
/// ```swift
/// struct NumbersState: Hashable {
///   var routes: [Route<NumbersScreen>] = [.root(.home, embedInNavigationView: true)]
/// }
///
/// state.routes.presentSheet(.numbersList, embedInNavigationView: true)
/// state.routes.push(.numberDetail(number: 4))
/// state.routes.goBackTo { $0.isNumbersList }
/// ```
///
/// - In TCACoordinators the first route is the root. In FlowStacks the root is not in the array;
///   put it below in the projection: `routes: { [.root(.home)] + $0.routes.entries }`.
/// - `[Route<Screen>]` is identified by position. For identities, use ``IdentifiedArrayOf``.
/// - In a file that imports the library, too, say which one is meant: `NavGraph.Route`.
/// - `onDismiss` closures are taken and dropped: nothing is dismissed here.
/// - The result of an effect of `routeWithDelaysIfUnsupported` is a ``FollowUp`` that carries the
///   changed array: `var routes = state.routes`, the operations on it, and then
///   `return [.later("write back", .updateRoutes(routes))]`.
///
/// The operations mean what the coordinator's `dialect:` says: that of FlowStacks, or of the version
/// of TCACoordinators, in its indexed or its identified variant by the type of the array. Without one
/// of them (another dialect, your own tests) they mean the same as in TCACoordinators 0.14. Operations
/// that the array has itself (`append`, `removeLast`, `routes[1] = …`) are Swift's, and stop the
/// process where they do in an app.
public enum Route<Screen>: RouteProtocol {
  case push(Screen)
  case sheet(Screen, withNavigation: Bool = false)
  case cover(Screen, withNavigation: Bool = false)

  @inlinable public var screen: Screen {
    get {
      switch self {
      case .push(let screen), .sheet(let screen, _), .cover(let screen, _): screen
      }
    }
    set {
      switch self {
      case .push: self = .push(newValue)
      case .sheet(_, let withNavigation): self = .sheet(newValue, withNavigation: withNavigation)
      case .cover(_, let withNavigation): self = .cover(newValue, withNavigation: withNavigation)
      }
    }
  }

  @inlinable public var style: RouteStyle {
    switch self {
    case .push: .push
    case .sheet(_, let withNavigation): .sheet(withNavigation: withNavigation)
    case .cover(_, let withNavigation): .cover(withNavigation: withNavigation)
    }
  }

  /// Whether the route brings a navigation container of its own.
  public var withNavigation: Bool { style.presentation.embedsNavigation }

  /// Another screen, shown in the same way.
  public func map<NewScreen>(_ transform: (Screen) -> NewScreen) -> NavGraph.Route<NewScreen> {
    switch self {
    case .push(let screen): .push(transform(screen))
    case .sheet(let screen, let withNavigation):
      .sheet(transform(screen), withNavigation: withNavigation)
    case .cover(let screen, let withNavigation):
      .cover(transform(screen), withNavigation: withNavigation)
    }
  }
}

extension Route: Equatable where Screen: Equatable {}
extension Route: Hashable where Screen: Hashable {}
extension Route: Sendable where Screen: Sendable {}

/// A route has the identity of its screen.
extension Route: Identifiable where Screen: Identifiable {
  public var id: Screen.ID { screen.id }
}
