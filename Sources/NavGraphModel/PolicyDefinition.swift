/// A rule of the author's own about the states of the app.
package struct PolicyDefinition: Hashable, Codable, Sendable {
  /// What it is called in findings, unique in the graph.
  package var name: String
  package var claim: Claim
  package var location: SourceLocation

  package enum Claim: Hashable, Codable, Sendable {
    /// In no state does the condition hold.
    case never(StateCondition)
    /// In every state the condition holds.
    case always(StateCondition)
    /// From every state steps of the app lead to one in which a screen of these is shown; deep links
    /// and what else comes from outside are no steps of the app.
    case canAlwaysReach([ScreenName])
    /// From the start, a state in which one of these is shown is at most so many steps away.
    case mustReach([ScreenName], within: Int)
    /// No way leads from a state that shows `from` to one that shows `to`, unless it shows `passing`
    /// in between. Without `from`, no way from the start does.
    case noWay(from: ScreenName?, to: ScreenName, unlessPassing: ScreenName)
  }

  package init(name: String, claim: Claim, location: SourceLocation) {
    self.name = name
    self.claim = claim
    self.location = location
  }
}
