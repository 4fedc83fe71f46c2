import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

/// What reducers ask for besides changing their state.
@Suite("Registered reducers: follow-ups")
struct ReducerFollowUpTests {
  struct Feed: Hashable {
    var routes: [RouteName] = ["home"]
    var log = ""

    var entries: [RouteEntry<RouteName>] { rootAndPushes(routes) }
  }

  enum FeedAction: Hashable {
    case load, cancel, arrive
    case open, close
    case chain, first, second, third
  }

  /// A feed with a loading screen above its home.
  ///
  /// - Parameter goesWithScreen: Whether what is loaded comes only while the screen is there that asked
  ///   for it.
  static func feed(goesWithScreen: Bool) -> Graph {
    let feed = Coordinator<RouteName>(
      "Feed", dialect: .tcaCoordinators(.v0_14, .indexed), initial: Feed(),
      routes: \.entries
    ) {
      Screen("home") { Action("openTapped", FeedAction.open) }
      Screen("loading") {
        Action("loadTapped", FeedAction.load)
        Action("cancelTapped", FeedAction.cancel)
        Action("closeTapped", FeedAction.close)
      }
      Screen("detail")
    } reduce: { (feed: inout Feed, action: FeedAction) in
      switch action {
      case .open: feed.routes.append("loading")
      case .close: feed.routes.removeLast()
      case .load: return [.later("response", .arrive, goesWithScreen: goesWithScreen)]
      case .cancel: return [.cancel("response")]
      case .arrive: feed.routes = ["home", "detail"]
      default: break
      }
      return []
    }
    return Graph("App") { feed }
  }

  @Test func aLateResponseAppliesToTheCurrentScreens() throws {
    let seen = try Explored(Self.feed(goesWithScreen: false))
    // Home and loading, each with and without a pending effect, and the detail, where
    // nothing can be any more.
    #expect(seen.facts.counts.states == 5)
    #expect(seen.facts.state(after: "later loading loadTapped → detail") == "home ▸ detail*")
    let cancelled = seen.facts.state(after: "loading cancelTapped → loading")
    #expect(cancelled == "home ▸ loading*")
    let paths = seen.facts.landings.map { seen.facts.actions(to: $0.witness) }
    #expect(paths.contains(["openTapped", "loadTapped", "response"]))
  }

  @Test func effectsBoundToAScreenAreCancelledWithIt() throws {
    let seen = try Explored(Self.feed(goesWithScreen: true))
    // Home never has a pending effect.
    #expect(seen.facts.counts.states == 4)
    let words = FactsWords(seen.facts)
    let waiting = seen.facts.trace.map { words.state($0.state) }.filter { $0.contains("!response") }
    #expect(Set(waiting) == ["home ▸ loading* !response"])
  }

  @Test func pendingEffectsAreLimited() throws {
    let seen = try Explored(
      Self.feed(goesWithScreen: false), limits: Limits(pending: 3))
    // Home and loading, each with up to three pending effects, and the detail with up to two.
    #expect(seen.facts.counts.states == 11)
    #expect(seen.facts.coverage.cutBy.map(\.limit) == [.pending])
  }

  @Test func actionsAreSentInOrderWithinOneStep() throws {
    let feed = Coordinator<RouteName>(
      "Feed", dialect: .tcaCoordinators(.v0_14, .indexed), initial: Feed(),
      routes: \.entries
    ) {
      Screen("home") { Action("chainTapped", FeedAction.chain) }
    } reduce: { (feed: inout Feed, action: FeedAction) in
      switch action {
      case .chain:
        feed.log = "0"
        return [.send(.first), .send(.second)]
      case .first:
        feed.log += "1"
        return [.send(.third)]
      case .second: feed.log += "2"
      case .third: feed.log += "3"
      default: break
      }
      return []
    }
    let seen = try Explored(Graph("App") { feed })
    // The start, and the end of the chain: 0123, in any order of taps.
    #expect(seen.facts.counts.states == 2)
    #expect(seen.facts.counts.steps == 2)
  }

  @Test func actionsThatSendEachOtherEndlesslyAreOneFailure() throws {
    let feed = Coordinator<RouteName>(
      "Feed", dialect: .tcaCoordinators(.v0_14, .indexed), initial: 0,
      routes: homeAlone
    ) {
      Screen("home") { Action("chainTapped", FeedAction.first) }
    } reduce: { (_: inout Int, action: FeedAction) in
      action == .first ? [.send(.second)] : [.send(.first)]
    }
    let seen = try Explored(Graph("App") { feed })
    #expect(seen.outcomes.contains { $0.contains("endlessLoop") })
  }
}
