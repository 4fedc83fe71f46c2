import Composable
import GameFeature
import LogInFeature

/// Logging in, then playing, each from its beginning.
public struct AppCoordinator: Reducer {
  public struct State: Hashable, Sendable {
    public var logIn = LogInCoordinator.State()
    public var game = GameCoordinator.State()
    public var isLoggedIn = false

    public init() {}
  }

  public enum Action: Hashable, Sendable {
    case logIn(LogInCoordinator.Action)
    case game(GameCoordinator.Action)
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let effect: Effect<Action>
    switch action {
    case .logIn(let action):
      effect = LogInCoordinator().reduce(into: &state.logIn, action: action).map(Action.logIn)
    case .game(let action):
      effect = GameCoordinator().reduce(into: &state.game, action: action).map(Action.game)
    }
    switch action {
    case .logIn(.routeAction(_, .logIn(.logInTapped(let name)))):
      state.game = GameCoordinator.State(playerName: name)
      state.isLoggedIn = true
    case .game(.routeAction(_, .game(.logOutButtonTapped))):
      state.logIn = LogInCoordinator.State()
      state.isLoggedIn = false
    default:
      break
    }
    return effect
  }
}
