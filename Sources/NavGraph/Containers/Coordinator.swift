package import NavGraphModel

/// A coordinator: it owns a stack of routes and decides how the actions of its screens change it.
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
/// The braces hold ``Screen``, ``OnChild``, ``OnSelf``, ``DeepLink``, ``Slot``, ``Variable``,
/// ``Effect`` and ``Renders``, in any order. ``Tabs``, ``Switch`` and ``Joined`` are coordinators
/// with another container.
///
/// Keep each coordinator a declaration of its own: the compiler's work grows with the square of one
/// expression's length, but only linearly with the number of declarations.
public struct Coordinator<Route: RouteKey>: Registrable {
  public internal(set) var registered: AnyCoordinator
  package var definition: CoordinatorDefinition { registered.definition }

  /// Registers a coordinator that starts with one screen.
  ///
  /// - Parameters:
  ///   - name: Its name in findings and pictures, unique in the graph.
  ///   - dialect: The library that owns the stack, with its version.
  ///   - root: The screen at the bottom of the stack. Where it has sample arguments, each choice of
  ///     them is a start of its own.
  ///   - embedsNavigation: Whether the root has a navigation container, on which others can be
  ///     pushed.
  ///   - isWrapped: Whether the view that shows the coordinator is in a navigation container of
  ///     its own, regardless of the root's flag.
  ///   - disabledGestures: Gestures of the system that the app turns off on all of its screens.
  ///   - screens: The screens, each with the operations of its actions. Cases of `Route` without a screen are
  ///     routes without actions.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ name: String, dialect: Dialect, root: Route, embedsNavigation: Bool = false,
    isWrapped: Bool = false, disabling disabledGestures: [Gesture] = [],
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @CoordinatorBuilder<Route> screens: () -> [ContainerPart]
  ) {
    let start = RouteEntry<Route>.root(root, embedsNavigation: embedsNavigation)
    registered = ContainerParts(screens()).registered(
      of: Route.self, named: name, at: SourceLocation(filePath, line, column),
      disabling: disabledGestures
    ) { _ in
      .stack(
        StackContainer(dialect: dialect, initial: [[start.destination]], isWrapped: isWrapped))
    }
  }

  /// Registers a coordinator that starts with one of several stacks.
  ///
  /// ```swift
  /// let onboarding = Coordinator<OnboardingRoute>(
  ///   "Onboarding", dialect: .flowStacks(.v0_10),
  ///   starts: [
  ///     [.root(.welcome, embedsNavigation: true)],
  ///     [.root(.welcome, embedsNavigation: true), .push(.profile)],
  ///   ]
  /// ) { … }
  /// ```
  ///
  /// - Parameters:
  ///   - name: Its name in findings and pictures, unique in the graph.
  ///   - dialect: The library that owns the stack, with its version.
  ///   - starts: The stacks, root first, each of them explored; a stack may be empty where the
  ///     library's array can be.
  ///   - isWrapped: Whether the view that shows the coordinator is in a navigation container of
  ///     its own, regardless of the root's flag.
  ///   - disabledGestures: Gestures of the system that the app turns off on all of its screens.
  ///   - screens: The screens, each with the operations of its actions.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ name: String, dialect: Dialect, starts: [[RouteEntry<Route>]], isWrapped: Bool = false,
    disabling disabledGestures: [Gesture] = [],
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @CoordinatorBuilder<Route> screens: () -> [ContainerPart]
  ) {
    let initial = starts.map { $0.map(\.destination) }
    registered = ContainerParts(screens()).registered(
      of: Route.self, named: name, at: SourceLocation(filePath, line, column),
      disabling: disabledGestures
    ) { _ in
      .stack(StackContainer(dialect: dialect, initial: initial, isWrapped: isWrapped))
    }
  }

  /// Registers a coordinator whose root is a view outside of its array, and none of its routes.
  ///
  /// - Parameters:
  ///   - name: Its name in findings and pictures, unique in the graph.
  ///   - dialect: The library that owns the stack, with its version: one that keeps the root outside of
  ///     the array.
  ///   - embedsNavigation: Whether the root has a navigation container (FlowStacks' `withNavigation`).
  ///   - isWrapped: Whether the view that shows the coordinator is in a navigation container of
  ///     its own.
  ///   - disabledGestures: Gestures of the system that the app turns off on all of its screens.
  ///   - screens: The screens, with the ``Root`` among them; without one it has no actions.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ name: String, dialect: Dialect, embedsNavigation: Bool = false, isWrapped: Bool = false,
    disabling disabledGestures: [Gesture] = [],
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @CoordinatorBuilder<Route> screens: () -> [ContainerPart]
  ) {
    var parts = ContainerParts(screens())
    if parts.root == nil {
      parts.addRoot(
        RouteDefinition(
          RouteName(rawValue: "root"), disabling: [], hosts: nil, feature: nil, parts: [],
          at: SourceLocation(filePath, line, column)))
    }
    registered = parts.registered(
      of: Route.self, named: name, at: SourceLocation(filePath, line, column),
      disabling: disabledGestures
    ) { parts in
      let root = RouteEntry<RouteName>.root(
        RouteName(rawValue: parts.root ?? ""), embedsNavigation: embedsNavigation)
      return .stack(
        StackContainer(dialect: dialect, initial: [[root.destination]], isWrapped: isWrapped))
    }
  }

  public func annotated(_ annotation: Annotation) -> Self {
    var copy = self
    copy.registered = registered.annotated(annotation)
    return copy
  }
}
