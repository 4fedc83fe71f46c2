/// Work outside of a reducer, which sends its results as actions.
public struct Effect<Action: Sendable>: Sendable {
  public typealias Send = @Sendable (Action) async -> Void

  private let work: (@Sendable (Send) async -> Void)?

  /// No work.
  public static var none: Self { Effect(work: nil) }

  /// Work that sends actions whenever it has any.
  public static func run(_ work: @escaping @Sendable (Send) async -> Void) -> Self {
    Effect(work: work)
  }

  /// The same work, as an action of the feature around.
  public func map<Other: Sendable>(
    _ embed: @escaping @Sendable (Action) -> Other
  ) -> Effect<Other> {
    guard let work else { return .none }
    return .run { send in await work { await send(embed($0)) } }
  }

  /// Does the work. This is for whoever keeps the state: the app's store, a test.
  public func perform(_ send: Send) async {
    await work?(send)
  }
}
