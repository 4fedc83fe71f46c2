import Composable
import Foundation

import struct NavGraph.IdentifiedArrayOf
// In an app on a phone, this is TCACoordinators.
import enum NavGraph.Route

/// Leads to the screen that asks who is there; what comes of that is for the coordinator around.
public struct LogInCoordinator: Reducer {
  public struct State: Hashable, Sendable {
    public var routes: IdentifiedArrayOf<Route<LogInScreen.State>> = [
      .root(.welcome(Welcome.State()), withNavigation: true)
    ]

    public init() {}
  }

  public enum Action: Hashable, Sendable {
    case routeAction(id: UUID, LogInScreen.Action)
    case updateRoutes(IdentifiedArrayOf<Route<LogInScreen.State>>)
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let effect = reduceScreen(&state, action)
    switch action {
    case .routeAction(_, .welcome(.logInTapped)):
      state.routes.push(.logIn(LogIn.State()))
    case .updateRoutes(let routes):
      state.routes = routes
    default:
      break
    }
    return effect
  }

  private func reduceScreen(_ state: inout State, _ action: Action) -> Effect<Action> {
    guard case .routeAction(let id, let action) = action, var route = state.routes[id: id] else {
      return .none
    }
    defer { state.routes[id: id] = route }
    return LogInScreen().reduce(into: &route.screen, action: action)
      .map { .routeAction(id: id, $0) }
  }
}
