import NavGraphModel

/// A screen's state that knows which of the coordinator's routes shows it.
///
/// ```swift
/// enum NumbersScreen: Hashable, Routable {
///   case home
///   case numbersList
///   case numberDetail(number: Int)
///
///   var route: NumbersRoute {
///     switch self {
///     case .home: .home
///     case .numbersList: .numbersList
///     case .numberDetail: .numberDetail
///     }
///   }
/// }
/// ```
///
/// The values that hold such screens (``Route``, ``RoutePath``) can then be given to a coordinator as
/// they are: `Coordinator(…, routes: \.routes)`. A ``RouteKey`` is its own screen, and needs nothing.
public protocol Routable {
  associatedtype Key: RouteKey

  /// The route that shows the screen.
  var route: Key { get }
  /// The route's arguments, where the coordinator registers any; by default none.
  var routeArguments: ArgumentValues? { get }
  /// The identity of the screen when it moves; by default its `id`, if it has one that can be
  /// sent across threads, and otherwise its position.
  var routeIdentity: (any Hashable & Sendable)? { get }
}

extension Routable {
  public var routeArguments: ArgumentValues? { nil }
  public var routeIdentity: (any Hashable & Sendable)? { nil }
}

extension Routable where Self: Identifiable, ID: Sendable {
  public var routeIdentity: (any Hashable & Sendable)? { id }
}

extension Routable where Self: RouteKey {
  public var route: Self { self }
}

extension Routable {
  /// The screen as an element of a stack.
  func entry(standing style: RouteStyle, options: SheetOptions? = nil) -> RouteEntry<Key> {
    switch style {
    case .push:
      entry(.push(route, with: routeArguments))
    case .sheet(let withNavigation):
      entry(
        .sheet(
          route, with: routeArguments, embedsNavigation: withNavigation, options: options))
    case .cover(let withNavigation):
      entry(.cover(route, with: routeArguments, embedsNavigation: withNavigation))
    }
  }

  private func entry(_ entry: RouteEntry<Key>) -> RouteEntry<Key> {
    guard let routeIdentity else { return entry }
    return entry.identified(by: routeIdentity)
  }
}
