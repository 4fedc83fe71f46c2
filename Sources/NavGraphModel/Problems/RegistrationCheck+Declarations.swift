extension RegistrationCheck {
  /// - Parameter owner: Whose arguments these are, for the messages.
  func problems(
    of arguments: [Argument], of owner: String, calling kind: String, at location: SourceLocation
  ) -> [RegistrationProblem] {
    var problems: [RegistrationProblem] = []
    let names = arguments.map(\.name)
    if names.contains("") {
      problems.append(.init("an \(kind) of \(owner) has no name", at: location))
    }
    for name in names.repeated {
      problems.append(
        .init("\(owner) has two \(kind)s named \(quoted(name)): rename one of them", at: location))
    }
    for argument in arguments {
      guard let values = argument.values, values.isEmpty || !values.repeated.isEmpty else {
        continue
      }
      problems.append(
        .init(
          "\(kind) \(quoted(argument.name)) of \(owner) needs sample values, each of them once",
          at: location))
    }
    return problems
  }

  func problems(ofArgumentsOf route: RouteDefinition) -> [RegistrationProblem] {
    let owner = "screen \(quoted(route.name))"
    let problems = self.problems(
      of: route.arguments, of: owner, calling: "argument", at: route.location)
    guard case .arguments(let identifying) = route.identity else { return problems }
    if identifying.isEmpty {
      return problems + [
        .init("the identity of \(owner) comes from no argument at all", at: route.location)
      ]
    }
    let sampled = Set(route.arguments.filter { $0.values != nil }.map(\.name))
    return problems
      + identifying.filter { !sampled.contains($0) }.map {
        .init(
          "the identity of \(owner) comes from \(quoted($0)), which is not an argument with sample "
            + "values: declare them, or use another identity",
          at: route.location)
      }
  }

  func problems(ofImageOf route: RouteDefinition) -> [RegistrationProblem] {
    guard let image = route.image else { return [] }
    let isAddress = image.hasPrefix("https://") && image != "https://"
    let isPath =
      !image.isEmpty && !image.hasPrefix("/") && !image.prefix { $0 != "/" }.contains(":")
    guard !isAddress, !isPath else { return [] }
    return [
      .init(
        "the image of screen \(quoted(route.name)) is \(quoted(image)): give the path of a picture, "
          + "relative to this file, or an address that begins with https://",
        at: route.location)
    ]
  }

  func problems(
    of variables: [VariableDefinition], of owner: String
  ) -> [RegistrationProblem] {
    var problems = repetitions(
      of: variables.map { ($0.name, $0.location) }, calling: "variables of \(owner)")
    for variable in variables {
      if variable.name.isEmpty {
        problems.append(.init("a variable of \(owner) has no name", at: variable.location))
      }
      if variable.values.isEmpty || !variable.values.repeated.isEmpty {
        problems.append(
          .init(
            "variable \(quoted(variable.name)) of \(owner) needs values, each of them once",
            at: variable.location))
      }
    }
    return problems
  }

  func problems(of effects: [EffectDefinition], of owner: String) -> [RegistrationProblem] {
    var problems = repetitions(
      of: effects.map { ($0.name, $0.location) }, calling: "effects of \(owner)")
    for effect in effects {
      if effect.name.isEmpty {
        problems.append(.init("an effect of \(owner) has no name", at: effect.location))
      }
      if effect.action.isEmpty {
        problems.append(
          .init(
            "effect \(quoted(effect.name)) of \(owner) sends an action without a name",
            at: effect.location))
      }
      if effect.id == "" {
        problems.append(
          .init(
            "effect \(quoted(effect.name)) of \(owner) has an empty id: name it, or leave it out",
            at: effect.location))
      }
    }
    return problems
  }

  /// Returns the problems of a screen's slot, at the place where that screen acts.
  func problems(of slot: SlotDefinition, at nameScope: NameScope) -> [RegistrationProblem] {
    var problems: [RegistrationProblem] = []
    if slot.name.isEmpty {
      let owner =
        nameScope.screen.map { "screen \(quoted($0.name))" }
        ?? "coordinator \(quoted(coordinator(at: nameScope).name))"
      problems.append(nameScope.problem("a slot of \(owner) has no name"))
    }
    problems += self.problems(
      ofRoutes: slot.kinds.keys.sorted() + (slot.initial.map { [$0.route] } ?? []), at: nameScope)
    guard let derived = slot.derived else { return problems }
    return problems + self.problems(of: derived.condition, at: nameScope)
      + self.problems(of: derived.target, isNew: true, at: nameScope)
  }
}
