// The coordinators of TCACoordinators' introductions, by their reducers: one with routes, which can be
// pushed and presented, and the first of all, with screens. The latter is registered by rules in
// Samples/TCACoordinators/Introduction.
//
// Left out: the views, and the reducers of the screens, which change numbers and nothing else. What
// `routeWithDelaysIfUnsupported` sends, and `updateRoutes` and `updateScreens` do, is below the bodies.

import NavGraph

enum NumbersRoute: String, RouteKey {
  case home, numbersList, numberDetail
}

enum ScreenState: Hashable {
  case home
  case numbersList(NumbersListState)
  case numberDetail(NumberDetailState)
}

struct NumbersListState: Hashable {
  var numbers: [Int]
}

struct NumberDetailState: Hashable {
  var number: Int
}

enum ScreenAction: Hashable {
  case home(HomeAction)
  case numbersList(NumbersListAction)
  case numberDetail(NumberDetailAction)
}

enum HomeAction: Hashable { case startTapped }

enum NumbersListAction: Hashable {
  case numberSelected(Int)
}

enum NumberDetailAction: Hashable {
  case goBackTapped
  case goBackToNumbersList
  case goBackToRootTapped
  case showDouble(Int)
}

extension ScreenState: Routable {
  var route: NumbersRoute {
    switch self {
    case .home: .home
    case .numbersList: .numbersList
    case .numberDetail: .numberDetail
    }
  }

  /// What the case path `/ScreenState.numbersList` finds.
  var numbersList: NumbersListState? {
    if case .numbersList(let state) = self { state } else { nil }
  }

  var number: Int {
    if case .numberDetail(let state) = self { state.number } else { 0 }
  }
}

// MARK: - Routes

struct NumbersState: Hashable {
  var routes: [Route<ScreenState>] = [.root(.home, embedInNavigationView: true)]
}

enum NumbersAction: Hashable {
  case routeAction(Int, action: ScreenAction)
  case updateRoutes([Route<ScreenState>])
}

extension [FollowUp<NumbersAction>] {
  static var none: Self { [] }

  /// The array that the effect ends with is written some time later.
  static func routeWithDelaysIfUnsupported(
    _ routes: [Route<ScreenState>], _ change: (inout [Route<ScreenState>]) -> Void
  ) -> Self {
    var routes = routes
    change(&routes)
    return [.later("routeWithDelays", .updateRoutes(routes))]
  }
}

func reduceNumbers(_ state: inout NumbersState, _ action: NumbersAction)
  -> [FollowUp<NumbersAction>]
{
  switch action {
  case .routeAction(_, .home(.startTapped)):
    state.routes.presentSheet(
      .numbersList(.init(numbers: Array(0..<4))), embedInNavigationView: true)

  case .routeAction(_, .numbersList(.numberSelected(let number))):
    state.routes.push(.numberDetail(.init(number: number)))

  case .routeAction(_, .numberDetail(.showDouble(let number))):
    state.routes.presentSheet(
      .numberDetail(.init(number: number * 2)), embedInNavigationView: true)

  case .routeAction(_, .numberDetail(.goBackTapped)):
    state.routes.goBack()

  case .routeAction(_, .numberDetail(.goBackToNumbersList)):
    return .routeWithDelaysIfUnsupported(state.routes) {
      $0.goBackTo(\.numbersList)
    }

  case .routeAction(_, .numberDetail(.goBackToRootTapped)):
    return .routeWithDelaysIfUnsupported(state.routes) {
      $0.goBackToRoot()
    }

  default:
    break
  }
  return .none
}

let numbers = Coordinator<NumbersRoute>(
  "Numbers", dialect: .tcaCoordinators(.v0_13, .indexed), initial: NumbersState(),
  routes: \.routes.entries
) {
  Screen(.home) { Action("startTapped", NumbersAction.routeAction(0, action: .home(.startTapped))) }
  // No number decides where to go: one is enough.
  Screen(.numbersList) {
    Action("numberSelected", from: routeAction(.numbersList(.numberSelected(1))))
  }
  Screen(.numberDetail) {
    Action("goBackTapped", from: routeAction(.numberDetail(.goBackTapped)))
    Action("goBackToNumbersList", from: routeAction(.numberDetail(.goBackToNumbersList)))
    Action("goBackToRootTapped", from: routeAction(.numberDetail(.goBackToRootTapped)))
    Action(
      "showDouble",
      from: { (state: NumbersState, index: Int) in
        let number = state.routes[index].screen.number
        return NumbersAction.routeAction(index, action: .numberDetail(.showDouble(number)))
      })
  }
  Gestures { (state: NumbersState, remaining: [Int]) in
    NumbersAction.updateRoutes(remaining.map { state.routes[$0] })
  }
} reduce: { (state: inout NumbersState, action: NumbersAction) in
  if case .updateRoutes(let routes) = action { state.routes = routes }
  return reduceNumbers(&state, action)
}

