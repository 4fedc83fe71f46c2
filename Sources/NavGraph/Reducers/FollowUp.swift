/// What a reducer asks for besides changing its state: what its effects come to, as far as navigation
/// is concerned.
///
/// ```swift
/// reduce: { (state: inout FormState, action: FormAction) in
///   switch action {
///   case .submit: return [.later("receiveAPIResponse", .receiveAPIResponse)]
///   case .done: return [.emit("finished")]
///   …
///   }
///   return []
/// }
/// ```
public struct FollowUp<Event> {
  enum Kind {
    case send(Event)
    case later(String, Event, goesWithScreen: Bool)
    case cancel(String)
    case emit(String)
  }

  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// An action in the same turn, after what is queued already: what a `.send` effect does.
  public static func send(_ event: Event) -> FollowUp { FollowUp(.send(event)) }

  /// An action that comes later, with anything that can happen in between: a request, a delay.
  ///
  /// - Parameters:
  ///   - name: What it is called in witnesses. Follow-ups of one name are distinguished by their actions
  ///     where those are `Hashable`.
  ///   - event: The action.
  ///   - goesWithScreen: Whether it is cancelled when the screen goes whose action led to it.
  public static func later(
    _ name: String, _ event: Event, goesWithScreen: Bool = false
  ) -> FollowUp {
    FollowUp(.later(name, event, goesWithScreen: goesWithScreen))
  }

  /// Cancels everything that is still to come under a name.
  public static func cancel(_ name: String) -> FollowUp { FollowUp(.cancel(name)) }

  /// A report to the enclosing coordinators, which receive it by ``OnChild`` or ``ChildAction``.
  public static func emit(_ output: String) -> FollowUp { FollowUp(.emit(output)) }
}
