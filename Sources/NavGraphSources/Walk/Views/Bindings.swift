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
    /// Returns whether a view ends its own presentation where it writes nothing to a property: `isPresented = false`, where
    /// that is bound to the presenter's property, or to such a property of the view around it.
    func closesView(_ path: StatePath) -> Bool {
      guard path.components.count == 1, let last = path.components.last, let view = last.owner,
        view.properties[last.name]?.attributes.contains("Binding") == true
      else { return false }
      let key = Evidence.Key(state: ObjectIdentifier(view), property: last.name)
      if let known = closingBindings[key] { return known }
      closingBindings[key] = false
      let sites = evidence.sites[view.name] ?? []
      let closes =
        sites.contains { $0.closers.contains(last.name) }
        || sites.contains(where: \.presenters.isEmpty)
          && bindings(of: last.name, in: view).contains {
            $0.components.last?.owner !== view && closesView($0)
          }
      closingBindings[key] = closes
      return closes
    }

    /// The slot of another view that a view's property is bound to, wherever the view is made: `Bar(isShown: $isFilterShown)`.
    func boundSlot(_ name: String, of view: TypeDeclaration) -> ScreenContainer? {
      let key = Evidence.Key(state: ObjectIdentifier(view), property: name)
      if let known = boundSlots[key] { return known }
      boundSlots.updateValue(nil, forKey: key)
      guard let property = view.properties[name],
        isShowing(program.type(ofProperty: property, in: view))
      else { return nil }
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

    /// Whether a value of a type says whether something is shown.
    private func isShowing(_ type: SwiftType) -> Bool {
      if case .optional = type { return true }
      return type.isBool
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
