// Each link puts another article on the stack.

import NavGraph

enum WikiRoute: String, RouteKey { case home, article }

let wiki = Coordinator<WikiRoute>(
  "Wiki", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("articleTapped", .push(.article))
  }
  Screen(.article, identity: .unique) {
    On("linkTapped", .push(.article))  // ← unbounded-growth
  }
}
.allow("double-trigger", because: "links are disabled while an article opens")

register(Graph("Wiki app") { wiki })
