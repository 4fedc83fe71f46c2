public import NavGraph
internal import NavGraphExploration
internal import NavGraphFacts
internal import NavGraphModel

/// A state of the app that a claim looks at: what is on the stacks, and what variables hold.
///
/// ```swift
/// .never { state in
///   state.contains(ShopRoute.cart) && !state.isShown(TabRoute.shop)
/// }
/// ```
///
/// Routes are found in each coordinator that has all the routes of their type. A question about a route,
/// a coordinator or a variable that the graph has not fails the claim.
public struct NavigationState {
  private let visitedState: VisitedState
  private let directory: NameDirectory

  init(_ visitedState: VisitedState, _ directory: NameDirectory) {
    self.visitedState = visitedState
    self.directory = directory
  }

  /// An entry of a stack, a tab, a case of a switch, or what a slot holds.
  public struct Screen: Hashable, Sendable {
    /// The name of its coordinator.
    public let coordinator: String
    /// The name of its route.
    public let route: String
    /// Its arguments that have values, by name.
    public let arguments: [String: String]
    /// Whether it can be used, or is around one that can.
    public let isShown: Bool
  }
}

// MARK: - Screens

extension NavigationState {
  /// The screen that is in front; nil where nothing is shown.
  public var top: Screen? {
    visitedState.pathToTop.last.map { directory.screen($0, in: visitedState, isShown: true) }
  }

  /// Everything in the state, also in tabs that are not selected: from the outermost flow inwards,
  /// each stack bottom first, what a slot holds after what it belongs to.
  public var screens: [Screen] {
    var result: [Screen] = []
    visitEntries { coordinator, entry in
      result.append(directory.screen(entry, of: coordinator, in: visitedState))
    }
    return result
  }

  /// What the first flow of a coordinator, from the outermost, has on its stack, bottom first; its tabs
  /// in their order, or what its switch shows and keeps. Empty where there is no such flow.
  public func stack(of coordinator: some FlowName) -> [Screen] {
    guard let index = directory.coordinator(coordinator.flowName),
      let flow = visitedState.state.flow.flows.first(where: { $0.coordinator == index })
    else { return [] }
    return flow.entries.map { directory.screen($0, of: index, in: visitedState) }
  }

  /// Whether the state has a screen, shown or not.
  public func contains(_ route: some RouteKey) -> Bool { count(of: route) > 0 }

  /// How many screens of a route the state has, shown or not.
  public func count(of route: some RouteKey) -> Int {
    count(of: route) { _ in true }
  }

  /// Whether a screen can be used, or one inside of it.
  public func isShown(_ route: some RouteKey) -> Bool {
    count(of: route, where: \.isActive) > 0
  }

  /// Whether a screen is the one that is in front, or contains it.
  public func isOnTop(_ route: some RouteKey) -> Bool {
    let meant = directory.routes(route)
    return visitedState.pathToTop.contains { reference in
      meant.contains(
        RouteReference(
          coordinator: reference.coordinator,
          route: visitedState.instances[reference.coordinator][reference.instance].route))
    }
  }

  private func count(
    of route: some RouteKey, where isMeant: (EntrySnapshot) -> Bool
  ) -> Int {
    let meant = directory.routes(route)
    var count = 0
    visitEntries { coordinator, entry in
      let reference = RouteReference(
        coordinator: coordinator,
        route: visitedState.instances[coordinator][entry.entry.instance].route)
      if meant.contains(reference), isMeant(entry) { count += 1 }
    }
    return count
  }

  private func visitEntries(_ visit: (_ coordinator: Int, _ entry: EntrySnapshot) -> Void) {
    visitedState.state.flow.visitEntries(visit)
  }
}

// MARK: - Variables

extension NavigationState {
  /// The value of a variable or a fixed input of the app.
  public subscript(variable: String) -> String? {
    directory.appValue(variable).flatMap { index in
      visitedState.state.values.indices.contains(index) ? visitedState.state.values[index] : nil
    }
  }

  /// The value of a coordinator's variable in its first flow, from the outermost; nil where there is no
  /// such flow.
  public subscript(variable: String, in coordinator: some FlowName) -> String? {
    guard let owner = directory.coordinator(coordinator.flowName),
      let index = directory.value(variable, of: owner),
      let flow = visitedState.state.flow.flows.first(where: { $0.coordinator == owner }),
      flow.values.indices.contains(index)
    else { return nil }
    return flow.values[index]
  }
}
