#if SourceReading
  import SwiftSyntax

  // Variables whose values code changes: what they are bound to first says nothing about them later.

  /// The variables that code changes.
  struct Changes {
    /// Those that are assigned as a whole or passed inout.
    var whole: Set<String> = []
    /// The same, and those that are assigned in part or have a method called that may mutate.
    var any: Set<String> = []
  }

  extension Walker {
    /// Returns the meaning of a name that is bound to an expression.
    func bound(
      _ name: String, to initial: ExprSyntax, by specifier: TokenSyntax, _ scope: Scope
    ) -> Value {
      var given = value(initial, scope)
      guard specifier.tokenKind == .keyword(.var) else { return given }
      switch given {
      case .state, .action, .choices, .unknown: return given
      case .expression, .constant: break
      }
      let changes = changes(around: Syntax(specifier))
      guard changes.any.contains(name) else { return given }
      given = given.changing
      guard scope.isFollowingLink else {
        if changes.whole.contains(name), initial.isNil || initial.isCase,
          let variable = specifier.parent?.as(VariableDeclSyntax.self)
        {
          return .choices([initial] + assigned(to: name, beside: variable))
        }
        linkFuel = Self.maxLinkSteps
        let isFilled = initial.as(ArrayExprSyntax.self)?.elements.isEmpty == true
        switch constant(initial, scope) {
        case nil where !isFilled, .absent? where !isFilled, .made? where !isFilled: return given
        default:
          return Self.unnamed(scope)
        }
      }
      if changes.whole.contains(name) || constant(initial, scope) != nil
        || dependsOnLink(initial, scope)
      {
        return .constant(.unknown)
      }
      // A method may make another case of a case.
      if case .enumCase(let name, _) = CasePattern(initial),
        name != "init", name.first?.isLowercase == true
      {
        return .constant(.unknown)
      }
      return given
    }

    /// Returns the values that the enclosing code assigns to a variable; the whole assignment if it is no single
    /// expression.
    func assigned(to name: String, beside variable: VariableDeclSyntax) -> [ExprSyntax] {
      guard let code = variable.parent?.as(CodeBlockItemSyntax.self)?.parent else { return [] }
      let known = assignments[code.id] ?? AssignmentFinder.locals(in: code)
      assignments[code.id] = known
      return known[name] ?? []
    }

    /// Binds a name to the value of another if that is not nil.
    func unwrap(_ name: String, _ scope: inout Scope) {
      switch scope.names[name] {
      case .choices(let values)?: scope.names[name] = .choices(values.filter { !$0.isNil })
      case .expression(let made, _)?:
        guard let options = choice(made)?.options.map(\.value),
          options.contains(where: \.isNil), options.allSatisfy({ $0.isNil || $0.isCase })
        else { return }
        scope.names[name] = .choices(options.filter { !$0.isNil })
      default: break
      }
    }

    /// Forgets what the names of a pattern mean outside of its code; the name of the whole value keeps that.
    func shadow(_ pattern: CasePattern, of value: Value? = nil, _ scope: inout Scope) {
      if case .enumCase("some", let inner) = pattern, inner.count == 1 {
        return shadow(inner[0].pattern, of: value, &scope)
      }
      let whole = if case .name = pattern { value } else { Value?.none }
      for name in pattern.boundNames {
        let isState = scope.selfState.flatMap { property(name, of: $0, scope) } != nil
        if scope.names[name] != nil || isState {
          scope.names[name] = whole ?? Self.unnamed(scope)
        }
        (scope.identities[name], scope.cases[name]) = (nil, nil)
        scope.deferred.remove(name)
      }
    }

    /// The value of a name without a known meaning.
    private static func unnamed(_ scope: Scope) -> Value {
      .expression(ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("_"))), scope)
    }

    /// Forgets the value of a variable that is assigned later.
    func declare(_ name: String, by specifier: TokenSyntax, _ scope: inout Scope) {
      guard scope.isFollowingLink, changes(around: Syntax(specifier)).any.contains(name) else {
        return
      }
      scope.names[name] = .constant(.unknown)
    }

    /// Forgets the inout arguments of a function that it changes.
    func forgetChanged(in function: FunctionDeclSyntax, _ scope: inout Scope) {
      for parameter in function.signature.parameterClause.parameters
      where parameter.type.sourceText.hasPrefix("inout") {
        let name = parameter.name
        switch scope.names[name] {
        case .expression?, .constant?:
          guard let body = function.body,
            changes(in: Syntax(body)).any.contains(name)
          else { continue }
          scope.names[name] = scope.isFollowingLink ? .constant(.unknown) : .unknown
        default: continue
        }
      }
    }

    /// Returns the changes of the code in whose scope a variable is known.
    private func changes(around node: Syntax) -> Changes {
      let around = sequence(first: node, next: \.parent).first {
        $0.is(CodeBlockItemListSyntax.self) || $0.is(IfExprSyntax.self)
          || $0.is(WhileStmtSyntax.self)
      }
      return around.map { changes(in: $0) } ?? Changes()
    }

    private func changes(in node: Syntax) -> Changes {
      if let known = changes[node.id] { return known }
      let finder = ChangeFinder(viewMode: .sourceAccurate)
      finder.walk(node)
      changes[node.id] = finder.found
      return finder.found
    }
  }

  extension ExprSyntax {
    /// Whether it is an operator that assigns: `=`, `+=`.
    var isAssignment: Bool {
      if self.is(AssignmentExprSyntax.self) { return true }
      guard let sign = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
      return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign)
    }

    var isNil: Bool { self.is(NilLiteralExprSyntax.self) || trimmedDescription == ".none" }

    fileprivate var isCase: Bool {
      if case .enumCase = CasePattern(self) { true } else { false }
    }
  }

  private final class ChangeFinder: SyntaxVisitor {
    var found = Changes()

    /// Notes the variables that an expression is about: `x`, `x.y`, `x?[y]`, `(x, y)`.
    private func add(_ expression: ExprSyntax, isWhole: Bool) {
      var expression = expression
      var isWhole = isWhole
      while true {
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
          found.any.insert(name)
          if isWhole { found.whole.insert(name) }
          return
        } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
          (expression, isWhole) = (base, false)
        } else if let subscripted = expression.as(SubscriptCallExprSyntax.self) {
          (expression, isWhole) = (subscripted.calledExpression, false)
        } else if let call = expression.as(FunctionCallExprSyntax.self) {
          (expression, isWhole) = (call.calledExpression, false)
        } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
          expression = optional.expression
        } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
          expression = forced.expression
        } else if let tuple = expression.as(TupleExprSyntax.self) {
          for element in tuple.elements { add(element.expression, isWhole: isWhole) }
          return
        } else {
          return
        }
      }
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      var last: ExprSyntax?
      for element in node.elements {
        if let last, element.isAssignment { add(last, isWhole: true) }
        last = element
      }
      return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
      add(node.expression, isWhole: true)
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        !Self.harmless.contains(member.declName.baseName.text)
      {
        add(base, isWhole: false)
      }
      return .visitChildren
    }

    /// Methods of texts, lists and URLs that change nothing.
    private static let harmless: Set<String> = [
      "absoluteString", "allSatisfy", "appending", "appendingPathComponent", "compactMap",
      "components", "contains", "distance", "dropFirst", "dropLast", "elementsEqual", "enumerated",
      "filter", "first", "firstIndex", "flatMap", "forEach", "fragment", "hasPrefix", "hasSuffix",
      "host", "index", "joined", "last", "lastIndex", "lowercased", "map", "max", "min", "path",
      "prefix", "query", "reduce", "replacing", "replacingOccurrences", "reversed", "sorted",
      "split", "starts", "suffix", "trimmingCharacters", "uppercased",
    ]
  }
#endif
