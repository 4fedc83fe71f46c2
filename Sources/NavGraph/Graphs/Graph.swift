package import NavGraphExploration
package import NavGraphModel

/// The navigation of an app: its coordinators, and what they share.
///
/// ```swift
/// register(
///   Graph("Shop") {
///     shop
///     checkout
///     detail                                     // a Feature
///     Variable("loggedIn", false)
///     Input("platform", ["iPhone", "iPad"])
///     Home(ShopRoute.list, in: shop)
///   })
/// ```
///
/// The order has no influence on any result. A coordinator that a route hosts must be listed, too.
public struct Graph: Annotatable {
  package private(set) var definition: GraphDefinition
  package let reducers: Reducers

  /// Puts a graph together.
  ///
  /// - Parameters:
  ///   - name: The graph's name in reports; it distinguishes several graphs of one manifest.
  ///   - entries: The coordinators that the app starts with, or their names, each explored by itself;
  ///     by default those that no route hosts.
  ///   - elements: Coordinators, features, variables, inputs and homes.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ name: String, entries: [any FlowName]? = nil,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @GraphBuilder elements: () -> [GraphPart]
  ) {
    var coordinators: [CoordinatorDefinition] = []
    var features: [FeatureDefinition] = []
    var variables: [VariableDefinition] = []
    var inputs: [InputDefinition] = []
    var homes: [HomeDefinition] = []
    var reducers = Reducers()
    for part in elements() {
      switch part.kind {
      case .coordinator(let coordinator):
        coordinators.append(coordinator.definition)
        let name = coordinator.definition.name
        reducers.sources[name] = coordinator.source
        if coordinator.definition.reducer != nil { reducers.actions[name] = coordinator.actions }
      case .feature(let feature): features.append(feature)
      case .variable(let variable): variables.append(variable)
      case .input(let input): inputs.append(input)
      case .home(let home): homes.append(home)
      }
    }
    self.reducers = reducers
    definition = GraphDefinition(
      name: name, coordinators: coordinators, features: features, variables: variables,
      inputs: inputs, entries: entries?.map(\.flowName), homes: homes,
      location: SourceLocation(filePath, line, column))
  }

  public func annotated(_ annotation: Annotation) -> Self {
    var copy = self
    if case .allowed(let suppression) = annotation.kind {
      copy.definition.suppressions.append(suppression)
    }
    return copy
  }
}
