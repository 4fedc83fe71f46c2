extension RegistrationCheck {
  /// Returns the problems of one of several transitions, which is read in place: copying it would take as long.
  ///
  /// - Parameters:
  ///   - unnamed: The message if its action has no name.
  ///   - hearsGestures: Whether it is about a gesture that closes a screen.
  func problems(
    of transitions: [Transition], at position: Int, unnamed: @autoclosure () -> String,
    hearsGestures: Bool = false, _ standpoint: Standpoint
  ) -> [RegistrationProblem] {
    var problems: [RegistrationProblem] = []
    let action = transitions[position].action
    if action.isEmpty { problems.append(standpoint.problem(unnamed())) }
    switch transitions[position].trigger {
    case .link:
      problems.append(
        standpoint.problem(
          "\(quoted(action)) cannot be caused by a link: register the link with DeepLink(…)"))
    case .gesture where !transitions[position].runsReducer && !hearsGestures:
      problems.append(
        standpoint.problem(
          "\(quoted(action)) cannot be caused by a gesture, which is explored without an "
            + "action: give it another trigger"))
    case .tap, .gesture, .effect, .automatic, .sent:
      break
    }
    if let landing = transitions[position].landing {
      problems += self.problems(ofLanding: landing, of: quoted(action), at: standpoint)
    }
    problems += self.problems(of: transitions[position].suppressions)
    problems += self.problems(
      of: transitions[position].operations, when: transitions[position].condition, of: action,
      at: standpoint)
    return problems
  }

  /// The operations of a transition or a link, unless they are nested too deep to look at.
  private func problems(
    of operations: [Operation], when condition: Condition?, of action: String,
    at standpoint: Standpoint
  ) -> [RegistrationProblem] {
    let problems = condition.map { self.problems(of: $0, at: standpoint) } ?? []
    if operations.contains(where: { $0.isNested(deeperThan: Operation.depthLimit) }) {
      return problems + [
        standpoint.problem(
          "the operations of \(quoted(action)) are nested more than \(Operation.depthLimit) deep: "
            + "simplify them")
      ]
    }
    return problems + self.problems(of: operations, at: standpoint)
  }

  func problems(of handler: HandlerDefinition, in index: Int) -> [RegistrationProblem] {
    var transition = handler.transition
    // A dismissal is the only thing that a gesture lets a coordinator hear.
    if case .dismissal = handler.source, transition.trigger == .gesture {
      transition.trigger = .sent
    }
    let owner = quoted(graph.coordinators[index].name)
    var standpoint = Standpoint(
      coordinator: index, place: "on \(quoted(transition.action))", location: transition.location)
    var problems: [RegistrationProblem] = []
    var hearsGestures = false
    switch handler.source {
    case .own:
      break
    case .descendant(let hosts, let route):
      if hosts.isEmpty {
        standpoint.actor = .unknown
        problems.append(
          standpoint.problem(
            "\(owner) hears \(quoted(transition.action)) from inside no screen: name the screen "
              + "that hosts it"))
      } else {
        let reach = reach(through: hosts, at: standpoint)
        problems += reach.problems
        guard case .coordinator(let inner) = reach else {
          standpoint.actor = .unknown
          break
        }
        problems += setActor(of: &standpoint, to: route, of: inner)
        standpoint.inside = .hosts(hosts[...])
      }
    case .anyDepth(let coordinator, let route):
      guard let inner = coordinatorIndices[coordinator] else {
        problems.append(standpoint.problem(unknownCoordinator(coordinator)))
        standpoint.actor = .unknown
        break
      }
      problems += setActor(of: &standpoint, to: route, of: inner)
      standpoint.inside = .coordinator(inner)
    case .dismissal(let route):
      hearsGestures = true
      problems += self.problems(ofRoutes: [route], at: standpoint)
    }
    return problems
      + self.problems(
        of: [transition], at: 0, unnamed: "an action that \(owner) handles has no name",
        hearsGestures: hearsGestures, standpoint)
  }

  /// Makes a screen of an inner flow the actor; there is no actor where the flow itself reports.
  private func setActor(
    of standpoint: inout Standpoint, to route: String?, of inner: Int
  ) -> [RegistrationProblem] {
    guard let route else { return [] }
    guard let screen = self.route(route, of: inner) else {
      standpoint.actor = .unknown
      return [standpoint.problem(unknownRoute(route, of: inner))]
    }
    standpoint.actor = .screen(screen)
    return []
  }

  func problems(of link: DeepLinkDefinition, in index: Int) -> [RegistrationProblem] {
    let owner = "link \(quoted(link.pattern))"
    let standpoint = Standpoint(
      coordinator: index, actor: .link(link), place: "on \(quoted(link.pattern))",
      location: link.location)
    var problems: [RegistrationProblem] = []
    if link.pattern.isEmpty {
      problems.append(
        standpoint.problem(
          "a link of coordinator \(quoted(graph.coordinators[index].name)) has no pattern"))
    }
    problems += self.problems(
      of: link.parameters, of: owner, calling: "parameter", at: link.location)
    problems += self.problems(ofParametersOf: link, at: standpoint)
    problems += self.problems(ofLanding: link.landing, of: owner, at: standpoint)
    problems += self.problems(of: link.suppressions)
    return problems
      + self.problems(
        of: link.operations, when: link.condition, of: link.pattern, at: standpoint)
  }
}
