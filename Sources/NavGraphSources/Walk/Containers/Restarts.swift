#if SourceReading
  import SwiftSyntax

  // States that are recreated: `state = State()`, `state.child = Child.State()`.

  extension Walker {
    /// Returns the steps that recreate a feature's own state: it shows its initial content.
    private func restart(_ right: ExprSyntax, at left: ExprSyntax, _ scope: Scope) -> [Step] {
      guard let state = scope.feature.state.declaration else { return [] }
      var changes: [Change] = []
      var made: [Step] = []
      let main = mainContainer(of: scope.feature)
      if let (container, path) = main {
        register(container, path)
        var change = Change(
          name: container.kind == .stack
            ? "set" : container.kind == .tabs ? "selectTab" : "switchTo",
          container: container, place: program.place(of: left))
        change.set(initial(of: path))
        if container.kind == .stack && change.targets.isEmpty { change.name = "removeAll" }
        if container.kind == .stack || !change.targets.isEmpty { changes.append(change) }
      }
      if main == nil || main?.container.kind == .tabs {
        for (property, path) in program.storedPaths(of: state) where container(path) == nil {
          made += restart(property.name, path, in: right, at: left, scope)
        }
      }
      changes += clears(of: state, at: left)
      guard !changes.isEmpty || !made.isEmpty else { return [] }
      guard case .expression = value(right, scope), !right.is(DeclReferenceExprSyntax.self) else {
        admit(left, "the whole state is assigned, and what it shows then cannot be read")
        return []
      }
      return changes.map { .operation($0) } + made
    }

    /// Returns the steps that recreate a child with the state around it, unless that is given the child's state.
    private func restart(
      _ name: String, _ path: StatePath, in right: ExprSyntax, at left: ExprSyntax, _ scope: Scope
    ) -> [Step] {
      guard let given = Self.argument(name, of: right) else {
        return reset(path, right, at: left, scope)
      }
      if case .state = value(given, scope) { return [] }
      if given.as(FunctionCallExprSyntax.self)?.arguments.isEmpty == true {
        return reset(path, given, at: left, scope)
      }
      if features.feature(ofState: path.type) != nil {
        admit(left, "what \u{201C}\(name)\u{201D} shows after this cannot be read")
      }
      return []
    }

    /// Returns the changes that empty the slots of a recreated state; its initial content is presented again.
    private func clears(of state: TypeDeclaration, at left: ExprSyntax) -> [Change] {
      program.storedPaths(of: state).compactMap { property, path in
        guard let slot = container(path), slot.kind == .slot, !path.type.isAlert,
          property.initial?.isNil ?? true || path.type.isBool
        else { return nil }
        register(slot, path)
        var change = Change(name: "clear", container: slot, place: program.place(of: left))
        change.isReset = true
        return change
      }
    }

    /// Returns the steps that recreate a child's whole state: its own navigation restarts.
    func reset(_ path: StatePath, _ right: ExprSyntax, at left: ExprSyntax, _ scope: Scope)
      -> [Step]
    {
      if path.components.isEmpty { return restart(right, at: left, scope) }
      guard let feature = features.feature(ofState: path.type),
        case .declared(let state) = path.type
      else { return [] }
      if case .action = value(right, scope) { return [] }
      guard let inner = mainContainer(of: feature) else {
        return clears(of: state, at: left).map { .operation($0) }
      }
      register(inner.container, inner.path)
      // A child that is one of several: another is shown.
      if inner.container.kind == .switch, inner.container.property.isEmpty {
        // An element of a stack is changed in place.
        guard path.components.allSatisfy({ $0.owner != nil }) else { return [] }
        let shown = screens(right, path.type, scope)
        let change = Change(
          name: "switchTo", targets: shown.map(\.target), container: inner.container,
          place: program.place(of: left))
        return shown.isEmpty ? [] : [.operation(change)]
      }
      var operation = Change(
        name: "set", container: inner.container, properties: path.components.map(\.name),
        place: program.place(of: left))
      operation.set(initial(of: inner.path))
      operation.isReset = true
      return [.operation(operation)]
    }
  }
#endif
