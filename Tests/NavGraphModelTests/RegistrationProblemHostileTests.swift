import NavGraphModel
import Testing

/// Facts from outside hold registrations that no author wrote.
@Suite("A hostile registration")
struct RegistrationProblemHostileTests {
  @Test("is looked at no deeper than the limits", arguments: [51, 2_000])
  func depth(_ depth: Int) {
    let condition = (1..<depth).reduce(.canPush) { inner, _ in Condition.all([inner, .canPush]) }
    let operation = RegistrationProblemCase.nested(depth)
    let destination = (1..<depth).reduce(root("pay")) { inner, _ in
      var outer = root("pay")
      outer.start = [inner]
      return outer
    }
    #expect(SampleApp.asking(condition).problems().count == 1)
    #expect(SampleApp.doing(operation).problems().count == 1)
    #expect(SampleApp.doing(.append(destination)).problems().count == 1)
    #expect(
      SampleApp.doing(.deferredSet([.when(condition, [], otherwise: [])])).problems().count == 1)
  }

  @Test("says the same thing about the same place once")
  func repetition() {
    let unknown = [Destination](repeating: root("hom"), count: 5_000)
    #expect(SampleApp.doing(.appendAll(unknown)).problems().count == 1)
  }

  @Test("is refused where a flow starts with a hundred others in a ring")
  func ring() {
    let count = 100
    let ring = (0..<count).map { index in
      var next = screen("next")
      next.hosts = "Flow\((index + 1) % count)"
      return coordinator(named: "Flow\(index)", root: "next", at: 10 + index, next)
    }
    let app = GraphDefinition(
      name: "App", coordinators: ring, entries: ["Flow0"], location: line(1))
    let problems = app.problems()
    #expect(problems.count == 1)
    #expect(problems.first?.location == line(10))
  }

  @Test("is refused where everything in it is empty")
  func empty() {
    let nothing = SampleApp {
      $0.main.container = .tabs(
        TabsContainer(library: .tabView, items: [], initial: "", retap: .nothing))
      $0.shop.container = .stack(StackContainer(dialect: .flowStacks(.v0_10), initial: []))
      $0.pay.container = .switch(SwitchContainer(initial: ""))
      $0.both.container = .joined([])
      $0.entries = []
      $0.features = [FeatureDefinition(name: "", outputs: [], location: line(60))]
      $0.variables = [VariableDefinition(name: "", values: [], location: line(61))]
      $0.inputs = [InputDefinition(name: "", values: [], isFree: true, location: line(62))]
      $0.shop.routes[0].transitions[0].operations = [
        .appendAll([]), .set([]), .setItems([]), .deferredSet([]), .within(.child([]), []),
        .oneOf([]), .emit(""), .send("", .child([], route: "")), .open(link: "", []),
        .start(effect: ""), .cancel(effect: ""), .fill(slot: "", root("")), .clear(slot: ""),
        .assign(variable: "", .constant("")), .reset(pattern("")), .later([]),
        .within(.ancestor(""), []), .select(pattern("")), .show(pattern("")),
      ]
    }
    let lines = Set(nothing.definition.problems().map(\.location.line))
    #expect(lines.isSuperset(of: [1, 10, 20, 22, 40, 50, 60, 61, 62]))
  }

  @Test("has indistinguishable coordinators of one name")
  func equalNames() {
    let one = coordinator(named: "A", at: 2, screen("home", at: 3))
    let problems = graph(one, one, one).problems()
    #expect(problems.map(\.location.line) == [2])
  }
}
