package import NavGraphModel

/// A coordinator with every name turned into a dense number, ready to be searched.
package struct CompiledCoordinator: Sendable {
  package let definition: CoordinatorDefinition
  /// Every route with every choice of its sample arguments; an ``Entry`` refers to one by index.
  package let instances: [Instance]
  package let identities: IdentityTable
  /// The stacks to start from: one for each choice of the root's arguments.
  package let initialStacks: [[Entry]]
  /// By acting instance, and there in the order in which they are explored: by action, then as
  /// registered. The position is the step's label in a search.
  let steps: [CompiledStep]
  /// By instance: its steps.
  let stepsOfInstance: [Range<Int>]

  /// A route with one choice of arguments.
  package struct Instance: Hashable, Codable, Sendable {
    /// Index into the coordinator's routes.
    package var route: Int
    /// One value for each argument of the route; nil for an abstract one.
    package var arguments: [String?]

    package init(route: Int, arguments: [String?]) {
      self.route = route
      self.arguments = arguments
    }
  }
}

/// One way to carry out a transition: each choice of its arguments is a step of its own.
struct CompiledStep: Sendable {
  /// The acting instance.
  let actor: Int
  /// Index into the transitions of the acting route.
  let transition: Int
  /// Whether it comes by itself, and so also while its screen is covered.
  let isEffect: Bool
  let condition: CompiledCondition?
  let operations: [StackOperation]
}

extension CompiledCoordinator {
  /// How much a registration may grow by its sample arguments.
  package static let instanceLimit = 1 << 16
  package static let stepLimit = 1 << 20

  /// Compiles a registration that has no problems (`GraphDefinition.problems()`).
  ///
  /// - Throws: A ``RegistrationProblem`` where sample arguments multiply beyond the limits.
  /// - Complexity: Linear in the number of instances and steps, where patterns copy no argument of
  ///   the acting screen; otherwise each such pattern is resolved for each instance that acts.
  package init(_ definition: CoordinatorDefinition) throws(RegistrationProblem) {
    let compiler = try CoordinatorCompiler(definition)
    self.definition = definition
    instances = compiler.instances
    identities = compiler.identities()
    initialStacks = compiler.initialStacks()
    (steps, stepsOfInstance) = try compiler.steps()
  }
}
