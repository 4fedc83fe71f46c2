/// The navigation of one flow of RoutingReducer: a path of pushed routes above a root, and one modal.
///
/// `navigation(for:)` is used unchanged, and its commands are follow-up actions, as in the
/// library, which sends them as effects: other actions can come between.
///
/// ```swift
/// func navigation(for action: LandingAction) -> LandingScreen.NavigationAction? {
///   switch action {
///   case .root(.pushFirst): .push(.first(id: 1))
///   case .route(.second(.popToRoot)): .pop(toRoot: true)
///   case .root(.presentModal): .present(.second)
///   default: nil
///   }
/// }
///
/// // the reducer, as the library's own:
/// if case .navigation(let command) = action { state.navigation.reduce(command) }
/// return navigation(for: action).map { [.later("navigation", .navigation($0))] } ?? []
/// ```
public enum RoutingReducer<Route: Routing> {
  /// What is pushed and what is presented. The root is outside.
  public struct State: Hashable {
    /// The pushed routes, bottom first. The view may only shorten it.
    public var routePath: IdentifiedArrayOf<Route>
    public var currentModal: Route?

    public init(routePath: IdentifiedArrayOf<Route> = [], currentModal: Route? = nil) {
      self.routePath = routePath
      self.currentModal = currentModal
    }
  }

  /// The commands that `navigation(for:)` returns.
  public enum Action: Hashable {
    /// Pushes a route, beneath an open modal. One whose identity is in the path is ignored, and
    /// recorded.
    case push(Route)
    /// Pops one route, or all of them. Neither touches the modal.
    case pop(toRoot: Bool = false)
    /// Presents a route in place of an open modal, which is recorded.
    case present(Route)
    /// Closes the modal; records if there is none.
    case dismiss
    /// What the view sends, never `navigation(for:)`: so many routes are left in the path. More than
    /// there are change nothing.
    case updateNavigationPath(count: Int)
  }
}

extension RoutingReducer.State: Sendable where Route: Sendable, Route.ID: Sendable {}
extension RoutingReducer.Action: Sendable where Route: Sendable {}
