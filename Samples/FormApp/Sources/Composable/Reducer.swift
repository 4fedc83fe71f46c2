/// A feature: how its state changes with each action, and what work that asks for.
public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action: Sendable

  func reduce(into state: inout State, action: Action) -> Effect<Action>
}
