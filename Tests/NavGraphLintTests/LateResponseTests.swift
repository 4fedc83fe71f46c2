import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

@Suite("Responses that replace what the user has opened by then")
struct LateReplacementTests {
  @Test("have a path with the request before what is opened, and are warnings")
  func path() throws {
    let app = "slot .sheet sheet; home fill sheet form; home:failed response fill sheet error"
    let facts = try Exploration.explore(try GraphNotation(app).graph)
    let found = Linter.lint(facts, rules: [ModalOverwrittenRule.self]).findings
    let finding = try #require(found.first)
    #expect(
      finding.message.text
        == "“failed” replaces “form” if the user opens that before the response arrives: it is lost"
    )
    #expect(finding.severity == .warning)
    #expect(finding.witness?.steps.map(\.action) == ["failed", "fill sheet form", "failed"])
  }
}

@Suite("Responses that close what is on top by then")
struct LateResponseTests {
  private func findings(_ notation: String) throws -> [Finding] {
    let facts = try Exploration.explore(try GraphNotation(notation).graph)
    return Linter.lint(facts, rules: [ClosesOtherScreenRule.self]).findings
  }

  @Test("have a path with the request before what is opened, and the response after it")
  func path() throws {
    let found = try findings("home -> edit; edit:saved response goBack; edit:help -> help")
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(
      finding.message.text
        == "“saved” closes “help” instead of “edit” if the user opens “help” before the response arrives"
    )
    let witness = try #require(finding.witness)
    #expect(witness.steps.map(\.action) == ["to edit", "saved", "help", "saved"])
    #expect(witness.steps.map(\.trigger) == [.tap, .tap, .tap, .effect])
    #expect(witness.stack.map(\.screen) == ["home", "edit"])
  }

  @Test(
    "are seen in enclosing coordinators, for sheets and under conditions",
    arguments: [
      ("home => edit; edit:saved response dismiss; edit:help => help", "edit"),
      ("home -> edit; edit:saved response pop; edit:help -> help", "edit"),
      (
        "home -> list@List; list/item:saved response goBack; list/item:help -> help; List: list -> item",
        "item"
      ),
      (
        "var full no yes; home -> edit; edit:saved response goBack ? full=no; edit:help -> help ? full=no",
        "edit"
      ),
    ])
  func more(_ notation: String, _ asking: String) throws {
    #expect(
      try findings(notation).map(\.message.text) == [
        "“saved” closes “help” instead of “\(asking)” if the user opens “help” before the response arrives"
      ])
  }

  @Test("close another one if the user has gone back, where nothing ends the request")
  func left() throws {
    let app = "home -> list; list -> edit; edit:saved"
    let found = try findings("\(app) lateResponse goBack")
    #expect(
      found.map(\.message.text) == [
        "“saved” also closes “list” if the user goes back from “edit” before the response arrives"
      ])
    #expect(found.map(\.severity) == [.warning])
    let witness = try #require(found.first?.witness)
    #expect(witness.steps.map(\.trigger) == [.tap, .tap, .tap, .gesture, .effect])
    #expect(witness.stack.map(\.screen) == ["home"])
    #expect(try findings("\(app) response goBack").isEmpty)
    #expect(try findings("\(app) lateResponse goBackTo list").isEmpty)
    #expect(try findings("home -> edit; edit:saved lateResponse goBack").isEmpty)
  }

  @Test(
    "close the screen that asked in other cases",
    arguments: [
      "home -> edit; edit:saved goBack; edit:help -> help",
      "home -> edit; edit:saved response goBackTo home; edit:help -> help",
      "home -> edit; edit:saved response pop; edit:help => help",
      "home => edit; edit:saved response dismiss; edit:help -> help",
      "home -> edit; edit:saved response goBack; edit:help <- & -> help",
      "home -> edit; edit:saved response goBack 2; edit:help -> help",
      "home:saved response goBack; home:help -> help",
      "home -> edit; edit:saved response dismiss; edit:help => help",
      "home -> edit; edit:saved response goBack ? top edit; edit:help -> help ? top edit",
      "home -> edit; edit:saved response goBack ? count <3; edit:help -> help",
      "home -> list@List; list/item:saved response goBack; List: list -> item; List: item:help -> help",
      "var full no yes; home -> edit; edit:saved response goBack ? full=no; edit:help -> help ? full=yes",
    ])
  func others(_ notation: String) throws {
    #expect(try findings(notation).isEmpty)
  }

  @Test("start in a popup of the screen, and prefer what its conditions do not contradict")
  func popups() throws {
    var graph = try GraphNotation(
      """
      home -> edit; slot edit.ask sheet; edit:askTapped fill ask sure; \
      sure:deleteTapped clear ask;       edit:deleted response goBack; edit:reportTapped -> report; edit:renameTapped -> rename
      """
    ).graph
    let assumptions = [
      "askTapped": "store.isMine", "reportTapped": "isMenuShown and !store.isMine",
      "renameTapped": "store.isMine", "deleted": "delete does not throw",
    ]
    graph.updateCoordinators { _, coordinator in
      for route in coordinator.routes.indices {
        for index in coordinator.routes[route].transitions.indices {
          let action = coordinator.routes[route].transitions[index].action
          coordinator.routes[route].transitions[index].assumption = assumptions[action]
          if action == "deleted" {
            coordinator.routes[route].transitions[index].response = Response(
              to: "deleteTapped", until: .screenCloses)
          }
        }
      }
    }
    let facts = try Exploration.explore(graph)
    let found = Linter.lint(facts, rules: [ClosesOtherScreenRule.self]).findings
    let finding = try #require(found.first)
    #expect(
      finding.message.text
        == "“deleted” closes “rename” instead of “edit” if the user opens “rename” before the response arrives"
    )
    #expect(finding.assumptions == ["store.isMine", "delete does not throw"])
    let steps = try #require(finding.witness?.steps)
    #expect(
      steps.map { "\($0.screen) \($0.action)" } == [
        "home to edit", "edit askTapped", "sure deleteTapped", "edit renameTapped", "edit deleted",
      ])
    #expect(
      steps.map(\.assumes) == [
        [], ["store.isMine"], [], ["store.isMine"], ["delete does not throw"],
      ])
  }
}
