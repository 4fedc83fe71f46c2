/// Operations on slots, on other containers, and on other receivers of actions.
extension RegistrationCheck {
  func problems(ofChangingSlot name: String, at nameScope: NameScope) -> [RegistrationProblem] {
    guard let slot = slot(name, at: nameScope) else { return [unknownSlot(name, at: nameScope)] }
    guard slot.derived != nil else { return [] }
    return [
      nameScope.problem(
        "slot \(quoted(name)) follows a condition, so no operation fills or clears it "
          + "(\(nameScope.place)): change what the condition asks for")
    ]
  }

  func problems(ofDismissingScreenAt nameScope: NameScope) -> [RegistrationProblem] {
    guard nameScope.screenInContainer == nil else { return [] }
    return [
      nameScope.problem(
        "a screen dismisses itself, and none of \(quoted(coordinator(at: nameScope).name)) acts "
          + "here (\(nameScope.place)): do it on the screen's own action")
    ]
  }

  func problems(
    ofResetting target: RoutePattern, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    guard let route = route(target.route, of: nameScope.coordinator), route.hosts == nil else {
      return []
    }
    return [
      nameScope.problem(
        "screen \(quoted(route.name)) hosts no coordinator that could start afresh "
          + "(\(nameScope.place)): name a screen that does")
    ]
  }

  /// Copied arguments still come from the acting screen.
  func problems(
    of operations: [Operation], within flow: FlowReference, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    let reach = reach(flow, at: nameScope)
    guard case .coordinator(let index) = reach else { return reach.problems }
    return problems(of: operations, at: nameScope.moved(along: flow, to: index))
  }

  func problems(
    ofSending action: String, to addressee: Addressee, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    var problems: [RegistrationProblem] = []
    if action.isEmpty {
      problems.append(
        nameScope.problem("an action without a name is sent (\(nameScope.place)): name it"))
    }
    switch addressee {
    case .route, .identity:
      break
    case .index(let index):
      if index < 0 {
        problems.append(
          nameScope.problem(
            "position \(index) is below the bottom (\(nameScope.place)): count from 0"))
      }
    case .child(let hosts, let route):
      problems += self.problems(ofPath: hosts, to: route, at: nameScope)
    }
    return problems
  }
}
