extension RegistrationCheck {
  /// - Parameter isSheet: Whether the screen comes as a sheet, where that is not for the
  ///   destination to say.
  func problems(
    of destination: Destination, isSheet: Bool? = nil, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    if destination.isNested(deeperThan: Operation.depthLimit) {
      return [
        nameScope.problem(
          "the start given to screen \(quoted(destination.target.route)) is nested more than "
            + "\(Operation.depthLimit) deep (\(nameScope.place)): simplify it")
      ]
    }
    var problems = self.problems(of: destination.target, isNew: true, at: nameScope)
    if destination.sheet != nil, !(isSheet ?? destination.presentation.isSheet) {
      problems.append(
        nameScope.problem(
          "screen \(quoted(destination.target.route)) does not come as a sheet and takes no sheet "
            + "options (\(nameScope.place)): leave them out"))
    }
    guard let start = destination.start,
      let route = route(destination.target.route, of: nameScope.coordinator)
    else { return problems }
    guard let hosted = route.hosts else {
      return problems + [
        nameScope.problem(
          "screen \(quoted(route.name)) hosts no coordinator that could start with a stack "
            + "(\(nameScope.place)): leave the start out")
      ]
    }
    guard let index = coordinatorIndices[hosted] else { return problems }
    guard let dialect = graph.coordinators[index].dialect else {
      return problems + [
        nameScope.problem(
          "coordinator \(quoted(hosted)), which screen \(quoted(route.name)) hosts, keeps no stack "
            + "to start with (\(nameScope.place)): leave the start out")
      ]
    }
    return problems
      + self.problems(ofInitialStack: start, dialect: dialect, at: nameScope.moved(to: index))
  }

  /// - Parameter isNew: Whether the pattern brings an entry, so that its arguments need values.
  func problems(
    of pattern: RoutePattern, isNew: Bool, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    guard let index = routeIndices[nameScope.coordinator][pattern.route] else {
      return [nameScope.problem(unknownRoute(pattern.route, of: nameScope.coordinator))]
    }
    guard !pattern.bindings.isEmpty else { return [] }
    let route = graph.coordinators[nameScope.coordinator].routes[index]
    let owner = "screen \(quoted(route.name))"
    if !pattern.bindings.map(\.argument).repeated.isEmpty {
      return [
        nameScope.problem(
          "\(owner) is given one of its arguments twice: give each one value")
      ]
    }
    return pattern.bindings.compactMap { binding in
      guard let argument = route.arguments.first(where: { $0.name == binding.argument }) else {
        return nameScope.problem(
          "\(owner) has no argument \(quoted(binding.argument))"
            + suggestion(
              for: binding.argument, in: route.arguments.map(\.name),
              otherwise: "declare it, or leave the value out"))
      }
      return problem(
        of: binding.value, for: argument, calling: "argument", of: owner, isNew: isNew,
        at: nameScope)
    }
  }

  /// Returns the problem with a value for an argument, or for the parameter of a link.
  func problem(
    of value: ArgumentBinding.Value, for argument: Argument, calling kind: String, of owner: String,
    isNew: Bool, at nameScope: NameScope
  ) -> RegistrationProblem? {
    let name = "\(kind) \(quoted(argument.name)) of \(owner)"
    guard let values = argument.values else {
      return nameScope.problem(
        "\(name) is abstract and takes no value: declare its sample values, or leave the value out")
    }
    switch value {
    case .constant(let value):
      guard !values.contains(value) else { return nil }
      return nameScope.problem(
        "\(quoted(value)) is not among the sample values of \(name)"
          + suggestion(for: value, in: values, otherwise: "add it to them"))
    case .copied(let source):
      guard let copied = nameScope.copiedValues(of: source) else {
        return nameScope.copyRefusal.map {
          nameScope.problem("\(quoted(source)) cannot be copied to \(owner): \($0)")
        }
      }
      let known = Set(values)
      let missing = isNew ? copied.first { !known.contains($0) } : nil
      return missing.map {
        nameScope.problem(
          "\(quoted(source)) can be \(quoted($0)), which is not among the sample values of \(name): "
            + "add it to them")
      }
    }
  }
}
