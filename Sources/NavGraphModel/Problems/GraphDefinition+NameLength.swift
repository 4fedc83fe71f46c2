extension GraphDefinition {
  /// The most bytes of a name: what compares, prints and lays out names need not expect more.
  package static let longestName = 100_000

  /// Names and values that are too long, at what they belong to.
  ///
  /// - Complexity: Linear in the registration.
  func overlongNames() -> [RegistrationProblem] {
    var problems: [RegistrationProblem] = []
    func check(_ names: [String], at location: SourceLocation) {
      for name in names where name.utf8.count > Self.longestName {
        problems.append(
          .init(
            "the name \(quoted(String(name.prefix(20)) + "\u{2026}")) has \(name.utf8.count) bytes; "
              + "\(Self.longestName) are the most: shorten it", at: location))
      }
    }
    func check(_ arguments: [Argument], at location: SourceLocation) {
      for argument in arguments {
        check([argument.name] + (argument.values ?? []) + argument.changedBy, at: location)
      }
    }
    func check(_ variables: [VariableDefinition], at location: SourceLocation) {
      for variable in variables { check([variable.name] + variable.values, at: location) }
    }
    check([name], at: location)
    check(variables, at: location)
    func check(_ transition: Transition) {
      check(
        [
          transition.action, transition.assumption ?? "", transition.tapped ?? "",
          transition.response?.request ?? "",
        ],
        at: transition.location)
    }
    for input in inputs { check([input.name] + input.values, at: input.location) }
    func check(_ unhandled: [UnhandledAction]) {
      for one in unhandled {
        check([one.action, one.parent ?? ""] + (one.failure?.texts ?? []), at: one.location)
      }
    }
    for coordinator in coordinators {
      check([coordinator.name], at: coordinator.location)
      check(coordinator.unhandled)
      check(coordinator.variables, at: coordinator.location)
      for handler in coordinator.handlers {
        check(handler.transition)
      }
      for link in coordinator.links {
        check([link.pattern], at: link.location)
        check(link.parameters, at: link.location)
      }
      for route in coordinator.routes {
        check(
          [route.name] + route.slots.map(\.name) + route.effects.map(\.name), at: route.location)
        check(route.arguments, at: route.location)
        check(route.variables, at: route.location)
        for transition in route.transitions { check(transition) }
        check(route.unhandled)
      }
    }
    return problems
  }
}
