package import NavGraphModel

/// A coordinator that shows exactly one of several flows or screens at a time.
///
/// ```swift
/// let app = Switch<AppRoute>("App", initial: .logIn) {
///   Case(.logIn, hosts: logIn)
///   Case(.game, hosts: game)
///   OnChild(.logIn, LogInRoute.logIn, action: "logInTapped", .show(.game))
///   OnChild(.game, GameRoute.game, action: "logOutButtonTapped", .show(.logIn))
/// }
/// ```
///
/// A case is shown by `show`, or it follows a condition (`while:`): after each
/// change the first case whose condition holds is shown, and the initial one where none does.
public struct Switch<Route: RouteKey>: Registrable {
  public internal(set) var registered: AnyCoordinator
  package var definition: CoordinatorDefinition { registered.definition }

  /// Registers a switch.
  ///
  /// - Parameters:
  ///   - name: Its name in findings and pictures, unique in the graph.
  ///   - initial: The case that is shown first, and whenever no condition of another holds.
  ///   - cases: The cases, and other elements of a coordinator.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ name: String, initial: Route,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @SwitchBuilder<Route> cases: () -> [ContainerPart]
  ) {
    registered = ContainerParts(cases()).registered(
      of: Route.self, named: name, at: SourceLocation(filePath, line, column)
    ) { parts in
      .switch(
        SwitchContainer(
          initial: initial.rawValue,
          derived: parts.cases.compactMap { each in
            each.condition.map { SwitchCase(route: each.route, condition: $0) }
          },
          kept: parts.cases.filter(\.isKept).map(\.route)))
    }
  }

  public func annotated(_ annotation: Annotation) -> Self {
    var copy = self
    copy.registered = registered.annotated(annotation)
    return copy
  }
}
