import NavGraph
import NavGraphModel
import Testing

@testable import NavGraphExploration
@testable import NavGraphFacts

@Suite("Answers for stacks of any height")
struct StackInterruptionTests {
  private let graph = Graph("Growing") {
    Coordinator<RouteName>("Flow", dialect: .flowStacks(.v0_10), root: "list") {
      Screen("list") { On("open", .push("detail")) }
      Screen("detail", identity: .unique) { On("more", .push("detail")) }
    }
  }.definition
  private let limits = Limits(stackHeight: 3)

  @Test("are not given where an end is requested after the search, which is reported")
  func interrupted() throws {
    let whole = try Exploration.explore(graph, limits: limits)
    #expect(whole.searches.map { $0.stacks?.obstacle } == [nil])
    #expect(whole.searches.map { $0.coverage.cutBy.map(\.limit) } == [[.stackHeight]])

    let blackboard = Blackboard()
    // So small a search looks around at its first state alone, and asks for a checkpoint then.
    let monitor = SearchMonitor(
      blackboard: blackboard, checkpoint: { blackboard.requestStop(.interrupted) })
    let ended = try Exploration.explore(graph, limits: limits, monitor: monitor)
    #expect(ended.searches.map { $0.stateCount } == whole.searches.map { $0.stateCount })
    #expect(ended.searches.map { $0.stacks?.obstacle } == ["it was interrupted"])
    #expect(
      ended.searches.map { $0.coverage.cutBy.map(\.limit) } == [[.stackHeight, .interrupted]])
  }

  @Test("are given where the memory was used up by the search before")
  func outOfMemoryBefore() throws {
    let blackboard = Blackboard()
    blackboard.requestStop(.memory)
    let ended = try Exploration.explore(
      graph, limits: limits, monitor: SearchMonitor(blackboard: blackboard))
    #expect(ended.searches.map { $0.coverage.cutBy.map(\.limit) } == [[.memory]])
    #expect(ended.searches.map { $0.stacks?.obstacle } == [nil])
    #expect((ended.searches.first?.stacks?.headCount ?? 0) > 0)
  }
}
