package import NavGraphFacts
import NavGraphModel

/// A reducer that keeps a single stack and shares nothing with anything, compiled for a search over its
/// own states.
///
/// Such a state decides everything by itself: which screen is on top, and so which steps there are. A
/// search can keep the author's values alone, instead of trees of flows, and leave it to an
/// ``AppSystem`` to examine the few states where something is seen for the first time.
package struct LoneReducerPlan {
  /// Index into the graph's coordinators.
  package let coordinator: Int
  /// The route names by instance; each route has one.
  package let routes: [String]
  /// Whether the bottom of the stack is an item like any other.
  package let rootIsPush: Bool
  package let rendering: Rendering
  /// By instance, what the screen can send, in the order of `Docs/Reference/Model.md`.
  package let screenSteps: [[Step]]
  /// What can happen in every state, after what the screen can send.
  package let ownSteps: [Step]

  /// How much of a stack is shown.
  package enum Rendering {
    case everything
    /// Nothing above a push that stands in no navigation container.
    case withinNavigation(isWrapped: Bool)
  }

  /// A step that runs the reducer.
  package struct Step {
    /// Index into the coordinator's registered actions.
    package let action: Int
    /// What ``SearchMonitor`` knows the action by.
    package let author: UInt32
  }

  /// - Returns: nil where anything besides the reducer's own state has a say.
  init?(_ app: CompiledApp, entry: Int) {
    let compiled = app.coordinators[entry]
    let definition = compiled.definition
    guard definition.reducer?.role == .own, definition.reducer?.gestures == nil,
      case .stack(let stack) = definition.container, definition.slots.isEmpty,
      definition.variables.isEmpty, definition.effects.isEmpty, app.graph.variables.isEmpty,
      app.graph.inputs.isEmpty, compiled.instances.count == definition.routes.count,
      definition.routes.allSatisfy({
        $0.hosts == nil && $0.slots.isEmpty && $0.variables.isEmpty && $0.effects.isEmpty
      }),
      compiled.handlers.isEmpty
    else { return nil }
    guard let own = Self.ownSteps(of: compiled), let screens = Self.screenSteps(of: compiled) else {
      return nil
    }
    coordinator = entry
    routes = compiled.instances.map { definition.routes[$0.route].name }
    rootIsPush = stack.dialect.rootPresentation(embedsNavigation: true).isPush
    switch stack.dialect {
    case .custom, .tcaCoordinators, .flowStacks:
      rendering = .withinNavigation(isWrapped: stack.isWrapped)
    case .tcaRouteStack, .composableNavigation: rendering = .everything
    case .routingReducer, .composableArchitecture: return nil
    }
    ownSteps = own
    screenSteps = screens
  }

  private static func step(_ transition: CompiledTransition) -> Step? {
    guard transition.condition == nil, transition.operations.count == 1,
      let action = transition.reducerAction
    else { return nil }
    return Step(action: action, author: transition.reference.number)
  }

  private static func screenSteps(of coordinator: CompiledCoordinator) -> [[Step]]? {
    var result: [[Step]] = []
    for actions in coordinator.actions {
      var steps: [Step] = []
      for action in actions {
        guard action.transitions.count == 1, let step = step(action.transitions[0]) else {
          return nil
        }
        switch action.transitions[0].trigger {
        case .tap, .automatic: steps.append(step)
        case .sent: continue
        case .gesture, .effect, .link: return nil
        }
      }
      result.append(steps)
    }
    return result
  }

  private static func ownSteps(of coordinator: CompiledCoordinator) -> [Step]? {
    var steps: [Step] = []
    for action in coordinator.own.actions {
      guard action.transitions.count == 1, let step = step(action.transitions[0]) else {
        return nil
      }
      switch action.transitions[0].trigger {
      case .automatic, .effect: steps.append(step)
      case .sent: continue
      // Whether a button of the coordinator's own view is covered, the stack decides.
      case .tap, .gesture, .link: return nil
      }
    }
    for link in coordinator.own.links {
      guard link.transitions.count == 1, let step = step(link.transitions[0]) else { return nil }
      steps.append(step)
    }
    return steps
  }
}

/// What a search over a reducer's own states found.
package struct LoneSearchResult {
  package var stateCount: Int
  package var stepCount: Int
  package var cuts: Set<Limits.Kind>
  /// States out of which a step leads that shows something new, and states that do so themselves;
  /// ascending.
  package var newSights: [Int]
  /// The step that first found the state at a position, or nil for the initial state.
  package var origin: (Int) -> (parent: Int, label: UInt32)?

  package init(
    stateCount: Int, stepCount: Int, cuts: Set<Limits.Kind>, newSights: [Int],
    origin: @escaping (Int) -> (parent: Int, label: UInt32)?
  ) {
    self.stateCount = stateCount
    self.stepCount = stepCount
    self.cuts = cuts
    self.newSights = newSights
    self.origin = origin
  }
}

/// How far a search over a reducer's own states may go.
package struct LoneSearchBounds {
  package var limits: Limits
  package var stateLimit: Int
  package var deadline: ContinuousClock.Instant
  package var searchNumber: Int
  /// The limits that end a search when it meets them.
  package var fatal: Set<Limits.Kind> = []
}
