import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("What comes later")
struct FollowUpTests {
  @Test("anything can happen before operations that come later")
  func later() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") { On("open", .push("item")) }
        Screen("item") {
          On("save", when: .not(.is("isSaved")), .assign("isSaved", true), .later(.goBack()))
        }
        Variable("isSaved", false)
      })
    // Home and item before; with the write pending, and after it: at home and on the item.
    #expect(explored.seen.states == 6)
    #expect(explored.facts.state(after: "item save → item") == "home ▸ item*; [true] !save, later")
    #expect(explored.landings.contains("later item save → home"))
    // The screen was left in between: there is nothing to go back from.
    #expect(explored.outcomes.contains { $0.hasPrefix("item save.2 failed:notEnoughScreens|") })
  }

  @Test("the commands of RoutingReducer are carried out later, in a turn of their own")
  func routingReducer() throws {
    let explored = try Explored(
      stack("App", dialect: .routingReducer(.v0_0), root: "home") {
        Screen("home") { On("open", when: .count(.equal(1)), .push("item")) }
        Screen("item", disabling: [.back, .edgeSwipe])
      })
    // Home, the pending push, the item.
    #expect(explored.seen.states == 3)
    #expect(explored.landings == ["home open → home", "later home open → item"])
    #expect(explored.seen.shown == ["home": 0, "item": 2])
  }

  @Test("which commands of RoutingReducer are carried out is decided when the action is handled")
  func decidedAtOnce() throws {
    let explored = try Explored(
      stack("App", dialect: .routingReducer(.v0_0), root: "home") {
        Screen("home") {
          On(
            "open", when: .count(.equal(1)),
            .when(.is("isOpen"), [.push("shop")], otherwise: [.push("sorry")]),
            .assign("isOpen", true))
        }
        Screen("shop")
        Screen("sorry")
        Variable("isOpen", false)
      })
    #expect(explored.seen.landings["later home open → sorry"] == 2)
    // Only a second tap finds the shop open.
    #expect(explored.seen.landings["later home open → shop"] == 3)
  }

  @Test("an action that chooses among too many lists of commands is refused")
  func tooManyLists() {
    let choice = NavGraphModel.Operation.oneOf([[.append(.push("a"))], [.append(.push("b"))]])
    let home = RouteDefinition.naive("home", [.naive("open", Array(repeating: choice, count: 13))])
    let container = Container.stack(
      StackContainer(dialect: .routingReducer(.v0_0), initial: [[.sheet("home")]]))
    let graph = GraphDefinition(
      name: "App",
      coordinators: [.naive("App", container, [home, .naive("a"), .naive("b")])], location: .naive)
    #expect(throws: RegistrationProblems.self) { try Exploration.explore(graph) }
  }

  @Test("an array that is written later replaces what happened in between")
  func deferredSet() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home", disabling: [.backMenu]) {
          On("open", when: .count(.equal(1)), .deferredSet(.push("a"), .push("b")))
          On("help", when: .count(.equal(1)), .presentSheet("help"))
        }
        Screen("a", disabling: [.backMenu])
        Screen("b", disabling: [.backMenu])
        Screen("help")
      })
    #expect(explored.seen.landings["home open → home"] == 1)
    #expect(explored.seen.landings["later home open → b"] == 2)
    #expect(explored.outcomes.contains("home open.0 applied"))
    #expect(explored.outcomes.contains("home open.0 applied:overwritesLaterChange"))
    let landing = try #require(
      explored.facts.outcomes.first { $0.outcome == .appliedDespite(.overwritesLaterChange) })
    #expect(explored.facts.actions(to: landing.witness) == ["open", "help", "open, later"])
    #expect(
      FactsWords(explored.facts).state(explored.facts.trace[landing.witness].state)
        == "home ▸ a ▸ b*")
  }

  @Test("an effect that is pending at its bound is not started again, and the search says so")
  func bound() throws {
    for pending in 1...3 {
      let explored = try Explored(
        stack("App", root: "home") {
          Screen("home") { On("save", .later(.assign("isSaved", true))) }
          Variable("isSaved", false)
        }, limits: Limits(pending: pending))
      #expect(explored.seen.cuts == [.pending])
      // The pending effects before anything was written and after; at least one was then.
      #expect(explored.seen.states == 2 * pending + 2)
    }
  }
}
