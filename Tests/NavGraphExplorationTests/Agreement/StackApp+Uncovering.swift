import NavGraphModel

extension CoordinatorDefinition {
  /// What goes back and then does what depends on what that uncovers: conditions, pushes that ask for
  /// navigation, identities, and other ways back; empty where the library has no way back.
  func operationsThatUncover(_ choices: inout SplitMix64) -> [NavGraphModel.Operation] {
    guard let dialect else { return [] }
    func way(_ choices: inout SplitMix64) -> NavGraphModel.Operation? {
      let target = RoutePattern(route: choices.pick(routes).name)
      let count = choices.pick([1, 1, 2])
      let ways: [(NavGraphModel.Operation.Kind, NavGraphModel.Operation)] = [
        (.goBack, .goBack(count)), (.goBackTo, .goBackTo(target)),
        (.pop, .pop(dialect.popsSeveral ? count : 1)), (.popTo, .popTo(target)),
        (.popFrom, .popFrom(target)), (.dismiss, .dismiss(dialect.hasModalSlot ? 1 : count)),
        (.dismissAll, .dismissAll), (.removeLast, .removeLast(1)),
        (.popToCurrentNavigationRoot, .popToCurrentNavigationRoot),
      ]
      let known = ways.filter { dialect.vocabulary.contains($0.0) }
      return known.isEmpty ? nil : choices.pick(known).1
    }
    func arrival(_ choices: inout SplitMix64) -> NavGraphModel.Operation {
      .append(
        Destination(
          target: RoutePattern(route: choices.pick(routes).name),
          presentation: choices.pick([.push, .push, choices.pick(Presentation.all)])))
    }
    func condition(_ choices: inout SplitMix64) -> Condition {
      let route = RoutePattern(route: choices.pick(routes).name)
      return choices.pick([
        .top(route), .top(route), .contains(route), .canPush, .isPresenting,
        .count(.atLeast(choices.number(in: 2...4))), .navigationCount(.equal(1)),
      ])
    }
    guard let first = way(&choices) else { return [] }
    var operations = choices.chance(20) ? [arrival(&choices), first] : [first]
    for _ in 0..<choices.pick([1, 1, 2]) {
      let next = choices.chance(50) ? way(&choices) ?? arrival(&choices) : arrival(&choices)
      operations.append(
        choices.chance(50)
          ? .when(condition(&choices), [next], otherwise: choices.pick([[], [arrival(&choices)]]))
          : next)
    }
    return operations
  }
}
