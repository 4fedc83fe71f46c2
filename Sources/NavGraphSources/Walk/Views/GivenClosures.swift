#if SourceReading
  import SwiftSyntax

  /// Closures and functions that views and models are given where they are made: `Start(onNext: showList)`,
  /// `Model(finish: { routes.goBack() })`, `model.finish = finish`.
  struct GivenClosures {
    struct Given {
      var expression: ExprSyntax
      /// The type whose code gives it.
      var giver: TypeDeclaration
      /// The screen that is made there, where the code chooses one of several.
      var screen: String?
      /// The condition under which it is given.
      var asked: String?
    }

    /// Where a type is given something.
    struct Site: Hashable {
      var giver: ObjectIdentifier
      var screen: String?
    }

    private var all: [ObjectIdentifier: [(name: String, given: Given)]] = [:]
    /// Expressions that are given and are not closures, functions or a choice of two, with the types that give them.
    private(set) var unread: [(expression: ExprSyntax, giver: TypeDeclaration)] = []
    private var expressions: Set<SyntaxIdentifier> = []
    private var byCall: [SyntaxIdentifier: [(name: String, given: Given)]] = [:]

    init(_ program: Program) {
      for type in program.types where !type.isReducer {
        let finder = GivenFinder(type, program)
        for member in type.members + type.initializers.map({ Syntax($0) }) { finder.walk(member) }
        unread += finder.unread.map { ($0, type) }
        for one in finder.found {
          expressions.insert(one.given.expression.id)
          all[ObjectIdentifier(one.receiver), default: []].append((one.name, one.given))
          guard let call = one.call else { continue }
          byCall[call.id, default: []].append((one.name, one.given))
        }
      }
    }

    /// Returns the arguments of a type under a name, at one place or at all.
    func given(_ name: String, to type: TypeDeclaration, at site: Site?) -> [Given] {
      (all[ObjectIdentifier(type)] ?? []).filter {
        $0.name == name && (site == nil || site == $0.given.site)
      }.map(\.given)
    }

    func isGiven(_ closure: ClosureExprSyntax) -> Bool { expressions.contains(closure.id) }

    func given(by call: FunctionCallExprSyntax) -> [(name: String, given: Given)] {
      byCall[call.id] ?? []
    }

    func sites(of type: TypeDeclaration) -> [Given] {
      var seen: Set<Site> = []
      return (all[ObjectIdentifier(type)] ?? []).map(\.given).filter {
        seen.insert($0.site).inserted
      }
    }
  }

  extension GivenClosures.Given {
    var site: GivenClosures.Site {
      GivenClosures.Site(giver: ObjectIdentifier(giver), screen: screen)
    }
  }

  /// Finds what one type's code gives to others.
  private final class GivenFinder: SyntaxVisitor {
    struct Found {
      var receiver: TypeDeclaration
      var name: String
      var given: GivenClosures.Given
      var call: FunctionCallExprSyntax?
    }

    private(set) var found: [Found] = []
    private(set) var unread: [ExprSyntax] = []
    private let type: TypeDeclaration
    private let program: Program
    private var screens: [String] = []
    /// Types of local variables.
    private var locals: [String: TypeDeclaration] = [:]

    init(_ type: TypeDeclaration, _ program: Program) {
      self.type = type
      self.program = program
      super.init(viewMode: .sourceAccurate)
    }

    private func add(
      _ expression: ExprSyntax, to name: String, of receiver: TypeDeclaration,
      _ call: FunctionCallExprSyntax? = nil
    ) {
      guard let choice = Choice(expression) else {
        return add(
          expression, to: name, of: receiver, call, if: nil, isCode: Self.isCode(expression))
      }
      let asked = choice.condition.map(\.sourceText).joined(separator: " ")
      for (one, asked) in [(choice.then, asked), (choice.otherwise, nil)] {
        add(
          one, to: name, of: receiver, call, if: asked,
          isCode: Self.isCode(one) || one.is(NilLiteralExprSyntax.self))
      }
    }

    private static func isCode(_ expression: ExprSyntax) -> Bool {
      expression.is(ClosureExprSyntax.self) || expression.is(DeclReferenceExprSyntax.self)
        || expression.is(MemberAccessExprSyntax.self)
    }

    private func add(
      _ expression: ExprSyntax, to name: String, of receiver: TypeDeclaration,
      _ call: FunctionCallExprSyntax?, if asked: String?, isCode: Bool
    ) {
      let type = receiver.properties[name]?.type ?? parameter(name, of: receiver)
      guard type.map({ isAction($0, of: receiver) }) != false else { return }
      guard isCode else {
        unread.append(expression)
        return
      }
      let given = GivenClosures.Given(
        expression: expression, giver: self.type, screen: screens.last, asked: asked)
      found.append(Found(receiver: receiver, name: name, given: given, call: call))
    }

    private func parameter(_ name: String, of receiver: TypeDeclaration) -> TypeSyntax? {
      receiver.initializers.lazy.flatMap { $0.signature.parameterClause.parameters }.first {
        $0.name == name
      }?.type
    }

    /// Whether it is a function that does something, rather than one that makes a view.
    private func isAction(_ written: TypeSyntax, of receiver: TypeDeclaration) -> Bool {
      if let optional = written.as(OptionalTypeSyntax.self) {
        return isAction(optional.wrappedType, of: receiver)
      }
      if let attributed = written.as(AttributedTypeSyntax.self) {
        return isAction(attributed.baseType, of: receiver)
      }
      if let tuple = written.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first
      {
        return isAction(only.type, of: receiver)
      }
      if let function = written.as(FunctionTypeSyntax.self) {
        return ["Void", "()"].contains(function.returnClause.type.sourceText)
      }
      guard case .closure = program.resolve(written, in: receiver, file: receiver.file).unwrapped
      else { return false }
      return true
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
      guard case .case(let label) = node.label, label.caseItems.count == 1,
        let item = label.caseItems.first, case .enumCase(let name, _) = CasePattern(item.pattern)
      else { return .visitChildren }
      screens.append(name)
      return .visitChildren
    }

    override func visitPost(_ node: SwitchCaseSyntax) {
      guard case .case(let label) = node.label, label.caseItems.count == 1,
        let item = label.caseItems.first, case .enumCase = CasePattern(item.pattern)
      else { return }
      screens.removeLast()
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let call = node.initializer?.value.as(FunctionCallExprSyntax.self),
        let made = made(by: call)
      {
        locals[name] = made
      }
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let parts = Array(node.elements)
      guard parts.count >= 3, parts[1].is(AssignmentExprSyntax.self),
        let member = parts[0].as(MemberAccessExprSyntax.self), let base = member.base,
        let receiver = receiver(base)
      else { return .visitChildren }
      add(
        parts.count == 3 ? parts[2] : ExprSyntax(node), to: member.declName.baseName.text,
        of: receiver)
      return .visitChildren
    }

    private func receiver(_ base: ExprSyntax) -> TypeDeclaration? {
      let name =
        base.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? (base.as(MemberAccessExprSyntax.self)?.base?.sourceText == "self"
          ? base.as(MemberAccessExprSyntax.self)?.declName.baseName.text : nil)
      guard let name else { return nil }
      return locals[name]
        ?? type.properties[name].flatMap { program.type(ofProperty: $0, in: type).declaration }
    }

    /// `model.output.sink { … }`: the closure is called with what the model sends its subject.
    private func addSubscription(_ node: FunctionCallExprSyntax) {
      guard node.calledName == "sink", let closure = node.receivingClosure,
        let member = node.publisher(through: FunctionCallExprSyntax.passingOn).as(
          MemberAccessExprSyntax.self), let base = member.base
      else { return }
      let name = member.declName.baseName.text
      let owner = base.sourceText == "self" ? type : receiver(base)
      guard let owner, owner.properties[name]?.isSubject == true else { return }
      found.append(
        Found(
          receiver: owner, name: name,
          given: GivenClosures.Given(
            expression: ExprSyntax(closure), giver: type, screen: nil, asked: nil), call: nil))
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      addSubscription(node)
      guard let receiver = made(by: node), receiver !== type else {
        if setsClosure(node) { unread.append(ExprSyntax(node)) }
        return .visitChildren
      }
      var open = closures(of: receiver)
      for argument in node.arguments {
        guard let label = argument.label?.text else { continue }
        open.removeAll { $0.label == label }
        add(argument.expression, to: property(label, of: receiver), of: receiver, node)
      }
      for closure in node.additionalTrailingClosures {
        open.removeAll { $0.label == closure.label.text }
        add(
          ExprSyntax(closure.closure), to: property(closure.label.text, of: receiver),
          of: receiver, node)
      }
      if let closure = node.trailingClosure, let first = open.first {
        add(ExprSyntax(closure), to: property(first.name, of: receiver), of: receiver, node)
      }
      return .visitChildren
    }

    /// Whether it is a method of a view's own that is given a closure where the view is made:
    /// `DetailScreen().onClose { … }`.
    private func setsClosure(_ node: FunctionCallExprSyntax) -> Bool {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        node.trailingClosure != nil
          || node.arguments.contains(where: { $0.expression.is(ClosureExprSyntax.self) })
      else { return false }
      var base = member.base
      while let call = base?.as(FunctionCallExprSyntax.self) {
        if let receiver = made(by: call) {
          return receiver.isView && receiver.functions[member.declName.baseName.text] != nil
        }
        base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      }
      return false
    }

    /// The type that a call makes a value of.
    private func made(by call: FunctionCallExprSyntax) -> TypeDeclaration? {
      var called = call.calledExpression
      if let member = called.as(MemberAccessExprSyntax.self), member.base == nil {
        return member.declName.baseName.text == "init" ? carried(call) : nil
      }
      if let member = called.as(MemberAccessExprSyntax.self), let base = member.base,
        member.declName.baseName.text == "init"
      {
        called = base
      }
      let made = program.typeNamed(by: called, in: type, file: type.file)?.declaration
      return made.flatMap {
        [.structure, .reference].contains($0.kind) && !$0.isReducer ? $0 : nil
      }
    }

    /// Returns the type of `.init(…)` in `.detail(.init(onClose: close))`: the value of a case of that name, if it can
    /// be made so.
    private func carried(_ call: FunctionCallExprSyntax) -> TypeDeclaration? {
      guard
        let outer = call.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
        let name = Walker.lastName(outer.calledExpression)
          ?? outer.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      else { return nil }
      // `DetailScreen(callbacks: .init(onClose: close))`
      if let owner = made(by: outer), let label = call.parent?.as(LabeledExprSyntax.self)?.label,
        let property = owner.properties[label.text]
      {
        return program.type(ofProperty: property, in: owner).declaration
      }
      let labels = Set(call.arguments.compactMap { $0.label?.text })
      let carried = program.types.lazy.flatMap { owner in
        owner.cases.filter { $0.name == name }.flatMap { one in
          one.payloads.compactMap { self.program.resolve($0, of: one, in: owner).declaration }
        }
      }
      return carried.first { type in
        let parameters = type.initializers.flatMap { $0.signature.parameterClause.parameters }
        let known = parameters.map(\.firstName.text) + type.propertyOrder
        return [.structure, .reference].contains(type.kind) && labels.isSubset(of: known)
      }
    }

    /// The parameters with which a type is made that are functions.
    private func closures(of type: TypeDeclaration) -> [(label: String?, name: String)] {
      func isClosure(_ written: TypeSyntax) -> Bool {
        if case .closure = program.resolve(written, in: type, file: type.file).unwrapped {
          return true
        }
        return false
      }
      guard type.initializers.isEmpty else {
        return type.initializers.flatMap { $0.signature.parameterClause.parameters }.compactMap {
          isClosure($0.type) ? ($0.firstName.text, $0.name) : nil
        }
      }
      return type.propertyOrder.compactMap { name in
        guard let property = type.properties[name], !property.isStatic, property.getter == nil,
          property.type.map(isClosure) == true
        else { return nil }
        return (name, name)
      }
    }

    /// The property that an initializer sets to what it is given: that of the same name if it says nothing else.
    private func property(_ label: String, of type: TypeDeclaration) -> String {
      guard type.properties[label] == nil else { return label }
      return type.propertyOrder.first { property in
        type.initializers.contains { initializer in
          AssignmentFinder.value(of: property, in: Syntax(initializer))?.sourceText == label
        }
      } ?? label
    }
  }

  extension Walker {
    /// Returns the scope of a view's or a model's own code: its own properties are the state.
    func scope(ofCode type: TypeDeclaration) -> Scope {
      let feature = Feature(name: type.name, state: .declared(type), action: type, owner: type)
      var scope = Scope(feature: feature, file: type.file)
      scope.selfState = StatePath(components: [], type: .declared(type))
      scope.lexical = type
      return scope
    }

    /// Returns the steps of a call of an argument of its type: `onNext()`, `model.finish(.saved)`.
    func given(
      _ name: String, to type: TypeDeclaration?, _ node: FunctionCallExprSyntax, _ scope: Scope
    ) -> [Step]? {
      guard scope.feature.action.kind != .enumeration, let type else { return nil }
      let types = parameters(of: name, in: type)
      let values = node.arguments.enumerated().map { index, argument in
        value(argument.expression, scope).typed(
          types.indices.contains(index) ? types[index] : .unknown)
      }
      return given(name, to: type, values, scope)
    }

    /// What a closure is called with that is a property of a type, or the values of a subject.
    private func parameters(of name: String, in type: TypeDeclaration) -> [SwiftType] {
      guard let property = type.properties[name] else { return [] }
      let written: [TypeSyntax]
      if property.isSubject {
        let made = property.initial?.as(FunctionCallExprSyntax.self)?.calledExpression
        let clause =
          property.type?.as(IdentifierTypeSyntax.self)?.genericArgumentClause
          ?? made?.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause
        written = (clause?.arguments.first?.argument.as(TypeSyntax.self)).map { [$0] } ?? []
      } else {
        written = property.type?.function?.parameters.map(\.type) ?? []
      }
      return written.map { program.resolve($0, in: type, file: property.file) }
    }

    /// - Returns: The steps: one of several where the type is made in several places; nil where nothing is known.
    func given(
      _ name: String, to type: TypeDeclaration, _ values: [Value], _ scope: Scope
    ) -> [Step]? {
      var found = closures.given(
        name, to: type, at: site.flatMap { $0.view === type ? $0.site : nil })
      // Arguments from other views are read there.
      if type === part { found.removeAll { $0.giver.isView } }
      if type.properties[name]?.isSubject == true {
        return subscribed(found.map { ($0.expression, $0.giver) }, values, scope)
      }
      let alternatives = found.map {
        (
          $0.asked.map { Check($0) } ?? Check(choosing: $0.expression),
          steps(of: $0.expression, in: $0.giver, values, scope)
        )
      }
      return found.isEmpty ? nil : Self.oneOf(alternatives)
    }

    /// `(onClose ?? { dismiss() })()`: returns the steps of a view's argument, or else of its default.
    func givenOrElse(
      _ called: ExprSyntax, _ node: FunctionCallExprSyntax, _ scope: Scope
    ) -> [Step]? {
      guard let choice = called.as(TupleExprSyntax.self)?.elements, choice.count == 1,
        let parts = choice.first?.expression.as(SequenceExprSyntax.self)?.elements.map(\.self),
        parts.count == 3, parts[1].sourceText == "??", let name = Self.name(of: parts[0]),
        let type = scope.lexical
      else { return nil }
      let values = node.arguments.map { value($0.expression, scope) }
      return [
        .branch(
          condition: Check(name + " != nil"), given(name, to: type, node, scope) ?? [],
          otherwise: steps(of: parts[2], in: type, values, scope))
      ]
    }

    /// Reports code that navigates in a closure that is passed in a form that is not read.
    func admitUnreadClosures() {
      for (expression, giver) in closures.unread {
        let found = steps(expression, scope(ofCode: giver))
        if found.contains(where: \.navigates) {
          admit(expression, "who calls a closure that is given here cannot be read")
        }
      }
    }

    /// The closures that are read for one action.
    private static let maxGiven = 256

    /// What code does that is named where an action is expected: a closure, a function, or something that was given.
    ///
    /// - Parameter types: The types of what it is called with, where the values are not known.
    func steps(
      of action: ExprSyntax, in type: TypeDeclaration, _ values: [Value], _ caller: Scope,
      taking types: [SwiftType]? = nil
    ) -> [Step] {
      guard caller.calls.count < 12, !caller.calls.contains(action.id) else { return [] }
      if givenDepth == 0 { givenFuel = Self.maxGiven }
      guard givenFuel > 0 else {
        admit(action, "closures are given on in more ways than are read")
        return []
      }
      givenFuel -= 1
      givenDepth += 1
      defer { givenDepth -= 1 }
      var scope = scope(ofCode: type)
      scope.calls = caller.calls + [action.id]
      if let closure = action.as(ClosureExprSyntax.self) {
        calledClosures.insert(closure.id)
        // The known values in the view that contains the closure: the row of a list.
        if caller.lexical === type { scope.names.merge(caller.names) { own, _ in own } }
        return self.closure(closure, values, scope)
      }
      let member = action.as(MemberAccessExprSyntax.self)
      if let member, let base = member.base, closesView(member, on: base, scope) {
        return [.dismiss(program.place(of: action))]
      }
      guard
        let name = action.as(DeclReferenceExprSyntax.self)?.baseName.text
          ?? member?.declName.baseName.text
      else { return [] }
      var owner = type
      if let base = member?.base, case .state(let path) = value(base, scope),
        let declaration = path.type.declaration
      {
        scope.selfState = path
        owner = declaration
      }
      scope.lexical = owner
      if let function = choose(
        owner.functions[name] ?? [], of: owner, taking: types ?? values.map(knownType)),
        let body = function.node.body
      {
        readFunctions.insert(function.node.id)
        for (parameter, value) in zip(function.parameters, values) {
          let type = program.resolve(parameter.type, in: owner, file: function.file)
          scope.names[parameter.name] = value.typed(type)
        }
        scope.helper = name
        return self.body(body.statements, scope)
      }
      if let steps = given(name, to: owner, values, scope) { return steps }
      // `if let close = model.close`
      let models = type.propertyOrder.compactMap { type.properties[$0] }.compactMap {
        program.type(ofProperty: $0, in: type).declaration
      }
      return models.lazy.filter { $0.kind == .reference }.compactMap {
        self.given(name, to: $0, values, scope)
      }.first ?? []
    }
  }

  extension TypeSyntax {
    /// The type of a function, also where it is optional or in parentheses.
    fileprivate var function: FunctionTypeSyntax? {
      if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.function }
      if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.function }
      let elements = self.as(TupleTypeSyntax.self)?.elements
      return elements?.count == 1
        ? elements?.first?.type.function : self.as(FunctionTypeSyntax.self)
    }
  }
#endif
