import NavGraphModel

/// What a coordinator does about an action of a screen in a flow that it hosts.
///
/// ```swift
/// OnChild(.logIn, LogInRoute.logIn, action: "logInTapped", .show(.game))
/// OnChild(.checkout, action: "finished", .dismiss())                   // what the flow reports
/// OnChild(anywhere: CheckoutRoute.done, in: checkout, action: "closeTapped", .dismissAll)
/// ```
///
/// The screen's own coordinator receives the action as well, and every coordinator in between.
public struct OnChild<Route: RouteKey>: CoordinatorElement, Annotatable {
  private var part: ContainerPart
  public var containerPart: ContainerPart { part }

  /// A handler of what a screen reports, or a hosted coordinator itself.
  ///
  /// - Parameters:
  ///   - host: The own route that hosts the flow.
  ///   - path: The way down from there: hosting routes, and the screen as the last. Without any, the
  ///     action is what the hosted coordinator reports by `emit`.
  ///   - action: The action's name, or that of what is reported.
  ///   - trigger: Who causes it.
  ///   - condition: When the handler applies.
  ///   - landing: The screen that it is meant to bring to the front: hosting routes of this
  ///     coordinator, then the screen.
  ///   - operations: What it does, on this coordinator's container.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ host: Route, _ path: any RouteKey..., action: String, trigger: Trigger = .tap,
    when condition: RouteCondition<Route>? = nil, lands landing: [any RouteKey]? = nil,
    _ operations: RouteOperation<Route>...,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    part = ContainerPart(
      .handler(
        HandlerDefinition(
          source: .descendant(
            hosts: [host.rawValue] + path.names.dropLast(), route: path.last?.rawValue),
          transition: Transition(
            action, trigger, condition, landing, operations,
            at: SourceLocation(filePath, line, column)))))
  }

  /// A handler of what a coordinator reports by `emit`, however deep it is.
  ///
  /// - Parameters:
  ///   - host: The own route that hosts the flow, or the first flow on the way to it.
  ///   - path: The hosting routes on the way down from there.
  ///   - output: The name of what is reported.
  ///   - condition: When the handler applies.
  ///   - landing: The screen that it is meant to bring to the front: hosting routes of this
  ///     coordinator, then the screen.
  ///   - operations: What it does, on this coordinator's container.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    flowOf host: Route, _ path: any RouteKey..., reports output: String,
    when condition: RouteCondition<Route>? = nil, lands landing: [any RouteKey]? = nil,
    _ operations: RouteOperation<Route>...,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    part = ContainerPart(
      .handler(
        HandlerDefinition(
          source: .descendant(hosts: [host.rawValue] + path.names, route: nil),
          transition: Transition(
            output, .tap, condition, landing, operations,
            at: SourceLocation(filePath, line, column)))))
  }

  /// A handler of what the screens of a route report, however deep their coordinator is hosted.
  ///
  /// - Parameters:
  ///   - route: The route; nil for what the coordinator itself reports by `emit`.
  ///   - flow: Its coordinator, or the name of that.
  ///   - action: The action's name.
  ///   - trigger: Who causes it.
  ///   - condition: When the handler applies.
  ///   - landing: The screen that it is meant to bring to the front: hosting routes of this
  ///     coordinator, then the screen.
  ///   - operations: What it does, on this coordinator's container.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    anywhere route: (any RouteKey)?, in flow: any FlowName, action: String,
    trigger: Trigger = .tap, when condition: RouteCondition<Route>? = nil,
    lands landing: [any RouteKey]? = nil, _ operations: RouteOperation<Route>...,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    part = ContainerPart(
      .handler(
        HandlerDefinition(
          source: .anyDepth(coordinator: flow.flowName, route: route?.rawValue),
          transition: Transition(
            action, trigger, condition, landing, operations,
            at: SourceLocation(filePath, line, column)))))
  }

  public func annotated(_ annotation: Annotation) -> Self {
    var copy = self
    copy.part = part.annotated(annotation)
    return copy
  }
}

extension Transition {
  init<Route: RouteKey>(
    _ action: String, _ trigger: Trigger, _ condition: RouteCondition<Route>?,
    _ landing: [any RouteKey]?, _ operations: [RouteOperation<Route>], at location: SourceLocation
  ) {
    self.init(
      action: action, trigger: trigger, condition: condition?.condition,
      operations: operations.map(\.operation), landing: landing?.names, location: location)
  }
}
