/// What one operation does, by build configuration.
///
/// The libraries assert in debug builds where they silently do something in release builds.
/// Exploration follows the release build and records both.
package struct Outcome: Hashable, Sendable {
  package var debug: Effect
  package var release: Effect

  package init(debug: Effect, release: Effect) {
    self.debug = debug
    self.release = release
  }

  /// The same in both builds.
  package init(_ effect: Effect) {
    self.init(debug: effect, release: effect)
  }

  package enum Effect: Hashable, Sendable {
    /// Carried out as written.
    case applied
    /// Carried out, with a consequence that the author may not expect.
    case appliedDespite(Reason)
    /// Nothing happened, silently.
    case ignored(Reason)
    /// The process stops: an assertion, a precondition, a trap.
    case failed(Reason)
  }

  /// Why an operation was not simply applied.
  package enum Reason: String, Hashable, Codable, Sendable, CaseIterable {
    /// The identity is in the array already.
    case duplicateIdentity
    /// The nearest route that is not a push has no navigation container.
    case noNavigation
    /// More entries were to go than there are.
    case notEnoughScreens
    /// A count below zero.
    case negativeCount
    /// No entry matches the target.
    case noMatch
    /// The entries to be popped include a presented one.
    case popsPresented
    /// Nothing is presented that could be dismissed.
    case nothingPresented
    /// There is no entry at all.
    case emptyStack
    /// The library has no such operation; a registration that asks for it is refused.
    case notInDialect
    /// A position outside of the array.
    case outOfRange
    /// The slot was taken: what it held is gone.
    case slotTaken
    /// The slot was taken by an alert or a dialog, of another route.
    case slotTakenByAlert
    /// The slot was taken by a screen of the same route.
    case slotTakenBySame
    /// Nothing is in the slot.
    case slotEmpty
    /// The selection is none of the tabs, so that nothing is shown.
    case noSuchTab
    /// What an action was sent to is not there.
    case noAddressee
    /// The container that the operation names is not there.
    case noContainer
    /// The action came after its screen was gone.
    case screenGone
    /// Actions that send one another without end.
    case endlessLoop
    /// A write replaced what happened in between.
    case overwritesLaterChange
    /// A reducer's state shows a route, or a route with arguments, that is not registered.
    case notRegistered
    /// A reducer did something else when it was asked again.
    case notRepeatable
    /// A reducer was stopped by a signal, its own trap most likely; the step is set aside.
    case crashed
    /// A reducer ended the process by itself; the step is set aside.
    case exited
    /// A reducer did not answer within the time of one step; the step is set aside.
    case hangs
    /// A reducer asked for more memory than there may be; the step is set aside.
    case outOfMemory
    /// The process was killed from outside, again and again, during this step; it is set aside.
    case killed
    /// A reducer's state is not equal to itself, or has another hash than its equal.
    case unlawfulEquality
  }

  package static let applied = Outcome(.applied)

  package static func appliedDespite(_ reason: Reason) -> Outcome {
    Outcome(.appliedDespite(reason))
  }

  /// A debug build asserts, a release build does what `release` says.
  package static func asserts(_ reason: Reason, release: Effect) -> Outcome {
    Outcome(debug: .failed(reason), release: release)
  }
}

extension Outcome.Effect {
  /// Why it was not simply applied; nil if it was.
  package var reason: Outcome.Reason? {
    switch self {
    case .applied: nil
    case .appliedDespite(let reason), .ignored(let reason), .failed(let reason): reason
    }
  }

  /// Whether the operation did what it says.
  package var isApplied: Bool {
    switch self {
    case .applied, .appliedDespite: true
    case .ignored, .failed: false
    }
  }

  /// Whether the process stops there.
  package var isFailure: Bool {
    if case .failed = self { true } else { false }
  }
}
