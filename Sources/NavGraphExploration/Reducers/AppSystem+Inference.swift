import NavGraphFacts
import NavGraphModel

// Infers the operations of a reducer's run by comparing the visible screens before and after.

extension AppSystem {
  /// A flow of a reducer's family before a step.
  struct FamilyMember {
    /// Hosting routes from the reducer's own flow.
    let path: [Int]
    let coordinator: Int
    let entries: [Entry]
    let selection: UInt32
  }

  /// The flows in a reducer's state, its own first.
  static func family(
    of owner: Address, in tree: StateTree, _ app: CompiledApp
  ) -> [FamilyMember] {
    var members: [FamilyMember] = []
    func visit(_ id: RecordID, path: [Int]) {
      let number = tree.coordinator(of: id)
      let coordinator = app.coordinators[number]
      var entries: [Entry] = []
      tree.entries(of: id, into: &entries)
      members.append(
        FamilyMember(
          path: path, coordinator: number, entries: entries, selection: tree[id, .selection]))
      for index in entries.indices {
        let inner = tree.kept(tree.cell(index, of: id).kept).flow
        guard inner != 0,
          app.coordinators[tree.coordinator(of: inner)].definition.reducer?.role == .projected
        else { continue }
        visit(inner, path: path + [coordinator.routeOfInstance[entries[index].instance]])
      }
    }
    if let id = tree.flowID(at: owner) { visit(id, path: []) }
    return members
  }

  /// Notes what a run changed, as operations.
  mutating func infer(
    from before: [FamilyMember], at owner: Address, _ site: ReducerSite
  ) {
    var changed = false
    for after in Self.family(of: owner, in: tree, app) {
      // A flow that came into being with its host is part of what brought that.
      guard let known = before.first(where: { $0.path == after.path }) else { continue }
      guard let change = change(from: known, to: after) else { continue }
      changed = true
      let operation = placed(
        change.operation, in: after, from: site.reference.coordinator, among: before)
      note(.applied, of: operation, at: site, container: after.coordinator, brings: change.brings)
    }
    if !changed { note(.applied, at: site) }
  }

  /// An operation as the coordinator that registered the action would write it.
  private func placed(
    _ operation: Operation, in member: FamilyMember, from coordinator: Int,
    among members: [FamilyMember]
  ) -> Operation {
    guard member.coordinator != coordinator else { return operation }
    let around = members.first {
      $0.coordinator == coordinator && member.path.starts(with: $0.path)
    }
    guard let around else {
      return .within(.ancestor(app.graph.coordinators[member.coordinator].name), [operation])
    }
    var names: [String] = []
    var current = coordinator
    for route in member.path.dropFirst(around.path.count) {
      names.append(app.graph.coordinators[current].routes[route].name)
      current = app.coordinators[current].routes[route].hosted ?? current
    }
    return .within(.child(names), [operation])
  }

  private func change(
    from before: FamilyMember, to after: FamilyMember
  ) -> (operation: Operation, brings: [Int])? {
    let coordinator = app.coordinators[after.coordinator]
    func pattern(_ entry: Entry) -> RoutePattern {
      RoutePattern(
        route: coordinator.definition.routes[coordinator.routeOfInstance[entry.instance]].name)
    }
    switch coordinator.kind {
    case .tabs:
      if before.entries.map(\.rawValue) != after.entries.map(\.rawValue) {
        return (.setItems(after.entries.map { pattern($0).route }), after.entries.map(\.instance))
      }
      guard before.selection != after.selection, after.selection > 0 else { return nil }
      return (.select(pattern(after.entries[Int(after.selection) - 1])), [])
    case .switch:
      guard let shown = after.entries.first,
        shown.rawValue != before.entries.first?.rawValue
      else { return nil }
      return (.show(pattern(shown)), [shown.instance])
    case .stack, .joined:
      return StackComparison(before: before.entries, after: after.entries).operation(pattern)
    }
  }
}
