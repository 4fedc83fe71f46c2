/// The closures that a search calls, in one object.
///
/// The properties of an object that is passed along can be called without being retained first, which
/// those of a changing value cannot; a search calls them some ten million times a second.
@usableFromInline
final class AuthorCode<State, Event, Element> {
  @usableFromInline let routes: (State) -> [Element]
  @usableFromInline let reduce: (inout State, Event) -> [FollowUp<Event>]
  /// By action: the event, where it is always the same.
  @usableFromInline let constants: UnsafeMutablePointer<Event?>
  /// By action: what has to allow it, and what makes it; ``calls`` keeps them.
  @usableFromInline let guards: UnsafeMutablePointer<Unmanaged<AuthorCall<State, Bool>>?>
  @usableFromInline let dynamics: UnsafeMutablePointer<Unmanaged<AuthorCall<(State, Int), Event>>?>
  @usableFromInline let calls: [AnyObject]
  @usableFromInline let count: Int

  @inlinable
  init(
    _ core: ClosureSearchCore, routes: @escaping (State) -> [Element],
    reduce: @escaping (inout State, Event) -> [FollowUp<Event>]
  ) {
    self.routes = routes
    self.reduce = reduce
    let count = core.actionCount
    constants = .allocate(capacity: count)
    guards = .allocate(capacity: count)
    dynamics = .allocate(capacity: count)
    var calls: [AnyObject] = []
    for action in 0..<count {
      (constants + action).initialize(to: core.constant(action, Event.self))
      let allows = core.guarding(action, State.self).map { AuthorCall<State, Bool>($0) }
      let make = core.dynamic(action, State.self, Event.self).map { make in
        AuthorCall<(State, Int), Event> { make($0.0, $0.1) }
      }
      if let allows { calls.append(allows) }
      if let make { calls.append(make) }
      (guards + action).initialize(to: allows.map(Unmanaged.passUnretained))
      (dynamics + action).initialize(to: make.map(Unmanaged.passUnretained))
    }
    self.count = count
    self.calls = calls
  }

  @inlinable
  deinit {
    constants.deinitialize(count: count).deallocate()
    guards.deallocate()
    dynamics.deallocate()
  }

  @inline(__always) @inlinable
  func allows(_ action: Int, in state: State) -> Bool {
    guards[action]?._withUnsafeGuaranteedRef { $0.body(state) } ?? true
  }

  /// Nil for an action that is of no use to a reducer alone.
  @inline(__always) @inlinable
  func event(_ action: Int, in state: State, acting: Int) -> Event? {
    if let constant = constants[action] { return constant }
    return dynamics[action]?._withUnsafeGuaranteedRef { $0.body((state, acting)) }
  }

  /// Runs the reducer.
  ///
  /// - Returns: Whether a state was all it came to.
  @inline(__always) @inlinable
  func run(_ event: Event, on state: inout State) -> Bool {
    reduce(&state, event).isEmpty
  }
}

/// A closure as an object.
@usableFromInline
final class AuthorCall<Input, Output> {
  @usableFromInline let body: (Input) -> Output

  @inlinable
  init(_ body: @escaping (Input) -> Output) {
    self.body = body
  }
}
