#if SourceReading
  import SwiftSyntax

  /// A pattern of a `case`, as far as it says which action is meant.
  indirect enum CasePattern {
    case anything
    case name(String)
    case enumCase(String, [(label: String?, pattern: CasePattern)])
    case tuple([CasePattern])
    case other(ExprSyntax)

    init(_ pattern: PatternSyntax) { self.init(pattern, .values) }

    /// A value that is compared.
    init(_ expression: ExprSyntax) { self.init(expression, .values) }

    /// The meaning of names in a pattern: `let`, or values that are compared.
    private enum Names { case bindings, values }

    private init(_ pattern: PatternSyntax, _ names: Names) {
      if let binding = pattern.as(ValueBindingPatternSyntax.self) {
        self.init(binding.pattern, .bindings)
      } else if let identifier = pattern.as(IdentifierPatternSyntax.self) {
        self = .name(unquoted(identifier.identifier.text))
      } else if pattern.is(WildcardPatternSyntax.self) {
        self = .anything
      } else if let expression = pattern.as(ExpressionPatternSyntax.self) {
        self.init(expression.expression, names)
      } else if let tuple = pattern.as(TuplePatternSyntax.self) {
        let elements = tuple.elements.map { CasePattern($0.pattern, names) }
        self = elements.count == 1 ? elements[0] : .tuple(elements)
      } else {
        self = .anything
      }
    }

    private init(_ expression: ExprSyntax, _ names: Names) {
      if let pattern = expression.as(PatternExprSyntax.self) {
        self.init(pattern.pattern, names)
      } else if expression.is(DiscardAssignmentExprSyntax.self) {
        self = .anything
      } else if let reference = expression.as(DeclReferenceExprSyntax.self), names == .bindings {
        self = .name(unquoted(reference.baseName.text))
      } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
        self.init(optional.expression, names)
      } else if let member = expression.as(MemberAccessExprSyntax.self) {
        self = .enumCase(unquoted(member.declName.baseName.text), [])
      } else if let call = expression.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      {
        self = .enumCase(
          unquoted(member.declName.baseName.text),
          call.arguments.map {
            ($0.label?.text, CasePattern($0.expression, names))
          })
      } else if let tuple = expression.as(TupleExprSyntax.self) {
        let elements = tuple.elements.map { CasePattern($0.expression, names) }
        self = elements.count == 1 ? elements[0] : .tuple(elements)
      } else {
        self = .other(expression)
      }
    }
  }

  extension CasePattern {
    /// Whether it matches an action with any value, as far as it names it.
    var isWhole: Bool {
      switch self {
      case .anything, .name, .tuple: isOpen
      case .enumCase(let name, let arguments):
        name == "some"
          ? arguments.allSatisfy(\.pattern.isOpen)
          : arguments.count { !$0.pattern.isOpen } <= 1
            && arguments.allSatisfy(\.pattern.isWhole)
      case .other(let expression): expression.is(BooleanLiteralExprSyntax.self)
      }
    }

    /// Whether it matches everything.
    var isOpen: Bool {
      switch self {
      case .anything, .name: true
      case .tuple(let elements): elements.allSatisfy(\.isOpen)
      case .enumCase, .other: false
      }
    }

    /// The names that it binds.
    var boundNames: [String] {
      switch self {
      case .name(let name): [name]
      case .enumCase(_, let arguments): arguments.flatMap(\.pattern.boundNames)
      case .tuple(let elements): elements.flatMap(\.boundNames)
      case .anything, .other: []
      }
    }

    static func isWhole(_ pattern: PatternSyntax) -> Bool {
      Self(pattern).isWhole && !examinesValue(pattern)
    }

    /// Whether a pattern asks for nothing but a case, also of a value that can be nil: `.home(let home)?`.
    static func namesCase(_ pattern: PatternSyntax) -> Bool {
      if isWhole(pattern) { return true }
      let asked = pattern.tokens(viewMode: .sourceAccurate).filter {
        [.postfixQuestionMark, .keyword(.is), .keyword(.as)].contains($0.tokenKind)
      }
      return Self(pattern).isWhole && asked.count == 1
        && asked[0].tokenKind == .postfixQuestionMark
        && asked[0] == pattern.lastToken(viewMode: .sourceAccurate)
    }

    /// Whether a pattern asks for a type, or whether there is something.
    static func examinesValue(_ pattern: PatternSyntax) -> Bool {
      pattern.tokens(viewMode: .sourceAccurate).contains {
        [.postfixQuestionMark, .keyword(.is), .keyword(.as)].contains($0.tokenKind)
      }
    }
  }

  extension Walker {
    /// Follows a pattern into an action, and returns the action with the bindings of its names.
    func follow(_ pattern: CasePattern, _ path: ActionPath, _ scope: inout Scope) -> ActionPath {
      switch pattern {
      case .other(let expression):
        guard let literal = expression.as(BooleanLiteralExprSyntax.self) else { return path }
        return ActionPath(
          steps: path.steps + [ActionStep(name: literal.literal.text, isPayload: true)],
          type: path.type)
      case .anything, .tuple:
        return path
      case .name(let name):
        let given = scope.given.flatMap { $0.path == path.steps ? $0.value : nil }
        scope.names[name] = given ?? .action(path)
        return path
      case .enumCase(let name, let arguments):
        if name == "some", let inner = arguments.first {
          let found = follow(inner.pattern, path, &scope)
          guard inner.pattern.isOpen else { return found }
          return ActionPath(
            steps: found.steps + [ActionStep(name: name, isPayload: true)], type: .unknown)
        }
        if let only = onlyStep(in: path.type) {
          let inner = ActionPath(steps: path.steps + [only.step], type: only.type)
          return follow(pattern, inner, &scope)
        }
        let payloads = program.payloads(of: name, in: path.type)
        let step = ActionStep(name: name, isPayload: !isAction(path.type, after: path.steps))
        var result = ActionPath(steps: path.steps + [step], type: .unknown)
        if let payloads, payloads.count == 1 { result.type = payloads[0].type }
        let base = result
        var deepest: ActionPath?
        for (index, argument) in arguments.enumerated() {
          let type = payload(index, argument.label, arguments.count, of: payloads) ?? .unknown
          var inner = base
          inner.type = type
          let followed = follow(argument.pattern, inner, &scope)
          if followed.steps.count > (deepest ?? base).steps.count { deepest = followed }
        }
        if let deepest { return deepest }
        if let payloads, payloads.count > 1, let action = payloads.last {
          result.type = action.type
        }
        return result
      }
    }

    private func payload(
      _ index: Int, _ label: String?, _ count: Int,
      of payloads: [(label: String?, type: SwiftType)]?
    ) -> SwiftType? {
      guard let payloads else { return nil }
      if let label, let found = payloads.first(where: { $0.label == label }) { return found.type }
      if payloads.indices.contains(index) { return payloads[index].type }
      return payloads.last?.type
    }

    /// Whether the cases of a type are actions, rather than values that an action carries.
    func isAction(_ type: SwiftType, after steps: [ActionStep]) -> Bool {
      if steps.last?.isPayload == true { return false }
      switch type.unwrapped {
      case .routerAction, .stackAction, .presentationAction, .identifiedAction, .result,
        .navigationAction:
        return true
      case .declared(let declaration):
        if features.feature(ofAction: type) != nil { return true }
        if ["Alert", "Dialog", "ConfirmationDialog"].contains(declaration.name)
          || program.isSentByAlerts(declaration)
            && steps.contains(where: { $0.name == "presented" })
        {
          return true
        }
        if let last = steps.last?.name, ["presented", "element", "routeAction"].contains(last) {
          return true
        }
        if let last = steps.last?.name,
          last.hasSuffix("Action") || Library.actionGroups.contains(last)
        {
          return true
        }
        var current: TypeDeclaration? = declaration
        while let one = current {
          if one.name.hasSuffix("Action") || one.name.hasPrefix("Delegate")
            || one.name.hasSuffix("Delegate")
          {
            return true
          }
          current = one.parent
        }
        return false
      case .other(let name):
        // A type that is not in the sources: a value, unless it is called an action.
        return name.isEmpty && steps.last?.isValue != true || name.hasSuffix("Action")
      default:
        return true
      }
    }
  }
#endif
