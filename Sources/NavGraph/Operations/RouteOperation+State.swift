import NavGraphModel

// Variables, follow-ups, effects and choices.

extension RouteOperation {
  /// Gives a ``Variable`` a value: `.assign("loggedIn", true)`.
  public static func assign(_ variable: String, _ value: ArgumentValue) -> RouteOperation {
    let value: VariableValue =
      switch value.value {
      case .constant(let value): .constant(value)
      case .copied(let argument): .copied(from: argument)
      }
    return RouteOperation(operation: .assign(variable: variable, value))
  }

  /// Reports to the enclosing coordinators, which receive it by ``OnChild`` in the same turn.
  public static func emit(_ output: String) -> RouteOperation {
    RouteOperation(operation: .emit(output))
  }

  /// Sends an action, which is handled in the same step after what is queued.
  ///
  /// An addressee that is not there is an outcome of its own; an action without a handler is not.
  public static func send(
    _ action: String, to addressee: RouteAddressee<Route>
  ) -> RouteOperation {
    RouteOperation(operation: .send(action, addressee.addressee))
  }

  /// Opens a ``DeepLink`` by its pattern: `.openLink("shop://item/:id", with: ["id": .same("id")])`.
  public static func openLink(
    _ pattern: String, with parameters: ArgumentValues? = nil
  ) -> RouteOperation {
    RouteOperation(operation: .open(link: pattern, parameters?.bindings ?? []))
  }

  /// Operations that come later, as those of an effect: anything can happen in between.
  public static func later(_ operations: RouteOperation...) -> RouteOperation {
    RouteOperation(operation: .later(operations.map(\.operation)))
  }

  /// Starts an ``Effect`` of the acting screen, or else of the coordinator.
  public static func start(_ effect: String) -> RouteOperation {
    RouteOperation(operation: .start(effect: effect))
  }

  /// Cancels the effects with this id.
  public static func cancel(_ id: String) -> RouteOperation {
    RouteOperation(operation: .cancel(effect: id))
  }

  /// Operations that depend on the state in which they come.
  ///
  /// ```swift
  /// .when(.canPush, [.push(.detail)], otherwise: [.presentSheet(.detail, embedsNavigation: true)])
  /// ```
  public static func when(
    _ condition: RouteCondition<Route>, _ operations: [RouteOperation],
    otherwise others: [RouteOperation] = []
  ) -> RouteOperation {
    RouteOperation(
      operation: .when(
        condition.condition, operations.map(\.operation), otherwise: others.map(\.operation)))
  }

  /// One of several, by something outside the model; each is explored.
  ///
  /// ```swift
  /// .oneOf([.push(.result)], [.show(.failure, in: "alert")], [])
  /// ```
  public static func oneOf(_ alternatives: [RouteOperation]...) -> RouteOperation {
    RouteOperation(operation: .oneOf(alternatives.map { $0.map(\.operation) }))
  }
}
