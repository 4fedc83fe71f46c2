#if SourceReading
  import SwiftSyntax

  /// A stack that a state computes of optional values: `if let detail { routes.push(.detail(detail)) }`.
  struct DerivedStack {
    struct Part {
      /// The optional property.
      var property: String
      var screen: String
      /// How the screen is shown: a method of the array.
      var method: String
    }

    /// What is open in any case.
    var initial: ExprSyntax
    /// What is open where a value exists, from the bottom upwards.
    var parts: [Part]

    /// - Parameter property: A computed property.
    init?(_ property: PropertyDeclaration) {
      guard property.isSettable, let statements = property.getter, statements.count > 2,
        let first = statements.first?.item.as(VariableDeclSyntax.self)?.bindings.first,
        let name = first.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let initial = first.initializer?.value, initial.is(ArrayExprSyntax.self),
        statements.last?.item.as(ReturnStmtSyntax.self)?.expression?.sourceText == name
      else { return nil }
      self.initial = initial
      parts = []
      for statement in statements.dropFirst().dropLast() {
        guard let part = Part(statement, addingTo: name) else { return nil }
        parts.append(part)
      }
    }
  }

  extension DerivedStack.Part {
    /// `if let detail { routes.push(.detail(detail)) }`
    fileprivate init?(_ statement: CodeBlockItemSyntax, addingTo stack: String) {
      guard let check = statement.item.expression?.as(IfExprSyntax.self), check.elseBody == nil,
        check.conditions.count == 1,
        case .optionalBinding(let binding)? = check.conditions.first?.condition,
        let call = check.body.statements.onlyReturned?.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.base?.sourceText == stack, let shown = call.arguments.first?.expression,
        let screen = Walker.lastName(shown)
      else { return nil }
      let value = binding.initializer?.value
      let name = value.flatMap { Walker.name(of: $0) ?? Walker.lastName($0) }
      guard let property = name ?? binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { return nil }
      self.init(property: property, screen: screen, method: member.declName.baseName.text)
    }
  }

  extension Program {
    /// The stack that a state computes, with its name.
    func derivedStack(of state: TypeDeclaration) -> (property: String, stack: DerivedStack)? {
      state.propertyOrder.lazy.compactMap { name -> (property: String, stack: DerivedStack)? in
        guard let property = state.properties[name], let stack = self.derivedStack(property, state)
        else { return nil }
        return (name, stack)
      }.first
    }

    func derivedStack(
      _ property: PropertyDeclaration, _ state: TypeDeclaration
    ) -> DerivedStack? {
      guard property.getter != nil, type(ofProperty: property, in: state).isArrayOfRoutes else {
        return nil
      }
      return DerivedStack(property)
    }
  }
#endif
