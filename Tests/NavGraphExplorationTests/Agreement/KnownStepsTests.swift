import Foundation
import NavGraphModel
import Testing

@testable import NavGraphExploration

@Suite("Steps that are not taken again")
struct KnownStepsTests {
  /// Rules with the names of their labels, which are numbered otherwise where steps share one.
  private struct Rules: Equatable {
    var rules: [PushdownRule]
    var names: [String]
    /// By control: the state that it is; nil in the middle of a step.
    var states: [Spine.Control?]
  }

  private func models(of graph: GraphDefinition, sharesLinks: Bool) throws -> [StackModel] {
    try StackModel.parts(of: graph, sharesLinks: sharesLinks).compactMap(\.model)
  }

  private func post(
    of model: StackModel, remembers: Bool
  ) throws(PushdownObstacle) -> PostStar<StackModel> {
    var model = model
    model.remembersSteps = remembers
    // Some apps have far more kinds of screens than others; those are refused either way.
    model.headLimit = 5_000
    return try PostStar(model)
  }

  /// Controls are numbered in the order of the rules: which one is asked for first depends on what is known.
  private func rules(of post: PostStar<StackModel>) -> Rules {
    let rules = post.system.rules
    var numbers: [Int32: Int32] = [:]
    var states: [Spine.Control?] = []
    func number(_ control: Int32) -> Int32 {
      if let number = numbers[control] { return number }
      let number = Int32(states.count)
      numbers[control] = number
      if case .state(let state) = post.source.controls[control] {
        states.append(state)
      } else {
        states.append(nil)
      }
      return number
    }
    let numbered = rules.map {
      PushdownRule(
        head: PushdownHead(control: number($0.head.control), symbol: $0.head.symbol),
        target: number($0.target), top: $0.top, below: $0.below, label: -1)
    }
    return Rules(
      rules: numbered,
      names: rules.map { rule in rule.stepLabel.map { post.source.labelName($0) } ?? "" },
      states: states)
  }

  private struct Comparison {
    /// How many models are answered.
    var answered = 0
    /// How many labels are spared.
    var known = 0
    /// How many models are none, and say so.
    var refused = 0
  }

  /// Compares what is found with and without memory: rules, what is asked of stacks, and the reason for which there is
  /// no answer.
  private func compare(
    _ graph: GraphDefinition, sharesLinks: Bool, _ comment: Comment
  ) throws -> Comparison {
    var found = Comparison()
    for model in try models(of: graph, sharesLinks: sharesLinks) {
      let taken: PostStar<StackModel>
      do throws(PushdownObstacle) {
        taken = try post(of: model, remembers: false)
      } catch {
        let obstacle = #expect(throws: PushdownObstacle.self, comment) {
          try post(of: model, remembers: true)
        }
        #expect(obstacle == error, comment)
        found.refused += 1
        continue
      }
      let remembered = try post(of: model, remembers: true)
      found.answered += 1
      found.known += taken.source.labelCount - remembered.source.labelCount
      // Thousands of rules would be printed.
      let isSame = rules(of: remembered) == rules(of: taken)
      #expect(isSame, comment)
      #expect(Set(remembered.source.openSteps) == Set(taken.source.openSteps), comment)
      #expect(remembered.source.deepSwipes == taken.source.deepSwipes, comment)
    }
    return found
  }

  /// Each a batch of seeds; a part of them unless `NAVGRAPH_LONG_TESTS` is set.
  static let hostingSeeds: [Range<UInt64>] = {
    let isLong = ProcessInfo.processInfo.environment["NAVGRAPH_LONG_TESTS"] != nil
    return isLong ? stride(from: 0, to: 300, by: 6).map { $0..<$0 + 6 } : [0..<3]
  }()

  @Test("make the same rules in flows around one another", arguments: Self.hostingSeeds)
  func sameRulesInHostedFlows(seeds: Range<UInt64>) throws {
    var all = Comparison()
    for seed in seeds {
      let found = try compare(
        HostingApp(seed: seed).graph, sharesLinks: seed % 2 == 0, "seed \(seed)")
      all.answered += found.answered
      all.known += found.known
      all.refused += found.refused
    }
    #expect(all.answered >= 1)
    #expect(all.known > 60)
  }

  @Test("make the same rules as those that are", arguments: 0..<(hostingSeeds.count > 1 ? 10 : 4))
  func sameRules(batch: Int) throws {
    var (answered, known) = (0, 0)
    for seed in UInt64(batch * 6)..<UInt64(batch * 6 + 6) {
      let graphs = [
        PlainApp(seed: seed).graph, PlainApp(seed: seed, areAlike: true).graph,
        StackApp(seed: seed).graph,
      ]
      for graph in graphs {
        let found = try compare(graph, sharesLinks: seed % 2 == 0, "seed \(seed)")
        answered += found.answered
        known += found.known
      }
    }
    #expect(answered >= 8)
    #expect(known > 60)
  }

  @Test("of links with a common beginning lead to the same states", arguments: 0..<10)
  func sharedLinks(batch: Int) throws {
    var shared = 0
    for seed in UInt64(batch * 8)..<UInt64(batch * 8 + 8) {
      let graph = PlainApp(seed: seed).graph
      for (one, each) in zip(
        try models(of: graph, sharesLinks: true), try models(of: graph, sharesLinks: false))
      {
        guard let one = try? PostStar(one), let each = try? PostStar(each) else { continue }
        if one.system.rules.count < each.system.rules.count { shared += 1 }
        #expect(costs(of: one) == costs(of: each), "seed \(seed)")
        #expect(one.maximalHeight == each.maximalHeight, "seed \(seed)")
        #expect(one.growth().count == each.growth().count, "seed \(seed)")
      }
    }
    #expect(shared >= 1)
  }

  /// By head, in words: how far it is.
  private func costs(of post: PostStar<StackModel>) -> [String: [Int]] {
    Dictionary(
      grouping: post.heads.map { head in
        (
          name: "\(post.source.controlName(head.control)) \(post.source.symbolName(head.symbol))",
          cost: post.cost(of: head) ?? -1
        )
      }, by: \.name
    ).mapValues { $0.map(\.cost).sorted() }
  }
}
