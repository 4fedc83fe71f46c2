import NavGraph
import NavGraphExploration
import NavGraphModel

/// What the analyses of a random app took.
struct RandomAppMeasurement: Encodable {
  var model = "random-app"
  var routes: Int
  var transitions: Int
  var heads: Int?
  var rules: Int?
  /// Nil where stacks grow without end.
  var maximalHeight: Int?
  var growthCircles: Int?
  /// By part; nil where it was not asked for.
  var seconds = Seconds()
  /// What the process held at the end of any part.
  var peakBytes = 0

  struct Seconds: Encodable {
    /// From the registration to what rules are made of.
    var compile = 0.0
    /// All heads that can be reached, with the rules, which are made along the way.
    var saturation = 0.0
    /// The heads of states, and the rules in a row.
    var reachableHeads: Double?
    /// The nearest stack with the screen on top a second time below.
    var duplicates: Double?
    var heights: Double?
    var growth: Double?
    /// From where no way leads back to the first screen.
    var home: Double?
    /// All together.
    var total = 0.0
  }

  init(of app: RandomApp) {
    routes = app.routeCount
    transitions = app.transitionCount
  }

  /// Answers what can be asked of stacks of any height.
  mutating func analyse(_ graph: GraphDefinition) throws {
    let (post, system) = try saturate(graph)
    (seconds.duplicates, _) = try measured {
      post.heads.prefix(1_000).first { post.witness(of: $0, where: .topTwice) != nil }
    }
    (seconds.heights, maximalHeight) = try measured { post.maximalHeight }
    (seconds.growth, growthCircles) = try measured { post.growth().count }
    (seconds.home, _) = try measured {
      let first = system.initial.first?.head
      // A link is no way that a person finds.
      let returning = PreStar(
        reachedBy: post, targets: { $0 == first },
        following: { post.source.leadsOn($0.label) })
      return try post.firstOutside(returning)
    }
  }

  private mutating func saturate(
    _ graph: GraphDefinition
  ) throws -> (post: PostStar<StackModel>, system: PushdownSystem) {
    let model: StackModel
    (seconds.compile, model) = try measured {
      let part = try StackModel.parts(of: graph, sharesLinks: true).first
      guard let model = part?.model else {
        throw SearchTrouble(reason: part?.obstacle?.reason ?? "There are no rules.")
      }
      return model
    }
    let post: PostStar<StackModel>
    (seconds.saturation, post) = try measured { try PostStar(model) }
    let system: PushdownSystem
    (seconds.reachableHeads, system) = try measured { post.system }
    heads = post.heads.count
    rules = system.rules.count
    return (post, system)
  }

  /// What a part takes, added to the whole.
  private mutating func measured<Result>(
    _ body: () throws -> Result
  ) throws -> (Double, Result) {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try body()
    let seconds = (clock.now - start) / .seconds(1)
    self.seconds.total += seconds
    peakBytes = max(peakBytes, ResidentMemory.current ?? 0)
    return (seconds, result)
  }
}

extension StackPattern {
  /// The symbol on top stands below as well.
  fileprivate static var topTwice: StackPattern {
    StackPattern { state, symbol in
      if state == Int(symbol) + 1 { return .found }
      return .goOn(state == 0 ? Int(symbol) + 1 : state)
    }
  }
}
