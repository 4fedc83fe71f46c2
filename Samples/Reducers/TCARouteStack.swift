// The router of TCARouteStack's introduction, by the reducer that opens its URLs. Registered by rules,
// it is in Samples/TCARouteStack/Introduction.
//
// Left out: the views, and the reducers of the screens, which `forEachRoute` would run. What else
// `forEachRoute` does, to replace the paths when the view has changed them, is below the body.

import NavGraph

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

enum RouterRoute: String, RouteKey {
  case root, first, second, third
}

struct Screen {
  enum State: Hashable {
    case first(First)
    case second(Second)
    case third(Third)
  }

  struct First: Hashable {}
  struct Second: Hashable {}
  struct Third: Hashable {}
}

extension Screen.State: Routable {
  var route: RouterRoute {
    switch self {
    case .first: .first
    case .second: .second
    case .third: .third
    }
  }
}

struct Router {
  struct State: Hashable {
    var paths: [RoutePath<Screen.State>] = []

    /// The root is outside of the paths.
    var entries: [RouteEntry<RouterRoute>] { [RouteEntry.root(.root)] + paths.entries }
  }

  enum Action: Hashable {
    case openURL(URL)
    case updatePaths([RoutePath<Screen.State>])
  }

  /// As it is in the introduction: `back` does not look at whether there is a path.
  func reduce(into state: inout State, action: Action) {
    switch action {
    case .openURL(let url):
      switch url.host {
      case "back":
        state.paths.removeLast()
      case "backToRoot":
        state.paths.removeAll()
      case "firstView":
        state.paths.append(RoutePath(data: Screen.State.first(.init()), style: .cover))
      case "secondView":
        state.paths.append(RoutePath(data: Screen.State.second(.init()), style: .push))
      case "thirdView":
        state.paths.append(
          RoutePath(data: Screen.State.third(.init()), style: .sheet([.medium, .large], .visible)))
      default: break
      }
    case .updatePaths:
      break
    }
  }
}

let links = ["back", "backToRoot", "firstView", "secondView", "thirdView"]
  .compactMap { URL(string: "example://\($0)") }

let router = Coordinator<RouterRoute>(
  "Router", dialect: .tcaRouteStack(.v0_1), initial: Router.State(),
  routes: \.entries
) {
  NavGraph.Screen(.root)
  NavGraph.Screen(.first)
  NavGraph.Screen(.second)
  NavGraph.Screen(.third)
  for link in links {
    LinkAction(link.absoluteString, Router.Action.openURL(link))
  }
  Gestures { (state: Router.State, remaining: [Int]) in
    Router.Action.updatePaths(remaining.dropFirst().map { state.paths[$0 - 1] })
  }
} reduce: { (state: inout Router.State, action: Router.Action) in
  Router().reduce(into: &state, action: action)
  if case .updatePaths(let paths) = action { state.paths = paths }
  return []
}

register(Graph("Introduction") { router })
