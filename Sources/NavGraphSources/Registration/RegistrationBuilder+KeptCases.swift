#if SourceReading
  import NavGraphModel

  extension GraphDefinition {
    /// Returns the same app, but does not keep cases that restart whenever they are shown: the same step that shows
    /// them resets their state, or they have no state that is read.
    func forgettingResetCases() -> Self {
      var result = self
      result.updateCoordinators { index, coordinator in
        guard case .switch(var cases) = coordinator.container else { return }
        let stateless = Set(
          coordinator.routes.filter { $0.hosts == nil && $0.slots.isEmpty }.map(\.name))
        for name in cases.kept where stateless.contains(name) || isAlwaysReset(name, in: index) {
          cases.kept.removeAll { $0 == name }
          for handler in coordinator.handlers.indices {
            coordinator.handlers[handler].transition.operations.removeAll {
              $0.reset == name
            }
          }
          for route in coordinator.routes.indices {
            for transition in coordinator.routes[route].transitions.indices {
              coordinator.routes[route].transitions[transition].operations.removeAll {
                $0.reset == name
              }
            }
          }
        }
        coordinator.container = .switch(cases)
      }
      return result
    }

    /// Returns whether each operation that shows a case is beside one that resets it, and there are no others that do
    /// so.
    private func isAlwaysReset(_ name: String, in index: Int) -> Bool {
      var count = 0
      for (number, coordinator) in coordinators.enumerated() {
        let transitions =
          coordinator.routes.flatMap(\.transitions) + coordinator.handlers.map(\.transition)
          + coordinator.links.map(\.transition)
        for transition in transitions {
          let operations = transition.operations
          func concerns(_ operation: Operation) -> Bool {
            operation.shown == name || operation.reset == name
          }
          let found = operations.flattened.count(where: concerns)
          guard found > 0 else { continue }
          guard number == index, found == 2, let first = operations.firstIndex(where: concerns),
            first + 1 < operations.count, concerns(operations[first + 1]),
            operations[first].shown != operations[first + 1].shown
          else { return false }
          count += 1
        }
      }
      return count > 0 && coordinators[index].links.isEmpty
    }
  }

  extension Operation {
    /// The case that it shows; nil for other operations.
    fileprivate var shown: String? {
      if case .show(let pattern) = self { pattern.route } else { nil }
    }

    /// The case whose state it resets; nil for other operations.
    fileprivate var reset: String? {
      if case .reset(let pattern) = self { pattern.route } else { nil }
    }
  }
#endif
