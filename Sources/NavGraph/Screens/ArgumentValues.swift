package import NavGraphModel

/// Values for some of a route's arguments, written as a dictionary.
public struct ArgumentValues: Sendable, ExpressibleByDictionaryLiteral {
  package let bindings: [ArgumentBinding]

  public init(dictionaryLiteral values: (String, ArgumentValue)...) {
    bindings = values.map { ArgumentBinding(argument: $0.0, value: $0.1.value) }
  }
}

extension RoutePattern {
  init(_ route: some RouteKey, _ arguments: ArgumentValues?) {
    self.init(route: route.rawValue, bindings: arguments?.bindings ?? [])
  }
}
