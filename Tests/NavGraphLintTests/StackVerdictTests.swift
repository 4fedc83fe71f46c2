import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// The coordinators whose answers hold for stacks of any height, in words.
struct StackVerdictTests {
  /// Three starts, each with pushes without end.
  private func facts(_ names: [String] = ["A", "B", "C"]) throws -> Facts {
    let starts = names.map { "\($0): x -> y!; \($0): y -> y!" }
    let graph = try GraphNotation("start; " + starts.joined(separator: "; ")).graph
    let facts = try Exploration.explore(graph, limits: Limits(stackHeight: 3))
    try #require(facts.searches.count == names.count + 1)
    return facts.exactForAnyHeight()
  }

  private func index(_ name: String, _ facts: Facts) throws -> Int {
    try #require(facts.graph.coordinators.firstIndex { $0.name == name })
  }

  private func block(_ name: String, _ reason: String?, _ facts: inout Facts) throws {
    let coordinator = try index(name, facts)
    facts.flows[coordinator].stackCoverage = facts.flows[coordinator].coverage
    for search in facts.searches.indices where facts.searches[search].entry == coordinator {
      facts.searches[search].stacks = reason.map {
        StackFacts(obstacle: $0, headCount: 0, maximalHeight: nil)
      }
    }
  }

  @Test func aCompleteSearchAddsNoNotes() throws {
    let facts = try Exploration.explore(try GraphNotation("home -> cart").graph)
    #expect(StackVerdicts(facts) == nil)
  }

  @Test func oneLineStatesThatEverythingIsExact() throws {
    let verdicts = try #require(StackVerdicts(try facts()))
    #expect(verdicts.lines == ["exact for any stack height: all coordinators"])
    #expect(verdicts.bounded.isEmpty)
  }

  @Test func aLineNamesTheOpenQuestions() throws {
    var facts = try facts()
    facts.unanswered = [.deadEnd, .lost]
    let verdicts = try #require(StackVerdicts(facts))
    #expect(verdicts.lines == ["exact for any stack height but for no-way-home: all coordinators"])
    #expect(
      verdicts.verdict(on: try index("B", facts))
        == "exact for any stack height but for no-way-home")
    facts.unanswered = [.lost, .grows]
    #expect(
      StackVerdicts(facts)?.lines == [
        "exact for any stack height but for no-way-home and unbounded-growth: all coordinators"
      ])
  }

  @Test func theOthersAreListedOnceWithLimitAndReason() throws {
    var facts = try facts()
    try block("A", "commands arrive later", &facts)
    try block("C", "commands arrive later", &facts)
    let verdicts = try #require(StackVerdicts(facts))
    #expect(
      verdicts.lines == [
        "exact for any stack height: B, Example",
        "bounded by stack height 3: A, C, because commands arrive later",
      ])
    #expect(
      verdicts.verdict(on: try index("A", facts))
        == "bounded by stack height 3, because commands arrive later")
    #expect(verdicts.verdict(on: try index("B", facts)) == "exact for any stack height")
    // Its search saw everything, which says more.
    #expect(verdicts.verdict(on: try index("Example", facts)) == nil)
  }

  @Test func differentReasonsAreListedSeparately() throws {
    var facts = try facts()
    try block("A", "commands arrive later", &facts)
    try block("C", "an entry in the middle is removed", &facts)
    #expect(
      StackVerdicts(facts)?.lines.dropFirst() == [
        "bounded by stack height 3: A, because commands arrive later",
        "bounded by stack height 3: C, because an entry in the middle is removed",
      ])
  }

  @Test func pendingCountsAndHeightsAreListedSeparately() throws {
    var facts = try facts()
    let number = Coverage.Cut(limit: .pending, at: 1)
    let coordinator = try index("A", facts)
    facts.flows[coordinator].coverage = Coverage(cutBy: [number])
    for search in facts.searches.indices where facts.searches[search].entry == coordinator {
      facts.searches[search].stacks = nil
    }
    facts.flows[try index("C", facts)].coverage.cutBy.append(number)
    let verdicts = try #require(StackVerdicts(facts))
    #expect(
      verdicts.lines == [
        "exact for any number of pending effects: A",
        "exact for any stack height: B",
        "exact for any stack height and any number of pending effects: C",
        "exact for all states: Example",
      ])
    #expect(
      verdicts.verdict(on: try index("A", facts)) == "exact for any number of pending effects")
    #expect(verdicts.exact == ["A", "B", "C", "Example"])
  }

  @Test func manyNamesAreCounted() throws {
    let names = ["A", "B", "C", "D", "E", "F", "G", "H"]
    var facts = try facts(names)
    for name in names { try block(name, "of this", &facts) }
    #expect(
      StackVerdicts(facts)?.lines.last
        == "bounded by stack height 3: A, B, C, D, E, F and 2 more, because of this")
  }

  @Test func nothingIsReportedWithoutAQuestionOrAReason() throws {
    let notation = try GraphNotation("home -> cart!; cart -> cart!")
    let facts = try Exploration.explore(notation.graph, limits: Limits(stackHeight: 3))
    #expect(StackVerdicts(facts.boundedOnly())?.lines == [])
    #expect(StackVerdicts(facts.boundedOnly(because: "of this"))?.lines.count == 1)
  }

  @Test func anUnreadableReducerIsTheReason() throws {
    let notation = try GraphNotation("home !")
    var facts = try Exploration.explore(notation.graph, reducers: notation.reducers)
    let cut = Coverage(cutBy: [.init(limit: .stackHeight, at: 8)])
    facts.searches[0].coverage = cut
    facts.flows[0].coverage = cut
    #expect(
      StackVerdicts(facts.boundedOnly())?.lines == [
        "bounded by stack height 8: Example, because a reducer, which can only be run, decides there"
      ])
  }

  /// Tabs that are explored by themselves have obstacles of their own.
  @Test func anObstacleInOneTabDoesNotAffectTheOther() throws {
    var facts = try Exploration.explore(
      try GraphNotation(
        "tabs a@A b@B; A: x -> y!; A: y -> y!; B: z -> w!; B: w -> w!"
      ).graph, limits: Limits(stackHeight: 3)
    ).exactForAnyHeight()
    let search = try #require(
      facts.searches.firstIndex { search in
        search.focus.first.map { facts.graph.coordinators[search.entry].routes[$0.route].hosts }
          == "B"
      })
    facts.searches[search].stacks = StackFacts(
      obstacle: "of this", headCount: 0, maximalHeight: nil)
    let obstacles = facts.stackObstacles()
    #expect(obstacles[try index("A", facts)] == [])
    #expect(obstacles[try index("B", facts)] == ["of this"])
  }
}
