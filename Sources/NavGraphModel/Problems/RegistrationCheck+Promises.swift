/// What an author says about elements besides what they do: gates, promises, and findings that are
/// allowed.
extension RegistrationCheck {
  func problems(
    ofLanding landing: [String]?, of owner: String, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    guard let landing else { return [] }
    if landing.isEmpty {
      return [
        nameScope.problem("\(owner) promises to land nowhere: name the screen, or leave it out")
      ]
    }
    return problems(ofPath: landing.dropLast(), to: landing.last, at: nameScope)
  }

  func problems(ofDeclarationsOf route: RouteDefinition, in index: Int) -> [RegistrationProblem] {
    let owner = "screen \(quoted(route.name))"
    var problems = self.problems(of: route.suppressions)
    if route.untracked.contains("") {
      problems.append(
        .init(
          "\(owner) presents something without a name past the state: name it", at: route.location))
    }
    problems += self.problems(of: route.unhandled, of: owner)
    if let gate = route.requires {
      let nameScope = NameScope(
        coordinator: index, screen: route, place: "in what \(owner) requires",
        location: route.location)
      problems +=
        self.problems(of: gate, at: nameScope)
        + self.problems(ofFreeInputsIn: gate, at: nameScope)
    }
    for argument in route.arguments where !argument.changedBy.isEmpty {
      problems += self.problems(ofChangesOf: argument, of: route, in: index)
    }
    return problems
  }

  func problems(of unhandled: [UnhandledAction], of owner: String) -> [RegistrationProblem] {
    unhandled.filter(\.action.isEmpty).map {
      .init("an unhandled action of \(owner) has no name", at: $0.location)
    }
      + unhandled.filter { $0.parent == "" }.map {
        .init("the parent of an unhandled action of \(owner) has no name", at: $0.location)
      }
      + unhandled.filter { $0.failure?.texts.contains("") ?? false }.map {
        .init("a failure of \(quoted($0.action)) on \(owner) has no words", at: $0.location)
      }
      + unhandled.flatMap { self.problems(of: $0.suppressions) }
  }

  private func problems(
    ofChangesOf argument: Argument, of route: RouteDefinition, in index: Int
  ) -> [RegistrationProblem] {
    let actions = actions(of: route, in: index)
    return argument.changedBy.filter { !actions.contains($0) }.map {
      .init(
        "argument \(quoted(argument.name)) of screen \(quoted(route.name)) is changed by "
          + "\(quoted($0)), which is no action of the screen"
          + suggestion(for: $0, in: actions, otherwise: "register it with On(…)"),
        at: route.location)
    }
  }

  /// Whatever anyone says that the screen reports, in the order of the registration.
  private func actions(of route: RouteDefinition, in index: Int) -> [String] {
    let coordinator = graph.coordinators[index].name
    let feature = graph.features.first { $0.name == route.feature }
    let handlers = graph.coordinators.flatMap(\.handlers).filter { handler in
      switch handler.source {
      case .own, .dismissal: false
      case .descendant(_, let name): name == route.name
      case .anyDepth(let flow, let name): flow == coordinator && name == route.name
      }
    }
    return route.transitions.map(\.action) + (feature?.outputs ?? [])
      + route.effects.map(\.action) + handlers.map(\.transition.action)
  }

  func problems(of suppressions: [Suppression]) -> [RegistrationProblem] {
    suppressions.flatMap { suppression -> [RegistrationProblem] in
      var problems: [RegistrationProblem] = []
      if suppression.rule.isEmpty {
        problems.append(
          .init(
            "findings of no rule are allowed: name the rule by its id", at: suppression.location))
      }
      if suppression.reason.allSatisfy(\.isWhitespace) {
        problems.append(
          .init(
            "findings of \(quoted(suppression.rule)) are allowed without a reason: say why, for the "
              + "next person",
            at: suppression.location))
      }
      return problems
    }
  }
}
