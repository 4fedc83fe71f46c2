import NavGraphFacts
import NavGraphModel

extension StackModel {
  /// The screen that a symbol is; nil for the beginning of a flow.
  func route(of symbol: Int32) -> RouteReference? {
    let cell = table[symbol].cell
    guard cell.isEntry else { return nil }
    return system.route(of: cell.entry, in: Int(cell.coordinator))
  }

  /// Returns the route that hosts a flow: that of a tab, if there are tabs in between; nil for the first flow.
  func hostingRoute(of context: StackContext) -> RouteReference? {
    guard context.host >= 0, let route = route(of: context.host) else { return nil }
    let hosted = system.app.coordinators[route.coordinator].routes[route.route].hosted
    guard hosted != Int(context.coordinator), let tab = flatStack.tab,
      case .tabs(let tabs) = system.app.coordinators[tab.place.coordinator].definition.container
    else { return route }
    let routes = system.app.coordinators[tab.place.coordinator].definition.routes
    return routes.firstIndex { $0.name == tabs.items[tab.position] }.map {
      RouteReference(coordinator: tab.place.coordinator, route: $0)
    }
  }

  /// Returns a description of a symbol: the coordinator and the screen, and how it is presented.
  package func symbolName(_ symbol: Int32) -> String {
    let cell = table[symbol].cell
    let coordinator = system.app.coordinators[Int(cell.coordinator)]
    guard cell.isEntry else { return "\(coordinator.definition.name): beginning" }
    let instance = coordinator.instances[cell.entry.instance]
    let route = coordinator.definition.routes[instance.route].name
    let arguments = instance.arguments.compactMap(\.self)
    let screen = arguments.isEmpty ? route : "\(route)(\(arguments.joined(separator: ", ")))"
    let presentation = cell.entry.presentation?.displayName ?? ""
    return "\(coordinator.definition.name): \(screen), \(presentation)"
  }

  /// Returns a description of a control: the values of the app's variables; of an auxiliary one, the remaining work.
  package func controlName(_ control: Int32) -> String {
    switch controls[control] {
    case .state(let control), .finishing(let control):
      let values = system.names(ofValues: control.values)
      return values.isEmpty ? "start" : values.joined(separator: ", ")
    case .removing(let program, _): return "taking away \(program)"
    case .pushing(let program, let index): return "putting \(program), \(index)"
    }
  }

  /// Returns the name of a step.
  package func labelName(_ label: Int32) -> String {
    system.words(for: self.label(label).name)
  }
}
