import NavGraph

/// Two tabs with a stack each, and a variable that one of them writes.
enum TabApp {
  enum TabRoute: String, RouteKey { case news, mail }
  enum NewsRoute: String, RouteKey { case headlines, article }
  enum MailRoute: String, RouteKey { case inbox, letter }

  static let graph = Graph("Tabs") {
    Tabs<TabRoute>("Main", initial: .news) {
      Tab(.news, hosts: "News")
      Tab(.mail, hosts: "Mail")
    }
    Coordinator<NewsRoute>(
      "News", dialect: ShopApp.dialect, root: .headlines, embedsNavigation: true
    ) {
      Screen(.headlines) { On("articleTapped", .push(.article)) }
      Screen(.article, arguments: .values("id", ["1", "2"]))
    }
    Coordinator<MailRoute>("Mail", dialect: ShopApp.dialect, root: .inbox, embedsNavigation: true) {
      Variable("isRead", false)
      Screen(.inbox) { On("letterTapped", .assign("isRead", "true"), .push(.letter)) }
    }
  }
}
