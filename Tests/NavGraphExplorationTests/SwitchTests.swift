import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Switches")
struct SwitchTests {
  @Test("follow the first condition that holds, and show the initial case where none does")
  func derived() throws {
    let app = Switch<RouteName>("App", initial: "logIn") {
      Case("logIn") { On("logIn", .assign("user", "guest")) }
      Case("guest", while: .variable("user", is: "guest")) { On("join", .assign("user", "member")) }
      Case("member", while: .not(.variable("user", is: "none"))) {
        On("logOut", .assign("user", "none"))
      }
      Variable("user", ["none", "guest", "member"])
    }
    let explored = try Explored(app)
    #expect(explored.seen.states == 3)
    #expect(
      explored.seen.landings == [
        "logIn logIn → guest": 1, "guest join → member": 2, "member logOut → logIn": 3,
      ])
  }

  private let game = stack("Game", root: "board") {
    Screen("board") { On("open", .push("menu")) }
    Screen("menu") { On("quit", .emit("quit")) }
  }

  private func app(isKept: Bool) throws -> Explored {
    let app = Switch<RouteName>("App", initial: "start") {
      Case("start") { On("play", .show("game")) }
      Case("game", hosts: game, isKept: isKept)
      OnChild("game", action: "quit", .show("start"))
    }
    return try Explored(app, game)
  }

  @Test("restart a case when it is shown again")
  func fresh() throws {
    let explored = try app(isKept: false)
    #expect(explored.seen.states == 3)
    #expect(explored.facts.state(after: "Game.menu quit → App.start") == "start*")
    #expect(explored.seen.landings["App.start play → Game.menu"] == nil)
  }

  @Test("keep a case unchanged if requested")
  func kept() throws {
    let explored = try app(isKept: true)
    #expect(explored.seen.states == 4)
    #expect(
      explored.facts.state(after: "Game.menu quit → App.start") == "start* | game{board ▸ menu}")
    #expect(explored.seen.landings["App.start play → Game.menu"] == 4)
  }

}
