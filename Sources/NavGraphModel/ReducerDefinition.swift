/// The facts about a coordinator whose reducer the author registered, besides the reducer itself,
/// which no file can hold.
package struct ReducerDefinition: Hashable, Codable, Sendable {
  package var role: Role
  /// The names of the actions that the coordinator registers, in their order; `Operation/reduce(_:)`
  /// refers to one by index.
  package var actions: [String]
  /// The handler for the system's gestures on the coordinator's stack, by index; nil where
  /// the author did not say what they send.
  package var gestures: Int?
  /// The handler for taps on the coordinator's tab bar, by index.
  package var selection: Int?

  package enum Role: String, Hashable, Codable, Sendable {
    /// The coordinator has a reducer, and a state of its own.
    case own
    /// Its entries are part of the state of an enclosing coordinator, and its actions go to that one's
    /// reducer.
    case projected
  }

  package init(role: Role, actions: [String], gestures: Int? = nil, selection: Int? = nil) {
    self.role = role
    self.actions = actions
    self.gestures = gestures
    self.selection = selection
  }
}
