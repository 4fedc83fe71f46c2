import NavGraphFacts
import NavGraphModel

extension AppSystem {
  /// What happens, as witnesses and states one by one call it.
  func words(for name: Event.Name) -> String {
    switch name {
    case .action(let action): return app.names.names[action]
    case .gesture(let gesture): return gesture.action
    case .gestureTo(let gesture, let route):
      let name = app.graph.coordinators[route.coordinator].routes[route.route].name
      return gesture == .backMenu ? "\(gesture.action): \(name)" : "\(gesture.action) \(name)"
    case .link(let coordinator, let link, let parameters):
      let compiled = app.coordinators[coordinator].own.links[link]
      return app.graph.coordinators[coordinator].links[link].url(
        with: compiled.parameters[parameters])
    case .followUp(let reference):
      return "\(app.graph.transition(reference)?.action ?? ""), later"
    case .reducer(let number): return setup.running.followUps[number]?.key.name ?? ""
    case .end(let effect):
      let coordinator = app.graph.coordinators[effect.coordinator]
      let effects = effect.route.map { coordinator.routes[$0].effects } ?? coordinator.effects
      return "\(effects[effect.index].name) ends"
    }
  }
}
