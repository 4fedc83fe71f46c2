// The routers of RoutingReducer's introduction, each by its `navigation(for:)`: the two ways to give a
// route its identity, which Samples/RoutingReducer/Introduction registers by rules, and the one with a
// modal.
//
// Left out: the views, and the reducers of the screens (`rootBody`, `routeBody`). The introduction
// leaves open which action is which command; the screens' actions are made up. The library sends a
// command as an effect, so that anything can happen before it arrives: it is a follow-up.

import NavGraph

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

enum MyRoute: String, RouteKey {
  case root, first
}

// MARK: - A fresh identity

struct First {
  /// The identity is left out of equality, so that equal paths are equal states.
  struct State: Hashable {
    let id = UUID()

    static func == (_: State, _: State) -> Bool { true }
    func hash(into _: inout Hasher) {}
  }

  enum Action: Hashable { case firstTapped }
}

struct MyRouter {
  enum Route: Routing, Routable {
    case first(First.State)

    enum Action: Hashable {
      case first(First.Action)
    }

    var id: UUID {
      switch self {
      case .first(let state): return state.id
      }
    }

    var route: MyRoute { .first }
  }

  struct State: Hashable {
    var navigation: Route.NavigationState = .init()

    var entries: [RouteEntry<MyRoute>] {
      navigation.entries(above: .root(.root, embedsNavigation: true))
    }
  }

  enum Action: Hashable {
    case navigation(Route.NavigationAction)
    case route(UUID, Route.Action)
    case root(First.Action)
  }

  func navigation(for action: Action) -> Route.NavigationAction? {
    switch action {
    case .root(.firstTapped): return .push(.first(.init()))
    case .route(_, .first(.firstTapped)): return .push(.first(.init()))
    default: return nil
    }
  }
}

let repeatable = Coordinator<MyRoute>(
  "MyRouter", dialect: .routingReducer(.v0_0), initial: MyRouter.State(),
  routes: \.entries
) {
  Screen(.root) { Action("firstTapped", MyRouter.Action.root(.firstTapped)) }
  Screen(.first) {
    // The root is outside of the path.
    Action(
      "firstTapped",
      from: { (state: MyRouter.State, index: Int) in
        MyRouter.Action.route(state.navigation.routePath[index - 1].id, .first(.firstTapped))
      })
  }
  Gestures { (state: MyRouter.State, remaining: [Int]) in
    MyRouter.Action.navigation(state.navigation.command(leaving: remaining))
  }
} reduce: { (state: inout MyRouter.State, action: MyRouter.Action) in
  switch action {
  // Equal follow-ups are one value, however often one comes: the identity is made as it arrives.
  case .navigation(.push(.first)): state.navigation.reduce(.push(.first(.init())))
  case .navigation(let command): state.navigation.reduce(command)
  default: break
  }
  return MyRouter().navigation(for: action).map { [.later("navigation", .navigation($0))] } ?? []
}

// MARK: - A constant identity

struct MyOtherRouter {
  enum Route: Routing, Routable {
    case first(First.State)

    enum Action: Hashable {
      case first(First.Action)
    }

    var id: String {
      switch self {
      case .first: return "first"
      }
    }

    var route: MyRoute { .first }
  }

  struct State: Hashable {
    var navigation: Route.NavigationState = .init()

    var entries: [RouteEntry<MyRoute>] {
      navigation.entries(above: .root(.root, embedsNavigation: true))
    }
  }

  enum Action: Hashable {
    case navigation(Route.NavigationAction)
    case route(String, Route.Action)
    case root(First.Action)
  }

  func navigation(for action: Action) -> Route.NavigationAction? {
    switch action {
    case .root(.firstTapped): return .push(.first(.init()))
    case .route(_, .first(.firstTapped)): return .push(.first(.init()))
    default: return nil
    }
  }
}

