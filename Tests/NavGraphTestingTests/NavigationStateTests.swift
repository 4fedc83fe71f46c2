import NavGraph
import NavGraphTesting
import Testing

/// What a claim's closure gets to see.
struct NavigationStateTests {
  @Test func theFirstStateIsTheStart() throws {
    let state = try #require(states(of: TabApp.graph).first)
    #expect(state.top?.route == "headlines")
    #expect(state.screens.map(\.route) == ["news", "headlines", "mail", "inbox"])
    #expect(state.screens.map(\.isShown) == [true, true, false, false])
    #expect(state.stack(of: "News").map(\.route) == ["headlines"])
    #expect(state["isRead", in: "Mail"] == "false")
    #expect(state.isOnTop(TabApp.TabRoute.news) && state.isOnTop(TabApp.NewsRoute.headlines))
    #expect(state.contains(TabApp.MailRoute.inbox) && !state.isShown(TabApp.MailRoute.inbox))
  }

  @Test func argumentsAndVariablesAreReadable() throws {
    let all = states(of: TabApp.graph)
    let articles = all.compactMap { $0.stack(of: "News").last?.arguments["id"] }
    #expect(Set(articles) == ["1", "2"])
    #expect(
      all.contains {
        $0["isRead", in: "Mail"] == "true" && $0.count(of: TabApp.MailRoute.letter) == 1
      })
  }

  @Test func aCoveredScreenIsOnTheStackButNotShown() throws {
    let state = try #require(
      states(of: ShopApp.graph).first { $0.isOnTop(ShopApp.Route.cart) })
    #expect(state.contains(ShopApp.Route.home) && !state.isShown(ShopApp.Route.home))
  }

  @Test func appVariablesAndFixedInputsAreReadable() {
    let graph = Graph("App") {
      Variable("loggedIn", false)
      Input("platform", ["iPhone", "iPad"])
      Coordinator<ShopApp.Route>("Shop", dialect: ShopApp.dialect, root: .home) {
        Screen(.home) { On("logInTapped", .assign("loggedIn", "true")) }
      }
    }
    let values = states(of: graph).map { [$0["loggedIn"], $0["platform"]] }
    #expect(
      values == [
        ["false", "iPhone"], ["false", "iPad"], ["true", "iPhone"], ["true", "iPad"],
      ])
  }

  private func states(of graph: Graph) -> [NavigationState] {
    var states: [NavigationState] = []
    expectNavigation(
      of: graph,
      .never {
        states.append($0)
        return false
      })
    return states
  }
}
