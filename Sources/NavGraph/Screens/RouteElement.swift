import NavGraphModel

/// What registers a route: a ``Screen``, ``Tab``, ``Case`` or ``Part``.
///
/// Not for types of your own.
public protocol RouteElement<Route>: ContainerElement, Annotatable {}

extension RouteElement {
  /// Says that the screen is meant to be the last one, so that it needs no exit.
  ///
  /// ```swift
  /// Screen(.updateRequired).terminal()
  /// ```
  public func terminal() -> Self {
    annotated(Annotation(.terminal))
  }

  /// Says what has to hold while the screen is in use: the gate that guards it.
  ///
  /// ```swift
  /// Screen(.payment) {
  ///   On("payTapped", .push(.receipt))
  /// }
  /// .requires(.is("loggedIn"))
  /// ```
  ///
  /// This does not guard the screen. A path to the screen on which the condition does not hold is reported:
  /// the back button after logging out, a deep link, a push that forgot to ask. Several gates have to
  /// hold together.
  ///
  /// - Parameter condition: Asked in the screen's own flow, of this screen.
  public func requires(_ condition: RouteCondition<Route>) -> Self {
    annotated(Annotation(.requires(condition.condition)))
  }

  /// Says that the screen's view presents something past the state that the coordinator knows.
  ///
  /// ```swift
  /// Screen(.photo).presentsUntracked("share sheet")
  /// ```
  ///
  /// - Parameter name: What it presents, for reports. Several add up.
  public func presentsUntracked(_ name: String) -> Self {
    annotated(Annotation(.untracked(name)))
  }
}
