import NavGraphModel

/// An element of which findings can be allowed: ``Screen``, ``Tab``, ``Case``, ``Part``, ``On``,
/// ``OnChild``, ``OnSelf``, ``Action``, ``Unhandled``, ``DeepLink``, ``Graph`` and everything that a graph lists as a
/// coordinator.
///
/// Not for types of your own.
public protocol Annotatable: Sendable {
  func annotated(_ annotation: Annotation) -> Self
}

extension Annotatable {
  /// Says where in the app's own code the element comes from: findings about it are reported there.
  ///
  /// `navgraph extract` writes these.
  ///
  /// - Parameters:
  ///   - file: A path relative to the folder of the registration, or an absolute one.
  ///   - line: The line, from 1.
  public func source(_ file: String, _ line: Int) -> Self {
    annotated(Annotation(.located(SourceLocation(file: file, line: line, column: 1))))
  }

  /// Says what an action takes for granted that is no part of the model: witnesses that use it name it.
  ///
  /// ```swift
  /// On("saveTapped", .push(.receipt)).assuming("state.total > 0")
  /// ```
  ///
  /// `navgraph extract` writes the conditions of the code that it cannot say in another way. It has a meaning for
  /// actions alone; of several actions that could happen, each is explored.
  ///
  /// - Parameter condition: Words or code, for people.
  public func assuming(_ condition: String) -> Self {
    annotated(Annotation(.assuming(condition)))
  }

  /// Says which action the user taps where code sends this one for it: witnesses name both.
  ///
  /// ```swift
  /// On("delegate.saved", .goBack()).sent(by: "saveTapped")
  /// ```
  ///
  /// `navgraph extract` writes these. Only actions have it, and it does not change the model.
  ///
  /// - Parameter action: The name of the action, or the text of the button.
  public func sent(by action: String) -> Self {
    annotated(Annotation(.sent(by: action)))
  }

  /// Says that an action can come with the response to a request: the user can do something else before.
  ///
  /// ```swift
  /// On("delegate.saved", .goBack()).onResponse(to: "saveTapped")
  /// ```
  ///
  /// `navgraph extract` writes these. Only actions have it. The search takes the response to come at once;
  /// `closes-other-screen` asks what else could be on top by then.
  ///
  /// - Parameters:
  ///   - action: The action of the screen that makes the request, or the text of the button.
  ///   - outlivesScreen: Whether the response also comes after the screen is closed: nothing cancels the request then.
  public func onResponse(to action: String, outlivesScreen: Bool = false) -> Self {
    annotated(
      Annotation(
        .response(
          Response(to: action, until: outlivesScreen ? .coordinatorCloses : .screenCloses))))
  }

  /// Allows the findings of a rule about this element and the elements in its braces.
  ///
  /// ```swift
  /// Screen(.receipt) {
  ///   On("doneTapped", .dismissAll)
  ///     .allow("dismiss-without-presentation", because: "the receipt is a page of its own on iPad")
  /// }
  /// .allow("gesture-only-exit", because: "a receipt is closed by swiping it down")
  /// ```
  ///
  /// Allowed findings stay in the report, with the reason; an allowance without findings is itself
  /// reported.
  ///
  /// - Parameters:
  ///   - rule: The rule's id, as reports show it.
  ///   - reason: Why, for the next reader.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func allow(
    _ rule: String, because reason: String,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> Self {
    annotated(
      Annotation(
        .allowed(
          Suppression(
            rule: rule, reason: reason, location: SourceLocation(filePath, line, column)))))
  }
}
