#if SourceReading
  import SwiftSyntax

  // The constants that a screen's state is made with: `.profile(.init(isRoot: true))`.

  extension Walker {
    /// The constants that the properties of a state are made with, by property: `true`, `false`, cases of enums without
    /// payloads, and lists of static members; without those that the code does not say.
    func given(
      to state: TypeDeclaration?, madeBy expression: ExprSyntax?, _ scope: Scope
    ) -> [String: String] {
      guard let state, state.kind != .enumeration, let expression,
        case .expression(let made, let inner) = value(expression, scope)
      else { return [:] }
      let presets = expression.presets
      // What a variable was set to is known where that is used by its name.
      if inner.origin(of: made).isChanged, presets == nil { return [:] }
      var result = given(to: state, madeBy: made, inner: inner)
      for (name, value) in presets ?? [:] {
        guard let property = state.properties[name], hasConstants(property, of: state) else {
          continue
        }
        result[name] = constant(value, of: program.type(ofProperty: property, in: state), scope)
      }
      return result
    }

    private func given(
      to state: TypeDeclaration, madeBy made: ExprSyntax, inner scope: Scope
    ) -> [String: String] {
      guard scope.calls.count < Scope.maxCalls else { return [:] }
      // `.initialState`
      if let elsewhere = self.made(by: made, in: state, scope) {
        return given(to: state, madeBy: elsewhere.made, elsewhere.scope)
      }
      guard let call = made.as(FunctionCallExprSyntax.self), makes(call, state, scope) else {
        return [:]
      }
      let initializer = state.initializer(givenAsIn: call)
      guard initializer != nil || state.initializers.isEmpty else { return [:] }
      var declared = Scope(feature: scope.feature, file: state.file)
      declared.lexical = state
      declared.calls = scope.calls
      var result: [String: String] = [:]
      for name in state.propertyOrder {
        guard let property = state.properties[name], hasConstants(property, of: state) else {
          continue
        }
        var value = property.initial.map { ($0, declared) }
        if let initializer {
          let assigned = AssignmentFinder.values(of: name, in: Syntax(initializer))
          if assigned.count > 1 || assigned.first?.isAlwaysAssigned == false { continue }
          var inner = declared
          inner.names = given(initializer.signature, call, scope)
          value = assigned.first.map { ($0, inner) } ?? value
        } else if let argument = Self.argument(name, of: made) {
          value = (argument, scope)
        }
        let type = program.type(ofProperty: property, in: state)
        result[name] = value.flatMap { constant($0.0, of: type, $0.1) }
      }
      return result
    }

    /// The constant that the declaration of a property of a feature's state says.
    func declaredConstant(_ name: String, of feature: Feature) -> String? {
      guard let state = feature.state.declaration, let property = state.properties[name],
        let initial = property.initial
      else { return nil }
      let type = program.type(ofProperty: property, in: state)
      var scope = Scope(feature: feature, file: state.file)
      scope.lexical = state
      return constant(initial, of: type, scope)
    }

    /// The name of a constant: `true`, `false`, that of a case, or of a list those of its static members: `[a, b]`.
    private func constant(_ expression: ExprSyntax, of given: SwiftType, _ scope: Scope) -> String?
    {
      guard case .expression(let made, let inner) = value(expression, scope),
        !inner.origin(of: made).isChanged
      else { return nil }
      let type = given.declaration
      if case .array(let member) = given {
        guard let list = made.as(ArrayExprSyntax.self), let owner = member.declaration else {
          return nil
        }
        let names = list.elements.map { one -> String? in
          let name = one.expression.as(MemberAccessExprSyntax.self).flatMap {
            $0.base == nil ? unquoted($0.declName.baseName.text) : nil
          }
          return name.flatMap { owner.properties[$0]?.isStatic == true ? $0 : nil }
        }
        let known = names.compactMap(\.self)
        return known.count == names.count ? "[" + known.joined(separator: ", ") + "]" : nil
      }
      switch known(made, as: type, inner) {
      case .bool(let answer): return answer ? "true" : "false"
      case .named(let one, of: let owner, _, _): return owner === type ? one.name : nil
      case .absent, .present, nil: return nil
      }
    }

    /// Whether a stored property is a `Bool`, has an enum without payloads, or is a list of static members of a type.
    func hasConstants(_ property: PropertyDeclaration, of state: TypeDeclaration) -> Bool {
      guard property.getter == nil, !property.isStatic, property.attributes.isEmpty else {
        return false
      }
      let type = program.type(ofProperty: property, in: state)
      if case .other("Bool") = type { return true }
      if case .array(.declared(let owner)) = type {
        return owner.properties.values.contains(where: \.isStatic)
      }
      guard case .declared(let declared) = type, declared.kind == .enumeration else { return false }
      return declared.cases.count > 1 && declared.cases.allSatisfy(\.payloads.isEmpty)
    }
  }
#endif
