// One tap asks for two sheets at once.

import NavGraph

enum ListRoute: String, RouteKey { case list, filter, sort }

let list = Coordinator<ListRoute>(
  "List", dialect: .tcaCoordinators(.v0_14, .identified), root: .list
) {
  Slot("filter", .sheet)
  Slot("sort", .sheet)  // ← conflicting-slots
  Screen(.list) {
    On("refineTapped", .show(.filter, in: "filter"), .show(.sort, in: "sort"))
  }
  Screen(.filter) {
    On("doneTapped", .clear("filter"))
  }
  Screen(.sort) {
    On("doneTapped", .clear("sort"))
  }
}

register(Graph("List app") { list })
