import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Actions sent within one step")
struct MessageTests {
  @Test("a sent action is handled in the same step, for any trigger")
  func sending() throws {
    for trigger in [Trigger.tap, .effect, .automatic, .sent] {
      let explored = try Explored(
        stack("App", root: "home") {
          Screen("home") { On("open", .push("item"), .send("load", to: .route("item"))) }
          Screen("item", disabling: [.back, .edgeSwipe]) {
            On("load", trigger: trigger, when: .not(.isPresenting), .presentSheet("note"))
          }
          Screen("note", disabling: [.swipeDown])
        })
      #expect(explored.seen.landings["home open → note"] == 1)
      #expect(explored.seen.states == 2)
    }
  }

  @Test("an action sent to a removed screen has no addressee")
  func noAddressee() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") {
          On("send", .send("load", to: .route("item")))
          On("both", .push("item"), .send("load", to: .route("item")), .goBackToRoot)
        }
        Screen("item") { On("load", trigger: .sent) }
      })
    #expect(
      explored.outcomes == [
        "home both.0 applied", "home both.1 ignored:noAddressee", "home both.2 applied",
        "home send.0 ignored:noAddressee",
      ])
    #expect(explored.seen.states == 1)
    #expect(explored.seen.steps == 2)
  }

  @Test("an action without a handler where it arrives is no failure")
  func unhandled() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") { On("send", .send("load", to: .route("home"))) }
        Screen("item") { On("load", trigger: .sent) }
      })
    #expect(explored.outcomes == ["home send.0 applied"])
    #expect(explored.seen.steps == 1)
  }

  @Test("addressees are the topmost of a route, an index, an identity, a flow, a screen in it")
  func addressees() throws {
    let child = stack("Child", root: "list") {
      Screen("list") { On("mark", trigger: .sent, .assign("last", "screen")) }
      OnSelf("mark", trigger: .sent, .assign("last", "flow"))
    }
    let app = stack("App", root: "home") {
      Screen("home", identity: .constant("h")) {
        On("mark", trigger: .sent, .assign("last", "home"))
        On("index", .send("mark", to: .index(0)))
        On("identity", .send("mark", to: .identity("h")))
        On("coordinator", .send("mark", to: .coordinator))
      }
      Screen("child", hosts: child)
      Screen("both") {
        On("flow", .send("mark", to: .flow("child")))
        On("screen", .send("mark", to: .screen("child", route("list"))))
      }
      OnSelf("mark", trigger: .sent, .assign("last", "coordinator"))
      OnSelf("open", when: .count(.equal(1)), .append(.push("child"), .push("both")))
    }
    let explored = try Explored(
      app, child,
      variables: [Variable("last", ["none", "home", "coordinator", "flow", "screen"])])
    let ends = [
      "App.home index → App.home": "home* [home]",
      "App.home identity → App.home": "home* [home]",
      "App.home coordinator → App.home": "home* [coordinator]",
      "App.both flow → App.both": "home ▸ child{list} ▸ both* [flow]",
      "App.both screen → App.both": "home ▸ child{list} ▸ both* [screen]",
    ]
    for (landing, state) in ends { #expect(explored.facts.state(after: landing) == state) }
  }

  @Test("the queue is worked through in the order of sending")
  func order() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") {
          On("go", .send("first", to: .coordinator), .send("second", to: .coordinator), .push("a"))
        }
        Screen("a", disabling: [.back, .edgeSwipe])
        Screen("b", disabling: [.backMenu, .back, .edgeSwipe])
        Screen("c", disabling: [.backMenu, .back, .edgeSwipe])
        OnSelf("first", trigger: .sent, .push("b"), .send("third", to: .coordinator))
        OnSelf("second", trigger: .sent, .push("c"))
        OnSelf("third", trigger: .sent, .push("a"))
      })
    #expect(explored.seen.states == 2)
    #expect(explored.facts.state(after: "home go → a") == "home ▸ a ▸ b ▸ c ▸ a*")
  }

  @Test(
    "a link that the app opens itself is its coordinator's, and has no addressee without a flow of it"
  )
  func openingLinks() throws {
    let child = stack("Child", root: "list") {
      Screen("list")
      Screen("item", arguments: .values("id", ["1", "2"]), disabling: [.back, .edgeSwipe])
      DeepLink(
        "app://item/:id", parameters: [.values("id", ["1", "2"])], when: .not(.count(.atLeast(2))),
        .push("item", with: ["id": .same("id")]))
    }
    let app = stack("App", root: "home") {
      Screen("home") {
        On("link", .openLink("app://item/:id", with: ["id": "2"]))
        On("both", .push("child"), .openLink("app://item/:id", with: ["id": "2"]))
      }
      Screen("child", disabling: [.back], hosts: child)
    }
    let explored = try Explored(app, child)
    #expect(explored.outcomes.contains("App.home link.0 ignored:noAddressee"))
    #expect(
      explored.facts.state(after: "App.home both → Child.item")
        == "home ▸ child*{list ▸ item(2)*}")
  }

  @Test("endless sending is stopped")
  func endless() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") { On("go", .send("go", to: .route("home"))) }
      })
    #expect(explored.seen.states == 1)
    #expect(explored.seen.steps == 1)
  }
}
