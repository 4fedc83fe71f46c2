/// Nine squares, row by row.
public struct Board: Hashable, Sendable {
  private var squares = [Player?](repeating: nil, count: 9)

  private static let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]

  /// Who has a square; nobody has one outside of the board.
  public subscript(square: Int) -> Player? {
    get { squares.indices.contains(square) ? squares[square] : nil }
    set {
      guard squares.indices.contains(square) else { return }
      squares[square] = newValue
    }
  }

  var isFull: Bool { !squares.contains(nil) }

  func hasLine(of player: Player) -> Bool {
    Self.lines.contains { $0.allSatisfy { squares[$0] == player } }
  }
}
