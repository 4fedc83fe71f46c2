#if SourceReading
  import SwiftSyntax

  // Which code can make an action: what is certain of it, by where it stands.

  extension Composition {
    /// Whether no code makes the action that a handler hears, though the views that could do so were read.
    func isNeverMade(_ index: Int) -> Bool {
      let heard = ownHeard[index]
      guard
        let last = heard.rest.lastIndex(where: {
          !$0.isPayload && !Library.cases.contains($0.name)
        }),
        walker.evidence.viewed.contains(ObjectIdentifier(heard.feature.action))
      else { return false }
      let name = heard.rest[last].name
      let types = types(along: heard.rest, in: heard.feature)
      let outer = last == 0 ? .declared(heard.feature.action) : types[last - 1]
      guard let owner = outer.declaration, owner.declaredCase(name) != nil else { return false }
      return !isMade(name, owner)
    }

    private func isMade(_ name: String, _ owner: TypeDeclaration) -> Bool {
      if let known = made[ObjectIdentifier(owner)]?[name] { return known }
      let found = (walker.mentions.places[name] ?? []).contains { canMake($0, owner) }
      made[ObjectIdentifier(owner), default: [:]][name] = found
      return found
    }

    /// Whether what stands somewhere can be a case of a type: not where it is certain to be another type's.
    private func canMake(_ place: Syntax, _ owner: TypeDeclaration) -> Bool {
      guard let file = program.file(of: place),
        let (chain, call) = chain(to: place)
      else { return true }
      let lexical = program.types(around: place)
      if let base = chain.first?.base {
        guard Self.namesType(base) else { return false }
        guard let type = program.typeNamed(by: base, in: lexical.first, file: file) else {
          // A type of another module, or one that goes by the same name.
          return chain.count > 1 || Self.name(of: base) == owner.name
        }
        return self.owner(of: chain, in: type).map { $0 === owner } ?? true
      }
      guard let call, isSend(call, lexical) else { return true }
      let all = senders(lexical).compactMap { self.owner(of: chain, in: .declared($0)) }
      return all.isEmpty || all.contains { $0 === owner }
    }

    /// The cases that stand around one, from the outermost inwards, and the call that is given the whole.
    private func chain(
      to place: Syntax
    ) -> (cases: [MemberAccessExprSyntax], call: FunctionCallExprSyntax?)? {
      guard let first = place.as(MemberAccessExprSyntax.self) else { return nil }
      var chain = [first]
      while true {
        var whole = Syntax(chain[0])
        if let call = whole.parent?.as(FunctionCallExprSyntax.self),
          Syntax(call.calledExpression) == whole
        {
          whole = Syntax(call)
        }
        guard chain[0].base == nil, let argument = whole.parent?.as(LabeledExprSyntax.self),
          let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return (chain, nil) }
        guard let outer = call.calledExpression.as(MemberAccessExprSyntax.self),
          outer.declName.baseName.text != "send",
          outer.base.map(Self.namesType) ?? true
        else { return (chain, call) }
        chain.insert(outer, at: 0)
      }
    }

    /// The type that declares the last of some cases in one another, where the first is one of a type's.
    private func owner(of chain: [MemberAccessExprSyntax], in type: SwiftType) -> TypeDeclaration? {
      var type = type
      for one in chain.dropLast() {
        let payloads = program.payloads(of: unquoted(one.declName.baseName.text), in: type)
        guard let last = payloads?.last else { return nil }
        type = last.type
      }
      guard let last = chain.last, let found = type.declaration,
        found.declaredCase(unquoted(last.declName.baseName.text)) != nil
      else { return nil }
      return found
    }

    private static func name(of expression: ExprSyntax) -> String? {
      expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    private static func namesType(_ expression: ExprSyntax) -> Bool {
      name(of: expression)?.first?.isUppercase
        ?? expression.is(GenericSpecializationExprSyntax.self)
    }

    /// Whether a call sends an action of the type around it: a reducer's, or the store's of a view that has one store.
    private func isSend(_ call: FunctionCallExprSyntax, _ lexical: [TypeDeclaration]) -> Bool {
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
        guard member.declName.baseName.text == "send" else { return false }
        guard let base = member.base else { return true }
        let name = Self.name(of: base)
        let stores = lexical.first.map(stores) ?? []
        return stores.count == 1 && (name == "viewStore" || name == stores[0].name)
      }
      return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "send"
    }

    private func stores(of type: TypeDeclaration) -> [(name: String, action: TypeDeclaration)] {
      type.propertyOrder.compactMap { name in
        guard let property = type.properties[name],
          case .store(_, let action) = program.type(ofProperty: property, in: type),
          let action = action.declaration
        else { return nil }
        return (name, action)
      }
    }

    /// The types of actions that code in some types can send, with those of alerts that stand in them.
    private func senders(_ lexical: [TypeDeclaration]) -> [TypeDeclaration] {
      let own = lexical.flatMap { type in
        features.all.filter { $0.owner === type }.map(\.action) + stores(of: type).map(\.action)
      }
      return own + own.flatMap { $0.nested.values.filter { $0.kind == .enumeration } }
    }
  }

  extension Program {
    /// The types that code stands in, from the innermost outwards.
    func types(around node: Syntax) -> [TypeDeclaration] {
      var found: [TypeDeclaration] = []
      var current = node.parent
      while let one = current {
        if let type = typeOfNode[one.id] {
          found.append(type)
        } else if let node = one.as(ExtensionDeclSyntax.self), let file = file(of: node),
          let type = resolve(node.extendedType, in: nil, file: file).declaration
        {
          found += sequence(first: type, next: \.parent)
        }
        current = one.parent
      }
      return found
    }
  }
#endif
