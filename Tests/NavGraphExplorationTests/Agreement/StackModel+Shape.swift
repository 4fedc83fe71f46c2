import NavGraphModel

@testable import NavGraphExploration
@testable import NavGraphFacts

extension StackModel {
  /// The state that a configuration represents; nil in the middle of a step.
  mutating func shape(of configuration: PushdownConfiguration) -> NaiveShape? {
    guard let head = configuration.head,
      case .state(let control) = controls[configuration.control]
    else { return nil }
    let flattened = flattenedConfiguration(on: configuration.stack, head, control)
    system.build(flatStack, control, flattened.cells, depths: flattened.depths)
    let app = system.app
    let facts = Facts(
      graph: app.graph, limits: system.limits, searches: [],
      flows: app.coordinators.map {
        FlowFacts(coverage: Coverage(combining: []), instances: $0.instances, routes: [])
      }, outcomes: [], landings: [], trace: [])
    return NaiveShape(system.snapshot(), of: facts)
  }
}
