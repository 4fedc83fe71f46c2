import Testing

@testable import NavGraphExploration

/// Who can reach a target, and who cannot, in thousands of small systems.
@Suite struct PreStarTests {
  /// A system with targets, and labels that count.
  private struct Question {
    let source: ListedPushdown
    let targets: Set<PushdownHead>
    let label: Int32

    init(_ seed: Int) {
      source = ListedPushdown.random(seed)
      var random = SplitMix64(seed: UInt64(seed))
      let controls = source.stateCount - 1
      var targets: Set<PushdownHead> = []
      for _ in 0..<random.number(in: 1...2) {
        targets.insert(
          PushdownHead(
            control: Int32(random.number(in: 0...Int(controls))),
            symbol: Int32(random.number(in: 0...(source.symbolCount - 1)))))
      }
      self.targets = targets
      label = Int32(random.number(in: 0...4))
    }

    func follows(_ label: Int32) -> Bool { label != self.label }
  }

  @Test(arguments: PostStarTests.slices) func configurationsThatReachATarget(slice: Int) throws {
    for seed in PostStarTests.seeds(slice) {
      let question = Question(seed)
      let source = question.source
      let post = try PostStar(source)
      let pre = try PreStar(
        post, targets: question.targets.contains, following: { question.follows($0.label) })
      let states = PushdownStates(source, height: 5, limit: 150)
      let textbook = TextbookAutomaton(
        before: question.targets, in: source, following: question.follows)
      let reaching = states.reaching(question.targets.contains, following: question.follows)
      for configuration in states.costs.keys where states.isState(configuration) {
        let isReaching = pre.contains(configuration)
        #expect(isReaching == textbook.accepts(configuration), "\(seed): \(configuration)")
        if states.cut == .max {
          #expect(isReaching == reaching.contains(configuration), "\(seed): \(configuration)")
        } else if reaching.contains(configuration) {
          #expect(isReaching, "\(seed): \(configuration)")
        }
      }
    }
  }

  @Test(arguments: PostStarTests.slices) func configurationsThatReachNoTarget(slice: Int) throws {
    for seed in PostStarTests.seeds(slice) {
      let question = Question(seed)
      let source = question.source
      let post = try PostStar(source)
      let pre = try PreStar(
        post, targets: question.targets.contains, following: { question.follows($0.label) })
      var outside = StacksOutside(post, pre)
      let states = PushdownStates(source, height: 5, limit: 150)
      func isOutside(_ configuration: PushdownConfiguration) -> Bool {
        states.isState(configuration) && !pre.contains(configuration)
      }
      func check(_ witness: PushdownWitness?, _ least: (cost: Int?, isCertain: Bool)) {
        if let witness {
          #expect(source.replays(witness) && isOutside(witness.end), "\(seed)")
        }
        if least.isCertain {
          #expect(witness?.steps.count == least.cost, "\(seed)")
        } else if let cost = least.cost {
          #expect((witness?.steps.count ?? .max) <= cost, "\(seed)")
        }
      }
      check(
        try outside.first(), states.least { isOutside($0) && !$0.stack.isEmpty })
      var heads: [PushdownHead] = []
      for head in post.heads {
        let witness = try outside.witness(of: head)
        check(witness, states.least { $0.head == head && isOutside($0) })
        if let witness {
          #expect(witness.end.head == head, "\(seed)")
          heads.append(head)
        }
      }
      #expect(try outside.heads() == heads, "\(seed)")
    }
  }
}
