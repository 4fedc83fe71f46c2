extension RegistrationCheck {
  /// Whether a link's pattern and its parameters go together.
  func problems(
    ofParametersOf link: DeepLinkDefinition, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    let owner = "link \(quoted(link.pattern))"
    let inPattern = link.parameterNames
    let declared = link.parameters.map(\.name)
    let known = Set(inPattern)
    let missing = Set(inPattern).subtracting(declared)
    var problems = inPattern.filter(missing.contains).map {
      nameScope.problem("\(owner) needs sample values for \(quoted(":" + $0)): declare them")
    }
    problems += declared.filter { !$0.isEmpty && !known.contains($0) }.map {
      nameScope.problem(
        "\(owner) has no parameter \(quoted(":" + $0))"
          + suggestion(
            for: ":" + $0, in: inPattern.map { ":" + $0 }, otherwise: "leave it out"))
    }
    problems += link.parameters.filter { !$0.changedBy.isEmpty }.map {
      nameScope.problem(
        "parameter \(quoted($0.name)) of \(owner) cannot be changed by an action: leave that out")
    }
    problems += link.parameters.filter { $0.values == nil }.map {
      nameScope.problem(
        "parameter \(quoted($0.name)) of \(owner) is abstract: declare its sample values")
    }
    return problems
  }

  /// Opening a link with values for its parameters; one without a value takes each in turn.
  func problems(
    ofOpening pattern: String, with bindings: [ArgumentBinding], at nameScope: NameScope
  ) -> [RegistrationProblem] {
    guard let links = links[pattern] else {
      return [
        nameScope.problem(
          "no coordinator registers link \(quoted(pattern)) (\(nameScope.place))"
            + suggestion(
              for: pattern, in: self.links.keys.sorted(), otherwise: "register it with DeepLink(…)")
        )
      ]
    }
    let owner = "link \(quoted(pattern))"
    if links.count > 1 {
      return [
        nameScope.problem(
          "\(owner) is registered more than once, so that opening it does not say which "
            + "(\(nameScope.place)): put the differences into one by when(…)")
      ]
    }
    if !bindings.map(\.argument).repeated.isEmpty {
      return [
        nameScope.problem("\(owner) is given one of its parameters twice: give each one value")
      ]
    }
    return links.flatMap { link in
      bindings.compactMap { binding in
        guard let parameter = link.parameters.first(where: { $0.name == binding.argument }) else {
          return nameScope.problem(
            "\(owner) has no parameter \(quoted(binding.argument)) (\(nameScope.place))"
              + suggestion(
                for: binding.argument, in: link.parameters.map(\.name),
                otherwise: "leave the value out"))
        }
        return problem(
          of: binding.value, for: parameter, calling: "parameter", of: owner, isNew: true,
          at: nameScope)
      }
    }
  }
}
