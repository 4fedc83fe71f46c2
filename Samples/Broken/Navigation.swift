// A small shop with planted faults. Each comment `finding: …` marks the line below it: the findings
// that `navgraph lint` must give there, and no others.

import NavGraph

enum ShopRoute: String, RouteKey {
  case home, product, reviews, cart, wishlist, giftCard, coupon
}

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("productTapped", .push(.product))
    On("cartTapped", .presentSheet(.cart))
    // Meant to open the gift card once only, but written the wrong way round.
    // finding: dead-transition
    On("giftTapped", when: .contains(.giftCard), .push(.giftCard))
  }
  Screen(.product, arguments: .values("id", ["1", "2"]), identity: .arguments("id")) {
    On("reviewsTapped", .push(.reviews))
    // The same product is often among those that are similar to it.
    // finding: duplicate-id
    On("similarTapped", .push(.product))
  }
  Screen(.reviews, identity: .unique) {
    On("authorTapped", .goBackToRoot)
  }
  Screen(.cart) {
    // The sheet has no navigation container: the first tap puts the screen where nothing shows it,
    // the second is dropped.
    // finding: duplicate-id, push-without-navigation
    On("couponTapped", .push(.coupon))
    On("closeTapped", .dismiss())
  }
  // finding: unreachable-route
  Screen(.coupon) {
    On("applied", .goBack())
  }
  // The tab that led here is gone.
  // finding: unreachable-route
  Screen(.wishlist) {
    On("productTapped", .push(.product))
  }
  // finding: unreachable-route
  Screen(.giftCard) {
    On("redeemed", .goBackToRoot)
  }
}

enum CheckoutRoute: String, RouteKey {
  case address, payment, help, receipt
}

let checkout = Coordinator<CheckoutRoute>(
  "Checkout", dialect: .tcaCoordinators(.v0_14, .identified), root: .address, embedsNavigation: true
) {
  Screen(.address) {
    On("continueTapped", .push(.payment))
    On("helpTapped", .presentSheet(.help, embedsNavigation: true))
  }
  Screen(.payment) {
    On("helpTapped", .presentSheet(.help, embedsNavigation: true))
    // The bank can answer while the help is open: that goes, and the receipt is there.
    On("paid", trigger: .effect, .set([.root(.receipt, embedsNavigation: true)]))
  }
  Screen(.help, disabling: [.swipeDown]) {
    On("closeTapped", .dismiss())
    // The help is a sheet already, with the only identity it has.
    // finding: duplicate-id
    On("moreHelpTapped", .presentSheet(.help, embedsNavigation: true))
  }
  Screen(.receipt) {
    On("doneTapped", .set([.root(.address, embedsNavigation: true)]))
    // An array literal with the same identity twice stops the app.
    // finding: duplicate-id
    On(
      "buyAgainTapped",
      .set([.root(.address, embedsNavigation: true), .push(.payment), .push(.payment)]))
  }
}

register(
  Graph("Broken shop") {
    shop
    checkout
  })
