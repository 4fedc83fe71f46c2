import AppFeature
import GameFeature
import NavGraph

public enum GameRoute: String, RouteKey {
  case game, outcome
}

extension GameScreen.State: Routable {
  public var route: GameRoute {
    switch self {
    case .game: .game
    case .outcome: .outcome
    }
  }
}

/// Playing: a part of the app's state. How a game is won is not the coordinator's business, so that a
/// game is over in one action, and not in each way to fill the board.
public let game = Coordinator<GameRoute>(
  projected: "Game", dialect: .tcaCoordinators(.v0_14, .indexed)
) {
  Screen(.game) {
    for winner in [Player.cross, .nought, nil] {
      action("gameCompleted", .game(.gameCompleted(winner: winner)))
    }
    action("logOutButtonTapped", .game(.logOutButtonTapped))
  }
  Screen(.outcome) { action("newGameTapped", .outcome(.newGameTapped)) }
  Gestures { (state: AppCoordinator.State, remaining: [Int]) in
    AppCoordinator.Action.game(.updateRoutes(remaining.map { state.game.routes[$0] }))
  }
}

private func action(_ name: String, _ action: GameScreen.Action) -> Action<GameRoute> {
  Action(name) { (_: AppCoordinator.State, index: Int) in
    AppCoordinator.Action.game(.routeAction(index: index, action))
  }
}
