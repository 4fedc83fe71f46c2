/// How a system handles more pending effects than the limit.
enum PendingPolicy {
  /// The search leaves out the step.
  case counted
  /// The limit represents any larger number, and each flow that can have effects of some kinds always has more of them,
  /// whatever arrives: everything that can happen in the app can happen here, because nothing in an app asks how many
  /// effects are pending.
  ///
  /// More may happen: after one of so many effects has arrived, there may be one less, or as many as before. Of
  /// unending kinds there are always as many as before, until they are cancelled or removed with their screen: this
  /// gives fewer states and includes at least the same behavior.
  case anyNumber(inexhaustible: Set<Int> = [], unending: Set<Int> = [])

  var limitIsAnyNumber: Bool { if case .anyNumber = self { true } else { false } }

  var unending: Set<Int> { if case .anyNumber(_, let kinds) = self { kinds } else { [] } }

  var inexhaustible: Set<Int> { if case .anyNumber(let kinds, _) = self { kinds } else { [] } }
}
