extension StackState where Element: Routable {
  /// Returns the flow as the entries of a stack: the root, and the pushed screens.
  ///
  /// ```swift
  /// routes: { $0.path.entries(above: .root(.home, embedsNavigation: true)) }
  /// ```
  public func entries(above root: RouteEntry<Element.Key>) -> [RouteEntry<Element.Key>] {
    [root] + members.map { $0.element.entry(standing: .push).identified(by: $0.id) }
  }

  /// Returns the flow as the entries of a stack: the root, the pushed screens, and last the presented one.
  ///
  /// ```swift
  /// routes: {
  ///   $0.path.entries(above: .root(.home, embedsNavigation: true), presenting: $0.destination)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - root: The root of the stack.
  ///   - destination: The presented screen, if any.
  ///   - style: How the view presents it, which the library's state does not contain.
  public func entries<Destination: Routable>(
    above root: RouteEntry<Element.Key>, presenting destination: Destination?,
    as style: RouteStyle = .sheet(withNavigation: false)
  ) -> [RouteEntry<Element.Key>] where Destination.Key == Element.Key {
    entries(above: root) + (destination.map { [$0.entry(standing: style)] } ?? [])
  }
}
