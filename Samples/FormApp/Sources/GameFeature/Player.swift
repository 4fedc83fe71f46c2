/// One of the two who play.
public enum Player: Hashable, Sendable {
  case cross, nought

  var other: Player {
    switch self {
    case .cross: .nought
    case .nought: .cross
    }
  }
}
