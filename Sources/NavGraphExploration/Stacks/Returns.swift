import NavGraphModel

/// Who comes home, in a pushdown system that is complete.
struct Returns {
  private let post: PostStar<StackModel>
  private let returning: PreStar
  /// Whether there is a home to come back to.
  let hasHome: Bool

  /// - Parameters:
  ///   - heads: Those of states, with a way to each.
  ///   - tree: What was seen on these ways.
  /// - Complexity: As of ``PreStar``; where none of these ways comes home, others are looked for under each head.
  init(
    _ post: PostStar<StackModel>, _ heads: Zip2Sequence<[PushdownHead], [PushdownWitness]>,
    _ tree: WitnessTree, _ model: inout StackModel, _ system: inout AppSystem
  ) throws(PushdownObstacle) {
    self.post = post
    let app = system.app
    let starts = Set(
      (0..<min(system.initialCount, tree.tops.count)).map { tree.tops[$0] }.filter {
        $0 != .nothing
      })
    var homes: Set<PushdownHead> = []
    for (head, way) in heads {
      guard let position = tree.positions[system.state(of: way.end, model)] else { continue }
      let isHome = app.homes.isEmpty ? tree.tops[position].isStart(starts) : tree.isHome[position]
      if isHome { homes.insert(head) }
    }
    let source = model
    let isTarget = homes
    returning = try PreStar(
      post.system, targets: { isTarget.contains($0) },
      following: { !source.comesFromOutside($0) })
    let ways = returning
    // Of the stacks under a head, another one than that on the way to it may be the one that comes home.
    hasHome =
      !app.homes.isEmpty
      || !starts.isEmpty
        && (tree.returnsToStart
          || post.heads.contains { head in
            !homes.contains(head) && post.witness(of: head, where: ways.pattern(under: head)) != nil
          })
  }

  /// Ways to where states begin from which no steps of the app lead home any more: up to the first of them that shows
  /// something, for each head; nil where that cannot be told: where who is lost without deep swipes may come home by
  /// one, or is seen first in a tab that stands still.
  func lost(
    _ model: inout StackModel, _ system: inout AppSystem
  ) throws(PushdownObstacle) -> [PushdownWitness]? {
    guard hasHome else { return [] }
    let outside = StacksOutside(post, returning)
    let lost = try outside.heads()
    // Whoever is lost stays so, with one of these heads.
    guard model.deepSwipes.isDisjoint(with: lost) else { return nil }
    var ways: [PushdownWitness] = []
    for head in lost {
      guard let way = try outside.witness(of: head) else { continue }
      guard let entrances = entrances(on: way, &model, &system) else { return nil }
      ways += entrances
    }
    return ways
  }

  /// Where a way comes to states that are lost, each time: links can lead out of these again, and on into others.
  private func entrances(
    on way: PushdownWitness, _ model: inout StackModel, _ system: inout AppSystem
  ) -> [PushdownWitness]? {
    enum Place { case inside, unseen, outside }
    var result: [PushdownWitness] = []
    var place = Place.inside
    for (index, configuration) in ([way.start] + way.steps.map(\.end)).enumerated() {
      if returning.contains(configuration) {
        place = .inside
        continue
      }
      if place == .outside { continue }
      let top = system.top(of: system.state(of: configuration, model))
      if top.isFrozen, place == .unseen { return nil }
      place = top == .nothing ? .unseen : .outside
      if place == .outside {
        result.append(PushdownWitness(start: way.start, steps: Array(way.steps.prefix(index))))
      }
    }
    return result
  }
}

extension PreStar {
  /// The stacks under a head from which a target can be reached.
  fileprivate func pattern(under head: PushdownHead) -> StackPattern {
    var sets = Numbering<[Int32]>()
    _ = sets.number(of: [head.control])
    return StackPattern { state, symbol in
      var controls: Set<Int32> = []
      for control in sets[Int32(state)] {
        let head = PushdownHead(control: control, symbol: symbol)
        if leads(from: head) { return .found }
        controls.formUnion(descents(from: head))
      }
      return controls.isEmpty ? .lost : .goOn(Int(sets.number(of: controls.sorted())))
    }
  }
}
