/// Operations on slots, on other containers, and on other receivers of actions.
extension RegistrationCheck {
  func problems(ofChangingSlot name: String, at standpoint: Standpoint) -> [RegistrationProblem] {
    guard let slot = slot(name, at: standpoint) else { return [unknownSlot(name, at: standpoint)] }
    guard slot.derived != nil else { return [] }
    return [
      standpoint.problem(
        "slot \(quoted(name)) follows a condition, so no operation fills or clears it "
          + "(\(standpoint.place)): change what the condition asks for")
    ]
  }

  func problems(ofDismissingScreenAt standpoint: Standpoint) -> [RegistrationProblem] {
    guard standpoint.screenInContainer == nil else { return [] }
    return [
      standpoint.problem(
        "a screen dismisses itself, and none of \(quoted(coordinator(at: standpoint).name)) acts "
          + "here (\(standpoint.place)): do it on the screen's own action")
    ]
  }

  func problems(
    ofResetting target: RoutePattern, at standpoint: Standpoint
  ) -> [RegistrationProblem] {
    guard let route = route(target.route, of: standpoint.coordinator), route.hosts == nil else {
      return []
    }
    return [
      standpoint.problem(
        "screen \(quoted(route.name)) hosts no coordinator that could start afresh "
          + "(\(standpoint.place)): name a screen that does")
    ]
  }

  /// Copied arguments still come from the acting screen.
  func problems(
    of operations: [Operation], within flow: FlowReference, at standpoint: Standpoint
  ) -> [RegistrationProblem] {
    let reach = reach(flow, at: standpoint)
    guard case .coordinator(let index) = reach else { return reach.problems }
    return problems(of: operations, at: standpoint.moved(along: flow, to: index))
  }

  func problems(
    ofSending action: String, to addressee: Addressee, at standpoint: Standpoint
  ) -> [RegistrationProblem] {
    var problems: [RegistrationProblem] = []
    if action.isEmpty {
      problems.append(
        standpoint.problem("an action without a name is sent (\(standpoint.place)): name it"))
    }
    switch addressee {
    case .route, .identity:
      break
    case .index(let index):
      if index < 0 {
        problems.append(
          standpoint.problem(
            "position \(index) is below the bottom (\(standpoint.place)): count from 0"))
      }
    case .child(let hosts, let route):
      problems += self.problems(ofPath: hosts, to: route, at: standpoint)
    }
    return problems
  }
}
