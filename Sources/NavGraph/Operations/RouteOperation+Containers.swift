import NavGraphModel

// Slots, tabs, switches and hosted flows.

extension RouteOperation {
  /// Shows a route in a named ``Slot`` of the acting screen, or else of the coordinator, of one of its tabs, or of the case
  /// that it shows.
  ///
  /// It replaces the content of the slot. In an operation for a flow inside the coordinator (`OnChild`, or `inParent`
  /// from there), the name means the nearest slot around that flow: that of the screen that hosts or presents it.
  public static func show(
    _ route: Route, with arguments: ArgumentValues? = nil, in slot: String,
    embedsNavigation: Bool = false, sheet: SheetOptions? = nil, starting start: FlowStart? = nil
  ) -> RouteOperation {
    RouteOperation(
      operation: .fill(
        slot: slot,
        Destination(
          route, arguments, .sheet(embedsNavigation: embedsNavigation), sheet: sheet, start: start))
    )
  }

  /// Empties a slot of the acting screen, or else of the coordinator or its content: the one that `show(_:in:)` fills there.
  ///
  /// A screen that is in another screen's slot cannot name that: ``dismissScreen`` empties it.
  public static func clear(_ slot: String) -> RouteOperation {
    RouteOperation(operation: .clear(slot: slot))
  }

  /// Selects a tab, shown by the bar or not.
  public static func select(_ tab: Route) -> RouteOperation {
    RouteOperation(operation: .select(RoutePattern(tab, nil)))
  }

  /// Selects the tab at a position, from zero.
  public static func selectIndex(_ index: Int) -> RouteOperation {
    RouteOperation(operation: .selectIndex(index))
  }

  /// Changes the tabs and their order.
  public static func setItems(_ tabs: [Route]) -> RouteOperation {
    RouteOperation(operation: .setItems(tabs.map(\.rawValue)))
  }

  /// Shows a case of a ``Switch``.
  public static func show(_ route: Route) -> RouteOperation {
    RouteOperation(operation: .show(RoutePattern(route, nil)))
  }

  /// Restarts the flow that a route hosts.
  public static func reset(_ route: Route) -> RouteOperation {
    RouteOperation(operation: .reset(RoutePattern(route, nil)))
  }

  /// Operations on the container of a hosted flow, shown or not.
  ///
  /// ```swift
  /// .inChild(.identified, of: NumbersRoute.self, .goBackToRoot, .push(.numberDetail))
  /// .inChild(.main, MainRoute.form, of: FormRoute.self, .goBackToRoot)      // two levels down
  /// ```
  ///
  /// - Parameters:
  ///   - host: The own route that hosts a flow; of several entries, the topmost counts.
  ///   - path: Hosting routes further down.
  ///   - routes: The routes of the coordinator at the end, which the compiler cannot check.
  ///   - operations: The operations on that container.
  public static func inChild<Child: RouteKey>(
    _ host: Route, _ path: any RouteKey..., of routes: Child.Type,
    _ operations: RouteOperation<Child>...
  ) -> RouteOperation {
    RouteOperation(
      operation: .within(
        .child([host.rawValue] + path.names), operations.map(\.operation)))
  }

  /// Operations on the container of an enclosing coordinator.
  ///
  /// ```swift
  /// .inParent("Main", of: MainRoute.self, .select(.home))
  /// ```
  ///
  /// - Parameters:
  ///   - coordinator: Its name; of several enclosing ones, the nearest counts.
  ///   - routes: Its routes, which the compiler cannot check.
  ///   - operations: The operations on that container.
  public static func inParent<Parent: RouteKey>(
    _ coordinator: String, of routes: Parent.Type, _ operations: RouteOperation<Parent>...
  ) -> RouteOperation {
    RouteOperation(operation: .within(.ancestor(coordinator), operations.map(\.operation)))
  }
}
