extension RegistrationCheck {
  func problems(of condition: Condition, at nameScope: NameScope) -> [RegistrationProblem] {
    if condition.isNested(deeperThan: Condition.depthLimit) {
      return [
        nameScope.problem(
          "the condition \(nameScope.place) is nested more than \(Condition.depthLimit) deep: "
            + "simplify it")
      ]
    }
    return problems(ofShallow: condition, at: nameScope)
  }

  private func problems(
    ofShallow condition: Condition, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    switch condition {
    case .count:
      []
    case .navigationCount: problems(ofStackCondition: "navigationCount", at: nameScope)
    case .isPresenting: problems(ofStackCondition: "isPresenting", at: nameScope)
    case .canPush: problems(ofStackCondition: "canPush", at: nameScope)
    case .contains(let pattern), .top(let pattern):
      problems(of: pattern, isNew: false, at: nameScope)
    case .presentedAs: problems(ofScreenCondition: "presentedAs", at: nameScope)
    case .argument(let name, let value):
      problems(ofArgument: name, being: value, at: nameScope)
    case .variable(let name, let value):
      problems(ofVariable: name, being: .constant(value), at: nameScope)
    case .input(let name, let value):
      problems(ofInput: name, being: value, at: nameScope)
    case .slotIsTaken(let name, let pattern):
      (slot(name, at: nameScope) == nil ? [unknownSlot(name, at: nameScope)] : [])
        + (pattern.map { problems(of: $0, isNew: false, at: nameScope) } ?? [])
    case .within(let flow, let condition):
      problems(of: condition, within: flow, at: nameScope)
    case .not(let condition):
      problems(ofShallow: condition, at: nameScope)
    case .all(let conditions), .any(let conditions):
      conditions.flatMap { problems(ofShallow: $0, at: nameScope) }
    }
  }

  private func problems(
    of condition: Condition, within flow: FlowReference, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    let reach = reach(flow, at: nameScope)
    guard case .coordinator(let index) = reach else { return reach.problems }
    return problems(ofShallow: condition, at: nameScope.moved(along: flow, to: index))
  }

  private func problems(
    ofStackCondition word: String, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    let coordinator = coordinator(at: nameScope)
    guard coordinator.dialect == nil else { return [] }
    return [
      nameScope.problem(
        "\(word) is about a stack, and \(quoted(coordinator.name)) keeps none "
          + "(\(nameScope.place)): ask it of one that does, by inChild(…) or inParent(…)")
    ]
  }

  private func problems(
    ofScreenCondition word: String, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    switch nameScope.actor {
    case .screen, .unknown: []
    case .noActor, .link:
      [
        nameScope.problem(
          "\(word) is about the acting screen, and none acts here (\(nameScope.place)): ask for "
            + "something else")
      ]
    }
  }

  private func problems(
    ofArgument name: String, being value: String, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    guard let (kind, owner, arguments) = nameScope.arguments else {
      return problems(ofScreenCondition: "argument \(quoted(name))", at: nameScope)
    }
    guard let argument = arguments.first(where: { $0.name == name }) else {
      return [
        nameScope.problem(
          "\(owner) has no \(kind) \(quoted(name))"
            + suggestion(
              for: name, in: arguments.map(\.name),
              otherwise: "declare it, or ask for something else"))
      ]
    }
    guard let values = argument.values, !values.contains(value) else { return [] }
    return [
      nameScope.problem(
        "\(quoted(value)) is not among the sample values of \(kind) \(quoted(name)) of \(owner)"
          + suggestion(for: value, in: values, otherwise: "add it to them"))
    ]
  }

  private func problems(
    ofInput name: String, being value: String, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    guard let input = graph.inputs.first(where: { $0.name == name }) else {
      return [
        nameScope.problem(
          "the graph has no input \(quoted(name)) (\(nameScope.place))"
            + suggestion(
              for: name, in: graph.inputs.map(\.name), otherwise: "declare it with Input(…)"))
      ]
    }
    guard !input.values.contains(value) else { return [] }
    return [
      nameScope.problem(
        "\(quoted(value)) is not among the values of input \(quoted(name))"
          + suggestion(for: value, in: input.values, otherwise: "add it to them"))
    ]
  }
}
