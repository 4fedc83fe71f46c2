/// The routes of a flow of RoutingReducer.
///
/// The identity decides what `push` does: with that of the screen's state a screen can be pushed
/// again, with a constant one never while it is in the path.
///
/// ```swift
/// enum LandingScreen: Routing, Routable {
///   case first(id: Int)
///   case second
///
///   var id: String {
///     switch self {
///     case .first(let id): "first \(id)"
///     case .second: "second"
///     }
///   }
///   var route: LandingRoute { … }
/// }
/// ```
///
/// What a screen's actions are is of no interest here, so the library's nested `Action` is optional.
public protocol Routing: Hashable, Identifiable {
  typealias NavigationState = RoutingReducer<Self>.State
  typealias NavigationAction = RoutingReducer<Self>.Action
}
