import NavGraphExploration
import NavGraphModel

/// What a coordinator's reducer takes when a screen in a flow that it hosts reports something.
///
/// ```swift
/// ChildAction(.checkout, CheckoutRoute.done, action: "closeTapped", ShopAction.checkoutClosed)
/// ChildAction(.checkout, action: "finished", ShopAction.checkoutFinished)   // what the flow reports
/// ```
///
/// The counterpart of ``OnChild`` for a coordinator with a reducer. The hosted flow has a registration
/// of its own, by rules or by a reducer; a flow that is part of the same state needs none of this.
public struct ChildAction<Route: RouteKey>: CoordinatorElement {
  public let containerPart: ContainerPart

  /// Registers a handler.
  ///
  /// - Parameters:
  ///   - host: The own route that hosts the flow.
  ///   - path: The way down from there: hosting routes, and the screen as the last. Without any, the
  ///     action is what the hosted coordinator reports by `emit`.
  ///   - action: The action's name, or that of what is reported.
  ///   - event: The action that the reducer takes.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init<Event>(
    _ host: Route, _ path: any RouteKey..., action: String, _ event: Event,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    containerPart = ContainerPart(
      .handler(
        HandlerDefinition(
          source: .descendant(
            hosts: [host.rawValue] + path.names.dropLast(), route: path.last?.rawValue),
          transition: Transition(
            action: action, operations: [.reduce(0)],
            location: SourceLocation(filePath, line, column)))),
      sources: [ConstantAction(event)])
  }
}
