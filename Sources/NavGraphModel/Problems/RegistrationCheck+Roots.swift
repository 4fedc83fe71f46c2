/// Roots that are none of their coordinator's routes.
extension RegistrationCheck {
  func problems(ofRootOf coordinator: CoordinatorDefinition) -> [RegistrationProblem] {
    let roots = coordinator.routes.indices.compactMap { index in
      coordinator.routes[index].root.map { (name: coordinator.routes[index].name, view: $0) }
    }
    let locations = roots.flatMap(\.view.locations)
    guard let root = roots.first, let location = locations.first else { return [] }
    let name = quoted(coordinator.name)
    guard case .stack(let stack) = coordinator.container, coordinator.reducer == nil else {
      return [
        .init(
          "\(name) (\(coordinator.containerName)) takes no Root: leave it out", at: location)
      ]
    }
    if !stack.dialect.keepsRootOutside {
      return [
        .init(
          "the root of \(name) is the first route of its array in \(stack.dialect.displayName): name "
            + "it by root:, and register it as a Screen", at: location)
      ]
    }
    if locations.count > 1 {
      return [.init("\(name) has \(locations.count) roots: keep one Root", at: locations[1])]
    }
    if root.view.isRoute {
      return [
        .init(
          "the Root of \(name) has the name of its route \(quoted(root.name)): give it another, as "
            + "in Root(\"start\")", at: location)
      ]
    }
    let starts = stack.initial.compactMap(\.first?.target.route)
    if let other = starts.first(where: { $0 != root.name }) {
      return [
        .init(
          "the root of \(name) is its route \(quoted(other)): leave out the Root, or root: and starts:",
          at: location)
      ]
    }
    return []
  }
}

extension Dialect {
  /// Whether the library keeps the root outside of the array, as a view of its own.
  fileprivate var keepsRootOutside: Bool { !keepsRootInArray && self != .custom }
}
