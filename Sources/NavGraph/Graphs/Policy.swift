import NavGraphModel

/// A rule of your own about the states of the app.
///
/// ```swift
/// Graph("Shop") {
///   shop
///   Variable("loggedIn", false)
///   Policy.never(
///     "checkout while logged out", .not(.is("loggedIn")), .shows(ShopRoute.checkout, in: shop))
///   Policy.canAlwaysReach("the list", .screen(ShopRoute.list, in: shop))
///   Policy.mustReach("a receipt soon", .screen(ShopRoute.receipt, in: shop), within: 5)
///   Policy.noWay(
///     "to the receipt without paying", to: .screen(ShopRoute.receipt, in: shop),
///     unlessPassing: .screen(ShopRoute.payment, in: shop))
/// }
/// ```
///
/// One that is broken is reported under its name, with the shortest way to where it breaks.
public struct Policy: GraphElement {
  private let definition: PolicyDefinition
  public var graphParts: [GraphPart] { [GraphPart(.policy(definition))] }
  public typealias Scope = RouteName

  private init(
    _ name: String, _ claim: PolicyDefinition.Claim, _ filePath: StaticString, _ line: Int,
    _ column: Int
  ) {
    definition = PolicyDefinition(
      name: name, claim: claim, location: SourceLocation(filePath, line, column))
  }

  /// In no state do the conditions hold, all together.
  ///
  /// - Parameters:
  ///   - name: What findings call it, unique in the graph.
  ///   - condition: What must not be.
  ///   - others: What else has to hold for that.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public static func never(
    _ name: String, _ condition: AppCondition, _ others: AppCondition...,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> Policy {
    Policy(name, .never(condition.and(others)), filePath, line, column)
  }

  /// In every state the conditions hold, all together.
  ///
  /// - Parameters:
  ///   - name: What findings call it, unique in the graph.
  ///   - condition: What must be.
  ///   - others: What else must be.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public static func always(
    _ name: String, _ condition: AppCondition, _ others: AppCondition...,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> Policy {
    Policy(name, .always(condition.and(others)), filePath, line, column)
  }

  /// From every state, steps of the app lead to one that shows a screen of these. Deep links and what
  /// else comes from outside are no steps of the app.
  ///
  /// - Parameters:
  ///   - name: What findings call it, unique in the graph.
  ///   - screen: Where one has to be able to go.
  ///   - others: Where else; any of them is enough.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public static func canAlwaysReach(
    _ name: String, _ screen: GraphScreen, _ others: GraphScreen...,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> Policy {
    Policy(name, .canAlwaysReach(([screen] + others).map(\.name)), filePath, line, column)
  }

  /// From the start, a state that shows one of these screens is at most so many steps away. Where the
  /// app has several starts, this is so from each that can have a flow of these coordinators.
  ///
  /// - Parameters:
  ///   - name: What findings call it, unique in the graph.
  ///   - screen: Where one has to be able to go.
  ///   - others: Where else; any of them is enough.
  ///   - steps: The number of actions, at least 0.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public static func mustReach(
    _ name: String, _ screen: GraphScreen, _ others: GraphScreen..., within steps: Int,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> Policy {
    Policy(
      name, .mustReach(([screen] + others).map(\.name), within: steps), filePath, line, column)
  }

  /// No way leads from one screen to another, unless it shows a third in between.
  ///
  /// - Parameters:
  ///   - name: What findings call it, unique in the graph.
  ///   - start: The start of the paths; nil for the start of the app.
  ///   - end: Where they must not lead.
  ///   - gate: What has to be shown on the way.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public static func noWay(
    _ name: String, from start: GraphScreen? = nil, to end: GraphScreen,
    unlessPassing gate: GraphScreen,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> Policy {
    Policy(
      name, .noWay(from: start?.name, to: end.name, unlessPassing: gate.name), filePath, line,
      column)
  }
}

extension AppCondition {
  fileprivate func and(_ others: [AppCondition]) -> StateCondition {
    others.isEmpty ? condition : .all(([self] + others).map(\.condition))
  }
}
