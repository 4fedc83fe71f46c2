import NavGraphModel

extension RegistrationProblemCase {
  static let ofStarts: [RegistrationProblemCase] = [
    .init(
      "a start for a screen that hosts nothing", pushing("item", start: [root("method")]),
      """
      screen “item” hosts no coordinator that could start with a stack (on “go”): leave \
      the start out
      """, at: 22),
    .init(
      "a start for what is no stack", pushing("pay", start: [root("method")]),
      """
      coordinator “Pay”, which screen “pay” hosts, keeps no stack to start with (on “go”): \
      leave the start out
      """, at: 22),
    .init(
      "an empty start", selecting(start: []),
      "a flow of “Shop” starts with an empty stack (on “go”): name its root", at: 54),
    .init(
      "a start with a pushed root",
      selecting(start: [Destination(target: pattern("home"), presentation: .push)]),
      """
      the root “home” of “Shop” has nothing below it to be pushed on (on “go”): write it \
      as root(…)
      """, at: 54),
    .init(
      "a start with an unknown screen", selecting(start: [root("hom")]),
      "coordinator “Shop” has no screen “hom”; did you mean “home”?", at: 54),
    .init(
      "a start with a value that is no sample",
      selecting(start: [root("home"), root("item", bind("id", to: "3"))]),
      """
      “3” is not among the sample values of argument “id” of screen “item”; did you mean \
      “1”?
      """, at: 54),
    .init(
      "a start nested too deep", selecting(start: [deep(50)]),
      """
      the start given to screen “left” is nested more than 50 deep (on “go”): simplify it
      """, at: 54),
  ]

  private static func deep(_ depth: Int) -> Destination {
    (1..<depth).reduce(root("home")) { destination, _ in
      var outer = root("home")
      outer.start = [destination]
      return outer
    }
  }

  private static func pushing(_ route: String, start: [Destination]) -> GraphDefinition {
    SampleApp.doing(
      .append(Destination(target: pattern(route), presentation: .push, start: start)))
  }

  /// A slot of the joined stacks shows one of them again, with a start of its own.
  private static func selecting(start: [Destination]) -> GraphDefinition {
    SampleApp {
      var again = root("left")
      again.start = start
      $0.both.slots = [SlotDefinition(name: "again", kind: .window, location: line(55))]
      $0.both.routes[0].transitions = [
        on(named: "go", at: 54, .fill(slot: "again", again))
      ]
    }.definition
  }
}
