import NavGraphFacts
import NavGraphModel

/// Screens whose buttons a request disables, and where one of its outcomes leaves them disabled.
///
/// Read from the registration: all buttons need one value of a variable, the button that starts the request takes it away,
/// and only the request's answers give it back.
struct PermanentlyDisabledButtons {
  let facts: Facts

  struct Screen {
    /// The answer after which the buttons stay disabled.
    let answer: TransitionReference
    let variable: String
    let route: String
  }

  /// - Complexity: Linear in the transitions, and in the branches of the answers.
  var all: [Screen] {
    facts.graph.coordinators.indices.flatMap { coordinator in
      facts.graph.coordinators[coordinator].routes.indices.flatMap { route in
        screens(coordinator, route)
      }
    }
  }

  private func screens(_ coordinator: Int, _ index: Int) -> [Screen] {
    let definition = facts.graph.coordinators[coordinator]
    let route = definition.routes[index]
    let buttons = route.transitions.filter { $0.trigger == .tap }
    guard route.isLeftOnlyBySwiping, !buttons.isEmpty else { return [] }
    let handled = ButtonlessPushes(facts: facts).handledByEnclosing(route.name, of: definition.name)
    return route.variables.flatMap { variable -> [Screen] in
      guard
        let needed = variable.values.first(where: { value in
          buttons.allSatisfy { $0.enabledWhen?.needs(variable, value) ?? false }
        }),
        let request = request(disabling: variable, needed, of: route)
      else { return [] }
      return route.transitions.indices.filter { number in
        let answer = route.transitions[number]
        return request.actions.contains(answer.action) && answer.condition == nil
          && !handled.contains(answer.action)
          && route.transitions.count { $0.action == answer.action } == 1
          && answer.operations.canLeave(variable.name, without: needed, on: route.name)
      }.map { number in
        Screen(
          answer: TransitionReference(
            coordinator: coordinator, place: .screen(index), index: number),
          variable: variable.name, route: route.name)
      }
    }
  }

  /// The request whose start takes a value away, and whose answers alone give it back.
  private func request(
    disabling variable: VariableDefinition, _ needed: String, of route: RouteDefinition
  ) -> EffectDefinition? {
    route.effects.first { effect in
      let starting = route.transitions.filter {
        $0.operations.containNested { $0 == .start(effect: effect.name) }
      }
      return effect.emission == .once && !effect.startsOnAppearance && !starting.isEmpty
        && starting.allSatisfy { start in
          start.trigger == .tap
            && start.operations.contains { $0.takes(needed, from: variable.name) }
        }
        && route.transitions.allSatisfy { one in
          effect.actions.contains(one.action)
            || !one.operations.containNested { $0.gives(needed, to: variable.name) }
        }
    }
  }
}

extension Operation {
  fileprivate func gives(_ value: String, to variable: String) -> Bool {
    switch self {
    case .assign(variable, .constant(let given)): given == value
    case .assign(variable, .copied): true
    default: false
    }
  }

  fileprivate func takes(_ value: String, from variable: String) -> Bool {
    if case .assign(variable, .constant(let given)) = self { given != value } else { false }
  }
}

extension Condition {
  fileprivate func needs(_ variable: VariableDefinition, _ value: String) -> Bool {
    switch self {
    case .variable(variable.name, let given): given == value
    case .not(.variable(variable.name, let given)):
      variable.values.count == 2 && given != value && variable.values.contains(given)
    case .all(let conditions): conditions.contains { $0.needs(variable, value) }
    case .any(let conditions): conditions.allSatisfy { $0.needs(variable, value) }
    default: false
    }
  }
}

extension [Operation] {
  /// Whether they can end without giving a variable the value, leaving the screen, or showing something that could.
  ///
  /// Both branches of a condition on an argument are possible, and all of `oneOf`; those of other conditions may not be.
  fileprivate func canLeave(_ variable: String, without value: String, on route: String) -> Bool {
    allSatisfy { operation in
      switch operation {
      case .assign: !operation.gives(value, to: variable)
      case .oneOf(let branches):
        branches.contains { $0.canLeave(variable, without: value, on: route) }
      case .when(.argument, let then, let otherwise):
        [then, otherwise].contains { $0.canLeave(variable, without: value, on: route) }
      case .append(let destination): destination.presentation.isPush
      case .fill, .when, .start, .later: false
      default: ![operation].mayRemove(theirScreen: route)
      }
    }
  }
}
