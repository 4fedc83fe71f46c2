import NavGraphFacts
import NavGraphModel

extension OutcomeOccurrence {
  /// The user's action, or the event: `“back”`, `the link “shop://cart”`.
  var actionPhrase: String {
    facts.actionPhrase(observation.transition, witness: observation.witness)
  }

  /// The operation as the author wrote it, or the call that a reducer made.
  var name: String { quoted(operation.displayName) }

  /// Returns the consequence, for either build.
  ///
  /// - Parameter applied: The behavior of a release build that carries the operation out all the same.
  func consequence(applied: String = "succeeds") -> String {
    switch (observation.outcome.debug, observation.outcome.release) {
    case (_, .failed): "crashes the app"
    case (.failed, .ignored): "stops a debug build, and a release build does nothing"
    case (.failed, .applied), (.failed, .appliedDespite):
      "stops a debug build, and in a release build \(applied)"
    case (_, .ignored): "does nothing"
    case (_, .applied), (_, .appliedDespite): applied
    }
  }

  /// Returns `“back” does nothing: “goBack 2” asks for more screens than there are`; of several operations,
  /// `on “pay”, “goBack 2” does nothing: it asks for more screens than there are`.
  ///
  /// - Parameters:
  ///   - reason: The words after the operation's name, or “it”.
  ///   - applied: The behavior of a release build that carries the operation out all the same.
  func sentence(_ reason: String, applied: String = "succeeds") -> String {
    let consequence = consequence(applied: applied)
    if transition.operations.count == 1, !transition.runsReducer {
      return "\(actionPhrase) \(consequence): \(name) \(reason)"
    }
    return "on \(actionPhrase), \(name) \(consequence): it \(reason)"
  }
}

extension Facts {
  /// Returns the user's action, or the event, by the transition that handles it.
  ///
  /// - Parameter witness: Index into the trace, of a step that runs the transition.
  func actionPhrase(_ reference: TransitionReference, witness: Int) -> String {
    let action = graph.transition(reference)?.action ?? ""
    if case .link = reference.place { return "the link \(quoted(action))" }
    let isCommand = graph.coordinators[reference.coordinator].dialect?.defersCommands ?? false
    guard !isCommand, trace[witness].step?.cause == .later(reference) else {
      return quoted(action)
    }
    return "what \(quoted(action)) leaves for later"
  }
}
