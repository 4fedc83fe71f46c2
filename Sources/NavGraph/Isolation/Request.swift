import NavGraphModel

/// A request and what its answer does: one answer, a success or a failure, for each time it is started.
///
/// ```swift
/// Screen(.edit) {
///   On("saveTapped", .start("save"))
///   Request("save", success: [.goBack()], failure: [.show(.failure, in: "alert")])
///   Slot("alert", .alert)
/// }
/// ```
///
/// It is an ``Effect`` of the screen, or of the coordinator, together with what is done about its two
/// actions, `save succeeded` and `save failed`; enclosing coordinators receive these by ``OnChild``. Between
/// the start and the answer anything can happen. Work that awaits nothing (`.run { send(.saved) }`) is
/// part of the tap: write its operations there.
public struct Request<Route: RouteKey>: CoordinatorElement, ScreenElement {
  private let request: RequestParts
  public var containerPart: ContainerPart { ContainerPart(.request(request)) }
  public var screenPart: ScreenPart { ScreenPart(.request(request)) }

  /// Registers a request.
  ///
  /// - Parameters:
  ///   - name: The name by which `start` starts it.
  ///   - success: What its answer does.
  ///   - failure: What is done where it fails; nil where it cannot fail, or its failure is ignored.
  ///   - onAppearance: Whether it starts by itself when its screen, or its coordinator's flow, comes.
  ///   - lifetime: How a screen's request depends on whether the screen is shown.
  ///   - restarts: Whether starting it again replaces the one that is pending.
  ///   - cancellation: What becomes of it when its owner goes.
  ///   - id: What `cancel` names; nil where nothing can cancel it.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ name: String, success: [RouteOperation<Route>], failure: [RouteOperation<Route>]? = nil,
    onAppearance: Bool = false, lifetime: EffectLifetime = .owner, restarts: Bool = false,
    cancelled cancellation: EffectCancellation = .byLibrary, id: String? = nil,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    let location = SourceLocation(filePath, line, column)
    let effect = EffectDefinition(
      name: name, action: "\(name) succeeded", failure: failure.map { _ in "\(name) failed" },
      startsOnAppearance: onAppearance, lifetime: lifetime.modelled, restarts: restarts,
      emission: .once, cancellation: cancellation.modelled, id: id, location: location)
    let answers = [success] + (failure.map { [$0] } ?? [])
    request = RequestParts(
      effect: effect,
      transitions: zip(effect.actions, answers).map { action, operations in
        Transition(
          action: action, trigger: .sent, operations: operations.map(\.operation),
          location: location)
      })
  }
}

/// The expansion of a ``Request``.
struct RequestParts: Sendable {
  let effect: EffectDefinition
  let transitions: [Transition]
}
