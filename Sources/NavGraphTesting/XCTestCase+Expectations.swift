#if canImport(XCTest)
  public import NavGraph
  public import XCTest

  extension XCTestCase {
    /// Expects that `navgraph lint` would have nothing to say about a graph.
    ///
    /// ```swift
    /// final class NavigationTests: XCTestCase {
    ///   func testNavigation() {
    ///     expectCleanNavigation(of: appGraph)
    ///   }
    /// }
    /// ```
    ///
    /// Every finding is a failure at its place in the registration, with the steps that show it, and
    /// so is everything that keeps a registration from being explored. Findings below `severity` are
    /// left out.
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
      of graph: Graph, failingOn severity: FindingSeverity? = nil,
      withoutRules rules: [String] = [], bounds: ExplorationBounds = ExplorationBounds(),
      configuration: NavigationConfiguration = .nearest,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
      column: Int = #column
    ) {
      let check = CleanNavigation(
        graph: graph, severity: severity, withoutRules: rules, bounds: bounds,
        configuration: configuration, caller: IssuePlace(fileID, filePath, line, column))
      for issue in check.issues() where issue.isFailure { record(issue) }
    }

    /// Expects that claims about a graph hold.
    ///
    /// ```swift
    /// expectNavigation(
    ///   of: appGraph, .reaches(ShopRoute.receipt, within: 5), .alwaysCanReturn(to: ShopRoute.home))
    /// ```
    ///
    /// A claim that does not hold is a failure where it is written, with the shortest steps that show
    /// it. All claims of a call share one exploration.
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
      for issue in check.issues() where issue.isFailure { record(issue) }
    }

    private func record(_ issue: NavigationIssue) {
      #if canImport(ObjectiveC)
        let location = XCTSourceCodeLocation(
          filePath: issue.place.filePath, lineNumber: issue.place.line)
        record(
          XCTIssue(
            type: .assertionFailure, compactDescription: issue.text,
            sourceCodeContext: XCTSourceCodeContext(location: location)))
      #else
        recordFailure(
          withDescription: issue.text, inFile: issue.place.filePath, atLine: issue.place.line,
          expected: true)
      #endif
    }
  }
#endif
