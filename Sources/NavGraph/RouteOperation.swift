package import NavGraphModel

/// A change to a coordinator's stack, in the words of FlowStacks and TCACoordinators.
///
/// What each one does at its edges (too few screens, no match, an identity that is there already) is
/// the dialect's.
public struct RouteOperation<Route: RouteKey>: Sendable {
  private let box: Box<Operation>
  package var operation: Operation { box.value }
  private init(operation: Operation) { box = Box(operation) }

  /// Pushes a route onto the nearest navigation container.
  ///
  /// - Parameter arguments: Values for its arguments; those left out take each sample value in turn.
  public static func push(
    _ route: Route, with arguments: KeyValuePairs<String, ArgumentValue> = [:]
  ) -> RouteOperation {
    append(route, arguments, .push)
  }

  /// Presents a route as a sheet.
  public static func presentSheet(
    _ route: Route, with arguments: KeyValuePairs<String, ArgumentValue> = [:],
    embedsNavigation: Bool = false
  ) -> RouteOperation {
    append(route, arguments, .sheet(embedsNavigation: embedsNavigation))
  }

  /// Presents a route over the whole screen.
  public static func presentCover(
    _ route: Route, with arguments: KeyValuePairs<String, ArgumentValue> = [:],
    embedsNavigation: Bool = false
  ) -> RouteOperation {
    append(route, arguments, .cover(embedsNavigation: embedsNavigation))
  }

  /// Removes entries from the top, pushed or presented.
  public static func goBack(_ count: Int = 1) -> RouteOperation {
    RouteOperation(operation: .goBack(count))
  }

  /// Removes what stands above the topmost entry of a route.
  ///
  /// - Parameter arguments: What the entry's arguments must be; those left out may be anything.
  public static func goBackTo(
    _ route: Route, with arguments: KeyValuePairs<String, ArgumentValue> = [:]
  ) -> RouteOperation {
    RouteOperation(operation: .goBackTo(RoutePattern(route, arguments)))
  }

  /// Removes everything above the root.
  public static var goBackToRoot: RouteOperation { RouteOperation(operation: .goBackToRoot) }

  /// Removes pushed entries from the top.
  public static func pop(_ count: Int = 1) -> RouteOperation {
    RouteOperation(operation: .pop(count))
  }

  /// Removes the pushed entries above the topmost entry of a route.
  public static func popTo(
    _ route: Route, with arguments: KeyValuePairs<String, ArgumentValue> = [:]
  ) -> RouteOperation {
    RouteOperation(operation: .popTo(RoutePattern(route, arguments)))
  }

  /// Removes the pushed entries above the root.
  public static var popToRoot: RouteOperation { RouteOperation(operation: .popToRoot) }

  /// Removes the pushed entries of the navigation container on top.
  public static var popToCurrentNavigationRoot: RouteOperation {
    RouteOperation(operation: .popToCurrentNavigationRoot)
  }

  /// Closes sheets and covers from the top, with the pushes above them.
  public static func dismiss(_ count: Int = 1) -> RouteOperation {
    RouteOperation(operation: .dismiss(count))
  }

  /// Closes all sheets and covers.
  public static var dismissAll: RouteOperation { RouteOperation(operation: .dismissAll) }

  /// Removes entries from the end of the array itself, as `removeLast(_:)` does; where there are
  /// fewer, the app stops.
  public static func removeLast(_ count: Int = 1) -> RouteOperation {
    RouteOperation(operation: .removeLast(count))
  }

  /// Empties the array itself, as `removeAll()` does.
  public static var removeAll: RouteOperation { RouteOperation(operation: .removeAll) }

  /// Puts a route in the place of the top entry, standing as that one does.
  public static func replaceTop(
    by route: Route, with arguments: KeyValuePairs<String, ArgumentValue> = [:]
  ) -> RouteOperation {
    RouteOperation(operation: .replaceTop(RoutePattern(route, arguments)))
  }

  /// Assigns a whole array of routes, root first.
  public static func set(_ routes: [RouteEntry<Route>]) -> RouteOperation {
    RouteOperation(operation: .set(routes.map(\.destination)))
  }

  private static func append(
    _ route: Route, _ arguments: KeyValuePairs<String, ArgumentValue>, _ presentation: Presentation
  ) -> RouteOperation {
    RouteOperation(
      operation: .append(
        Destination(target: RoutePattern(route, arguments), presentation: presentation)))
  }
}

/// An element of an array of routes that is assigned as a whole.
public struct RouteEntry<Route: RouteKey>: Sendable {
  package let destination: Destination

  /// A root; it stands as a sheet does.
  public static func root(
    _ route: Route, with arguments: KeyValuePairs<String, ArgumentValue> = [:],
    embedsNavigation: Bool = false
  ) -> RouteEntry {
    sheet(route, with: arguments, embedsNavigation: embedsNavigation)
  }

  public static func push(
    _ route: Route, with arguments: KeyValuePairs<String, ArgumentValue> = [:]
  ) -> RouteEntry {
    entry(route, arguments, .push)
  }

  public static func sheet(
    _ route: Route, with arguments: KeyValuePairs<String, ArgumentValue> = [:],
    embedsNavigation: Bool = false
  ) -> RouteEntry {
    entry(route, arguments, .sheet(embedsNavigation: embedsNavigation))
  }

  public static func cover(
    _ route: Route, with arguments: KeyValuePairs<String, ArgumentValue> = [:],
    embedsNavigation: Bool = false
  ) -> RouteEntry {
    entry(route, arguments, .cover(embedsNavigation: embedsNavigation))
  }

  private static func entry(
    _ route: Route, _ arguments: KeyValuePairs<String, ArgumentValue>, _ presentation: Presentation
  ) -> RouteEntry {
    RouteEntry(
      destination: Destination(target: RoutePattern(route, arguments), presentation: presentation))
  }
}

/// The value that an argument is given.
public struct ArgumentValue: Sendable, ExpressibleByStringLiteral {
  package let value: ArgumentBinding.Value

  private init(_ value: ArgumentBinding.Value) {
    self.value = value
  }

  public init(stringLiteral value: String) {
    self.init(.constant(value))
  }

  /// A value that is not a literal.
  public static func value(_ value: String) -> ArgumentValue { ArgumentValue(.constant(value)) }

  /// What the acting screen has for its argument of this name.
  public static func same(_ argument: String) -> ArgumentValue {
    ArgumentValue(.copied(from: argument))
  }
}

extension RoutePattern {
  init(_ route: some RouteKey, _ arguments: KeyValuePairs<String, ArgumentValue>) {
    self.init(
      route: route.rawValue,
      bindings: arguments.map { ArgumentBinding(argument: $0.key, value: $0.value.value) })
  }
}
