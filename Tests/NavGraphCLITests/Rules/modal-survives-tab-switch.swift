// The order is placed behind the cover, which stays.

import NavGraph

enum MainRoute: String, RouteKey { case shop, orders, pay }

let main = Tabs<MainRoute>("Main", initial: .shop) {
  Tab(.shop) {
    On("payTapped", .show(.pay, in: "cover"))
  }
  Tab(.orders)
  Screen(.pay) {
    On("orderTapped", .select(.orders))  // ← modal-survives-tab-switch
    On("closeTapped", .clear("cover"))
  }
  Slot("cover", .cover)
}

register(Graph("Main app") { main })
