import NavGraphExploration
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// A link builds another stack “depending on where it is opened” only if nothing else makes the difference.
struct LinkVariationRuleTests {
  /// The link opens one stack if an input says so, else another.
  private func graph(asking input: String) throws -> GraphDefinition {
    let graph = try GraphNotation(
      "\(input); home -> cart; home -> pay; link a://x := home cart; link a://y := home pay"
    ).graph
    var coordinator = graph.coordinators[0]
    let (first, second) = (coordinator.links[0].operations, coordinator.links[1].operations)
    coordinator.links.removeLast()
    coordinator.links[0].operations = [
      .when(.input("device", is: "pad"), first, otherwise: second)
    ]
    return GraphDefinition(
      name: graph.name, coordinators: [coordinator], inputs: graph.inputs, location: graph.location)
  }

  @Test(arguments: ["input", "free"])
  func inputValuesAreNotSeparateDestinations(_ word: String) throws {
    #expect(try lint(graph(asking: "\(word) device phone pad")).isEmpty)
  }

  @Test func alternativesAreNotSeparateDestinations() throws {
    let alternatives = "home -> cart; home -> pay; link a://x either := home cart or := home pay"
    #expect(try lint(GraphNotation(alternatives).graph).isEmpty)
  }

  @Test func landingElsewhereIsStillReported() throws {
    let notations = [
      "home -> cart; link a://pay -> pay",
      "input device phone pad; home -> cart ? device=pad; link a://pay -> pay",
      "home -> cart; link a://pay either -> pay or nothing",
    ]
    for notation in notations {
      #expect(try lint(GraphNotation(notation).graph).count == 1, "\(notation)")
    }
  }

  private func lint(_ graph: GraphDefinition) throws -> [Finding] {
    Linter.lint(try Exploration.explore(graph), rules: [DeepLinkBackStackRule.self]).findings
  }
}
