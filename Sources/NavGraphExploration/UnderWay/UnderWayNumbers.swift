/// How a system takes the numbers of what is under way.
enum UnderWayNumbers {
  /// As they are; more than the limit is a cut.
  case counted
  /// What is started beyond the limit is forgotten: no more can happen than in the app.
  case forgetful
  /// The same, and what was under way for flows is forgotten as soon as a step starts something else for one: there
  /// are fewer states, and no more can happen.
  case onlyLatest
  /// The limit stands for any larger number, and of these kinds flows always have more: no less can happen than in
  /// the app.
  case anyNumber(inexhaustible: Set<Int>)
}

extension AppSystem {
  mutating func apply(_ numbers: UnderWayNumbers) {
    switch numbers {
    case .counted: break
    case .forgetful: forgetsMore = true
    case .onlyLatest: (forgetsMore, forgetsOthers) = (true, true)
    case .anyNumber(let kinds):
      limitIsAnyNumber = true
      inexhaustible = kinds
    }
  }
}
