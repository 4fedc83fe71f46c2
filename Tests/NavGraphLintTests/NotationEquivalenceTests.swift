import NavGraph
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// A graph in the notation is the one that a registration of the same things makes.
struct NotationEquivalenceTests {
  @Test func aStackWithAFlowInside() throws {
    let registered = Graph("Example") {
      Coordinator<RouteName>(
        "Main", dialect: .tcaCoordinators(.v0_14, .identified), root: "home",
        embedsNavigation: true
      ) {
        Screen("home") {
          On("to login", .presentSheet("login", embedsNavigation: true))
          On("to item", .push("item", with: ["id": "1"]))
          Slot("pay", .sheet)
          Variable("tab", ["a", "b"])
          Effect("load", sends: "loaded", onAppearance: true, id: "x")
        }
        Screen("login", hosts: "Login")
        Screen(
          "item", arguments: .values("id", ["1", "2"]), identity: .arguments("id"),
          disabling: [.back]
        ) {
          On("back", when: .contains("login"), .goBack())
        }
        OnChild("login", RouteName("form"), action: "done", .dismiss())
        OnChild(flowOf: "login", reports: "failed", .dismissAll)
        OnSelf("expired", trigger: .effect, .goBackToRoot)
        DeepLink(
          "a://:id", parameters: [.values("id", ["1", "2"])],
          .push("item", with: ["id": .same("id")]))
        Renders("home", "item")
      }
      Coordinator<RouteName>("Login", dialect: .flowStacks(.v0_10), root: "form") {
        Screen("form") { On("emit failed", .emit("failed")) }
      }
      Variable("vip", false)
      Input("net", ["up", "down"], isFree: true)
    }
    try expect(
      """
      Main: home => login@Login; Main: home -> item(id=1); Main: item <- ? login; \
      Main: slot home.pay sheet; Main: var home.tab a b; Main: effect home.load loaded id x; \
      Main: argument item.id 1 2; Main: byid item.id; Main: off item back; \
      Main: login/form:done dismiss; Main: login/:failed dismissAll; \
      Main: self:expired goBackToRoot; Main: link a://:id -> item(id=$id); \
      Main: renders home item; Login: [flowstacks] [bare]; Login: form emit failed; \
      var vip false true; free net up down
      """, is: registered)
  }

  @Test func tabsAndASwitch() throws {
    let registered = Graph("Example") {
      Switch<RouteName>("App", initial: "login") {
        Case("login") { On("show main", .show("main")) }
        Case("main", hosts: "Main", isKept: true)
      }
      Tabs<RouteName>("Main", initial: "a") {
        Tab("a") { On("select b", .select("b")) }
        Tab("b", isFresh: true, when: .variable("vip", is: "true"))
      }
      Variable("vip", false)
    }
    try expect(
      """
      App: switch login main@Main*; App: login show main; Main: tabs a b*; Main: a select b; \
      Main: b when vip=true; var vip false true
      """, is: registered)
  }

  private func expect(_ text: String, is registered: Graph) throws {
    let nowhere = NavGraphModel.SourceLocation(file: "", line: 0, column: 0)
    let notation = try GraphNotation(text).graph
    #expect(notation.problems().isEmpty)
    #expect(
      notation.mappingLocations { _ in nowhere }
        == registered.definition.mappingLocations { _ in nowhere })
  }
}
