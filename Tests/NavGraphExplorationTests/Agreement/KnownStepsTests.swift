import NavGraphModel
import Testing

@testable import NavGraphExploration

@Suite("Steps that are not taken again")
struct KnownStepsTests {
  /// Rules with the names of their labels, which are numbered otherwise where steps share one.
  private struct Rules: Equatable {
    var rules: [PushdownRule]
    var names: [String]
  }

  private func models(of graph: GraphDefinition, sharesLinks: Bool) throws -> [StackModel] {
    try StackModel.parts(of: graph, sharesLinks: sharesLinks).compactMap(\.model)
  }

  private func post(
    of model: StackModel, remembers: Bool
  ) throws(PushdownObstacle) -> PostStar<StackModel> {
    var model = model
    model.remembersSteps = remembers
    return try PostStar(model)
  }

  private func rules(of post: PostStar<StackModel>) -> Rules {
    let rules = post.system.rules
    return Rules(
      rules: rules.map {
        PushdownRule(head: $0.head, target: $0.target, top: $0.top, below: $0.below, label: -1)
      },
      names: rules.map { rule in rule.stepLabel.map { post.source.labelName($0) } ?? "" })
  }

  @Test("make the same rules as those that are", arguments: 0..<10)
  func sameRules(batch: Int) throws {
    var (answered, known) = (0, 0)
    for seed in UInt64(batch * 6)..<UInt64(batch * 6 + 6) {
      let graphs = [
        PlainApp(seed: seed).graph, PlainApp(seed: seed, areAlike: true).graph,
        StackApp(seed: seed).graph,
      ]
      for graph in graphs {
        for model in try models(of: graph, sharesLinks: seed % 2 == 0) {
          guard let taken = try? post(of: model, remembers: false) else {
            let obstacle = #expect(throws: PushdownObstacle.self) {
              try post(of: model, remembers: true)
            }
            #expect(obstacle != nil, "seed \(seed)")
            continue
          }
          let remembered = try post(of: model, remembers: true)
          answered += 1
          known += taken.source.labelCount - remembered.source.labelCount
          #expect(rules(of: remembered) == rules(of: taken), "seed \(seed)")
          #expect(
            Set(remembered.source.openSteps) == Set(taken.source.openSteps), "seed \(seed)")
        }
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
