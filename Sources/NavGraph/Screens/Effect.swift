import NavGraphModel

/// Work that goes on in the background and sends an action when it is done, of each flow of a
/// coordinator or of each instance of a screen.
///
/// ```swift
/// Screen(.timer) {
///   Effect("clock", sends: "tick", onAppearance: true, emits: .repeatedly, id: "clock")
///   On("tick", trigger: .sent)
///   On("stopTapped", .cancel("clock"))
/// }
/// ```
///
/// The action goes to the screen, or to the coordinator (``OnSelf``), whose effect it is. Between
/// start and action anything can happen. For an action of which only matters that it may come at
/// any time, `On("loaded", trigger: .effect, …)` is enough, and cheaper to explore.
public struct Effect<Route: RouteKey>: CoordinatorElement, ScreenElement {
  private let definition: EffectDefinition
  public var containerPart: ContainerPart { ContainerPart(.effect(definition)) }
  public var screenPart: ScreenPart { ScreenPart(.effect(definition)) }

  /// Registers an effect.
  ///
  /// - Parameters:
  ///   - name: The name by which `start` starts it.
  ///   - action: The action that it sends.
  ///   - onAppearance: Whether it starts by itself when its screen, or its coordinator's flow, comes.
  ///   - lifetime: How a screen's effect depends on whether the screen is shown; `.eachAppearance` and
  ///     `.task` start it by themselves.
  ///   - restarts: Whether starting it again replaces what is pending, as cancel-in-flight and debounce
  ///     do; otherwise both go on.
  ///   - emission: How often it sends its action.
  ///   - cancellation: What becomes of it when its owner goes.
  ///   - id: What `cancel` names; several effects may have one. Nil where nothing can cancel it.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ name: String, sends action: String, onAppearance: Bool = false,
    lifetime: EffectLifetime = .owner, restarts: Bool = false,
    emits emission: EffectEmission = .once, cancelled cancellation: EffectCancellation = .byLibrary,
    id: String? = nil,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    definition = EffectDefinition(
      name: name, action: action, startsOnAppearance: onAppearance,
      lifetime: lifetime.modelled, restarts: restarts, emission: emission.modelled,
      cancellation: cancellation.modelled, id: id, location: SourceLocation(filePath, line, column))
  }
}