func routeAction(_ action: ScreenAction) -> (NumbersState, Int) -> NumbersAction {
  { _, index in .routeAction(index, action: action) }
}

// MARK: - Screens

/// The first introduction.
enum First {
  enum Route: String, RouteKey {
    case numbersList, numberDetail
  }

  enum ScreenState: Hashable, Routable {
    case numbersList(NumbersListState)
    case numberDetail(NumberDetailState)

    var route: Route {
      switch self {
      case .numbersList: .numbersList
      case .numberDetail: .numberDetail
      }
    }

    var number: Int {
      if case .numberDetail(let state) = self { state.number } else { 0 }
    }
  }

  enum ScreenAction: Hashable {
    case numbersList(NumbersListAction)
    case numberDetail(NumberDetailAction)
  }

  struct CoordinatorState: Hashable, IndexedScreenCoordinatorState {
    var screens: [ScreenState]
  }

  enum CoordinatorAction: Hashable {
    case screenAction(Int, ScreenAction)
    case updateScreens([ScreenState])
  }

  static func reduce(_ state: inout CoordinatorState, _ action: CoordinatorAction) {
    switch action {
    case .screenAction(_, .numbersList(.numberSelected(let number))):
      state.push(.numberDetail(.init(number: number)))

    case .screenAction(_, .numberDetail(.goBackTapped)):
      state.pop()

    case .screenAction(_, .numberDetail(.showDouble(let number))):
      state.push(.numberDetail(.init(number: number * 2)))

    default:
      break
    }
  }
}

/// The view decides how the screens show.
func coordinator(
  isWrapped: Bool = false,
  routes: @escaping (First.CoordinatorState) -> [RouteEntry<First.Route>]
) -> Coordinator<First.Route> {
  func send(_ action: First.ScreenAction) -> (First.CoordinatorState, Int)
    -> First.CoordinatorAction
  {
    { _, index in .screenAction(index, action) }
  }
  return Coordinator<First.Route>(
    "Coordinator", dialect: .tcaCoordinators(.v0_13, .indexed),
    initial: First.CoordinatorState(screens: [.numbersList(.init(numbers: Array(0..<4)))]),
    routes: routes, isWrapped: isWrapped
  ) {
    Screen(.numbersList) {
      Action("numberSelected", from: send(.numbersList(.numberSelected(1))))
    }
    Screen(.numberDetail) {
      Action("goBackTapped", from: send(.numberDetail(.goBackTapped)))
      Action(
        "showDouble",
        from: { (state: First.CoordinatorState, index: Int) in
          let number = state.screens[index].number
          return First.CoordinatorAction.screenAction(index, .numberDetail(.showDouble(number)))
        })
    }
    Gestures { (state: First.CoordinatorState, remaining: [Int]) in
      First.CoordinatorAction.updateScreens(remaining.map { state.screens[$0] })
    }
  } reduce: { (state: inout First.CoordinatorState, action: First.CoordinatorAction) in
    First.reduce(&state, action)
    if case .updateScreens(let screens) = action { state.screens = screens }
    return []
  }
}

/// Shown by a `NavigationStore`, which brings no `NavigationView`: one stands around it.
let pushed = coordinator(isWrapped: true) { $0.entries(embedsNavigation: false) }

/// Shown by a `PresentationStore`: the array is the same, and each new screen covers the last.
let presented = coordinator { state in
  state.screens.enumerated().map { $0 == 0 ? .root($1.route) : .sheet($1.route) }
}

register(Graph("Numbers") { numbers })
register(Graph("NavigationStore") { pushed })
register(Graph("PresentationStore") { presented })
