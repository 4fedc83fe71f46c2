// The router of TCARouteStack's introduction: each deep link shows its screen in one way.

import NavGraph

enum RouterRoute: String, RouteKey {
  case root, first, second, third
}

let router = Coordinator<RouterRoute>(
  "Router", dialect: .tcaRouteStack(.v0_1), root: .root
) {
  Screen(.root)
  Screen(.first, identity: .unique)
  Screen(.second, identity: .unique)
  Screen(.third, identity: .unique)
  DeepLink("example://back", .removeLast())
  DeepLink("example://backToRoot", .removeAll)
  DeepLink("example://firstView", .presentCover(.first))
  DeepLink("example://secondView", .push(.second))
  DeepLink(
    "example://thirdView",
    .presentSheet(
      .third, sheet: SheetOptions(detents: ["medium", "large"], showsIndicator: true)))
}

register(Graph("Introduction") { router })
