package import NavGraphModel

/// A coordinator, tabs, a switch or joined stacks whose type of routes is no longer of interest.
///
/// For graphs that a program generates: a ``Graph`` takes an array of these.
public struct AnyCoordinator: Registrable {
  package let definition: CoordinatorDefinition
  public var registered: AnyCoordinator { self }

  public init(_ coordinator: some Registrable) {
    self = coordinator.registered
  }

  init(definition: CoordinatorDefinition) {
    self.definition = definition
  }
}
