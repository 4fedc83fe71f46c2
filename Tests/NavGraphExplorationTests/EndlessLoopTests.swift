import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Actions that send each other endlessly")
struct EndlessLoopTests {
  @Test("crash the app, with a witness of one step")
  func pingPong() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") {
          On("ping", .send("pong", to: .route("home")))
          On("pong", trigger: .sent, .send("ping", to: .route("home")))
        }
      })
    let failure = try #require(
      explored.facts.outcomes.first { $0.outcome == Outcome(.failed(.endlessLoop)) })
    #expect(explored.facts.trace[failure.witness].step?.action == "ping")
    #expect(explored.facts.trace[failure.witness].step?.stopsDebug == true)
    #expect(explored.seen.states == 1)
  }
}
