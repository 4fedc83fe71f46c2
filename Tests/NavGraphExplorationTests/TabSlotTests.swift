import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import NavGraphNotation
import Testing

/// Slots of tabs and cases, which other screens of the coordinator change.
struct TabSlotTests {
  @Test("a screen of another tab fills the slot of a tab, and empties it")
  func otherTab() throws {
    let facts = try explore(
      "tabs a b; slot b.note sheet; a fill note help & select b; a:close clear note")
    #expect(facts.shown("help"))
  }

  @Test("the coordinator's own action fills the slot of the case that is shown, and of no other")
  func shownCase() throws {
    let cases = "switch a b; a show b; slot b.note sheet; self:late fill note help"
    #expect(try explore(cases).shown("help"))
    #expect(try !explore(cases.replacing("a show b; ", with: "")).shown("help"))
  }

  private func explore(_ notation: String) throws -> Facts {
    try Exploration.explore(try GraphNotation(notation).graph)
  }
}

extension Facts {
  fileprivate func shown(_ route: String) -> Bool {
    graph.coordinators.indices.contains { index in
      graph.coordinators[index].routes.indices.contains {
        graph.coordinators[index].routes[$0].name == route && flows[index].routes[$0].shown != nil
      }
    }
  }
}
