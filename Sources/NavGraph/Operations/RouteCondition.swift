package import NavGraphModel

/// When something is possible, in terms of the coordinator's container, of the acting screen and of
/// variables.
///
/// ```swift
/// On("buyTapped", when: .all(.is("loggedIn"), .not(.contains(.cart))), .push(.cart))
/// ```
public struct RouteCondition<Route: RouteKey>: Sendable {
  package let condition: Condition
}

extension RouteCondition {
  /// How many entries the array has, the root included.
  public static func count(_ comparison: Comparison) -> RouteCondition {
    RouteCondition(condition: .count(comparison))
  }

  /// How many entries the navigation container on top has: the root or presented screen that brings
  /// it, and the pushes above.
  public static func navigationCount(_ comparison: Comparison) -> RouteCondition {
    RouteCondition(condition: .navigationCount(comparison))
  }

  /// A sheet or cover is above the root.
  public static var isPresenting: RouteCondition { RouteCondition(condition: .isPresenting) }

  /// There is a navigation container to push onto.
  public static var canPush: RouteCondition { RouteCondition(condition: .canPush) }

  /// The route is somewhere in the array.
  public static func contains(
    _ route: Route, with arguments: ArgumentValues? = nil
  ) -> RouteCondition {
    RouteCondition(condition: .contains(RoutePattern(route, arguments)))
  }

  /// The route is on top of the stack, or the selected tab, or the case that is shown.
  public static func top(
    _ route: Route, with arguments: ArgumentValues? = nil
  ) -> RouteCondition {
    RouteCondition(condition: .top(RoutePattern(route, arguments)))
  }

  /// The acting screen is presented in this style.
  public static func presentedAs(_ style: PresentationStyle) -> RouteCondition {
    RouteCondition(condition: .presentedAs(style))
  }

  /// The acting screen's argument has this value. Of an abstract argument both answers are explored.
  public static func argument(_ name: String, is value: String) -> RouteCondition {
    RouteCondition(condition: .argument(name, is: value))
  }

  /// Something is in the slot of the acting screen or of the coordinator.
  ///
  /// - Parameter route: What is in it; nil for anything.
  public static func slotIsTaken(_ slot: String, by route: Route? = nil) -> RouteCondition {
    RouteCondition(condition: .slotIsTaken(slot, by: route.map { RoutePattern($0, nil) }))
  }
}

extension RouteCondition {
  /// The ``Variable`` is `true`.
  public static func `is`(_ variable: String) -> RouteCondition {
    RouteCondition(condition: .variable(variable, is: "true"))
  }

  /// The nearest ``Variable`` of this name has this value.
  public static func variable(_ name: String, is value: String) -> RouteCondition {
    RouteCondition(condition: .variable(name, is: value))
  }

  /// The ``Input`` has this value.
  public static func input(_ name: String, is value: String) -> RouteCondition {
    RouteCondition(condition: .input(name, is: value))
  }
}

extension RouteCondition {
  /// The condition holds in the container of a hosted flow; never where that flow is not there.
  ///
  /// ```swift
  /// .inChild(.identified, of: NumbersRoute.self, .canPush)
  /// ```
  ///
  /// - Parameters:
  ///   - host: The own route that hosts a flow; of several entries, the topmost counts.
  ///   - path: Hosting routes further down.
  ///   - routes: The routes of the coordinator at the end, which the compiler cannot check.
  ///   - condition: The condition in that container.
  public static func inChild<Child: RouteKey>(
    _ host: Route, _ path: any RouteKey..., of routes: Child.Type,
    _ condition: RouteCondition<Child>
  ) -> RouteCondition {
    RouteCondition(
      condition: .within(
        .child([host.rawValue] + path.names), condition.condition))
  }

  /// The condition holds in the container of an enclosing coordinator, named; never where none
  /// of that name is there.
  public static func inParent<Parent: RouteKey>(
    _ coordinator: String, of routes: Parent.Type, _ condition: RouteCondition<Parent>
  ) -> RouteCondition {
    RouteCondition(condition: .within(.ancestor(coordinator), condition.condition))
  }

  public static func not(_ condition: RouteCondition) -> RouteCondition {
    RouteCondition(condition: .not(condition.condition))
  }

  public static func all(_ conditions: RouteCondition...) -> RouteCondition {
    RouteCondition(condition: .all(conditions.map(\.condition)))
  }

  public static func any(_ conditions: RouteCondition...) -> RouteCondition {
    RouteCondition(condition: .any(conditions.map(\.condition)))
  }
}
