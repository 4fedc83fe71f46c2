// The navigation of RoutingReducer's own sample app: a router whose modal is a router again.
// `Docs/Samples/RoutingReducer.md` tells what comes of it.
//
// The library sends each command (`push`, `pop`, `present`, `dismiss`) as an effect, so that other
// actions can come in between. The dialect knows: nothing here says so.

import NavGraph

enum ModalRoute: String, RouteKey {
  case modal, first
}

/// What `modal` reports by `replace` and `dismiss` is for the parent. The screen `first` is always
/// modal here, so it shows nothing but `dismiss`.
let modalRouter = Coordinator<ModalRoute>(
  "ModalRouter", dialect: .routingReducer(.v0_0), root: .modal
) {
  Screen(.modal, identity: .unique) {
    On("presentAnother", .presentCover(.first))
  }
  Screen(.first, identity: .unique) {
    On("dismiss", .dismiss())
  }
}

enum LandingRoute: String, RouteKey {
  case landing, first, second, modalRouter
}

let landingRouter = Coordinator<LandingRoute>(
  "LandingRouter", dialect: .routingReducer(.v0_0), root: .landing, embedsNavigation: true
) {
  Screen(.landing, identity: .unique) {
    On("pushFirst", .push(.first, with: ["isModal": false]))
    On("presentModal", .presentSheet(.modalRouter))
  }
  // What the screen shows depends on how it was opened.
  Screen(.first, arguments: .values("isModal", ["false", "true"]), identity: .unique) {
    On("pushSecond", when: .argument("isModal", is: "false"), .push(.second))
    On("popToLanding", when: .argument("isModal", is: "false"), .pop())
    On("dismiss", when: .argument("isModal", is: "true"), .dismiss())
  }
  Screen(.second, identity: .unique) {
    On("popToFirst", .pop())
    On("popToRoot", .popToRoot)
  }
  Screen(.modalRouter, identity: .unique, hosts: modalRouter)
  OnChild(.modalRouter, ModalRoute.modal, action: "dismiss", .dismiss())
  OnChild(
    .modalRouter, ModalRoute.modal, action: "replace",
    .presentSheet(.first, with: ["isModal": true]))
}

register(
  Graph("RoutingReducer") {
    landingRouter
    modalRouter
  })
