import AppFeature
import GameFeature
import NavGraph

public enum AppRoute: String, RouteKey {
  case logIn, game
}

/// The two flows in one state.
public let app = Switch<AppRoute>(
  "App", initial: AppCoordinator.State(), shows: shownFlow, ignoring: forgetScreens
) {
  Case(.logIn, hosts: logIn)
  Case(.game, hosts: game)
} reduce: { (state: inout AppCoordinator.State, action: AppCoordinator.Action) in
  // Its effects complete a game, which the screen's action stands for.
  _ = AppCoordinator().reduce(into: &state, action: action)
  return []
}

private func shownFlow(of state: AppCoordinator.State) -> RouteEntry<AppRoute> {
  state.isLoggedIn
    ? .item(.game).hosting(state.game.routes.entries)
    : .item(.logIn).hosting(state.logIn.routes.entries)
}

/// What the screens hold leads nowhere, and each new one has an identity of its own. The flow that is
/// not shown is made anew before it is. That leaves who is logged in, and the routes as they are shown,
/// which are compared in any case.
private func forgetScreens(_ state: inout AppCoordinator.State) {
  state.logIn.routes = []
  state.game = GameCoordinator.State()
}
