package import NavGraphModel

/// A coordinator: it owns a stack of routes and decides what the actions of its screens do to it.
///
/// ```swift
/// let numbers = Coordinator<NumbersRoute>(
///   "Numbers", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
/// ) {
///   Screen(.home) {
///     On("startTapped", .presentSheet(.numbersList, embedsNavigation: true))
///   }
///   Screen(.numbersList) {
///     On("numberSelected", .push(.numberDetail))
///   }
/// }
/// ```
///
/// Keep each coordinator a declaration of its own: the compiler's work grows with the square of one
/// expression's length, but only linearly with the number of declarations.
public struct Coordinator<Route: RouteKey>: Sendable {
  package let definition: CoordinatorDefinition

  /// Registers a coordinator.
  ///
  /// - Parameters:
  ///   - name: Its name in findings and pictures, unique in the graph.
  ///   - dialect: The library that owns the stack, with its version.
  ///   - root: The screen at the bottom of the stack. Where it has sample arguments, each choice of
  ///     them is a start of its own.
  ///   - embedsNavigation: Whether the root has a navigation container, on which others can be
  ///     pushed.
  ///   - screens: The screens, each with what its actions do. Cases of `Route` without a screen are
  ///     routes without actions.
  public init(
    _ name: String, dialect: Dialect, root: Route, embedsNavigation: Bool = false,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @CoordinatorBuilder<Route> screens: () -> [Screen<Route>]
  ) {
    let location = SourceLocation(filePath, line, column)
    definition = CoordinatorDefinition(
      name: name, dialect: dialect, root: RoutePattern(route: root.rawValue),
      rootEmbedsNavigation: embedsNavigation,
      routes: Self.routes(of: screens(), at: location), location: location)
  }

  /// One definition for each route: the cases in their order, then what only a screen names.
  private static func routes(
    of screens: [Screen<Route>], at location: SourceLocation
  ) -> [RouteDefinition] {
    guard !screens.isEmpty else { return [] }
    var position: [String: Int] = [:]
    var routes: [RouteDefinition] = []
    for screen in screens {
      let definition = screen.definition
      guard let known = position[definition.name] else {
        position[definition.name] = routes.count
        routes.append(definition)
        continue
      }
      routes[known].duplicates.append(definition.location)
      routes[known].transitions += definition.transitions
    }
    let unregistered = Route.allCases.map(\.rawValue).filter { position[$0] == nil }
    routes += unregistered.map {
      RouteDefinition(name: $0, identity: .constant($0), location: location)
    }
    return routes
  }
}

extension SourceLocation {
  init(_ file: StaticString, _ line: Int, _ column: Int) {
    self.init(
      file: file.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }, line: line, column: column)
  }
}
