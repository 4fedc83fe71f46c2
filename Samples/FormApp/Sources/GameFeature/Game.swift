import Composable

/// Noughts and crosses.
public struct Game: Reducer {
  public struct State: Hashable, Sendable {
    public let playerName: String
    public private(set) var board = Board()
    public private(set) var turn = Player.cross

    init(playerName: String) {
      self.playerName = playerName
    }

    /// - Returns: Whether the game is over, and who has won.
    fileprivate mutating func take(_ square: Int) -> (isOver: Bool, winner: Player?) {
      guard board[square] == nil else { return (false, nil) }
      let player = turn
      board[square] = player
      turn = player.other
      if board.hasLine(of: player) { return (true, player) }
      return (board.isFull, nil)
    }
  }

  public enum Action: Hashable, Sendable {
    case squareTapped(Int)
    case gameCompleted(winner: Player?)
    case logOutButtonTapped
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard case .squareTapped(let square) = action else { return .none }
    let (isOver, winner) = state.take(square)
    return isOver ? .run { await $0(.gameCompleted(winner: winner)) } : .none
  }
}
