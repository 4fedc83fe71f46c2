import NavGraphModel

extension RoutingReducer.State {
  /// Carries out a command, as the library does when it arrives.
  public mutating func reduce(
    _ action: RoutingReducer<Route>.Action, filePath: StaticString = #filePath, line: Int = #line
  ) {
    switch action {
    case .push(let route):
      changePath(at: CallSite("push", filePath, line), bringing: [route]) { .append($0[0]) }
    case .pop(let toRoot):
      let site = CallSite(toRoot ? "popToRoot" : "pop", filePath, line)
      changePath(at: site) { _ in toRoot ? .popToRoot : .pop(1) }
    case .present(let route):
      changeModal(at: CallSite("present", filePath, line), bringing: [route]) { .append($0[0]) }
    case .dismiss:
      changeModal(at: CallSite("dismiss", filePath, line)) { _ in .dismiss(1) }
    case .updateNavigationPath(let count):
      routePath.withElements { $0.removeLast(max(0, $0.count - max(0, count))) }
    }
  }

  private mutating func changePath(
    at site: CallSite, bringing new: [Route] = [], _ operation: ([Entry]) -> StackOperation
  ) {
    let meaning = Self.meaning { _ in .push }
    site.note(
      routePath.withElements { meaning.apply(to: &$0, bringing: new, operation) })
  }

  private mutating func changeModal(
    at site: CallSite, bringing new: [Route] = [], _ operation: ([Entry]) -> StackOperation
  ) {
    var modal = currentModal.map { [$0] } ?? []
    let meaning = Self.meaning { _ in .sheet(embedsNavigation: false) }
    site.note(meaning.apply(to: &modal, bringing: new, operation))
    currentModal = modal.last
  }

  private static func meaning(
    _ presentation: @escaping (Route) -> Presentation
  ) -> ArrayMeaning<Route> {
    ArrayMeaning(
      Dialect.routingReducer(.v0_0).semantics, hasRootOutside: true,
      haveSameIdentity: { $0.id == $1.id }, presentation: presentation)
  }
}

extension RoutingReducer.State where Route: Routable {
  /// What the view sends when a gesture has left only these of the ``entries(above:modalStyle:)``.
  ///
  /// ```swift
  /// Gestures { (state: LandingState, remaining: [Int]) in
  ///   LandingAction.navigation(state.navigation.command(leaving: remaining))
  /// }
  /// ```
  ///
  /// - Parameter remaining: Their positions, ascending.
  public func command(leaving remaining: [Int]) -> RoutingReducer<Route>.Action {
    let modal = routePath.count + 1
    if currentModal != nil, !remaining.contains(modal) { return .dismiss }
    return .updateNavigationPath(count: remaining.count { (1..<modal).contains($0) })
  }

  /// The flow as the entries of a stack: the root, what is pushed, and last the modal.
  ///
  /// ```swift
  /// routes: { $0.navigation.entries(above: .root(.landing, embedsNavigation: true)) }
  /// ```
  ///
  /// - Parameters:
  ///   - root: The flow's root, which embeds navigation where its view is a `RoutedNavigationStack`.
  ///   - modalStyle: How the view presents the modal, of which the library's state knows nothing.
  public func entries(
    above root: RouteEntry<Route.Key>, modalStyle: RouteStyle = .sheet(withNavigation: false)
  ) -> [RouteEntry<Route.Key>] {
    [root] + routePath.map { $0.entry(standing: .push) }
      + (currentModal.map { [$0.entry(standing: modalStyle)] } ?? [])
  }
}
