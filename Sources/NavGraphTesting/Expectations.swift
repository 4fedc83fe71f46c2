public import NavGraph

/// Expects that `navgraph lint` would have nothing to say about a graph.
///
/// ```swift
/// @Test func navigation() {
///   expectCleanNavigation(of: appGraph)
/// }
/// ```
///
/// Every finding is an issue at its place in the registration, with the steps that show it, and so is
/// everything that keeps a registration from being explored. Findings below `severity` are warnings
/// where the framework has such, and else left out; so are the questions that a bound left open.
///
/// Works in Swift Testing; in an `XCTestCase` the method of this name does.
///
/// - Parameters:
///   - graph: The registration of the app.
///   - severity: The least severity that fails the test; nil for `fail-on` of the configuration, which is `error`
///     unless it says otherwise.
///   - rules: The ids of rules that shall not be asked.
///   - bounds: How far to look. Meeting one is no failure, unless it is the time.
///   - configuration: Where rules, bounds and baseline are configured.
///   - fileID: The file of the call, with its module.
///   - filePath: The file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectCleanNavigation(
  of graph: Graph, failingOn severity: FindingSeverity? = nil, withoutRules rules: [String] = [],
  bounds: ExplorationBounds = ExplorationBounds(),
  configuration: NavigationConfiguration = .nearest,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  let caller = IssuePlace(fileID, filePath, line, column)
  let check = CleanNavigation(
    graph: graph, severity: severity, withoutRules: rules, bounds: bounds,
    configuration: configuration, caller: caller)
  RunningFramework.report(check.issues(), file: filePath, line: line)
}

/// Expects that claims about a graph hold.
///
/// ```swift
/// @Test func checkout() {
///   expectNavigation(
///     of: appGraph,
///     .reaches(ShopRoute.receipt, within: 5),
///     .never { $0.count(of: ShopRoute.cart) > 1 },
///     .alwaysCanReturn(to: ShopRoute.home))
/// }
/// ```
///
/// A claim that does not hold is an issue where it is written, with the shortest steps that show it.
/// All claims of a call share one exploration.
///
/// Works in Swift Testing; in an `XCTestCase` the method of this name does.
///
/// - Parameters:
///   - graph: The registration of the app.
///   - claim: A claim that should hold.
///   - more: Further claims that should hold.
///   - bounds: How far to look.
///   - configuration: Where bounds are configured.
///   - fileID: The file of the call, with its module.
///   - filePath: The file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectNavigation(
  of graph: Graph, _ claim: NavigationClaim, _ more: NavigationClaim...,
  bounds: ExplorationBounds = ExplorationBounds(),
  configuration: NavigationConfiguration = .nearest,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  let check = ClaimedNavigation(
    graph: graph, claims: [claim] + more, bounds: bounds, configuration: configuration,
    caller: IssuePlace(fileID, filePath, line, column))
  RunningFramework.report(check.issues(), file: filePath, line: line)
}
