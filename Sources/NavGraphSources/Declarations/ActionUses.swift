#if SourceReading
  import SwiftSyntax

  /// How code uses the names of actions.
  final class ActionUses: SyntaxVisitor {
    /// A name in a pattern.
    private struct Heard {
      /// The case in which it stands; nil where it is what is looked at.
      let outer: String?
      /// The reducer whose code it is.
      let owner: TypeDeclaration?
    }

    /// What reducers send, by their types and the name of the action: where first.
    private(set) var sent: [ObjectIdentifier: [String: SourcePlace]] = [:]
    /// The innermost cases of patterns with code that does something, and the reducers whose code it is.
    private var acting: [(name: String, owner: TypeDeclaration?)] = []
    private var heard: [String: [Heard]] = [:]
    /// Names in expressions that send nothing.
    private var mentioned: Set<String> = []
    private let program: Program
    /// By the node of its declaration.
    private let owners: [SyntaxIdentifier: TypeDeclaration]
    private let reducers: Set<ObjectIdentifier>
    private let cases: [String: [(one: CaseDeclaration, type: TypeDeclaration)]]
    /// What the patterns around bind, innermost last: names, each with the case that carries it.
    private var bound: [[String: String]] = []

    init(_ program: Program, _ features: Features) {
      self.program = program
      owners = Dictionary(
        program.types.map { ($0.node.id, $0) }, uniquingKeysWith: { first, _ in first })
      reducers = Set(features.all.compactMap { $0.owner.map { ObjectIdentifier($0) } })
      cases = Dictionary(
        grouping: program.types.flatMap { type in type.cases.map { ($0, type) } }, by: \.0.name)
      super.init(viewMode: .sourceAccurate)
      for file in program.files { walk(file.tree) }
    }

    /// Whether code may handle an action of a feature.
    func mayHandle(_ action: String, of feature: Feature, _ owner: TypeDeclaration) -> Bool {
      mentioned.contains(action)
        || (heard[action] ?? []).contains { one in
          guard let outer = one.outer else {
            guard let other = one.owner, other !== owner else { return true }
            // It is an action of the other one, if that has one of this name.
            return !Self.declares(action, other)
          }
          // What the case around it carries is something else for certain.
          let known = cases[outer] ?? []
          return known.isEmpty || Library.cases.contains(outer)
            || !known.allSatisfy { carrying in
              carrying.one.payloads.allSatisfy {
                let type = program.resolve($0, of: carrying.one, in: carrying.type)
                guard case .declared(let declared) = type.unwrapped else { return false }
                return declared !== feature.action
              }
            }
        }
    }

    /// Whether code around a feature does something about all of its actions, or those of what shows it.
    func mayHandleAll(of feature: Feature, _ around: [Feature]) -> Bool {
      acting.contains { one in
        let isAround = around.contains { $0.owner === one.owner }
        guard isAround || one.owner == nil, feature.action.declaredCase(one.name) == nil else {
          return false
        }
        if isAround, Library.cases.contains(one.name) || one.name == "routeAction" { return true }
        return (cases[one.name] ?? []).contains { carrying in
          carrying.one.payloads.contains {
            switch program.resolve($0, of: carrying.one, in: carrying.type).unwrapped {
            case .declared(let type):
              type === feature.action || around.contains { $0.action === type }
            case .other, .closure: false
            default: isAround
            }
          }
        }
      }
    }

    private static func declares(_ action: String, _ type: TypeDeclaration) -> Bool {
      type.declaredCase(action) != nil || type.nested.values.contains { declares(action, $0) }
    }

    /// The reducer in whose code a node stands.
    private func owner(of node: Syntax) -> TypeDeclaration? {
      var current = node.parent
      while let one = current {
        var type = owners[one.id]
        if let addition = one.as(ExtensionDeclSyntax.self), let file = program.file(of: node) {
          type = program.resolve(addition.extendedType, in: nil, file: file).declaration
        }
        while let found = type {
          if reducers.contains(ObjectIdentifier(found)) { return found }
          type = found.parent
        }
        current = one.parent
      }
      return nil
    }

    private func hear(_ pattern: CasePattern, in outer: String?, _ owner: TypeDeclaration?) {
      switch pattern {
      case .enumCase(let name, let arguments):
        heard[name, default: []].append(Heard(outer: outer, owner: owner))
        for argument in arguments { hear(argument.pattern, in: name, owner) }
      case .tuple(let elements):
        for element in elements { hear(element, in: outer, owner) }
      case .other(let expression): walk(expression)
      case .anything, .name: break
      }
    }

    /// - Parameter subject: What is looked at: where a pattern around binds it, it is what that case carries.
    private func hear(_ pattern: PatternSyntax, of subject: ExprSyntax?, acts: Bool) {
      let name = subject?.as(DeclReferenceExprSyntax.self).map { unquoted($0.baseName.text) }
      let outer = name.flatMap { name in bound.last { $0[name] != nil }?[name] }
      let owner = owner(of: Syntax(pattern))
      hear(CasePattern(pattern), in: outer, owner)
      if acts { acting += CasePattern(pattern).innermost.map { ($0, owner) } }
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
      hear(node.pattern, of: node.initializer.value, acts: true)
      walk(node.initializer)
      return .skipChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      walk(node.subject)
      let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
      if cases.count < node.cases.count { return .visitChildren }
      for one in cases {
        guard case .case(let label) = one.label else {
          walk(one.statements)
          continue
        }
        for item in label.caseItems {
          hear(item.pattern, of: node.subject, acts: !one.statements.doNothing)
          if let condition = item.whereClause { walk(condition) }
        }
        bound.append(one.patterns.map { CasePattern($0).bindings(in: nil) }.reduce([:], +))
        walk(one.statements)
        bound.removeLast()
      }
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.calledName == "send" else { return .visitChildren }
      if let first = node.arguments.first?.expression,
        case .enumCase(let name, _) = CasePattern(first),
        let owner = owner(of: Syntax(node))
      {
        let known = sent[ObjectIdentifier(owner)]?[name]
        sent[ObjectIdentifier(owner), default: [:]][name] = known ?? program.place(of: node)
      }
      walk(node.calledExpression)
      for argument in node.arguments { walkSent(argument.expression) }
      if let closure = node.trailingClosure { walk(closure) }
      return .skipChildren
    }

    /// Goes through what is sent: the cases that are made of one another are no mentions.
    private func walkSent(_ expression: ExprSyntax) {
      if let call = expression.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
      {
        for argument in call.arguments { walkSent(argument.expression) }
      } else if expression.as(MemberAccessExprSyntax.self)?.base != nil
        || !expression.is(MemberAccessExprSyntax.self)
      {
        walk(expression)
      }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      mentioned.insert(unquoted(node.baseName.text))
      return .visitChildren
    }
  }

  extension CasePattern {
    /// The innermost cases that it names; none where it names none.
    fileprivate var innermost: [String] {
      switch self {
      case .enumCase(let name, let arguments):
        let inner = arguments.flatMap(\.pattern.innermost)
        return inner.isEmpty ? [name] : inner
      case .tuple(let elements): return elements.flatMap(\.innermost)
      case .anything, .name, .other: return []
      }
    }

    /// The names that it binds to what a case carries, each with the name of that case.
    fileprivate func bindings(in outer: String?) -> [String: String] {
      switch self {
      case .name(let name): outer.map { [name: $0] } ?? [:]
      case .enumCase(let name, let arguments):
        arguments.map { $0.pattern.bindings(in: name) }.reduce([:], +)
      case .tuple(let elements): elements.map { $0.bindings(in: outer) }.reduce([:], +)
      case .anything, .other: [:]
      }
    }
  }

  private func + (left: [String: String], right: [String: String]) -> [String: String] {
    left.merging(right) { first, _ in first }
  }
#endif
