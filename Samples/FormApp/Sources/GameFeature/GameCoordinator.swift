import Composable

// In an app on a phone, this is TCACoordinators.
import enum NavGraph.Route

/// Leads from a game to its outcome, and to the next game; logging out is for the coordinator around.
public struct GameCoordinator: Reducer {
  public struct State: Hashable, Sendable {
    public let playerName: String
    public var routes: [Route<GameScreen.State>]

    public init(playerName: String = "") {
      self.playerName = playerName
      routes = [Self.newGame(of: playerName)]
    }

    fileprivate static func newGame(of playerName: String) -> Route<GameScreen.State> {
      .root(.game(Game.State(playerName: playerName)), withNavigation: true)
    }
  }

  public enum Action: Hashable, Sendable {
    case routeAction(index: Int, GameScreen.Action)
    case updateRoutes([Route<GameScreen.State>])
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let effect = reduceScreen(&state, action)
    switch action {
    case .routeAction(_, .game(.gameCompleted(let winner))):
      state.routes.push(.outcome(Outcome.State(winner: winner)))
    case .routeAction(_, .outcome(.newGameTapped)):
      state.routes = [State.newGame(of: state.playerName)]
    case .updateRoutes(let routes):
      state.routes = routes
    default:
      break
    }
    return effect
  }

  private func reduceScreen(_ state: inout State, _ action: Action) -> Effect<Action> {
    guard case .routeAction(let index, let action) = action,
      state.routes.indices.contains(index)
    else { return .none }
    return GameScreen().reduce(into: &state.routes[index].screen, action: action)
      .map { .routeAction(index: index, $0) }
  }
}
