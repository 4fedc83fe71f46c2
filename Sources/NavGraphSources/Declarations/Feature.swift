#if SourceReading
  import SwiftSyntax

  /// A reducer with its state and its actions, in any notation. Its actions identify it: two
  /// reducers with one type of actions are one feature.
  ///
  /// Several threads read it: it does not change once all features are found.
  final class Feature {
    let name: String
    let state: SwiftType
    let action: TypeDeclaration
    /// The type that the reducer is, if it is one.
    let owner: TypeDeclaration?
    fileprivate(set) var bodies: [Body] = []

    init(name: String, state: SwiftType, action: TypeDeclaration, owner: TypeDeclaration?) {
      self.name = name
      self.state = state
      self.action = action
      self.owner = owner
    }

    var place: (file: SourceFile, node: Syntax) {
      if let owner { return (owner.file, owner.node) }
      if let state = state.declaration { return (state.file, state.node) }
      return (action.file, action.node)
    }

    /// Code that hears actions.
    struct Body {
      var statements: CodeBlockItemListSyntax
      var state: String
      var action: String
      /// A function that returns what an action means for navigation, as RoutingReducer's.
      var returnsNavigation = false
      /// The property whose change runs it, for any action.
      var changed: String?
      /// The modifier of the app's own that is given the code, and decides when to run it: `.onSessionExpired { state in … }`.
      var event: String?
      /// The cases of the action that the modifier is given: `for: \.player.download`.
      var heard: [String] = []
      /// The type that the code is in, whose functions it can call.
      var owner: TypeDeclaration?
    }
  }

  /// All features of a program, in the order of its files.
  struct Features {
    private(set) var all: [Feature] = []
    private var byAction: [ObjectIdentifier: Feature] = [:]
    private var byState: [ObjectIdentifier: Feature] = [:]

    init(_ program: Program) {
      for type in program.types { add(type, program) }
      for variable in program.variableOrder { add(variable, in: nil, program) }
      for type in program.types {
        for name in type.propertyOrder {
          guard let property = type.properties[name], property.isStatic else { continue }
          add(property, in: type, program)
        }
      }
      for screens in all { addScreens(of: screens, program) }
    }

    /// Adds the screens of an enum that have a state and actions, and no reducer because there is nothing to do for it.
    private mutating func addScreens(of screens: Feature, _ program: Program) {
      guard let states = screens.state.declaration, states.kind == .enumeration,
        screens.action.kind == .enumeration
      else { return }
      for one in states.cases {
        guard one.payloads.count == 1, let state = one.payloads.first,
          let heard = screens.action.declaredCase(one.name), heard.payloads.count == 1,
          let sent = heard.payloads.first,
          case .declared(let own) = program.resolve(state, of: one, in: states),
          case .declared(let action) = program.resolve(sent, of: heard, in: screens.action),
          action.kind == .enumeration, byState[ObjectIdentifier(own)] == nil,
          byAction[ObjectIdentifier(action)] == nil
        else { continue }
        _ = insert(
          Feature(name: Self.name(ofState: own), state: .declared(own), action: action, owner: nil))
      }
    }

    /// `Home` for `HomeState` and for `Home.State`.
    private static func name(ofState state: TypeDeclaration) -> String {
      if state.name == "State", let outer = state.parent { return outer.name }
      return state.name.hasSuffix("State") ? String(state.name.dropLast(5)) : state.name
    }

    func feature(ofAction type: SwiftType) -> Feature? {
      guard case .declared(let declaration) = type.unwrapped else { return nil }
      return byAction[ObjectIdentifier(declaration)]
    }

    func feature(ofState type: SwiftType) -> Feature? {
      guard case .declared(let declaration) = type.unwrapped else { return nil }
      return byState[ObjectIdentifier(declaration)]
    }

    private mutating func insert(_ feature: Feature) -> Feature {
      if let known = byAction[ObjectIdentifier(feature.action)] { return known }
      byAction[ObjectIdentifier(feature.action)] = feature
      if let state = feature.state.declaration, byState[ObjectIdentifier(state)] == nil {
        byState[ObjectIdentifier(state)] = feature
      }
      all.append(feature)
      return feature
    }

    private mutating func add(_ type: TypeDeclaration, _ program: Program) {
      guard type.name != "State", type.name != "Action",
        let action = program.member("Action", of: type)?.declaration, action.kind == .enumeration,
        let state = program.member("State", of: type)
      else { return }
      var bodies: [Feature.Body] = []
      for name in type.propertyOrder {
        guard let property = type.properties[name], !property.isStatic || name == "body" else {
          continue
        }
        for code in [property.getter.map { Syntax($0) }, property.initial.map { Syntax($0) }] {
          bodies += code.map { Self.bodies(in: $0, of: type, program) } ?? []
        }
      }
      for function in type.functionOrder {
        guard let body = function.node.body else { continue }
        let parameters = function.parameters
        if function.name == "reduce", parameters.map(\.label) == ["into", "action"] {
          bodies.append(
            Feature.Body(
              statements: body.statements, state: parameters[0].name, action: parameters[1].name))
        } else if function.name == "navigation", parameters.map(\.label) == ["for"],
          program.resolve(parameters[0].type, in: type, file: function.file).declaration === action
        {
          bodies.append(
            Feature.Body(
              statements: body.statements, state: "", action: parameters[0].name,
              returnsNavigation: true))
        } else {
          bodies += Self.bodies(in: Syntax(body), of: type, program)
        }
      }
      guard type.isReducer || !bodies.isEmpty else { return }
      for index in bodies.indices { bodies[index].owner = type }
      let feature = insert(Feature(name: type.name, state: state, action: action, owner: type))
      feature.bodies += bodies
    }

    /// Adds a reducer in a variable, as before reducers were types: `let home = Reducer<S, A, E> { … }`.
    private mutating func add(
      _ variable: PropertyDeclaration, in owner: TypeDeclaration?, _ program: Program
    ) {
      guard let initial = variable.initial else { return }
      var arguments: GenericArgumentClauseSyntax?
      let type = variable.type?.as(IdentifierTypeSyntax.self)
      if let type, Self.isReducer(type.name.text) {
        arguments = type.genericArgumentClause
      } else {
        arguments =
          type.flatMap { program.reducerAliases[$0.name.text] }
          ?? GenericFinder.arguments(in: Syntax(initial), program)
      }
      guard let arguments = arguments?.arguments, arguments.count >= 2 else { return }
      let types = arguments.map { argument -> SwiftType in
        guard case .type(let type) = argument.argument else { return .unknown }
        return program.resolve(type, in: owner, file: variable.file)
      }
      guard let action = types[1].declaration else { return }
      let bodies = Self.bodies(in: Syntax(initial), of: owner, program)
      let name = types[0].declaration.map(Self.name(ofState:)) ?? variable.name
      let feature = insert(Feature(name: name, state: types[0], action: action, owner: owner))
      feature.bodies += bodies
    }

    static func isReducer(_ name: String) -> Bool { name == "Reducer" || name == "AnyReducer" }

    private static func bodies(
      in node: Syntax, of type: TypeDeclaration?, _ program: Program
    ) -> [Feature.Body] {
      let finder = BodyFinder(type, program)
      finder.walk(node)
      return finder.found
    }
  }

  /// `Reducer<S, A, E>` in an expression.
  private final class GenericFinder: SyntaxVisitor {
    private var found: GenericArgumentClauseSyntax?
    private let program: Program

    private init(_ program: Program) {
      self.program = program
      super.init(viewMode: .sourceAccurate)
    }

    static func arguments(in node: Syntax, _ program: Program) -> GenericArgumentClauseSyntax? {
      let finder = GenericFinder(program)
      finder.walk(node)
      return finder.found
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      found = found ?? program.reducerAliases[node.baseName.text]
      return .visitChildren
    }

    override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
      if found == nil, let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        Features.isReducer(name)
      {
        found = node.genericArgumentClause
      }
      return .visitChildren
    }
  }

  /// `Reduce { state, action in … }`, `Reducer { state, action, environment in … }`, `Reduce(core)`.
  private final class BodyFinder: SyntaxVisitor {
    var found: [Feature.Body] = []
    private let type: TypeDeclaration?
    private let program: Program

    init(_ type: TypeDeclaration?, _ program: Program) {
      self.type = type
      self.program = program
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let body = program.bodyGiven(toModifier: node, of: type) { found.append(body) }
      let name = Self.callee(node.calledExpression) ?? ""
      guard
        name == "Reduce" || Features.isReducer(name) || program.reducerAliases[name] != nil
          || Self.isPartOfCombined(node)
      else { return .visitChildren }
      let closure =
        node.trailingClosure
        ?? node.arguments.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self) }.first
      if let closure {
        let names = closureParameters(closure)
        if names.count >= 2 {
          found.append(
            Feature.Body(
              statements: closure.statements, state: names[0], action: names[1],
              changed: Self.changed(Syntax(node))))
          return .skipChildren
        }
      } else if let argument = node.arguments.first?.expression,
        let function = reference(argument), let body = function.node.body,
        function.parameters.count >= 2
      {
        found.append(
          Feature.Body(
            statements: body.statements, state: function.parameters[0].name,
            action: function.parameters[1].name))
      }
      return .visitChildren
    }

    /// `.combine(child, .init { state, action, _ in … })`
    private static func isPartOfCombined(_ node: FunctionCallExprSyntax) -> Bool {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
        member.declName.baseName.text == "init",
        let list = node.parent?.as(LabeledExprSyntax.self)?.parent?.parent
      else { return false }
      let around =
        list.as(FunctionCallExprSyntax.self)
        ?? list.parent?.parent?.parent?.as(
          FunctionCallExprSyntax.self)
      return around?.calledName == "combine"
    }

    /// The property that code waits for: `.onChange(of: \.isLoggedIn) { … }`.
    private static func changed(_ node: Syntax) -> String? {
      sequence(first: node, next: \.parent).lazy.compactMap { one -> String? in
        guard let call = one.as(ClosureExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self),
          call.calledName == "onChange"
        else { return nil }
        return call.arguments.first.flatMap { Walker.lastName($0.expression) } ?? ""
      }.first
    }

    private func reference(_ expression: ExprSyntax) -> FunctionDeclaration? {
      let name =
        expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      return name.flatMap { type?.functions[$0]?.first ?? program.functions[$0]?.first }
    }

    private static func callee(_ expression: ExprSyntax) -> String? {
      if let generic = expression.as(GenericSpecializationExprSyntax.self) {
        return callee(generic.expression)
      }
      return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
  }

  /// The names of a closure's parameters; `_` for one that is not named.
  func closureParameters(_ closure: ClosureExprSyntax) -> [String] {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names)?: names.map { $0.name.text }
    case .parameterClause(let clause)?:
      clause.parameters.map { $0.name }
    case nil: []
    }
  }
#endif
