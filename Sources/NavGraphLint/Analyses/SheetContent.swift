import NavGraphFacts
import NavGraphModel

/// What a sheet shows, and what can be above it.
struct SheetContent {
  let coordinator: Int
  /// The slots that can hold the sheet; none for one on a stack.
  let slots: Set<ActionTable.Slot>
  /// The sheet, and others that take its place.
  private(set) var sheets: Set<Actor>
  /// All screens of the sheet and above it, and the coordinators that they host.
  private(set) var actors: Set<Actor> = []
  /// The coordinators of flows in the sheet or above it.
  private(set) var hosted: Set<Int> = []
  /// Those whose lowest screens are the content of the sheet.
  private(set) var content: Set<Int> = []

  /// - Complexity: Linear in the operations of the graph.
  init(of sheet: Actor, in slots: Set<ActionTable.Slot>, _ table: ActionTable) {
    coordinator = sheet.coordinator
    self.slots = slots
    sheets = [sheet]
    var pending = [sheet]
    while let actor = pending.popLast() {
      guard actors.insert(actor).inserted else { continue }
      for placed in (table.actions[actor] ?? []).flatMap(\.operations) {
        let shown = placed.operation.arrivals.compactMap {
          table.screen($0.target.route, of: placed.container)
        }
        pending += shown
        if replaces(placed, by: actor, table) { sheets.formUnion(shown) }
        // An effect of a coordinator sends that its actions.
        if case .start = placed.operation {
          pending.append(Actor(coordinator: placed.container, route: nil))
        }
      }
      guard let route = table.route(of: actor) else { continue }
      pending += route.slots.flatMap { [$0.initial, $0.derived?.target] }.compactMap {
        $0.flatMap { table.screen($0.route, of: actor.coordinator) }
      }
      guard route.hosts != nil,
        let flow = table.graph.coordinator(hostedBy: [route.name], from: actor.coordinator),
        hosted.insert(flow).inserted
      else { continue }
      pending.append(Actor(coordinator: flow, route: nil))
      pending += table.graph.coordinators[flow].routes.indices.map {
        Actor(coordinator: flow, route: $0)
      }
    }
    var hosts = Array(sheets)
    while let host = hosts.popLast() {
      guard let route = table.route(of: host), route.hosts != nil,
        let flow = table.graph.coordinator(hostedBy: [route.name], from: host.coordinator),
        content.insert(flow).inserted
      else { continue }
      hosts += table.lowestScreens(of: flow)
    }
  }

  /// Whether what an operation shows takes the place of the sheet.
  func replaces(
    _ placed: GraphDefinition.PlacedOperation, by actor: Actor, _ table: ActionTable
  ) -> Bool {
    switch placed.operation {
    case .fill(let name, _): return mayBeItsSlot(name, placed.container, by: actor, table)
    case .append(let destination):
      return placed.container == coordinator && !destination.presentation.isPush
        && table.graph.coordinators[coordinator].dialect?.hasModalSlot ?? false
    default: return false
    }
  }

  /// Whether a name can mean the slot that holds the sheet.
  func mayBeItsSlot(_ name: String, _ container: Int, by actor: Actor, _ table: ActionTable) -> Bool
  {
    slots.contains { $0.name == name && $0.owner.coordinator == container }
      && !slots.isDisjoint(with: table.slots(named: name, in: container, by: actor).keys)
  }
}
