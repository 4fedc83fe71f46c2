package import NavGraphModel

extension GraphDefinition {
  /// Places what comments in the code allow: on the actions of the comment's line, or else on the owners of its slots, or else on
  /// its screens, or else on its coordinators.
  ///
  /// - Returns: The comments on whose line none of these is.
  package mutating func placeAllowances() -> [Suppression] {
    suppressions.filter { allowance in
      guard let line = allowance.coveredLine else { return false }
      var placed = allowance
      placed.coveredLine = nil
      return !AllowancePlace.allCases.contains { place in
        var isPlaced = false
        updateCoordinators { _, coordinator in
          if coordinator.allow(placed, on: place, at: line) { isPlaced = true }
        }
        return isPlaced
      }
    }
  }
}

/// The kinds of elements that a comment can be about, the innermost first.
private enum AllowancePlace: CaseIterable {
  case actions, slots, screens, coordinators
}

extension CoordinatorDefinition {
  /// Returns whether there is such an element in the line.
  fileprivate mutating func allow(
    _ allowance: Suppression, on place: AllowancePlace, at line: SourceLocation
  ) -> Bool {
    var isPlaced = false
    func add(to suppressions: inout [Suppression], at location: SourceLocation) {
      guard location.file == line.file, location.line == line.line else { return }
      suppressions.append(allowance)
      isPlaced = true
    }
    switch place {
    case .actions:
      for route in routes.indices {
        for index in routes[route].transitions.indices {
          let location = routes[route].transitions[index].location
          add(to: &routes[route].transitions[index].suppressions, at: location)
        }
        for index in routes[route].unhandled.indices {
          let location = routes[route].unhandled[index].location
          add(to: &routes[route].unhandled[index].suppressions, at: location)
        }
      }
      for index in handlers.indices {
        let location = handlers[index].transition.location
        add(to: &handlers[index].transition.suppressions, at: location)
      }
      for index in unhandled.indices {
        let location = unhandled[index].location
        add(to: &unhandled[index].suppressions, at: location)
      }
    case .slots:
      for index in routes.indices {
        for slot in routes[index].slots {
          add(to: &routes[index].suppressions, at: slot.location)
        }
      }
      for slot in slots { add(to: &suppressions, at: slot.location) }
    case .screens:
      for index in routes.indices {
        let location = routes[index].location
        add(to: &routes[index].suppressions, at: location)
      }
    case .coordinators:
      let location = location
      add(to: &suppressions, at: location)
    }
    return isPlaced
  }
}
