import Composable
import Synchronization
import Testing

@testable import GameFeature

struct GameTests {
  /// What a game sends after the squares have been tapped in turn.
  private func end(ofGame squares: Int...) async -> [Game.Action] {
    var state = Game.State(playerName: "Blob")
    let sent = Mutex<[Game.Action]>([])
    for square in squares {
      await Game().reduce(into: &state, action: .squareTapped(square)).perform { action in
        sent.withLock { $0.append(action) }
      }
    }
    return sent.withLock { $0 }
  }

  @Test func threeInALineWin() async {
    #expect(await end(ofGame: 0, 3, 1, 4, 2) == [.gameCompleted(winner: .cross)])
  }

  @Test func aFullBoardIsNobodys() async {
    #expect(await end(ofGame: 0, 1, 2, 4, 3, 5, 7, 6, 8) == [.gameCompleted(winner: nil)])
  }

  @Test func aSquareIsTakenOnce() async {
    #expect(await end(ofGame: 0, 0, 0).isEmpty)
  }
}