let single = Coordinator<MyRoute>(
  "MyRouter", dialect: .routingReducer(.v0_0), initial: MyOtherRouter.State(),
  routes: \.entries
) {
  Screen(.root) { Action("firstTapped", MyOtherRouter.Action.root(.firstTapped)) }
  Screen(.first) {
    Action("firstTapped", MyOtherRouter.Action.route("first", .first(.firstTapped)))
  }
  Gestures { (state: MyOtherRouter.State, remaining: [Int]) in
    MyOtherRouter.Action.navigation(state.navigation.command(leaving: remaining))
  }
} reduce: { (state: inout MyOtherRouter.State, action: MyOtherRouter.Action) in
  if case .navigation(let command) = action { state.navigation.reduce(command) }
  return MyOtherRouter().navigation(for: action).map {
    [.later("navigation", .navigation($0))]
  } ?? []
}

// MARK: - A modal

enum MyModalRoute: String, RouteKey {
  case root, first, second, modal
}

struct MyModalRouter {
  enum Route: String, Routing, Routable {
    case first
    case second
    case modal

    enum Action: Hashable {
      case first(FirstAction)
      case second(SecondAction)
      case modal(ModalAction)
    }

    enum FirstAction: Hashable { case secondTapped, backTapped }
    enum SecondAction: Hashable { case rootTapped }
    enum ModalAction: Hashable { case secondTapped, closeTapped }

    var id: String { rawValue }

    var route: MyModalRoute {
      switch self {
      case .first: .first
      case .second: .second
      case .modal: .modal
      }
    }
  }

  enum RootAction: Hashable { case firstTapped, modalTapped }

  struct State: Hashable {
    var navigation: Route.NavigationState = .init()

    var entries: [RouteEntry<MyModalRoute>] {
      navigation.entries(above: .root(.root, embedsNavigation: true))
    }
  }

  enum Action: Hashable {
    case navigation(Route.NavigationAction)
    case route(String, Route.Action)
    case modalRoute(Route.Action)
    case root(RootAction)
  }

  func navigation(for action: Action) -> Route.NavigationAction? {
    switch action {
    case .root(.firstTapped): return .push(.first)
    case .root(.modalTapped): return .present(.modal)
    case .route(_, .first(.secondTapped)): return .push(.second)
    case .route(_, .first(.backTapped)): return .pop()
    case .route(_, .second(.rootTapped)): return .pop(toRoot: true)
    case .modalRoute(.modal(.secondTapped)): return .present(.second)
    case .modalRoute(.modal(.closeTapped)): return .dismiss
    default: return nil
    }
  }
}

let withModal = Coordinator<MyModalRoute>(
  "MyModalRouter", dialect: .routingReducer(.v0_0), initial: MyModalRouter.State(),
  routes: \.entries
) {
  Screen(.root) {
    Action("firstTapped", MyModalRouter.Action.root(.firstTapped))
    Action("modalTapped", MyModalRouter.Action.root(.modalTapped))
  }
  Screen(.first) {
    Action("secondTapped", MyModalRouter.Action.route("first", .first(.secondTapped)))
    Action("backTapped", MyModalRouter.Action.route("first", .first(.backTapped)))
  }
  // In the modal it sends the same to the modal's own place, where nobody asks for it.
  Screen(.second) {
    Action(
      "rootTapped",
      from: { (state: MyModalRouter.State, _: Int) in
        state.navigation.currentModal == .second
          ? MyModalRouter.Action.modalRoute(.second(.rootTapped))
          : MyModalRouter.Action.route("second", .second(.rootTapped))
      })
  }
  Screen(.modal) {
    Action("secondTapped", MyModalRouter.Action.modalRoute(.modal(.secondTapped)))
    Action("closeTapped", MyModalRouter.Action.modalRoute(.modal(.closeTapped)))
  }
  Gestures { (state: MyModalRouter.State, remaining: [Int]) in
    MyModalRouter.Action.navigation(state.navigation.command(leaving: remaining))
  }
} reduce: { (state: inout MyModalRouter.State, action: MyModalRouter.Action) in
  if case .navigation(let command) = action { state.navigation.reduce(command) }
  return MyModalRouter().navigation(for: action).map {
    [.later("navigation", .navigation($0))]
  } ?? []
}

register(Graph("UUID") { repeatable })
register(Graph("Constant") { single })
register(Graph("Modal") { withModal })
