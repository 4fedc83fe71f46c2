import NavGraphModel
import Testing

@testable import NavGraphRender

struct ActionGroupTests {
  private func action(
    _ name: String, _ condition: String?, trigger: Trigger = .tap
  ) -> RouteMap.Action {
    RouteMap.Action(name: name, trigger: trigger, condition: condition, details: [])
  }

  private func rows(_ actions: [RouteMap.Action]) -> [String] {
    TextBlock(
      RouteMap.Edge(
        source: 0, target: 0, kind: .push, occurrence: .seen,
        actions: actions)
    ).rows.map { $0.runs.map(\.text).joined() }
  }

  @Test("one action under several conditions is named once, with all of them")
  func conditions() {
    #expect(
      rows([action("go", "a"), action("other", nil), action("go", "b"), action("go", "a")])
        == ["go", "[a]", "[b]", "other"])
  }

  @Test("an action that always holds, or that has another trigger, is separate")
  func apart() {
    #expect(
      rows([action("go", "a"), action("go", nil), action("go", "b", trigger: .effect)])
        == ["go", "[a]", "go", "go", "effect", "[b]"])
  }

  @Test("many conditions are shortened")
  func many() {
    let actions = (1...9).map { action("go", "n = \($0)") }
    #expect(rows(actions).count == 8 && rows(actions).last == "and 3 more")
  }
}
