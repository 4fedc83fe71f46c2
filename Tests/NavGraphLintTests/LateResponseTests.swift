import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

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
        == "“saved” closes “help”, which the user can open before the response arrives, instead of “edit”, which asked"
    )
    let witness = try #require(finding.witness)
    #expect(witness.steps.map(\.action) == ["to edit", "saved", "help", "saved"])
    #expect(witness.steps.map(\.trigger) == [.tap, .tap, .tap, .effect])
    #expect(witness.stack.map(\.screen) == ["home", "edit"])
  }

  @Test(
    "close the screen that asked in other cases",
    arguments: [
      "home -> edit; edit:saved goBack; edit:help -> help",
      "home -> edit; edit:saved response goBackTo home; edit:help -> help",
      "home -> edit; edit:saved response pop; edit:help => help",
      "home => edit; edit:saved response dismiss; edit:help -> help",
      "home -> edit; edit:saved response goBack; edit:help <- & -> help",
      "home -> edit; edit:saved response goBack; help -> home",
      "var full no yes; home -> edit; edit:saved response goBack ? full=no; edit:help -> help ? full=yes",
    ])
  func others(_ notation: String) throws {
    #expect(try findings(notation).isEmpty)
  }
}
