package import NavGraphExploration
package import NavGraphModel

/// A coordinator, tabs, a switch or joined stacks whose type of routes is no longer of interest.
///
/// For graphs that a program generates: a ``Graph`` takes an array of these.
public struct AnyCoordinator: Registrable {
  package private(set) var definition: CoordinatorDefinition
  /// Its own reducer, if it has one.
  package let source: (any ReducerSource)?
  /// What the reducer is run with, in the order of the definition's actions.
  package let actions: [any ActionSource]
  public var registered: AnyCoordinator { self }

  public init(_ coordinator: some Registrable) {
    self = coordinator.registered
  }

  init(
    definition: CoordinatorDefinition, source: (any ReducerSource)?, actions: [any ActionSource]
  ) {
    self.definition = definition
    self.source = source
    self.actions = actions
  }

  public func annotated(_ annotation: Annotation) -> Self {
    var copy = self
    switch annotation.kind {
    case .allowed(let suppression): copy.definition.suppressions.append(suppression)
    case .located(let location): copy.definition.location = location
    case .terminal, .requires, .untracked, .assuming, .sent, .response: break
    }
    return copy
  }
}
