#if SourceReading
  import SwiftSyntax

  /// The actions that code sends to a feature and that no code handles: no pattern names them, and what the `default` of
  /// the feature's switches does is nothing.
  ///
  /// Only what is certain: a name that code uses in another way than to send it, in a key path, say, may be handled.
  struct UnhandledActions {
    struct Found {
      let feature: Feature
      let action: String
      let place: SourcePlace
    }

    /// In the order of the features, and of the cases of their actions.
    let all: [Found]

    init(_ program: Program, _ features: Features, _ evidence: Evidence) {
      let uses = ActionUses(program, features)
      all = features.all.flatMap { feature -> [Found] in
        guard let owner = feature.owner, owner.isReducer, !owner.isReducerEnum,
          !feature.bodies.isEmpty, !uses.catchAlls.contains(ObjectIdentifier(owner))
        else { return [] }
        return feature.action.cases.compactMap { one -> Found? in
          guard Self.isPlain(one, of: feature, program),
            let place = Self.sender(of: one.name, to: feature, owner, uses, evidence),
            !uses.mayHandle(one.name, of: feature, owner, program)
          else { return nil }
          return Found(feature: feature, action: one.name, place: place)
        }
      }
    }

    /// Whether it carries no other action, and its name means nothing else.
    private static func isPlain(
      _ one: CaseDeclaration, of feature: Feature, _ program: Program
    ) -> Bool {
      !Library.cases.contains(one.name)
        && feature.action.nested.values.allSatisfy { $0.declaredCase(one.name) == nil }
        && one.payloads.allSatisfy { payload in
          switch program.resolve(payload, of: one, in: feature.action).unwrapped {
          case .declared(let type): type.kind != .enumeration
          case .other, .closure: true
          default: false
          }
        }
    }

    /// Where a view sends it, or else the feature's own code.
    private static func sender(
      of action: String, to feature: Feature, _ owner: TypeDeclaration, _ uses: ActionUses,
      _ evidence: Evidence
    ) -> SourcePlace? {
      evidence.sends(action, of: feature.action).first?.place
        ?? uses.sent[ObjectIdentifier(owner)]?[action]
    }
  }

  /// How code uses the names of actions.
  private final class ActionUses: SyntaxVisitor {
    /// A name in a pattern.
    private struct Heard {
      /// The case in which it stands; nil where it is what is looked at.
      let outer: String?
      /// The reducer whose code it is.
      let owner: TypeDeclaration?
    }

    /// What reducers send, by their types and the name of the action: where first.
    private(set) var sent: [ObjectIdentifier: [String: SourcePlace]] = [:]
    /// Reducers with a switch that does something about whatever it does not name.
    private(set) var catchAlls: Set<ObjectIdentifier> = []
    private var heard: [String: [Heard]] = [:]
    /// Names in expressions that send nothing.
    private var mentioned: Set<String> = []
    private let program: Program
    /// By the node of its declaration.
    private let owners: [SyntaxIdentifier: TypeDeclaration]
    private let reducers: Set<ObjectIdentifier>
    private let cases: [String: [(one: CaseDeclaration, type: TypeDeclaration)]]
    private var sendDepth = 0
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
    func mayHandle(
      _ action: String, of feature: Feature, _ owner: TypeDeclaration, _ program: Program
    ) -> Bool {
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
    private func hear(_ pattern: PatternSyntax, of subject: ExprSyntax?) {
      let name = subject?.as(DeclReferenceExprSyntax.self).map { unquoted($0.baseName.text) }
      let outer = name.flatMap { name in bound.last { $0[name] != nil }?[name] }
      hear(CasePattern(pattern), in: outer, owner(of: Syntax(pattern)))
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
      hear(node.pattern, of: node.initializer.value)
      walk(node.initializer)
      return .skipChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      walk(node.subject)
      let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
      if cases.count < node.cases.count { return .visitChildren }
      let owner = owner(of: Syntax(node))
      let declared = owner?.nested["Action"]
      let isOfActions = cases.contains { one in
        one.patterns.contains { pattern in
          guard case .enumCase(let name, _) = CasePattern(pattern) else { return true }
          return declared?.declaredCase(name) != nil
        }
      }
      for one in cases {
        if let owner, isOfActions, one.isOpen, !Self.doesNothing(one.statements) {
          catchAlls.insert(ObjectIdentifier(owner))
        }
        guard case .case(let label) = one.label else {
          walk(one.statements)
          continue
        }
        for item in label.caseItems {
          hear(item.pattern, of: node.subject)
          if let condition = item.whereClause { walk(condition) }
        }
        bound.append(one.patterns.map { CasePattern($0).bindings(in: nil) }.reduce([:], +))
        walk(one.statements)
        bound.removeLast()
      }
      return .skipChildren
    }

    private static func doesNothing(_ statements: CodeBlockItemListSyntax) -> Bool {
      guard statements.count == 1, let statement = statements.first else {
        return statements.isEmpty
      }
      return ["break", "return", "return .none", ".none", "return nil", "return Effect.none"]
        .contains(statement.item.trimmedDescription)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard Walker.lastName(node.calledExpression) == "send" else { return .visitChildren }
      if let first = node.arguments.first?.expression,
        case .enumCase(let name, _) = CasePattern(first, isBinding: false),
        let owner = owner(of: Syntax(node))
      {
        let known = sent[ObjectIdentifier(owner)]?[name]
        sent[ObjectIdentifier(owner), default: [:]][name] = known ?? program.place(of: node)
      }
      sendDepth += 1
      return .visitChildren
    }

    override func visitPost(_ node: FunctionCallExprSyntax) {
      if Walker.lastName(node.calledExpression) == "send" { sendDepth -= 1 }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if sendDepth == 0 { mentioned.insert(unquoted(node.baseName.text)) }
      return .visitChildren
    }
  }

  extension SwitchCaseSyntax {
    fileprivate var patterns: [PatternSyntax] {
      guard case .case(let label) = label else { return [] }
      return label.caseItems.map(\.pattern)
    }

    /// Whether it takes whatever the other cases leave.
    fileprivate var isOpen: Bool {
      guard case .case = label else { return true }
      return patterns.contains { pattern in
        switch CasePattern(pattern) {
        case .anything, .name: true
        case .enumCase, .tuple, .other: false
        }
      }
    }
  }

  extension CasePattern {
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
