import NavGraphFacts
import NavGraphModel

/// Everything that was seen, by what caused it.
struct Observations: Sendable {
  private(set) var ofTransition: [TransitionReference: [Observation]] = [:]
  /// Effects whose action no transition of their own coordinator hears.
  private(set) var ofEffect: [EffectReference: [Observation]] = [:]
  private(set) var ofGesture: [GestureKey: [Observation]] = [:]
  /// The operations that did exactly what they say at least once.
  private(set) var applied: Set<OperationKey> = []
  /// The transitions that were carried out at all.
  private(set) var carriedOut: Set<TransitionReference> = []
  /// The transitions that an effect was seen to start.
  private(set) var startedByEffect: Set<TransitionReference> = []

  struct GestureKey: Hashable, Sendable {
    var gesture: Gesture
    var source: RouteReference
  }

  struct OperationKey: Hashable, Sendable {
    var transition: TransitionReference
    var operation: Int
  }

  /// - Complexity: Linear in the facts, but for the moves of a landing's last step.
  init(_ facts: Facts, lookup: RouteLookup) {
    for outcome in facts.outcomes {
      carriedOut.insert(outcome.transition)
      if outcome.outcome.release == .applied {
        applied.insert(
          OperationKey(transition: outcome.transition, operation: outcome.operation))
      }
    }
    let effectHandlers = EffectHandlers(facts.graph)
    for landing in facts.landings {
      var observation = Observation(landing, facts: facts, lookup: lookup)
      switch landing.cause {
      case .transition(let transition): ofTransition[transition, default: []].append(observation)
      case .later(let transition):
        observation.isLate = true
        ofTransition[transition, default: []].append(observation)
      case .effect(let effect):
        let handling = effectHandlers.transitions(handling: effect)
        let first = observation.deciders.first(where: handling.contains) ?? handling.first
        if let first {
          startedByEffect.insert(first)
          ofTransition[first, default: []].append(observation)
        } else {
          ofEffect[effect, default: []].append(observation)
        }
      case .gesture(let gesture):
        guard let source = landing.source else { continue }
        ofGesture[GestureKey(gesture: gesture, source: source), default: []].append(observation)
      }
    }
  }
}

/// Which transitions of its own coordinator hear an effect's action.
private struct EffectHandlers {
  private let graph: GraphDefinition

  init(_ graph: GraphDefinition) {
    self.graph = graph
  }

  func transitions(handling effect: EffectReference) -> [TransitionReference] {
    guard let action = graph.effect(effect)?.action else { return [] }
    let coordinator = graph.coordinators[effect.coordinator]
    if let route = effect.route {
      let transitions = coordinator.routes[route].transitions
      return transitions.indices.filter { transitions[$0].action == action }.map {
        TransitionReference(coordinator: effect.coordinator, place: .screen(route), index: $0)
      }
    }
    return coordinator.handlers.indices.filter {
      coordinator.handlers[$0].source == .own
        && coordinator.handlers[$0].transition.action == action
    }.map {
      TransitionReference(coordinator: effect.coordinator, place: .coordinator, index: $0)
    }
  }
}
