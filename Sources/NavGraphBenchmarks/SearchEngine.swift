import ArgumentParser

/// Who answers.
enum SearchEngine: String, ExpressibleByArgument, CaseIterable, Encodable {
  /// State by state, over the compiled rules.
  case bounded
  /// State by state, over a reducer of the author's.
  case closure
  /// All stacks at once.
  case exact
}
