#if SourceReading
  import SwiftSyntax

  /// The names of cases that code uses anywhere but in patterns, for any purpose: no code makes an action whose name is
  /// not among them.
  final class Mentions: SyntaxVisitor {
    /// By the name: how often.
    private var counts: [String: Int] = [:]
    /// The same of those that are certainly cases of one type, which a feature or a view of it sends.
    private var known: [String: [ObjectIdentifier: Int]] = [:]
    /// By the name: the views that name it, where nothing shows these.
    private(set) var unshownSenders: [String: [TypeDeclaration]] = [:]
    /// Calls that make a state with something in it: `Checkout.State(routes: …)`.
    private(set) var madeStates: [FunctionCallExprSyntax] = []
    /// The actions that the buttons of alerts send.
    private(set) var buttonActions: [ExprSyntax] = []
    /// The names that some type declares a case of.
    private let cases: Set<String>
    private let unused: Set<SyntaxIdentifier>

    private let program: Program
    private let types: EnclosingTypes
    /// The enclosing reducers and views, by the nodes of their declarations: the actions that they send.
    private let senders: [SyntaxIdentifier: TypeDeclaration]
    private let stores: [SyntaxIdentifier: [String: TypeDeclaration]]
    /// The type that a view's own `send` takes: `@ViewAction(for: Login.self)`.
    private let viewActions: [SyntaxIdentifier: TypeDeclaration]

    init(_ program: Program, _ features: Features) {
      self.program = program
      types = EnclosingTypes(program)
      senders = Dictionary(
        features.all.compactMap { one in one.owner.map { ($0.node.id, one.action) } },
        uniquingKeysWith: { first, _ in first })
      stores = Dictionary(
        program.types.filter(\.isView).map { ($0.node.id, program.stores(of: $0)) },
        uniquingKeysWith: { first, _ in first })
      viewActions = Dictionary(
        program.types.filter { $0.attributes.contains("ViewAction") }.compactMap { view in
          program.viewActions(of: view).map { (view.node.id, $0) }
        }, uniquingKeysWith: { first, _ in first })
      cases = Set(program.types.flatMap { $0.cases.map(\.name) })
      unused = program.unusedViews
      super.init(viewMode: .sourceAccurate)
      for file in program.files { walk(file.tree) }
    }

    /// How often code names a case that can be one of a type.
    func count(of name: String, in type: TypeDeclaration) -> Int {
      let others = known[name, default: [:]].filter { $0.key != ObjectIdentifier(type) }
      return counts[name, default: 0] - others.values.reduce(0, +)
    }

    /// Notes the cases of an action that is sent, as far as their types are certain.
    ///
    /// - Parameter isNamed: Whether the action names its type: `Action.saved`.
    private func note(_ sent: ExprSyntax, of type: SwiftType, isNamed: Bool = false) {
      let call = sent.as(FunctionCallExprSyntax.self)
      guard let declared = type.declaration, declared.kind == .enumeration,
        let member = (call?.calledExpression ?? sent).as(MemberAccessExprSyntax.self),
        isNamed == (member.base != nil),
        let one = declared.declaredCase(unquoted(member.declName.baseName.text))
      else { return }
      known[one.name, default: [:]][ObjectIdentifier(declared), default: 0] += 1
      for (argument, payload) in zip(call?.arguments ?? [], one.payloads) {
        note(argument.expression, of: program.resolve(payload, of: one, in: declared))
      }
    }

    /// Returns the actions of the receiver of a `send` call, where that is certain: a store of the enclosing view, or
    /// the reducer's own feature.
    private func receiver(of node: FunctionCallExprSyntax) -> TypeDeclaration? {
      let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.sourceText
      // `.destructive(…, action: .send(.delete))`, `effect.send(.saved).map(…)`
      guard node.parent?.as(LabeledExprSyntax.self)?.label?.text != "action",
        node.parent?.is(MemberAccessExprSyntax.self) != true
      else { return nil }
      for outer in sequence(first: Syntax(node), next: \.parent) {
        if let stores = stores[outer.id] {
          guard let base else { return viewActions[outer.id] }
          return stores[base.hasPrefix("self.") ? String(base.dropFirst(5)) : base]
        }
        if base == nil, let action = senders[outer.id] { return action }
      }
      return nil
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let name = unquoted(node.baseName.text)
      if cases.contains(name) { counts[name, default: 0] += 1 }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if cases.contains(unquoted(node.declName.baseName.text)), let base = node.base,
        let file = program.file(of: node),
        let type = program.typeNamed(by: base, in: types.type(around: Syntax(node)), file: file)
      {
        let call = node.parent?.as(FunctionCallExprSyntax.self)
        let isCalled = call?.calledExpression.id == node.id
        note(
          (isCalled ? call.map { ExprSyntax($0) } : nil) ?? ExprSyntax(node), of: type,
          isNamed: true)
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.isSend, let sent = node.arguments.first?.expression,
        let action = receiver(of: node)
      {
        note(sent, of: .declared(action))
      }
      if !node.arguments.isEmpty,
        Walker.lastName(node.calledExpression)?.hasSuffix("State") == true, !node.isInPreview
      {
        madeStates.append(node)
      }
      if let action = node.arguments.first(where: { $0.label?.text == "action" })?.expression {
        if let call = action.as(FunctionCallExprSyntax.self), call.calledName == "send",
          let sent = call.arguments.first?.expression
        {
          // `.destructive(TextState("Delete"), action: .send(.delete))`
          buttonActions.append(sent)
        } else if Walker.name(of: node.calledExpression) == "ButtonState" {
          buttonActions.append(action)
        }
      }
      return .visitChildren
    }

    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
      .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      guard unused.contains(Syntax(node).id) else { return .visitChildren }
      guard let view = program.types.first(where: { $0.node.id == Syntax(node).id }) else {
        return .skipChildren
      }
      for token in node.tokens(viewMode: .sourceAccurate)
      where cases.contains(token.text)
        && token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
      {
        unshownSenders[token.text, default: []].append(view)
      }
      return .skipChildren
    }
  }

  extension Program {
    /// Returns the actions that the code of a view sends without naming the enclosing case: of the case `view`.
    fileprivate func viewActions(of view: TypeDeclaration) -> TypeDeclaration? {
      guard let action = stores(of: view)["store"], let group = action.declaredCase("view"),
        let payload = group.payloads.first
      else { return nil }
      return resolve(payload, of: group, in: action).declaration
    }
  }
#endif
