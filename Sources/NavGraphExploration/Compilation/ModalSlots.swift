import NavGraphFacts
import NavGraphModel

/// The slots of an app that cover their presenter, numbered as bits.
struct ModalSlots: Sendable {
  /// A slot of a route, or of the container.
  struct Place: Hashable, Sendable {
    let coordinator: Int
    let route: Int?
    let slot: Int
  }

  /// By bit.
  let places: [Place]
  private let bits: [Place: UInt64]
  /// Whether there are more than bits.
  let isOverfull: Bool

  /// Slots that follow a condition are left out: they are free when that does not hold.
  init(_ graph: GraphDefinition) {
    var places: [Place] = []
    for (index, coordinator) in graph.coordinators.enumerated() {
      func add(_ slots: [SlotDefinition], of route: Int?) {
        for (number, slot) in slots.enumerated()
        where slot.allKinds.contains(where: \.covers) && slot.derived == nil {
          places.append(Place(coordinator: index, route: route, slot: number))
        }
      }
      add(coordinator.slots, of: nil)
      for route in coordinator.routes.indices { add(coordinator.routes[route].slots, of: route) }
    }
    isOverfull = places.count > UInt64.bitWidth
    self.places = Array(places.prefix(UInt64.bitWidth))
    bits = Dictionary(
      uniqueKeysWithValues: self.places.enumerated().map { ($1, UInt64(1) << UInt64($0)) })
  }

  /// - Returns: No bit for a slot that is not numbered.
  func bit(of place: Place) -> UInt64 { bits[place] ?? 0 }
}

extension CompiledApp {
  var hasModalSlots: Bool { !modalSlots.places.isEmpty }

  func slotBit(coordinator: Int, route: Int?, slot: Int) -> UInt64 {
    modalSlots.bit(of: ModalSlots.Place(coordinator: coordinator, route: route, slot: slot))
  }

  /// Returns the number of the top: that of the route, or one of those of ``StateLog``.
  func number(of top: AppSystem.Top) -> Int32 {
    switch top {
    case .screen(let route): Int32(routeNumbers[route])
    case .nothing: StateLog.nothing
    case .frozen(let canReturnHome): canReturnHome ? StateLog.returningHome : StateLog.frozen
    }
  }

  func top(numbered number: Int32) -> AppSystem.Top {
    switch number {
    case StateLog.nothing: .nothing
    case StateLog.frozen: .frozen(canReturnHome: false)
    case StateLog.returningHome: .frozen(canReturnHome: true)
    default: .screen(routeNumbers[Int(number)])
    }
  }
}
