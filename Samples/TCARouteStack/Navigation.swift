// TCARouteStack's example app: a router that moves by deep links alone. The buttons of its screens
// open links, and the same links can come from outside at any time.

import NavGraph

enum RouterRoute: String, RouteKey {
  case root, first, second, third
}

/// `paths.append(RoutePath(data: …, style: …))`, with the style that the link asks for.
func append(_ route: RouterRoute) -> RouteOperation<RouterRoute> {
  let large = SheetOptions(detents: ["medium", "large"], showsIndicator: true)
  let sheet = RouteOperation.when(
    .argument("value", is: "customSheet"), [.presentSheet(route, sheet: large)],
    otherwise: [
      .when(
        .argument("value", is: "normalSheet"), [.presentSheet(route)],
        // “cover”, and whatever else the link says.
        otherwise: [.presentCover(route)])
    ])
  return .when(.argument("value", is: "push"), [.push(route)], otherwise: [sheet])
}

let styles = ["push", "customSheet", "normalSheet", "cover"]

/// Paths have UUIDs, so none is ever there twice.
let router = Coordinator<RouterRoute>(
  "Router", dialect: .tcaRouteStack(.v0_1), root: .root
) {
  Screen(.root) {
    for style in styles {
      On(
        "\(style)Tapped",
        .openLink("example://firstView?value=:value", with: ["value": .value(style)]))
    }
  }
  Screen(.first, identity: .unique) {
    On("backTapped", .openLink("example://back"))
    for style in styles {
      On(
        "\(style)Tapped",
        .openLink("example://secondView?value=:value", with: ["value": .value(style)]))
    }
  }
  Screen(.second, identity: .unique) {
    On("backTapped", .openLink("example://back"))
    for style in styles {
      On(
        "\(style)Tapped",
        .openLink("example://thirdView?value=:value", with: ["value": .value(style)]))
    }
  }
  Screen(.third, identity: .unique) {
    On("backTapped", .openLink("example://back"))
    On("backToRootTapped", .openLink("example://backToRoot"))
  }
  // `paths.removeLast()`, without a look at whether there is one.
  DeepLink("example://back", .removeLast())
  DeepLink("example://backToRoot", .removeAll)
  DeepLink(
    "example://firstView?value=:value", parameters: .values("value", styles + ["other"]),
    lands: [RouterRoute.first], append(.first))
  DeepLink(
    "example://secondView?value=:value", parameters: .values("value", styles + ["other"]),
    lands: [RouterRoute.second], append(.second))
  DeepLink(
    "example://thirdView?value=:value", parameters: .values("value", styles + ["other"]),
    lands: [RouterRoute.third], append(.third))
}

register(Graph("TCARouteStack") { router })
