import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Assumptions of a witness")
struct AssumptionTests {
  @Test("is named: the answers of free inputs at each step, the values of fixed ones in each state")
  func inputs() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") {
          On("go", when: .all(.input("device", is: "iPad"), .input("net", is: "up")), .push("list"))
        }
        Screen("list")
      },
      inputs: [Input("device", ["iPhone", "iPad"]), Input("net", ["up", "down"], isFree: true)])
    let list = try #require(explored.facts.flows[0].routes[1].shown)
    let node = explored.facts.trace[list]
    #expect(node.step?.assumes == ["net is up"])
    #expect(node.state.values == ["iPad"])
  }

  @Test("is named for abstract arguments")
  func abstractArguments() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home", arguments: .abstract("n")) {
          On("go", when: .not(.argument("n", is: "0")), .push("list"))
        }
        Screen("list")
      })
    let list = try #require(explored.facts.flows[0].routes[1].shown)
    #expect(explored.facts.trace[list].step?.assumes == ["n is not 0"])
  }
}
