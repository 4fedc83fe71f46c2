import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

/// Flows that are part of the state of a reducer around them.
@Suite("Registered reducers: projected flows")
struct ReducerProjectionTests {
  enum Tab: String, RouteKey {
    case news, account
  }

  enum AccountRoute: String, RouteKey {
    case signedOut, signedIn
  }

  struct App: Hashable {
    var tab = Tab.news
    var articles: [RouteName] = ["list"]
    var isSignedIn = false

    var shown: SelectedTabs<Tab> {
      let account = RouteEntry<AccountRoute>.item(isSignedIn ? .signedIn : .signedOut)
      return SelectedTabs(
        tab,
        of: [
          .item(.news).hosting(rootAndPushes(articles)), .item(.account).hosting([account]),
        ])
    }
  }

  enum AppAction {
    case select(Tab)
    case open
    case showArticles(Int)
    case sign(in: Bool)
    case link
  }

  static let news = Coordinator<RouteName>(
    projected: "News", dialect: .tcaCoordinators(.v0_14, .indexed)
  ) {
    Screen("list") { Action("openTapped", AppAction.open) }
    Screen("article") { Action("accountTapped", AppAction.select(.account)) }
    Gestures { (_: App, remaining: [Int]) in AppAction.showArticles(remaining.count) }
  }

  static let account = Switch<AccountRoute>(projected: "Account", initial: .signedOut) {
    Case(.signedOut) { Action("signInTapped", AppAction.sign(in: true)) }
    Case(.signedIn) { Action("signOutTapped", AppAction.sign(in: false)) }
  }

  static let main = Tabs<Tab>(
    "Main", initial: App(),
    shows: \.shown
  ) {
    NavGraph.Tab(.news, hosts: news)
    NavGraph.Tab(.account, hosts: account)
    TabSelection { AppAction.select($0) }
    LinkAction(
      "app://article", AppAction.link, lands: [Tab.news, RouteName(rawValue: "article")])
  } reduce: { (app: inout App, action: AppAction) in
    switch action {
    case .select(let tab): app.tab = tab
    case .open: app.articles.append("article")
    case .showArticles(let count): app.articles = Array(app.articles.prefix(count))
    case .sign(let isIn): app.isSignedIn = isIn
    case .link:
      app.tab = .news
      app.articles = ["list", "article"]
    }
    return []
  }

  static let graph = Graph("App") {
    main
    news
    account
  }

  @Test func tabsSwitchesAndStacksMoveWithinOneState() throws {
    let seen = try Explored(Self.graph)
    // Two tabs, the list or an article, signed in or out.
    #expect(seen.facts.counts.states == 8)
    #expect(
      seen.landings == [
        "Account.signedIn signOutTapped → Account.signedOut",
        "Account.signedIn: tap tab → News.article", "Account.signedIn: tap tab → News.list",
        "Account.signedOut signInTapped → Account.signedIn",
        "Account.signedOut: tap tab → News.article", "Account.signedOut: tap tab → News.list",
        "News.article accountTapped → Account.signedIn",
        "News.article accountTapped → Account.signedOut", "News.article: back → News.list",
        "News.article: tap tab again → News.list", "News.article: tap tab → Account.signedIn",
        "News.article: tap tab → Account.signedOut", "News.list openTapped → News.article",
        "News.list: tap tab → Account.signedIn", "News.list: tap tab → Account.signedOut",
        "link app://article → News.article",
      ])
    try seen.facts.validate()
  }

  @Test func theRootOfAProjectedFlowIsInferred() throws {
    let graph = Graph("App") {
      Self.main
      Self.news
      Self.account
    }
    let facts = try Exploration.explore(graph.definition, reducers: graph.reducers)
    let news = try #require(facts.graph.coordinators.first { $0.name == "News" })
    #expect(graph.definition.coordinators.first { $0.name == "News" }?.roots == [])
    #expect(news.roots == ["list"])
  }

  @Test func crossFlowOperationsAreAttributedToTheTargetFlow() throws {
    let facts = try Explored(Self.graph).facts
    let news = try #require(facts.graph.coordinators.first { $0.name == "News" })
    #expect(
      news.routes[1].transitions.map(\.operations.phrase) == [
        "the reducer, then (in Main: select account)"
      ])
  }
}
