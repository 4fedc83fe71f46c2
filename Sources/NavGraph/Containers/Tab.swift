import NavGraphModel

/// A tab of ``Tabs``: the flow of another coordinator, or a plain screen with its actions.
///
/// ```swift
/// Tab(.home, hosts: home)
/// Tab(.admin, hosts: admin, when: .is("isAdmin"))
/// ```
public struct Tab<Route: RouteKey>: TabsElement, RouteElement {
  private var part: ContainerPart
  public var containerPart: ContainerPart { part }

  /// Registers a tab.
  ///
  /// - Parameters:
  ///   - route: Its route.
  ///   - flow: The coordinator whose flow the tab shows, or its name; nil for a plain screen.
  ///   - feature: The feature that lists the outputs of a plain screen.
  ///   - image: What the tab looks like, for maps and documents: the path of a picture, relative to the
  ///     folder of this file, or its https address.
  ///   - isFresh: Whether the tab restarts each time it is selected; otherwise it is kept.
  ///   - condition: When the bar can select the tab; otherwise its tap is refused. Operations select
  ///     it all the same.
  ///   - disabledGestures: Gestures of the system on a plain screen that the app turns off,
  ///     `tabTap` and `tabRetap` among them.
  ///   - actions: The actions that a plain screen reports; also the tab's own slots, variables and effects.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ route: Route, hosts flow: (any FlowName)? = nil, feature: Feature? = nil,
    image: String? = nil, isFresh: Bool = false, when condition: RouteCondition<Route>? = nil,
    disabling disabledGestures: [Gesture] = [],
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @ScreenBuilder<Route> actions: () -> [ScreenPart] = { [] }
  ) {
    let parts = actions()
    part = ContainerPart(
      .tab(
        RouteDefinition(
          route, disabling: disabledGestures, hosts: flow, feature: feature, image: image,
          parts: parts, at: SourceLocation(filePath, line, column)),
        TabOptions(isFresh: isFresh, condition: condition?.condition)),
      sources: RouteDefinition.sources(of: parts))
  }

  public func annotated(_ annotation: Annotation) -> Self {
    var copy = self
    copy.part = part.annotated(annotation)
    return copy
  }
}
