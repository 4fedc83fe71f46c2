import NavGraphModel

@testable import NavGraphExploration

/// What the exact engine says of an app, to be held against states that are found one by one.
struct StackAgreement {
  let graph: GraphDefinition
  let kind: StackAppKind
  let naive: NaiveLevels
  let post: PostStar<StackModel>
  let system: PushdownSystem
  /// As deep as the naive model went.
  let walk: PushdownWalk

  /// How many states the naive model goes through, and the levels that it has begun.
  static let stateLimit = 18

  /// - Throws: Why the app is none of a pushdown system.
  init(_ app: StackApp) throws(PushdownObstacle) {
    graph = app.graph
    kind = app.kind
    post = try Self.post(of: app.graph, leavesCoveredDismissalsOut: true)
    try post.checkCoveredDismissals()
    system = post.system
    naive = NaiveLevels(of: app.graph, atMost: Self.stateLimit)
    let depth = naive.levels.count - 1
    walk = PushdownWalk(system, depth: naive.isComplete ? depth + 1 : depth)
  }

  /// - Throws: Why the app is none of a pushdown system.
  static func post(
    of graph: GraphDefinition, leavesCoveredDismissalsOut: Bool = false
  ) throws(PushdownObstacle) -> PostStar<StackModel> {
    let parts: [StackModel.Part]
    do throws(RegistrationProblems) {
      parts = try StackModel.parts(of: graph)
    } catch {
      throw PushdownObstacle(reason: "it is no valid registration")
    }
    guard parts.count == 1, var model = parts[0].model else {
      throw parts.first?.obstacle ?? PushdownObstacle(reason: "it starts in several ways")
    }
    model.leavesCoveredDismissalsOut = leavesCoveredDismissalsOut
    return try PostStar(model)
  }

  /// In what they do not agree.
  func differences() throws(PushdownObstacle) -> [String] {
    let others = kind == .stacks ? [] : try containmentDifferences() + signDifferences()
    // Some paths are longer without dismissals of covered sheets.
    if !post.source.findings.coveredDismissals.isEmpty { return others }
    return try others + configurationDifferences() + headDifferences() + heightDifferences()
      + growthDifferences()
      + patternDifferences() + homeDifferences() + factsDifferences()
  }

  /// The last level that is known wholly.
  var depth: Int { naive.levels.count - 1 }
}
