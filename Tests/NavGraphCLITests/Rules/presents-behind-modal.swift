// The coordinator shows an offer while a sheet of its stack is open.

import NavGraph

enum ShopRoute: String, RouteKey { case list, filter, offer }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .list
) {
  Slot("offer", .cover)  // ← presents-behind-modal
  Screen(.list) {
    On("filterTapped", .presentSheet(.filter))
  }
  Screen(.filter) {
    On("doneTapped", .dismiss())
  }
  Screen(.offer) {
    On("closeTapped", .clear("offer"))
  }
  OnSelf(
    "offerReceived", trigger: .effect, when: .not(.slotIsTaken("offer")),
    .show(.offer, in: "offer"))
}

register(Graph("Shop app") { shop })
