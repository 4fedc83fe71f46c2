// TCARouteStack's example app: a router that moves by deep links alone. The buttons of its screens
// open links, and the same links can come from outside at any time.

import NavGraph

enum RouterRoute: String, RouteKey {
  case root, first, second, third
}

/// The ways that the buttons ask for.
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
  // A `value` that the router does not know means a cover.
  for route in [RouterRoute.first, .second, .third] {
    DeepLink(
      "example://\(route.rawValue)View?value=:value",
      parameters: [.values("value", styles + ["other"])], lands: [route],
      .when(.argument("value", is: "push"), [.push(route)]),
      .when(
        .argument("value", is: "customSheet"),
        [
          .presentSheet(
            route, sheet: SheetOptions(detents: ["medium", "large"], showsIndicator: true))
        ]),
      .when(.argument("value", is: "normalSheet"), [.presentSheet(route)]),
      .when(
        .any(.argument("value", is: "cover"), .argument("value", is: "other")),
        [.presentCover(route)]))
  }
}

register(Graph("TCARouteStack") { router })
