/// What one operation does, by build configuration.
///
/// The libraries assert in debug builds where they silently do something in release builds.
/// Exploration follows the release build and records both.
package struct Outcome: Hashable, Codable, Sendable {
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

  package enum Effect: Hashable, Codable, Sendable {
    /// Carried out as written.
    case applied
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
  }

  package static let applied = Outcome(.applied)

  /// A debug build asserts, a release build does what `release` says.
  package static func asserts(_ reason: Reason, release: Effect) -> Outcome {
    Outcome(debug: .failed(reason), release: release)
  }
}
