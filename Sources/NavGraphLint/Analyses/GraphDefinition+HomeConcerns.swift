import NavGraphFacts
import NavGraphModel

extension GraphDefinition {
  /// Whether a screen that the app starts with can be shown again after another: otherwise, nothing counts as home.
  var mayReturnHome: Bool {
    !homes.isEmpty || runsReducers || !entryIndices.allSatisfy(neverReturnsToStart)
  }

  /// Whether no home is declared, and the app never shows its first screens again: a splash screen, an onboarding
  /// above the first screen, or a login without a logout.
  var neverReturnsToFirstCase: Bool {
    homes.isEmpty
      && entryIndices.allSatisfy { entry in
        guard case .switch(let choice) = coordinators[entry].container else {
          return presentsOnce(entry)
        }
        return operations(on: entry).allSatisfy { operation in
          if case .show(let pattern) = operation { pattern.route != choice.initial } else { true }
        }
      }
  }

  /// Whether no home is declared, and the app itself moves on from its first screens: a launch screen, or one that waits
  /// for a session, is no home.
  var leavesFirstCaseByItself: Bool {
    homes.isEmpty
      && startIndices.allSatisfy { entry in
        guard case .switch(let choice) = coordinators[entry].container else { return false }
        return placedTransitions.contains { reference, transition in
          [.effect, .automatic].contains(transition.trigger) && transition.tapped == nil
            && isAbout(choice.initial, of: entry, transition, at: reference)
            && placedOperations(of: transition, at: reference).contains { placed in
              guard placed.container == entry, case .show(let shown) = placed.operation else {
                return false
              }
              return shown.route != choice.initial
            }
        }
      }
  }

  /// Whether a transition can be taken while a case of a switch is shown: it is the case's, or of what the case hosts, or
  /// the switch's own.
  private func isAbout(
    _ name: String, of entry: Int, _ transition: Transition, at reference: TransitionReference
  ) -> Bool {
    func isHosted(_ coordinator: Int) -> Bool {
      self.coordinator(hostedBy: [name], from: entry).map {
        flows(from: $0).contains(coordinator)
      } ?? false
    }
    guard reference.coordinator == entry else { return isHosted(reference.coordinator) }
    switch reference.place {
    case .screen(let route): return coordinators[entry].routes[route].name == name
    case .link: return false
    case .coordinator:
      let source = coordinators[entry].handlers[reference.index].source
      if let leaf = leaf(of: source, from: entry) { return isHosted(leaf.0) }
      if case .top(let pattern)? = transition.condition { return pattern.route == name }
      return source == .own && transition.condition == nil
    }
  }

  /// Whether a coordinator starts with something presented that nothing presents again.
  private func presentsOnce(_ entry: Int) -> Bool {
    coordinators[entry].slots.contains { slot in
      guard let shown = slot.initial?.route, [.cover, .sheet].contains(slot.kind) else {
        return false
      }
      return operations(on: entry).allSatisfy { operation in
        guard case .fill(slot.name, let destination) = operation else { return true }
        return destination.target.route != shown
      }
    }
  }

  /// Whether an app starts with a single screen, and other screens take the place of its whole stack.
  private func neverReturnsToStart(_ entry: Int) -> Bool {
    let coordinator = coordinators[entry]
    guard case .stack(let stack) = coordinator.container, stack.dialect.keepsRootInArray,
      stack.initial.allSatisfy({ $0.count == 1 }), coordinator.slots.isEmpty,
      !coordinators.contains(where: { $0.routes.contains { $0.hosts == coordinator.name } })
    else { return false }
    let starts = Set(stack.initial.joined().map(\.target.route))
    let areAlone = coordinator.routes.allSatisfy { route in
      !starts.contains(route.name) || route.hosts == nil && route.slots.isEmpty
    }
    guard areAlone else { return false }
    return placedTransitions.allSatisfy { reference, transition in
      placedOperations(of: transition, at: reference).allSatisfy { placed in
        guard placed.container == entry else { return true }
        return switch placed.operation {
        case .set(let destinations):
          !destinations.isEmpty && destinations.allSatisfy { !starts.contains($0.target.route) }
        case .assign, .emit, .send, .start, .cancel, .when, .oneOf, .within: true
        default: false
        }
      }
    }
  }
}
