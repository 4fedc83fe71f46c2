public import NavGraph

/// Something that should hold for the navigation of an app, for ``expectNavigation(of:_:_:bounds:filePath:line:)``.
///
/// A claim about every state (``never(acceptingCuts:fileID:filePath:line:column:_:)`` and
/// ``alwaysCanReturn(to:in:acceptingCuts:fileID:filePath:line:column:)``) holds if the search saw every
/// state. Where a bound cut it, the claim fails as undecided, unless it accepts that; where the time
/// ran out, it fails in any case.
///
/// For reducers that are registered as code, every state means: every state that the registered actions
/// lead to.
public struct NavigationClaim {
  let kind: Kind
  let place: IssuePlace

  enum Kind {
    case reaches(NamedRoute, steps: Int?)
    case never((NavigationState) -> Bool, acceptingCuts: Bool)
    case returns(NamedRoute, acceptingCuts: Bool)
  }

  /// The user can reach a screen.
  ///
  /// ```swift
  /// expectNavigation(of: appGraph, .reaches(ShopRoute.receipt, within: 5))
  /// ```
  ///
  /// If it does not hold: how far it is, with the steps, or why no step leads there.
  ///
  /// - Parameters:
  ///   - route: The screen's route. Where several coordinators have the routes of this type, one of
  ///     them is enough.
  ///   - coordinator: The only coordinator that counts.
  ///   - steps: The most steps that it may take from the start: taps and gestures, and what comes by
  ///     itself, each counts as one.
  ///   - fileID: The file of the call, with its module.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public static func reaches<Route: RouteKey>(
    _ route: Route, in coordinator: (any FlowName)? = nil, within steps: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> NavigationClaim {
    NavigationClaim(
      kind: .reaches(NamedRoute(route, in: coordinator), steps: steps),
      place: IssuePlace(fileID, filePath, line, column))
  }

  /// No state that can be reached is like this.
  ///
  /// ```swift
  /// expectNavigation(
  ///   of: appGraph, .never { $0.isOnTop(ShopRoute.receipt) && $0["loggedIn"] == "false" })
  /// ```
  ///
  /// If it does not hold: the shortest steps to a state that is.
  ///
  /// Tabs are not explored separately for it, since a state is one of all tabs: there can be many
  /// more states than `navgraph lint` needs.
  ///
  /// - Parameters:
  ///   - acceptingCuts: Whether states beyond the bounds may be left out.
  ///   - matches: Asked of each state once, the nearest first, on the thread of the test.
  ///   - fileID: The file of the call, with its module.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public static func never(
    acceptingCuts: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column,
    _ matches: @escaping (NavigationState) -> Bool
  ) -> NavigationClaim {
    NavigationClaim(
      kind: .never(matches, acceptingCuts: acceptingCuts),
      place: IssuePlace(fileID, filePath, line, column))
  }

  /// From every state, some path leads back to a screen.
  ///
  /// ```swift
  /// expectNavigation(of: appGraph, .alwaysCanReturn(to: ShopRoute.home))
  /// ```
  ///
  /// The screen has to be on top; of a route that hosts a coordinator, any screen inside. Deep links, and
  /// effects that are a coordinator's own actions, come from outside and do not count as a return. Where the graph
  /// starts with several coordinators, those without the route in them are left out. If it does not hold:
  /// the shortest steps to a state without a path.
  ///
  /// Tabs are not explored separately for it, since a state is one of all tabs: there can be many
  /// more states than `navgraph lint` needs.
  ///
  /// - Parameters:
  ///   - route: The screen's route. Where several coordinators have the routes of this type, each of
  ///     them is one to return to.
  ///   - coordinator: The only coordinator that counts.
  ///   - acceptingCuts: Whether states beyond the bounds may be left out; they then count as leading back.
  ///   - fileID: The file of the call, with its module.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public static func alwaysCanReturn<Route: RouteKey>(
    to route: Route, in coordinator: (any FlowName)? = nil, acceptingCuts: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> NavigationClaim {
    NavigationClaim(
      kind: .returns(NamedRoute(route, in: coordinator), acceptingCuts: acceptingCuts),
      place: IssuePlace(fileID, filePath, line, column))
  }
}
