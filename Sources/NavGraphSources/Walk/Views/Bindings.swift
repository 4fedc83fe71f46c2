#if SourceReading
  import SwiftSyntax

  // Bindings that views make, or hand to their parts.

  extension ViewWalker {
    /// The property that a presentation is bound to: `$isShown`, `Binding(get: { choice != nil }, set: { … })`, or a
    /// property of the view that makes such a binding.
    func presented(by binding: ExprSyntax, in view: TypeDeclaration) -> StatePath? {
      if let path = selected(binding, in: view) { return path }
      if let name = binding.ownName, let made = view.properties[name]?.getter?.onlyReturned,
        Walker.argument("get", of: made) != nil
      {
        return presented(by: made, in: view)
      }
      guard let getter = Walker.argument("get", of: binding)?.as(ClosureExprSyntax.self),
        let asked = getter.statements.onlyReturned,
        Walker.argument("set", of: binding)?.as(ClosureExprSyntax.self)?.statements.isEmpty == false
      else { return nil }
      let parts = asked.as(SequenceExprSyntax.self)?.elements.map(\.self) ?? [asked]
      guard parts.count == 1 || parts.dropFirst().map(\.sourceText) == ["!=", "nil"],
        case .state(let path) = walker.value(parts[0], scope(of: view)),
        let last = path.components.last
      else { return nil }
      return StatePath(components: [last], type: path.type)
    }
  }

  extension Walker {
    /// The slot of another view that a view's property is bound to, wherever the view is made: `Bar(isShown: $isFilterShown)`.
    func boundSlot(_ name: String, of view: TypeDeclaration) -> ScreenContainer? {
      let key = Evidence.Key(state: ObjectIdentifier(view), property: name)
      if let known = boundSlots[key] { return known }
      boundSlots.updateValue(nil, forKey: key)
      let found = bindings(of: name, in: view).compactMap { path in
        container(path).map { ($0, path) }
      }
      guard let (slot, path) = found.first, slot.kind == .slot,
        let owner = path.components.last?.owner, owner.isView || owner.kind == .reference,
        found.allSatisfy({ $0.0 == slot })
      else { return nil }
      if boundSlots.values.contains(slot) == false { register(slot, path) }
      boundSlots[key] = slot
      return slot
    }

    /// The properties that a view's property is bound to where the view is made.
    func bindings(of name: String, in view: TypeDeclaration) -> [StatePath] {
      var makers: [TypeDeclaration] = []
      for site in evidence.sites[view.name] ?? []
      where !makers.contains(where: { $0 === site.maker }) {
        makers.append(site.maker)
      }
      return makers.flatMap { maker in
        maker.calls.filter { Self.name(of: $0.calledExpression) == view.name }.compactMap { call in
          guard
            let given = call.arguments.first(where: { $0.label?.text == name })?.expression,
            given.sourceText.hasPrefix("$"),
            case .state(let path) = value(Self.unbound(given), scope(ofCode: maker))
          else { return nil }
          return path
        }
      }
    }
  }
#endif
