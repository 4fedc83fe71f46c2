import NavGraph
import NavGraphModel
import TestSupport
import Testing

@testable import NavGraphExploration
@testable import NavGraphFacts

/// Steps that are remembered by their flow, and taken again in other states.
@Suite("Remembered steps")
struct RememberedStepTests {
  private func expectSameFacts(
    of graph: GraphDefinition, _ limits: Limits, _ comment: Comment? = nil
  ) throws {
    let with = try Exploration.explore(graph, limits: limits)
    let without = try Exploration.explore(graph, limits: limits, without: [.rememberedSteps])
    #expect(with == without, comment)
  }

  @Test("change nothing of the facts of random apps")
  func randomApps() throws {
    for seed in UInt64(0)..<Share.byDay(30, atNight: 3_000) {
      let app = RandomApp(seed: seed, isRevised: seed % 2 == 1)
      guard app.graph.problems().isEmpty else { continue }
      try expectSameFacts(of: app.graph, app.limits, "seed \(seed)")
    }
  }

  @Test("are not those that depend on the place of the flow")
  func dismissals() throws {
    let form = Coordinator<RouteName>(
      "Form", dialect: .tcaCoordinators(.v0_14, .identified), root: "form"
    ) {
      Screen("form") {
        On("nextTapped", .emit("next"))
        On("closeTapped", .dismissScreen)
      }
    }
    let main = Coordinator<RouteName>(
      "Main", dialect: .tcaCoordinators(.v0_14, .identified), root: "first",
      embedsNavigation: true
    ) {
      Variable("isOnline", false)
      Screen("first", hosts: form)
      Screen("home") { On("formTapped", .presentCover("again")) }
      Screen("again", hosts: form)
      OnChild("first", action: "next", .when(.is("isOnline"), [.set([.root("home")])]))
      OnSelf("online", trigger: .effect, .assign("isOnline", true))
    }
    let graph = Graph("App") {
      form
      main
      Home(RouteName("home"), in: main)
    }.definition
    try expectSameFacts(of: graph, Limits())
    let facts = try Exploration.explore(graph)
    #expect(!facts.observations.contains { $0.key.kind == ObservationKind.lost })
  }

  @Test("are not those that look into a flow that they close")
  func closedFlows() throws {
    let form = Coordinator<RouteName>(
      "Form", dialect: .tcaCoordinators(.v0_14, .indexed), root: "form", embedsNavigation: true
    ) {
      Screen("form") {
        On("nextTapped", when: .count(.lessThan(4)), .push("form"))
        On("doneTapped")
      }
    }
    let main = Coordinator<RouteName>(
      "Main", dialect: .tcaCoordinators(.v0_14, .indexed), root: "list", embedsNavigation: true
    ) {
      Screen("list") {
        On("itemTapped", when: .count(.lessThan(4)), .push("list"))
        On("formTapped", .presentSheet("sheet"))
      }
      Screen("sheet", hosts: form)
      OnChild(
        "sheet", RouteName("form"), action: "doneTapped",
        .when(
          .inChild("sheet", of: RouteName.self, .count(.atLeast(3))), [.set([.root("list")])],
          otherwise: [.dismiss()]))
    }
    let graph = Graph("App") {
      main
      form
    }.definition
    try expectSameFacts(of: graph, Limits())
  }
}
