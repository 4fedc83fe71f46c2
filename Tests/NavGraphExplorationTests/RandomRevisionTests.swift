import NavGraphFacts
import NavGraphModel
import TestSupport
import Testing

/// That random apps have what the revised model is about.
@Suite("Features of the naive model in random apps")
struct RandomRevisionTests {
  private enum Feature: CaseIterable {
    case alertUp, alertWaiting, frontTab, rememberedTab, appeared, followUpOfScreen
  }

  @Test("is all that the revised model adds")
  func isAll() throws {
    var apps: [Feature: Int] = [:]
    var small = 0
    let seeds: Range<UInt64> = Share.byDay(0..<80, atNight: 0..<200)
    for seed in seeds {
      let app = RandomApp(seed: seed, isRevised: true)
      let naive = NaiveApp(graph: app.graph, limits: app.limits, rules: Set(NaiveRule.allCases))
      guard let seen = naive.explore(atMost: 60) else { continue }
      small += 1
      let features = seen.states.reduce(into: Set()) {
        $0.formUnion(Self.features(in: $1, naive.registration))
      }
      for feature in features { apps[feature, default: 0] += 1 }
    }
    // Two of five on the whole.
    #expect(small * 5 >= seeds.count * 2)
    let least = Share.byDay(1, atNight: 3)
    for feature in Feature.allCases { #expect(apps[feature, default: 0] >= least, "\(feature)") }
  }

  private static func features(
    in state: NaiveState, _ registration: NaiveRegistration
  ) -> Set<Feature> {
    var features: Set<Feature> = []
    let activity = NaiveActivity(state.numbered().state, registration)
    for alert in activity.visibleEntries(from: state.numbered().state.root).filter(\.isAlert) {
      features.insert(alert.entry.isUp ? .alertUp : .alertWaiting)
    }
    var root = state.root
    root.visit {
      if $0.front != nil { features.insert(.frontTab) }
      if $0.remembered != nil { features.insert(.rememberedTab) }
    } entry: { entry in
      if entry.hasAppeared { features.insert(.appeared) }
      for case .later in entry.pending.keys { features.insert(.followUpOfScreen) }
    }
    return features
  }
}
