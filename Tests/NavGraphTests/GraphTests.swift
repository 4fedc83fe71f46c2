import NavGraph
import NavGraphModel
import Testing

/// What a graph holds beside its coordinators.
struct GraphTests {
  private let flow = Coordinator<RouteName>("Flow", dialect: .flowStacks(.v0_10), root: "a") {
    Screen("a")
  }
  private let tabs = Tabs<RouteName>("Tabs", initial: "a") { Tab("a", hosts: "Flow") }
  private let cases = Switch<RouteName>("Cases", initial: "a") { Case("a", hosts: "Tabs") }
  private let joined = Joined<RouteName>("Joined") { Part("a", hosts: "Flow") }
  private let detail = Feature("Detail", sends: "closed", "bought")

  @Test func allListedElementsAreRegistered() {
    let graph = Graph("App", entries: [cases, "Joined"]) {
      tabs
      flow
      joined
      cases
      detail
      Variable("loggedIn", false)
      Variable("theme", ["light", "dark"])
      Input("platform", ["iPhone", "iPad"])
      Input("online", ["yes", "no"], isFree: true)
    }
    let definition = graph.definition
    let place = definition.location
    #expect(definition.name == "App")
    #expect(definition.coordinators.map(\.name) == ["Cases", "Flow", "Joined", "Tabs"])
    #expect(definition.entries == ["Cases", "Joined"])
    #expect(
      definition.features == [
        FeatureDefinition(
          name: "Detail", outputs: ["closed", "bought"], location: detail.definition.location)
      ])
    #expect(detail.definition.location.file.hasSuffix("GraphTests.swift"))
    #expect(definition.variables.map(\.name) == ["loggedIn", "theme"])
    #expect(definition.variables.map(\.values) == [["false", "true"], ["light", "dark"]])
    #expect(definition.variables.map(\.location.line) == [place.line + 6, place.line + 7])
    #expect(
      definition.inputs == [
        InputDefinition(
          name: "online", values: ["yes", "no"], isFree: true,
          location: definition.inputs[0].location),
        InputDefinition(
          name: "platform", values: ["iPhone", "iPad"], isFree: false,
          location: definition.inputs[1].location),
      ])
    #expect(definition.inputs.map(\.location.line) == [place.line + 9, place.line + 8])
  }

  @Test func theAppStartsWithUnhostedCoordinators() {
    let graph = Graph("App") {
      tabs
      flow
      cases
    }
    #expect(graph.definition.entries == nil)
    #expect(
      graph.definition.entryIndices.map { graph.definition.coordinators[$0].name } == ["Cases"])
  }

  @Test func aGraphAcceptsListsBuiltElsewhere() {
    let generated = (0..<3).map { number in
      AnyCoordinator(
        Coordinator<RouteName>("Flow \(number)", dialect: .flowStacks(.v0_10), root: "a") {
          Screen("a") { On("next", .push("a")) }
        })
    }
    let isLarge = true
    let graph = Graph("Generated") {
      generated
      for name in ["x", "y"] { Variable(name, VariableValues(["1", "2"])) }
      if isLarge { AnyCoordinator(tabs) }
      if isLarge { detail } else { Input("size", ["small"]) }
    }
    #expect(
      graph.definition.coordinators.map(\.name) == ["Flow 0", "Flow 1", "Flow 2", "Tabs"])
    #expect(graph.definition.variables.map(\.name) == ["x", "y"])
    #expect(graph.definition.features.count == 1)
    #expect(graph.definition.inputs.isEmpty)
  }
}
