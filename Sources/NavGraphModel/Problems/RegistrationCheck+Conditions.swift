extension RegistrationCheck {
  func problems(of condition: Condition, at standpoint: Standpoint) -> [RegistrationProblem] {
    if condition.isNested(deeperThan: Condition.depthLimit) {
      return [
        standpoint.problem(
          "the condition \(standpoint.place) is nested more than \(Condition.depthLimit) deep: "
            + "simplify it")
      ]
    }
    return problems(ofShallow: condition, at: standpoint)
  }

  private func problems(
    ofShallow condition: Condition, at standpoint: Standpoint
  ) -> [RegistrationProblem] {
    switch condition {
    case .count:
      []
    case .navigationCount: problems(ofStackCondition: "navigationCount", at: standpoint)
    case .isPresenting: problems(ofStackCondition: "isPresenting", at: standpoint)
    case .canPush: problems(ofStackCondition: "canPush", at: standpoint)
    case .contains(let pattern), .top(let pattern):
      problems(of: pattern, isNew: false, at: standpoint)
    case .presentedAs: problems(ofScreenCondition: "presentedAs", at: standpoint)
    case .argument(let name, let value):
      problems(ofArgument: name, being: value, at: standpoint)
    case .variable(let name, let value):
      problems(ofVariable: name, being: .constant(value), at: standpoint)
    case .input(let name, let value):
      problems(ofInput: name, being: value, at: standpoint)
    case .slotIsTaken(let name):
      slot(name, at: standpoint) == nil ? [unknownSlot(name, at: standpoint)] : []
    case .within(let flow, let condition):
      problems(of: condition, within: flow, at: standpoint)
    case .not(let condition):
      problems(ofShallow: condition, at: standpoint)
    case .all(let conditions), .any(let conditions):
      conditions.flatMap { problems(ofShallow: $0, at: standpoint) }
    }
  }

  private func problems(
    of condition: Condition, within flow: FlowReference, at standpoint: Standpoint
  ) -> [RegistrationProblem] {
    let reach = reach(flow, at: standpoint)
    guard case .coordinator(let index) = reach else { return reach.problems }
    return problems(ofShallow: condition, at: standpoint.moved(along: flow, to: index))
  }

  private func problems(
    ofStackCondition word: String, at standpoint: Standpoint
  ) -> [RegistrationProblem] {
    let coordinator = coordinator(at: standpoint)
    guard coordinator.dialect == nil else { return [] }
    return [
      standpoint.problem(
        "\(word) is about a stack, and \(quoted(coordinator.name)) keeps none "
          + "(\(standpoint.place)): ask it of one that does, by inChild(…) or inParent(…)")
    ]
  }

  private func problems(
    ofScreenCondition word: String, at standpoint: Standpoint
  ) -> [RegistrationProblem] {
    switch standpoint.actor {
    case .screen, .unknown: []
    case .nobody, .link:
      [
        standpoint.problem(
          "\(word) is about the acting screen, and none acts here (\(standpoint.place)): ask for "
            + "something else")
      ]
    }
  }

  private func problems(
    ofArgument name: String, being value: String, at standpoint: Standpoint
  ) -> [RegistrationProblem] {
    guard let (kind, owner, arguments) = standpoint.arguments else {
      return problems(ofScreenCondition: "argument \(quoted(name))", at: standpoint)
    }
    guard let argument = arguments.first(where: { $0.name == name }) else {
      return [
        standpoint.problem(
          "\(owner) has no \(kind) \(quoted(name))"
            + suggestion(
              for: name, in: arguments.map(\.name),
              otherwise: "declare it, or ask for something else"))
      ]
    }
    guard let values = argument.values, !values.contains(value) else { return [] }
    return [
      standpoint.problem(
        "\(quoted(value)) is not among the sample values of \(kind) \(quoted(name)) of \(owner)"
          + suggestion(for: value, in: values, otherwise: "add it to them"))
    ]
  }

  private func problems(
    ofInput name: String, being value: String, at standpoint: Standpoint
  ) -> [RegistrationProblem] {
    guard let input = graph.inputs.first(where: { $0.name == name }) else {
      return [
        standpoint.problem(
          "the graph has no input \(quoted(name)) (\(standpoint.place))"
            + suggestion(
              for: name, in: graph.inputs.map(\.name), otherwise: "declare it with Input(…)"))
      ]
    }
    guard !input.values.contains(value) else { return [] }
    return [
      standpoint.problem(
        "\(quoted(value)) is not among the values of input \(quoted(name))"
          + suggestion(for: value, in: input.values, otherwise: "add it to them"))
    ]
  }
}
