import NavGraph

/// The same app as a reducer over ordinary arrays.
extension NavV1App {
  /// A screen by its number.
  struct NumberedRoute: RouteKey {
    let number: UInt8

    init(_ number: Int) { self.number = UInt8(truncatingIfNeeded: number) }
    init?(rawValue: String) {
      guard let number = UInt8(rawValue) else { return nil }
      self.number = number
    }
    var rawValue: String { "\(number)" }
    static var allCases: [NumberedRoute] { (0...255).map { NumberedRoute($0) } }
  }

  struct State: Hashable {
    var main: [UInt8] = [0]
    var sheet: [UInt8] = []

    var isUp: Bool { !sheet.isEmpty }
    var top: Int { Int((isUp ? sheet : main).last ?? 0) }

    var entries: [RouteEntry<NumberedRoute>] {
      main.enumerated().map { position, number in
        let route = NumberedRoute(Int(number))
        return position == 0 ? .root(route, embedsNavigation: true) : .push(route)
      }
        + sheet.enumerated().map { position, number in
          let route = NumberedRoute(Int(number))
          return position == 0 ? .sheet(route, embedsNavigation: true) : .push(route)
        }
    }
  }

  enum Event: Hashable {
    case push(Int)
    case pop, root, present, dismiss
  }

  func allows(_ event: Event, in state: State) -> Bool {
    switch event {
    case .push: state.isUp ? state.sheet.count < sheetDepth : state.main.count < mainDepth
    case .pop, .root: (state.isUp ? state.sheet : state.main).count > 1
    case .present: !state.isUp && canPresent(state.top)
    case .dismiss: state.isUp
    }
  }

  func reduce(_ state: inout State, _ event: Event) {
    let isUp = state.isUp
    switch event {
    case .push(let choice):
      let next = UInt8(truncatingIfNeeded: pushed(from: state.top, by: choice))
      if isUp { state.sheet.append(next) } else { state.main.append(next) }
    case .pop: if isUp { state.sheet.removeLast() } else { state.main.removeLast() }
    case .root:
      if isUp { state.sheet.removeSubrange(1...) } else { state.main.removeSubrange(1...) }
    case .present: state.sheet = [UInt8(truncatingIfNeeded: presented(from: state.top))]
    case .dismiss: state.sheet = []
    }
  }

  var reducerGraph: Graph {
    Graph("nav-v1") {
      Coordinator<NumberedRoute>(
        "Nav", initial: State(), actions: Event.self, routes: { $0.entries }
      ) {
        for route in 0..<routes {
          Screen(NumberedRoute(route)) {
            for choice in 0..<fanOut { action("push \(choice)", .push(choice)) }
            action("pop", .pop)
            action("root", .root)
            action("present", .present)
            action("dismiss", .dismiss)
          }
        }
      } reduce: { (state: inout State, event: Event) in
        reduce(&state, event)
        return []
      }
    }
  }

  private func action(_ name: String, _ event: Event) -> Action<NumberedRoute> {
    Action(name, event) { (state: State) in allows(event, in: state) }
  }
}
