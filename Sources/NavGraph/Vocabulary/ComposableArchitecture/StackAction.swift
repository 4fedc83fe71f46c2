import NavGraphModel

/// What the view and the elements of a ``StackState`` send.
///
/// ```swift
/// case .path(.element(id: _, action: .detail(.nextTapped))): state.path.append(.summary)
/// case .path(let action): state.path.reduce(action)     // what `forEach` does
/// ```
public enum StackAction<State, Action> {
  /// An action of the element with an identity.
  indirect case element(id: StackElementID, action: Action)
  /// The view took the element with an identity away, and all above it.
  case popFrom(id: StackElementID)
  /// A navigation link was tapped.
  case push(id: StackElementID, state: State)
}

extension StackState {
  /// Changes the stack as the library's `forEach` does; an element's own reducer is not run.
  ///
  /// An action for a missing element, and a push of an identity that exists, are recorded and do nothing.
  public mutating func reduce<Action>(
    _ action: StackAction<Element, Action>, filePath: StaticString = #filePath, line: Int = #line
  ) {
    switch action {
    case .element(let id, _):
      guard position(of: id) == nil else { return }
      CallSite("element", filePath, line).note(Outcome(.ignored(.noAddressee)))
    case .popFrom(let id):
      pop(from: id, filePath: filePath, line: line)
    case .push(let id, let element):
      guard position(of: id) == nil else {
        return CallSite("push", filePath, line).note(Outcome(.ignored(.duplicateIdentity)))
      }
      push(element, id: id)
    }
  }
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}
