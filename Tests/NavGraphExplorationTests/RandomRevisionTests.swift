import NavGraphFacts
import NavGraphModel
import TestSupport
import Testing

/// That random apps have what the revised model is about.
@Suite("What the naive model meets in random apps")
struct RandomRevisionTests {
  private enum Sight: CaseIterable {
    case alertUp, alertWaiting, frontTab, rememberedTab, appeared, followUpOfScreen
  }

  @Test("is all that the revised model adds")
  func isAll() throws {
    var apps: [Sight: Int] = [:]
    var small = 0
    let seeds: Range<UInt64> = Share.byDay(0..<80, atNight: 0..<200)
    for seed in seeds {
      let app = RandomApp(seed: seed, isRevised: true)
      let naive = NaiveApp(graph: app.graph, limits: app.limits, rules: Set(NaiveRule.allCases))
      guard let seen = naive.explore(atMost: 60) else { continue }
      small += 1
      let sights = seen.states.reduce(into: Set()) {
        $0.formUnion(Self.sights(in: $1, naive.registration))
      }
      for sight in sights { apps[sight, default: 0] += 1 }
    }
    // Two of five on the whole.
    #expect(small * 5 >= seeds.count * 2)
    let least = Share.byDay(1, atNight: 3)
    for sight in Sight.allCases { #expect(apps[sight, default: 0] >= least, "\(sight)") }
  }

  private static func sights(
    in state: NaiveState, _ registration: NaiveRegistration
  ) -> Set<Sight> {
    var sights: Set<Sight> = []
    let activity = NaiveActivity(state.numbered().state, registration)
    for alert in activity.visibleEntries(from: state.numbered().state.root).filter(\.isAlert) {
      sights.insert(alert.entry.isUp ? .alertUp : .alertWaiting)
    }
    var root = state.root
    root.visit {
      if $0.front != nil { sights.insert(.frontTab) }
      if $0.remembered != nil { sights.insert(.rememberedTab) }
    } entry: { entry in
      if entry.hasAppeared { sights.insert(.appeared) }
      for case .later in entry.pending.keys { sights.insert(.followUpOfScreen) }
    }
    return sights
  }
}
