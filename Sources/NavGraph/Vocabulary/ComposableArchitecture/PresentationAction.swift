/// What the view and the screen of a ``PresentationState`` send.
///
/// ```swift
/// case .destination(.presented(.settings(.doneTapped))): state.destination = nil
/// case .destination(let action): state.$destination.reduce(action)     // what `ifLet` does
/// ```
public enum PresentationAction<Action> {
  /// The view took the presented screen away, or it dismissed itself.
  case dismiss
  indirect case presented(Action)
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
