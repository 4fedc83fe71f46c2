#if SourceReading
  import NavGraphModel

  // Changes that views make to flows around, inside or beside their own.

  extension RegistrationBuilder {
    /// Returns the screens that have an action, without those of flows that are not inside one which it changes.
    func places(
      of action: ViewWalker.Action, _ views: ViewWalker
    ) -> [(index: Int, name: String)] {
      let places = views.places(of: action).compactMap { place in
        drafts.firstIndex { $0.container == place.flow.container }.map { ($0, place.name) }
      }
      let changed = ViewWalker.operations(action.steps).map(\.container)
      let targets = Set(places.map(\.0)).filter { index in
        drafts[index].container.map(changed.contains) ?? false
      }
      guard !targets.isEmpty else { return places }
      return places.filter { index, _ in
        targets.contains { hosts(from: $0, to: index, nil) != nil }
      }
    }

    /// Returns the flow around another that an action changes, or from which everything that it changes can be reached,
    /// with the routes on the path down from it; nil where the other one can express the change.
    func outerFlow(
      of action: ViewWalker.Action, around index: Int
    ) -> (index: Int, hostPath: [String])? {
      let changed = Set(ViewWalker.operations(action.steps).map(\.container))
      let targets = drafts.indices.filter { index in
        drafts[index].container.map(changed.contains) ?? false
      }
      guard targets.count == changed.count, let first = targets.first,
        !targets.contains(index),
        targets.contains(where: { hosts(from: index, to: $0, nil) == nil })
      else { return nil }
      func outer(_ outer: Int) -> (index: Int, hostPath: [String])? {
        hosts(from: outer, to: index, nil).map { (outer, $0) }
      }
      if targets.count == 1, let known = outer(first) { return known }
      return drafts.indices.filter { candidate in
        candidate != index && targets.allSatisfy { hosts(from: candidate, to: $0, nil) != nil }
      }.compactMap(outer).min { $0.hostPath.count < $1.hostPath.count }
    }

    /// Returns the operations, from a flow, for a change of its own stack, or of a flow around, inside or beside it.
    mutating func operations(_ change: Change, at index: Int) -> [Operation] {
      guard change.container.kind != .slot else { return [] }
      let change = Self.identified(change)
      guard let target = drafts.firstIndex(where: { $0.container == change.container }) else {
        return change.container.kind == .stack ? operations(change, of: index) : []
      }
      let inner = operations(change, of: target)
      if target == index || inner.isEmpty { return inner }
      let outer = ([target, index] + drafts.indices).first { outer in
        hosts(from: outer, to: index, nil) != nil && hosts(from: outer, to: target, nil) != nil
      }
      guard let outer, let hostPath = hosts(from: outer, to: target, nil) else {
        admit(
          change.place,
          "\u{201C}\(drafts[target].definition.name)\u{201D} is changed from outside: that is left out"
        )
        return []
      }
      let reached = hostPath.isEmpty ? inner : [.within(.child(hostPath), inner)]
      return outer == index
        ? reached : [.within(.ancestor(drafts[outer].definition.name), reached)]
    }

    /// Adds how a flow handles an action of an inner one, to which it has passed a closure.
    mutating func addReport(
      of action: ViewWalker.Action, on screen: String?, to index: Int, through hostPath: [String]
    ) {
      for one in Self.operationPaths(action.steps) {
        let translated = one.changes.flatMap { operations($0, at: index) }
        addReport(of: action, one, translated, on: screen, to: index, through: hostPath)
      }
    }

    /// A change of a flow with the names of routes.
    private static func identified(_ change: Change) -> Change {
      var change = change
      change.targets = change.targets.map { target in
        guard case .route(let name) = target else { return target }
        return .route(identifier(name))
      }
      return change
    }
  }
#endif
