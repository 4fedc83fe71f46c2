import NavGraphExploration

// What the elements of a registration hold for a reducer whose types they do not know. An exploration
// uses them on one thread at a time, so that an author's values need not be `Sendable`.

/// An action that is always the same.
final class ConstantAction<Event>: ActionSource {
  nonisolated(unsafe) let event: Event

  init(_ event: Event) {
    self.event = event
  }
}

/// An action that is made from the state and the position of the acting screen.
final class DynamicAction<State, Event>: ActionSource {
  nonisolated(unsafe) let make: (State, Int) -> Event

  init(_ make: @escaping (State, Int) -> Event) {
    self.make = make
  }
}

/// A ``GuardedAction`` whose state is of no interest.
protocol GuardedActionSource: ActionSource {
  var action: any ActionSource { get }
}

/// An action that the state has to allow.
final class GuardedAction<State>: GuardedActionSource {
  let action: any ActionSource
  nonisolated(unsafe) let isAllowed: (State) -> Bool

  init(_ action: any ActionSource, if isAllowed: @escaping (State) -> Bool) {
    self.action = action
    self.isAllowed = isAllowed
  }
}

/// What a view sends when a gesture leaves only some of its entries.
final class GestureAction<State, Event>: ActionSource {
  nonisolated(unsafe) let make: (State, [Int]) -> Event

  init(_ make: @escaping (State, [Int]) -> Event) {
    self.make = make
  }
}

/// What a tab bar sends when a tab is tapped.
final class SelectionAction<Event>: ActionSource {
  /// Nil for a name that is none of its routes.
  nonisolated(unsafe) let make: (String) -> Event?

  init(_ make: @escaping (String) -> Event?) {
    self.make = make
  }
}
