/// What a system does where more effects would be pending than the limit allows.
enum PendingPolicy {
  /// The step is cut.
  case counted
  /// What is started beyond the limit is forgotten: no more can happen than in the app.
  case forgetful
  /// The same, and a step that starts something for a flow makes all flows forget what else was pending for them, but
  /// for what repeats: there are fewer states, and no more can happen.
  case onlyLatest
  /// The limit stands for any larger number, and of some kinds each flow that can have them always has more, whatever
  /// arrives: no less can happen than in the app, because nothing in an app asks how much is pending.
  ///
  /// More may happen: after one of so many has arrived, there may be one less, or as many as before.
  case anyNumber(inexhaustible: Set<Int>)
  /// What has once been started stays pending, whatever arrives, until it is cancelled or goes with its screen: no less
  /// can happen than in the app, in fewer states than with ``anyNumber(inexhaustible:)``.
  case unending

  var limitIsAnyNumber: Bool {
    switch self {
    case .anyNumber, .unending: true
    case .counted, .forgetful, .onlyLatest: false
    }
  }

  var isUnending: Bool { if case .unending = self { true } else { false } }

  var inexhaustible: Set<Int> { if case .anyNumber(let kinds) = self { kinds } else { [] } }
}
