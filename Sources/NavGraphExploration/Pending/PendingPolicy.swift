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
  /// More may happen: after one of so many has arrived, there may be one less, or as many as before. Of kinds that are
  /// unending there are always as many as before, until they are cancelled or go with their screen: there are fewer
  /// states, and no less can happen.
  case anyNumber(inexhaustible: Set<Int> = [], unending: Set<Int> = [])

  var limitIsAnyNumber: Bool { if case .anyNumber = self { true } else { false } }

  var unending: Set<Int> { if case .anyNumber(_, let kinds) = self { kinds } else { [] } }

  var inexhaustible: Set<Int> { if case .anyNumber(let kinds, _) = self { kinds } else { [] } }
}
