import NavGraphExploration
import NavGraphModel

/// What a reducer of the notation does: nothing, or one kind of harm.
enum NotationFailure: String, CaseIterable {
  case none = ""
  case crashes, exits, hangs, grows, random, nan, lost
}

extension NotationFailure {
  /// What the action is called in witnesses.
  var action: String { self == .none ? "nothing" : rawValue }

  /// How the run ends, where it takes the process with it.
  var ending: Outcome.Reason? {
    switch self {
    case .crashes: .crashed
    case .exits: .exited
    case .hangs: .hangs
    case .grows: .outOfMemory
    case .none, .random, .nan, .lost: nil
    }
  }

  /// Why the answer is not to be trusted, where there is one.
  var doubt: Outcome.Reason? {
    switch self {
    case .random: .notRepeatable
    case .nan: .unlawfulEquality
    case .none, .crashes, .exits, .hangs, .grows, .lost: nil
    }
  }
}
