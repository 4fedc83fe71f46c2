import NavGraphFacts
import NavGraphModel

/// Where transitions, effects and gestures were seen to lead.
struct LandingTable: Sendable {
  private var ofTransition: [TransitionReference: [Place]] = [:]
  private var ofEffect: [EffectReference: [Place]] = [:]
  /// What did something, if only in vain.
  private var carriedOut: Set<TransitionReference> = []
  /// What ended the app at least once, in a release build.
  private var failing: Set<TransitionReference> = []

  /// What was shown afterwards; nil where nothing was.
  typealias Place = RouteReference?

  /// - Complexity: Linear in the facts.
  init(_ facts: Facts) {
    carriedOut = Set(facts.outcomes.map(\.transition))
    failing = Set(facts.outcomes.filter { $0.outcome.release.isFailure }.map(\.transition))
    for landing in facts.landings {
      // Whoever else acted in the step leads there as well: a parent that hears its child.
      let moves = facts.trace[landing.witness].step?.moves ?? []
      var transitions = moves.map(\.transition)
      switch landing.cause {
      case .transition(let reference), .later(let reference): transitions.insert(reference, at: 0)
      case .effect(let reference): Self.add(landing.landing, to: &ofEffect[reference, default: []])
      case .gesture: break
      }
      for transition in transitions {
        carriedOut.insert(transition)
        Self.add(landing.landing, to: &ofTransition[transition, default: []])
      }
    }
  }

  /// The screens that a transition led to, sorted, each once.
  func places(of transition: TransitionReference) -> [Place] {
    sorted(ofTransition[transition] ?? [])
  }

  /// The screens that an effect led to, sorted, each once.
  func places(of effect: EffectReference) -> [Place] { sorted(ofEffect[effect] ?? []) }

  /// What is to be said of a transition that led to no screen.
  func absence(of transition: TransitionReference) -> Markdown {
    guard carriedOut.contains(transition) else { return "*no path found*" }
    return failing.contains(transition) ? "*the app stops*" : "*no other screen*"
  }

  private static func add(_ place: Place, to places: inout [Place]) {
    if !places.contains(place) { places.append(place) }
  }

  private func sorted(_ places: [Place]) -> [Place] {
    places.sorted { left, right in
      guard let left, let right else { return left != nil }
      return left < right
    }
  }
}
