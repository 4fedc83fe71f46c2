internal import NavGraph
internal import NavGraphExploration
internal import NavGraphFacts
internal import NavGraphModel

/// Finds what a claim's closure names, and remembers what there is not.
///
/// A closure is asked once a state, so that each name is looked up once and kept.
final class NameDirectory {
  private let graph: GraphDefinition
  private var routes: [RouteName: Set<RouteReference>] = [:]
  private var coordinators: [String: Int?] = [:]
  private var appValues: [String: Int?] = [:]
  private var values: [VariableName: Int?] = [:]
  /// In the order in which they were asked for, each once.
  private(set) var unknown: [UnknownName] = []

  private struct RouteName: Hashable {
    let type: ObjectIdentifier
    let name: String
  }

  private struct VariableName: Hashable {
    let coordinator: Int
    let name: String
  }

  init(_ graph: GraphDefinition) {
    self.graph = graph
  }

  func routes<Route: RouteKey>(_ route: Route) -> Set<RouteReference> {
    let key = RouteName(type: ObjectIdentifier(Route.self), name: route.rawValue)
    if let known = routes[key] { return known }
    var found: Set<RouteReference> = []
    do throws(UnknownName) {
      found = try graph.routes(meant: NamedRoute(route, in: nil))
    } catch {
      note(error)
    }
    routes[key] = found
    return found
  }

  func coordinator(_ name: String) -> Int? {
    if let known = coordinators[name] { return known }
    let found = graph.coordinators.firstIndex { $0.name == name }
    if found == nil {
      note(UnknownName("coordinator", name, among: graph.coordinators.map(\.name)))
    }
    coordinators[name] = .some(found)
    return found
  }

  func appValue(_ name: String) -> Int? {
    if let known = appValues[name] { return known }
    let names = graph.variables.map(\.name) + graph.inputs.filter { !$0.isFree }.map(\.name)
    let found = names.firstIndex(of: name)
    if found == nil { note(UnknownName("variable", name, among: names)) }
    appValues[name] = .some(found)
    return found
  }

  func value(_ name: String, of coordinator: Int) -> Int? {
    let key = VariableName(coordinator: coordinator, name: name)
    if let known = values[key] { return known }
    let definition = graph.coordinators[coordinator]
    let names = definition.variables.map(\.name)
    let found = names.firstIndex(of: name)
    if found == nil { note(UnknownName("variable", name, in: definition.name, among: names)) }
    values[key] = .some(found)
    return found
  }

  private func note(_ name: UnknownName) {
    if !unknown.contains(name) { unknown.append(name) }
  }
}

extension NameDirectory {
  func screen(
    _ reference: ScreenReference, in visitedState: VisitedState, isShown: Bool
  ) -> NavigationState.Screen {
    let coordinator = graph.coordinators[reference.coordinator]
    let instance = visitedState.instances[reference.coordinator][reference.instance]
    let route = coordinator.routes[instance.route]
    var arguments: [String: String] = [:]
    for (argument, value) in zip(route.arguments, instance.arguments) {
      arguments[argument.name] = value
    }
    return NavigationState.Screen(
      coordinator: coordinator.name, route: route.name, arguments: arguments, isShown: isShown)
  }

  func screen(
    _ entry: EntrySnapshot, of coordinator: Int, in visitedState: VisitedState
  ) -> NavigationState.Screen {
    screen(
      ScreenReference(coordinator: coordinator, instance: entry.entry.instance), in: visitedState,
      isShown: entry.isActive)
  }
}
