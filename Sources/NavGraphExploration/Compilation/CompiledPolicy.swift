import NavGraphFacts
import NavGraphModel

/// A policy with every name turned into a dense number.
struct CompiledPolicy: Sendable {
  let claim: PolicyDefinition.Claim
  /// The condition that must not hold in any state; nil for claims about paths.
  let forbidden: CompiledStateCondition?
  /// The sets of screens that a claim about paths names, in the order of the claim.
  let screens: [[CompiledScreen]]
}

/// Screens of a route.
struct CompiledScreen: Sendable {
  let route: RouteReference
  /// The instances that are meant; nil for all.
  let instances: InstanceSet?
}

/// A ``StateCondition`` with every name resolved.
indirect enum CompiledStateCondition: Sendable {
  case shows(CompiledScreen)
  case holds(CompiledScreen)
  /// Index into the app's values.
  case value(Int, is: Int)
  case within(Int, CompiledCondition)
  case not(CompiledStateCondition)
  case all([CompiledStateCondition])
  case any([CompiledStateCondition])
}

extension AppCompiler {
  func policies() -> [CompiledPolicy] {
    graph.policies.map { policy in
      var forbidden: CompiledStateCondition?
      var screens: [[CompiledScreen]] = []
      switch policy.claim {
      case .never(let condition):
        forbidden = compile(condition)
      case .always(let condition):
        forbidden = .not(compile(condition))
      case .canAlwaysReach(let goals), .mustReach(let goals, _):
        screens = [goals.map(screen)]
      case .noWay(let from, let to, let passing):
        screens = [from.map { [screen($0)] } ?? [], [screen(to)], [screen(passing)]]
      }
      return CompiledPolicy(claim: policy.claim, forbidden: forbidden, screens: screens)
    }
  }

  private func screen(_ name: ScreenName) -> CompiledScreen {
    let coordinator = coordinatorIndex[name.coordinator] ?? 0
    let route = tables[coordinator].routeIndex[name.pattern.route] ?? 0
    return CompiledScreen(
      route: RouteReference(coordinator: coordinator, route: route),
      instances: name.pattern.bindings.isEmpty
        ? nil : InstanceSet(tables[coordinator].matches(name.pattern, actor: nil)))
  }

  private func compile(_ condition: StateCondition) -> CompiledStateCondition {
    switch condition {
    case .shows(let name): .shows(screen(name))
    case .holds(let name): .holds(screen(name))
    case .variable(let name, let value): .value(variableValue(name), is: names[value])
    case .input(let name, let value): .value(inputValue(name), is: names[value])
    case .within(let name, let inner):
      .within(coordinatorIndex[name] ?? 0, compile(inner, in: coordinatorIndex[name] ?? 0))
    case .not(let inner): .not(compile(inner))
    case .all(let conditions): .all(conditions.map(compile))
    case .any(let conditions): .any(conditions.map(compile))
    }
  }
}
