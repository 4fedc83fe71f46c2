// The offer continues loading after the user went back.

import NavGraph

enum ShopRoute: String, RouteKey { case home, offer }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Variable("hasSeenOffer", false)
  Screen(.home) {
    On("offerTapped", when: .not(.is("hasSeenOffer")), .assign("hasSeenOffer", true), .push(.offer))
  }
  Screen(.offer) {
    Effect(  // ← effect-outlives-screen
      "load", sends: "loaded", onAppearance: true, cancelled: .never)
    On("loaded", trigger: .sent)
  }
}

register(Graph("Shop app") { shop })
