#if SourceReading
  import SwiftSyntax

  // Code that makes a state: calls of its initializers, and static members of its type.

  extension Walker {
    /// Returns the result of a static function or property of a state: `.make(from: .home)`, `State.initial`.
    func made(
      by expression: ExprSyntax, in owner: TypeDeclaration, _ scope: Scope
    ) -> (made: ExprSyntax, scope: Scope)? {
      let call = expression.as(FunctionCallExprSyntax.self)
      guard let member = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self),
        let calling = scope.calling(expression.id)
      else { return nil }
      if let base = member.base,
        program.typeNamed(by: base, in: scope.lexical, file: scope.file)?.declaration !== owner
      {
        return nil
      }
      let name = unquoted(member.declName.baseName.text)
      var inner = Scope(feature: scope.feature, file: owner.file)
      inner.lexical = owner
      inner.calls = calling.calls
      if let call {
        let labels = call.arguments.map { $0.label?.text }
        guard
          let function = owner.functions[name]?.first(where: {
            $0.isStatic && $0.node.signature.accepts(labels)
          }), let made = Self.only(function.node.body?.statements)
        else { return nil }
        inner.names = given(function.node.signature, call, scope)
        return (made, inner)
      }
      guard let property = owner.properties[name], property.isStatic else { return nil }
      return (property.initial ?? Self.only(property.getter)).map { ($0, inner) }
    }

    /// Whether a call makes a state of a type.
    func makes(
      _ call: FunctionCallExprSyntax, _ owner: TypeDeclaration, _ scope: Scope
    ) -> Bool {
      let called = call.calledExpression
      if called.as(MemberAccessExprSyntax.self)?.base == nil, Self.lastName(called) == "init" {
        return true
      }
      return program.type(ofInitial: ExprSyntax(call), in: scope.lexical, file: scope.file)
        .declaration === owner
    }

    /// Returns the parameters of an initializer or a function with the arguments of a call, or their defaults.
    func given(
      _ signature: FunctionSignatureSyntax, _ call: FunctionCallExprSyntax?, _ scope: Scope
    ) -> [String: Value] {
      var result: [String: Value] = [:]
      for parameter in signature.parameterClause.parameters {
        let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
        let name = parameter.name
        if let argument = call?.arguments.first(where: { $0.label?.text == label }) {
          result[name] = value(argument.expression, scope)
        } else if let value = parameter.defaultValue?.value {
          result[name] = .expression(value, scope)
        }
      }
      return result
    }

    /// Whether the declaration of a stack, or each initializer of its state, gives it screens in any case.
    func isAlwaysFilled(_ path: StatePath) -> Bool {
      guard let last = path.components.last, let owner = last.owner else { return false }
      if let initial = owner.properties[last.name]?.initial, !Self.isMadeEmpty(initial) {
        return true
      }
      return !owner.initializers.isEmpty
        && owner.initializers.allSatisfy { initializer in
          let assigned = AssignmentFinder.values(of: last.name, in: Syntax(initializer))
          return assigned.count == 1 && assigned.first?.isAlwaysAssigned == true
        }
    }
  }

  extension ExprSyntax {
    /// The statement that it is a part of.
    var statement: CodeBlockItemSyntax? {
      sequence(first: Syntax(self), next: \.parent).lazy.compactMap {
        $0.as(CodeBlockItemSyntax.self)
      }.first
    }

    /// Whether the initializer around an assigned value always assigns it.
    var isAlwaysAssigned: Bool {
      guard let code = statement?.parent?.as(CodeBlockItemListSyntax.self),
        let initializer = code.parent?.parent?.as(InitializerDeclSyntax.self)
      else { return false }
      return initializer.body?.tokens(viewMode: .sourceAccurate).contains {
        [.keyword(.guard), .keyword(.return)].contains($0.tokenKind)
      } == false
    }
  }

  extension TypeDeclaration {
    /// The initializer that a call can mean.
    func initializer(givenAsIn call: FunctionCallExprSyntax) -> InitializerDeclSyntax? {
      let labels = call.arguments.map { $0.label?.text }
      return initializers.first { $0.signature.accepts(labels) }
    }
  }

  extension FunctionSignatureSyntax {
    /// Returns whether a call with these labels can mean it: all are its own, in order, and the omitted ones have a
    /// default.
    fileprivate func accepts(_ labels: [String?]) -> Bool {
      var rest = labels[...]
      for parameter in parameterClause.parameters {
        let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
        if let next = rest.first, next == label {
          rest = rest.dropFirst()
        } else if parameter.defaultValue == nil {
          return false
        }
      }
      return rest.isEmpty
    }
  }
#endif
