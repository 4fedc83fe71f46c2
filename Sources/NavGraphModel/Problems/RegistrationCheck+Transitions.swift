extension RegistrationCheck {
  /// Returns the problems of one of several transitions, which is read in place: copying it would take as long.
  ///
  /// - Parameters:
  ///   - unnamed: The message if its action has no name.
  ///   - handlesGestures: Whether it is about a gesture that closes a screen.
  func problems(
    of transitions: [Transition], at position: Int, unnamed: @autoclosure () -> String,
    handlesGestures: Bool = false, _ nameScope: NameScope
  ) -> [RegistrationProblem] {
    var problems: [RegistrationProblem] = []
    let action = transitions[position].action
    if action.isEmpty { problems.append(nameScope.problem(unnamed())) }
    switch transitions[position].trigger {
    case .link:
      problems.append(
        nameScope.problem(
          "\(quoted(action)) cannot be caused by a link: register the link with DeepLink(…)"))
    case .gesture where !transitions[position].runsReducer && !handlesGestures:
      problems.append(
        nameScope.problem(
          "\(quoted(action)) cannot be caused by a gesture, which is explored without an "
            + "action: give it another trigger"))
    case .tap, .gesture, .effect, .automatic, .sent:
      break
    }
    if let landing = transitions[position].landing {
      problems += self.problems(ofLanding: landing, of: quoted(action), at: nameScope)
    }
    problems += self.problems(of: transitions[position].suppressions)
    problems += self.problems(
      of: transitions[position].operations, when: transitions[position].condition, of: action,
      at: nameScope)
    return problems
  }

  /// The operations of a transition or a link, unless they are nested too deep to look at.
  private func problems(
    of operations: [Operation], when condition: Condition?, of action: String,
    at nameScope: NameScope
  ) -> [RegistrationProblem] {
    let problems = condition.map { self.problems(of: $0, at: nameScope) } ?? []
    if operations.contains(where: { $0.isNested(deeperThan: Operation.depthLimit) }) {
      return problems + [
        nameScope.problem(
          "the operations of \(quoted(action)) are nested more than \(Operation.depthLimit) deep: "
            + "simplify them")
      ]
    }
    return problems + self.problems(of: operations, at: nameScope)
  }

  func problems(of handler: HandlerDefinition, in index: Int) -> [RegistrationProblem] {
    var transition = handler.transition
    // A dismissal is the only thing that a gesture lets a coordinator hear.
    if case .dismissal = handler.source, transition.trigger == .gesture {
      transition.trigger = .sent
    }
    let owner = quoted(graph.coordinators[index].name)
    var nameScope = NameScope(
      coordinator: index, place: "on \(quoted(transition.action))", location: transition.location)
    var problems: [RegistrationProblem] = []
    var handlesGestures = false
    switch handler.source {
    case .own:
      break
    case .descendant(let hosts, let route):
      if hosts.isEmpty {
        nameScope.actor = .unknown
        problems.append(
          nameScope.problem(
            "\(owner) hears \(quoted(transition.action)) from inside no screen: name the screen "
              + "that hosts it"))
      } else {
        let reach = reach(through: hosts, at: nameScope)
        problems += reach.problems
        guard case .coordinator(let inner) = reach else {
          nameScope.actor = .unknown
          break
        }
        problems += setActor(of: &nameScope, to: route, of: inner)
        nameScope.inside = .hosts(hosts[...])
      }
    case .anyDepth(let coordinator, let route):
      guard let inner = coordinatorIndices[coordinator] else {
        problems.append(nameScope.problem(unknownCoordinator(coordinator)))
        nameScope.actor = .unknown
        break
      }
      problems += setActor(of: &nameScope, to: route, of: inner)
      nameScope.inside = .coordinator(inner)
    case .dismissal(let route):
      handlesGestures = true
      problems += self.problems(ofRoutes: [route], at: nameScope)
    }
    return problems
      + self.problems(
        of: [transition], at: 0, unnamed: "an action that \(owner) handles has no name",
        handlesGestures: handlesGestures, nameScope)
  }

  /// Makes a screen of an inner flow the actor; there is no actor where the flow itself reports.
  private func setActor(
    of nameScope: inout NameScope, to route: String?, of inner: Int
  ) -> [RegistrationProblem] {
    guard let route else { return [] }
    guard let screen = self.route(route, of: inner) else {
      nameScope.actor = .unknown
      return [nameScope.problem(unknownRoute(route, of: inner))]
    }
    nameScope.actor = .screen(screen)
    return []
  }

  func problems(of link: DeepLinkDefinition, in index: Int) -> [RegistrationProblem] {
    let owner = "link \(quoted(link.pattern))"
    let nameScope = NameScope(
      coordinator: index, actor: .link(link), place: "on \(quoted(link.pattern))",
      location: link.location)
    var problems: [RegistrationProblem] = []
    if link.pattern.isEmpty {
      problems.append(
        nameScope.problem(
          "a link of coordinator \(quoted(graph.coordinators[index].name)) has no pattern"))
    }
    problems += self.problems(
      of: link.parameters, of: owner, calling: "parameter", at: link.location)
    problems += self.problems(ofParametersOf: link, at: nameScope)
    problems += self.problems(ofLanding: link.landing, of: owner, at: nameScope)
    problems += self.problems(of: link.suppressions)
    return problems
      + self.problems(
        of: link.operations, when: link.condition, of: link.pattern, at: nameScope)
  }
}
