#if SourceReading
  import SwiftSyntax

  /// How code uses the names of actions.
  final class ActionUses: SyntaxVisitor {
    /// A value that code examines: a parameter, a state or an action, or the value that the cases of one carry.
    struct Subject {
      /// The type of the cases; nil where it is not known.
      var root: SwiftType?
      var path: [String] = []
      /// The parameter that it is, where functions are called with it.
      var parameter: SyntaxIdentifier?

      func carried(by name: String) -> Subject {
        Subject(root: root, path: path + [name], parameter: parameter)
      }
    }

    /// A case in a pattern, with those around it.
    struct MatchedCase {
      let subject: Subject
      /// The reducer whose code it is.
      let owner: TypeDeclaration?
      /// The code of the case, where that does nothing.
      let ignoringCode: SyntaxIdentifier?

      var isIgnored: Bool { ignoringCode != nil }

      /// The enclosing case; nil where the case is matched directly.
      var outer: String? { subject.path.dropLast().last }
    }

    /// The cases of patterns, by their names.
    private(set) var matchedCases: [String: [MatchedCase]] = [:]
    /// The innermost cases of patterns whose code handles every value that they carry.
    private(set) var taken: [MatchedCase] = []
    /// What reducers send, by their types and the name of the action: where, in the order of the source.
    private(set) var sent: [ObjectIdentifier: [String: [FunctionCallExprSyntax]]] = [:]
    /// What plain functions of reducers are given, by their parameters.
    private(set) var given: [SyntaxIdentifier: [Subject]] = [:]
    /// Names in expressions that send nothing.
    private(set) var mentioned: Set<String> = []
    private let program: Program
    private let features: Features
    private let types: EnclosingTypes
    private let reducers: Set<ObjectIdentifier>
    /// The meanings of names in the enclosing code, innermost last; nil for a part of a state.
    private var names: [[String: Subject?]] = []

    init(_ program: Program, _ features: Features) {
      self.program = program
      self.features = features
      types = EnclosingTypes(program)
      reducers = Set(features.all.compactMap { $0.owner.map { ObjectIdentifier($0) } })
      super.init(viewMode: .sourceAccurate)
      for file in program.files { walk(file.tree) }
    }

    // MARK: What code looks at

    /// Returns the reducer whose code contains a node; nil in a view that is nested in one.
    private func owner(of node: some SyntaxProtocol) -> TypeDeclaration? {
      var type = types.type(around: Syntax(node))
      while let found = type, !found.isView {
        if reducers.contains(ObjectIdentifier(found)) { return found }
        type = found.parent
      }
      return nil
    }

    /// - Returns: nil for an expression that is certainly no action: a part of a state.
    private func subject(_ expression: ExprSyntax) -> Subject? {
      if let reference = expression.as(DeclReferenceExprSyntax.self) {
        let name = unquoted(reference.baseName.text)
        let type = types.type(around: Syntax(expression))
        if name == "self" { return Subject(root: type.map { .declared($0) }) }
        if let known = names.last(where: { $0[name] != nil })?[name] { return known }
        let property = type?.properties[name]
        return Subject(root: property.map { program.type(ofProperty: $0, in: type) })
      }
      if let chained = expression.as(OptionalChainingExprSyntax.self) {
        return subject(chained.expression)
      }
      guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
        return Subject()
      }
      guard let outer = subject(base), outer.path.isEmpty, let root = outer.root else {
        return subject(base).map { _ in Subject() }
      }
      if case .store = root { return nil }
      return features.feature(ofState: root) == nil ? Subject() : nil
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let type = types.type(around: Syntax(node))
      var parameters: [String: Subject?] = [:]
      for parameter in node.signature.parameterClause.parameters {
        guard let file = program.file(of: node) else { continue }
        parameters[parameter.name] = Subject(
          root: program.resolve(parameter.type, in: type, file: file), parameter: parameter.id)
      }
      names.append(parameters)
      return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { names.removeLast() }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      let parameters = closureParameters(node)
      var known: [String: Subject?] = [:]
      for capture in node.signature?.capture?.items ?? [] {
        guard let value = capture.initializer?.value else { continue }
        known[unquoted(capture.name.text)] = .some(subject(value))
      }
      // Closures of a state turn states into each other.
      let isInState =
        types.type(around: Syntax(node)).flatMap { features.feature(ofState: .declared($0)) } != nil
      for name in parameters { known[name] = .some(isInState ? nil : Subject()) }
      if parameters.count == 2,
        node.parent?.as(FunctionCallExprSyntax.self)?.calledName == "Reduce",
        let owner = owner(of: node),
        let feature = features.all.first(where: { $0.owner === owner })
      {
        known[parameters[0]] = Subject(root: feature.state)
        known[parameters[1]] = Subject(root: .declared(feature.action))
      }
      names.append(known)
      return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { names.removeLast() }

    /// `for (id, element) in zip(state.path.ids, state.path)`: the elements are parts of the state.
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      let meaning = mentionsAction(node.sequence) ? Subject() : nil
      let bound = CasePattern(node.pattern).bindings(in: Subject())
      names.append(bound.mapValues { _ in meaning })
      return .visitChildren
    }

    override func visitPost(_ node: ForStmtSyntax) { names.removeLast() }

    override func visitPost(_ node: PatternBindingSyntax) {
      guard let value = node.initializer?.value else { return }
      add(node.pattern, boundTo: value)
    }

    override func visitPost(_ node: OptionalBindingConditionSyntax) {
      guard let value = node.initializer?.value else { return }
      add(node.pattern, boundTo: value)
    }

    /// Notes the name of a local value that no action is a part of: `let result = await client.load()`.
    private func add(_ pattern: PatternSyntax, boundTo value: ExprSyntax) {
      guard !names.isEmpty, case .name(let name) = CasePattern(pattern) else { return }
      names[names.count - 1][name] = .some(mentionsAction(value) ? Subject() : nil)
    }

    /// Whether code uses a name that may be an action, or a part of one. What it waits for is none.
    private func mentionsAction(_ value: ExprSyntax) -> Bool {
      let tokens = Array(value.tokens(viewMode: .sourceAccurate))
      guard !tokens.contains(where: { $0.tokenKind == .keyword(.await) }) else { return false }
      return tokens.contains { token in
        guard token.parent?.is(DeclReferenceExprSyntax.self) == true else { return false }
        guard let known = names.last(where: { $0[token.text] != nil })?[token.text] else {
          return token.text == "self"
        }
        let isState = known?.root.flatMap(features.feature(ofState:)) != nil
        return known != nil && !isState
      }
    }

    // MARK: Patterns

    private func match(
      _ pattern: CasePattern, of subject: Subject, _ owner: TypeDeclaration?, acts: Bool,
      ignoredBy code: SyntaxIdentifier? = nil
    ) {
      switch pattern {
      case .enumCase(let name, let arguments):
        let one = MatchedCase(
          subject: subject.carried(by: name), owner: owner, ignoringCode: code)
        matchedCases[name, default: []].append(one)
        if acts, arguments.allSatisfy({ !$0.pattern.namesCase }) { taken.append(one) }
        for argument in arguments {
          match(argument.pattern, of: one.subject, owner, acts: acts, ignoredBy: code)
        }
      case .tuple(let elements):
        let isCarried = !subject.path.isEmpty
        for element in elements {
          match(
            element, of: isCarried ? subject : Subject(), owner, acts: acts, ignoredBy: code)
        }
      case .other(let expression): walk(expression)
      case .anything, .name: break
      }
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
      let value = node.initializer.value
      if !isStore(value, node), let subject = subject(value) {
        match(CasePattern(node.pattern), of: subject, owner(of: node), acts: true)
      }
      walk(node.initializer)
      return .skipChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      walk(node.subject)
      let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
      if cases.count < node.cases.count { return .visitChildren }
      let subject = subject(node.subject)
      let owner = owner(of: node)
      // A view that is shown for a case does not handle an action.
      let choosesView =
        isStore(node.subject, node) || owner == nil && cases.allSatisfy(\.statements.makesViews)
      for one in cases {
        let patterns = one.patterns.map { CasePattern($0) }
        let bound = patterns.map { $0.bindings(in: subject ?? Subject()) }.reduce([:], +)
        names.append(bound.mapValues { $0 })
        if let subject, !choosesView {
          let acts = !one.statements.doNothing && !passesOn(one.statements, bound, owner)
          let code = one.statements.doNothing ? one.id : nil
          for pattern in patterns {
            match(pattern, of: subject, owner, acts: acts, ignoredBy: code)
          }
        }
        if case .case(let label) = one.label {
          for condition in label.caseItems.compactMap(\.whereClause) { walk(condition) }
        }
        walk(one.statements)
        names.removeLast()
      }
      return .skipChildren
    }

    /// Whether it is `screen.case` in a view: the stores of the children by the cases of the state.
    private func isStore(_ value: ExprSyntax, _ node: some SyntaxProtocol) -> Bool {
      value.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "case"
        && owner(of: node) == nil
    }

    /// Returns whether code handles the binding of a pattern only by the cases of one `switch`, here or
    /// in a function of the reducer that receives it.
    private func passesOn(
      _ statements: CodeBlockItemListSyntax, _ bound: [String: Subject], _ owner: TypeDeclaration?
    ) -> Bool {
      if bound.keys.contains(where: { statements.isPlainSwitch(over: $0) }) { return true }
      guard statements.count == 1, let item = statements.first?.item,
        let call = (item.expression ?? item.as(ReturnStmtSyntax.self)?.expression)?
          .as(FunctionCallExprSyntax.self),
        call.trailingClosure == nil,
        let functions = owner?.functions[call.calledExpression.ownName ?? ""],
        functions.count == 1, let function = functions.first, let body = function.node.body
      else { return false }
      let parameters = function.node.signature.parameterClause.parameters
      for (parameter, argument) in zip(parameters, call.arguments) {
        let name = parameter.name
        guard let reference = argument.expression.as(DeclReferenceExprSyntax.self),
          let subject = bound[unquoted(reference.baseName.text)],
          parameters.count == call.arguments.count, body.statements.isPlainSwitch(over: name)
        else { continue }
        given[parameter.id, default: []].append(subject)
        return true
      }
      return false
    }

    // MARK: Expressions

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.isSend else { return .visitChildren }
      if let first = node.arguments.first?.expression,
        case .enumCase(let name, _) = CasePattern(first), let owner = owner(of: node)
      {
        sent[ObjectIdentifier(owner), default: [:]][name, default: []].append(node)
      }
      walk(node.calledExpression)
      for argument in node.arguments { walkSent(argument.expression) }
      if let closure = node.trailingClosure { walk(closure) }
      return .skipChildren
    }

    /// Visits a sent action: the cases inside it are no mentions.
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
    /// Whether it names a case.
    fileprivate var namesCase: Bool {
      switch self {
      case .enumCase: true
      case .tuple(let elements): elements.contains(where: \.namesCase)
      case .anything, .name, .other: false
      }
    }

    /// Returns the names that it binds, each with its meaning.
    fileprivate func bindings(in subject: ActionUses.Subject) -> [String: ActionUses.Subject] {
      switch self {
      case .name(let name): [name: subject]
      case .enumCase(let name, let arguments):
        arguments.map { $0.pattern.bindings(in: subject.carried(by: name)) }.reduce([:], +)
      case .tuple(let elements): elements.map { $0.bindings(in: subject) }.reduce([:], +)
      case .anything, .other: [:]
      }
    }
  }

  private func + <Value>(left: [String: Value], right: [String: Value]) -> [String: Value] {
    left.merging(right) { first, _ in first }
  }

  extension ExprSyntax {
    /// The name of a member of `self` that it is: `core`, `self.core`.
    var ownName: String? {
      let member = self.as(MemberAccessExprSyntax.self)
      return member.map { $0.base?.sourceText == "self" ? $0.declName.baseName.text : nil }
        ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
  }

  extension CodeBlockItemListSyntax {
    /// Whether all that it does is to make views.
    fileprivate var makesViews: Bool {
      !isEmpty
        && allSatisfy { statement in
          guard let expression = statement.item.expression else {
            return statement.item.is(VariableDeclSyntax.self)
          }
          return expression.makesViews
        }
    }
  }

  extension ExprSyntax {
    fileprivate var makesViews: Bool {
      if let choice = self.as(IfExprSyntax.self) {
        let otherwise: Bool =
          switch choice.elseBody {
          case .ifExpr(let inner)?: ExprSyntax(inner).makesViews
          case .codeBlock(let block)?: block.statements.makesViews
          case nil: true
          }
        return choice.body.statements.makesViews && otherwise
      }
      if let choice = self.as(SwitchExprSyntax.self) {
        return choice.cases.allSatisfy {
          $0.as(SwitchCaseSyntax.self)?.statements.makesViews ?? false
        }
      }
      var expression = self
      while true {
        if let call = expression.as(FunctionCallExprSyntax.self) {
          expression = call.calledExpression
        } else if let base = expression.as(MemberAccessExprSyntax.self)?.base {
          expression = base
        } else {
          break
        }
      }
      return expression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? false
    }
  }
#endif
