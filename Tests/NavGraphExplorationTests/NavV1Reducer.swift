import NavGraph

/// nav-v1 as a reducer over ordinary arrays.
struct NavV1Reducer: Sendable {
  let model: NavV1

  /// A screen by its number: any number of them, without an enum of so many cases.
  struct Route: RouteKey {
    let number: UInt8

    init(number: Int) { self.number = UInt8(truncatingIfNeeded: number) }
    init?(rawValue: String) {
      guard let number = UInt8(rawValue) else { return nil }
      self.number = number
    }
    var rawValue: String { "\(number)" }
    static var allCases: [Route] { (0..<250).map(Route.init(number:)) }
  }

  struct State: Hashable {
    var main: [UInt8] = [0]
    var sheet: [UInt8] = []
  }

  enum Event: Hashable {
    case push(Int)
    case pop, root, present, dismiss
  }

  func allows(_ event: Event, in state: State) -> Bool {
    let isUp = !state.sheet.isEmpty
    return switch event {
    case .push: isUp ? state.sheet.count < model.sheetDepth : state.main.count < model.mainDepth
    case .pop, .root: (isUp ? state.sheet : state.main).count > 1
    case .present: !isUp && (state.main.last.map { model.canPresent(Int($0)) } ?? false)
    case .dismiss: isUp
    }
  }

  func reduce(_ state: inout State, _ event: Event) {
    let isUp = !state.sheet.isEmpty
    let top = Int((isUp ? state.sheet : state.main).last ?? 0)
    func next(_ number: Int) -> UInt8 { UInt8(model.pushed(from: top, by: number)) }
    switch event {
    case .push(let number):
      if isUp { state.sheet.append(next(number)) } else { state.main.append(next(number)) }
    case .pop: if isUp { state.sheet.removeLast() } else { state.main.removeLast() }
    case .root:
      if isUp { state.sheet.removeSubrange(1...) } else { state.main.removeSubrange(1...) }
    case .present: state.sheet = [UInt8(model.presented(from: top))]
    case .dismiss: state.sheet = []
    }
  }

  var graph: Graph {
    Graph("nav-v1") {
      Coordinator<Route>(
        "Nav", initial: State(), actions: Event.self,
        routes: { state in
          state.main.enumerated().map { position, number in
            let screen = Route(number: Int(number))
            return position == 0 ? RouteEntry.root(screen, embedsNavigation: true) : .push(screen)
          }
            + state.sheet.enumerated().map { position, number in
              let screen = Route(number: Int(number))
              return position == 0
                ? RouteEntry.sheet(screen, embedsNavigation: true) : .push(screen)
            }
        }
      ) {
        for number in 0..<model.routes {
          Screen(Route(number: number)) {
            for push in 0..<model.fanOut {
              Action("push \(push)", Event.push(push)) { (state: State) in
                allows(.push(push), in: state)
              }
            }
            Action("pop", Event.pop) { (state: State) in allows(.pop, in: state) }
            Action("root", Event.root) { (state: State) in allows(.root, in: state) }
            Action("present", Event.present) { (state: State) in allows(.present, in: state) }
            Action("dismiss", Event.dismiss) { (state: State) in allows(.dismiss, in: state) }
          }
        }
      } reduce: { (state: inout State, event: Event) in
        reduce(&state, event)
        return []
      }
    }
  }
}
