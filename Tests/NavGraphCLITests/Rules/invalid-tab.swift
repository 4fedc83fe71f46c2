// There is no fourth tab.

import NavGraph

enum MainRoute: String, RouteKey { case home, cart }

let main = Tabs<MainRoute>("Main", initial: .home) {
  Tab(.home) {
    On("offersTapped", .selectIndex(3))  // ← invalid-tab
  }
  Tab(.cart)
}

register(Graph("Main app") { main })
