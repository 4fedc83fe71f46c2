extension GraphDefinition {
  /// Returns everything that keeps this registration from being explored, in source order, each once.
  ///
  /// All checks run, so that an author sees every problem at once. The registration may come from
  /// outside: the checks go no deeper than the limits of nesting.
  ///
  /// - Complexity: Linear in the registration, except for the surroundings of a coordinator (variables
  ///   and containers are looked for there at each use) and the nearest names of misspelt ones.
  package func problems() -> [RegistrationProblem] {
    let overlong = overlongNames()
    guard overlong.isEmpty else { return Set(overlong).sorted() }
    let check = RegistrationCheck(self)
    var problems = check.problemsOfGraph()
    for coordinator in coordinators.indices {
      problems += check.problems(ofCoordinator: coordinator)
    }
    return Set(problems).sorted()
  }
}
