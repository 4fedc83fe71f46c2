#if SourceReading
  import SwiftSyntax

  extension Walker {
    /// Adds the content that an operation shows.
    func fill(
      _ operation: inout Change, with expression: ExprSyntax, in path: StatePath, _ scope: Scope
    ) {
      var shown = screens(expression, path.type, scope)
      // Whatever is pushed onto a stack of one feature is its screen.
      if operation.name == "push", let only = onlyScreen(of: path.type) {
        shown = [ShownScreen(target: .route(only.name))]
      }
      for screen in shown {
        operation.add(screen)
        if let style = screen.style {
          operation.style = style
          // A root that is appended is a sheet.
          if operation.name == "push", let way = Self.additions[style] { operation.name = way }
        }
        if let hasNavigation = screen.hasNavigation { operation.hasNavigation = hasNavigation }
      }
    }

    private static let additions = [
      "push": "push", "sheet": "sheet", "cover": "cover", "root": "sheet",
    ]

    struct ShownScreen: Hashable {
      var target: Change.Target
      var style: String?
      var hasNavigation: Bool?
      /// The stack that a hosted coordinator is given to start with.
      var start: [ShownScreen]?
      /// The case that it is made with, where it is a choice itself: `.running(.dashboard(…))`.
      var inner: [ShownScreen] = []
      /// The constants that its state is made with, by property.
      var given: [String: String] = [:]
    }

    /// The screens that a value puts into a container of a type.
    func screens(_ expression: ExprSyntax, _ type: SwiftType, _ scope: Scope) -> [ShownScreen] {
      switch value(expression, scope) {
      case .action(let path): return [ShownScreen(target: .payload(path.steps))]
      case .constant(.unknown):
        if scope.isFollowingLink { isLinkOpen = true }
        return []
      case .choices(let values):
        // A variable may be assigned what it is already.
        guard let choice = OpenChoice(values), let inner = scope.calling(choice.id) else {
          return []
        }
        return screens(taken(of: choice, inner), type, inner)
      case .state(let path):
        return computed(path, type, scope) ?? valueType(path.type, for: type)
      case .unknown, .constant: return []
      case .expression(let expression, let scope): return screens(made: expression, type, scope)
      }
    }

    /// The screens that code makes.
    private func screens(made expression: ExprSyntax, _ type: SwiftType, _ scope: Scope)
      -> [ShownScreen]
    {
      if let choice = choice(expression), !scope.isFollowingLink,
        let inner = scope.calling(expression.id)
      {
        return screens(taken(of: choice, inner), type, inner)
      }
      if let array = expression.as(ArrayExprSyntax.self) {
        // Whatever a stack of one feature is given is its screen.
        if let only = onlyScreen(of: type) {
          return array.elements.map { _ in ShownScreen(target: .route(only.name)) }
        }
        return array.elements.flatMap { screens($0.expression, type, scope) }
      }
      // `self = .detail(…)` in an initializer.
      if let parts = expression.as(SequenceExprSyntax.self)?.elements.map(\.self), parts.count == 3,
        parts[0].sourceText == "self", parts[1].is(AssignmentExprSyntax.self)
      {
        return screens(parts[2], type, scope)
      }
      let call = expression.as(FunctionCallExprSyntax.self)
      if scope.isFollowingLink, let call,
        case .value(.expression(let made, let inner))? = made(by: call, scope),
        made.id != expression.id
      {
        return screens(made, type, inner)
      }
      let called = call?.calledExpression ?? expression
      // A local function that only makes a screen.
      if call != nil, let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text,
        case .expression(let made, var inner)? = scope.names[name],
        let calling = scope.calling(called.id)
      {
        inner.calls = calling.calls
        return screens(made, type, inner)
      }
      if let shown = call.flatMap({ screens(returnedBy: $0, type, scope) }) { return shown }
      let holdsValues = type.screens == nil
      if isRoute(type), holdsValues, Self.element(type) == nil,
        let named = plainType(of: called, scope)
      {
        return [ShownScreen(target: .route(named))]
      }
      let arguments = call.map { Array($0.arguments) } ?? []
      if let member = called.as(MemberAccessExprSyntax.self) {
        return wrapped(by: member, arguments, call?.trailingClosure, type, scope)
          ?? (holdsValues ? value(by: member, scope) : nil)
          ?? made(by: member, on: arguments, type, scope)
      }
      return made(byTypeNamed: called, arguments, type, scope)
        ?? Self.element(type).map { [ShownScreen(target: .route($0))] } ?? []
    }

    /// The screens that a function returns, or one of several.
    private func screens(
      returnedBy call: FunctionCallExprSyntax, _ type: SwiftType, _ scope: Scope
    ) -> [ShownScreen]? {
      if let (made, inner) = returned(by: call, scope) { return screens(made, type, inner) }
      guard type.screens != nil, let (values, inner) = allReturned(by: call, scope),
        let choice = OpenChoice(values), let calling = inner.calling(choice.id)
      else { return nil }
      return screens(taken(of: choice, calling), type, calling)
    }

    /// `StackState([…])`, `RoutePath(data: …, style: …)`, `Screen.State()`.
    private func made(
      byTypeNamed called: ExprSyntax, _ arguments: [LabeledExprSyntax], _ type: SwiftType,
      _ scope: Scope
    ) -> [ShownScreen]? {
      guard let name = Self.name(of: called) else { return nil }
      if name == "FlowPath" {
        return arguments.first.flatMap { $0.expression.as(ArrayExprSyntax.self) }.map {
          screens(ExprSyntax($0), type, scope)
        } ?? []
      }
      // A stack of values of any type: the screen is the type's.
      if type.screens == nil, name.first?.isUppercase == true {
        // A class counts as its superclass: that is the type of the destination.
        let made = program.typeNamed(by: called, in: scope.lexical, file: scope.file)?.declaration
        let base = made?.kind == .reference ? made?.inherited.first : nil
        let isClass =
          base.flatMap { program.type(named: $0, in: nil, file: scope.file)?.declaration?.kind }
          == .reference
        return [ShownScreen(target: .route(isClass ? base ?? name : name))]
      }
      if name == "RoutePath", let data = arguments.first(where: { $0.label?.text == "data" }) {
        return routePath(data.expression, arguments, type, scope)
      }
      guard ["StackState", "IdentifiedArray", "IdentifiedArrayOf", "Array"].contains(name) else {
        return nil
      }
      return arguments.first.map { screens($0.expression, type, scope) } ?? []
    }

    /// Returns screens inside the argument of a member: `.some(.home)`, `.init([.home])`, `posts.map { .push(.post($0))
    /// }`.
    private func wrapped(
      by member: MemberAccessExprSyntax, _ arguments: [LabeledExprSyntax],
      _ closure: ClosureExprSyntax?, _ type: SwiftType, _ scope: Scope
    ) -> [ShownScreen]? {
      let name = unquoted(member.declName.baseName.text)
      if ["map", "compactMap"].contains(name), type.screens?.declaredCase(name) == nil,
        let closure, let made = Self.only(closure.statements),
        !made.is(DeclReferenceExprSyntax.self)
      {
        var inner = scope
        for name in closureParameters(closure) { inner.names[name] = .unknown }
        return screens(made, type, inner)
      }
      guard let first = arguments.first else { return nil }
      var isArray = false
      if case .stack = type.unwrapped { isArray = true }
      switch (name, first.label?.text) {
      case ("some", _) where member.base == nil, ("init", nil) where isArray, ("init", "item"):
        return screens(first.expression, type, scope)
      // `StackNavigation<Screen>.State(items: [.home])`, also of tabs with an `activeItem`
      case ("init", "items"), ("State", "items"):
        let active = arguments.first { $0.label?.text == "activeItem" }
        return screens((active ?? first).expression, type, scope)
      case ("init", "data") where isRoute(type):
        return routePath(first.expression, arguments, type, scope)
      default: return nil
      }
    }

    /// A value of any type, which its type shows, or its case; none where it is not said here.
    private func value(by member: MemberAccessExprSyntax, _ scope: Scope) -> [ShownScreen]? {
      guard let base = member.base else { return nil }
      let words = base.sourceText
      if let made = program.typeNamed(by: base, in: scope.lexical, file: scope.file)?.declaration,
        shownByCase.contains(ObjectIdentifier(made))
      {
        let name = unquoted(member.declName.baseName.text)
        if made.declaredCase(name) != nil { return [ShownScreen(target: .route(name))] }
      }
      if words.first?.isUppercase == true { return [ShownScreen(target: .route(words))] }
      return base.is(DeclReferenceExprSyntax.self) && !words.hasPrefix("$") ? nil : []
    }

    /// `.push(.home)`, `.home(.init())`, `state.next()`, `State.initial`.
    private func made(
      by member: MemberAccessExprSyntax, on arguments: [LabeledExprSyntax], _ type: SwiftType,
      _ scope: Scope
    ) -> [ShownScreen] {
      let name = unquoted(member.declName.baseName.text)
      if let base = member.base, case .state(let path) = value(base, scope),
        let owner = path.type.declaration,
        let made = Self.only(owner.functions[name]?.first?.node.body?.statements)
      {
        return screens(made, by: member, in: owner, of: path, type, scope)
      }
      if name == "randomElement", let base = member.base,
        case .expression(let list, let inner) = value(base, scope),
        let first = list.as(ArrayExprSyntax.self)?.elements.last
      {
        return screens(first.expression, type, inner)
      }
      if let style = Self.routeStyles[name], isRoute(type), let first = arguments.first,
        member.base == nil || !isScreen(name, type)
      {
        let flag = arguments.first {
          ["withNavigation", "embedInNavigationView"].contains($0.label?.text)
        }
        return screens(first.expression, type, scope).map {
          var shown = $0
          shown.style = style
          if let flag { shown.hasNavigation = isTrue(flag.expression, scope) }
          return shown
        }
      }
      if isScreen(name, type) || type.screens == nil {
        let argument = arguments.first?.expression
        let start = start(of: name, madeBy: argument, in: type, scope)
        let given = self.given(to: state(of: name, in: type), madeBy: argument, scope)
        if let argument { admitPresets(of: state(of: name, in: type), madeBy: argument, scope) }
        let inner = choice(of: name, madeBy: argument, in: type, scope)
        return [ShownScreen(target: .route(name), start: start, inner: inner, given: given)]
      }
      if let screens = type.screens,
        name == "init" && member.base == nil
          || program.typeNamed(by: ExprSyntax(member), in: scope.lexical, file: scope.file)?
            .declaration === screens
      {
        let made =
          arguments.isEmpty
          ? starts(ofItself: screens, scope).first ?? []
          : converted(member, into: screens, type, scope)
        if !made.isEmpty { return made }
      }
      return elsewhere(member, name, type, scope) ?? only(by: member, in: type, scope)
        ?? constantPart(member, type, scope)
    }

    /// The cases that an enum of screens can make of itself: `init() { self = .login(Login.State()) }`, each where code
    /// chooses one.
    func starts(ofItself screens: TypeDeclaration, _ scope: Scope) -> [[ShownScreen]] {
      let plain = screens.initializers.filter {
        $0.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
      }
      let assigned = plain.lazy.map { AssignmentFinder.values(of: "self", in: Syntax($0)) }
        .first { !$0.isEmpty }
      guard screens.kind == .enumeration, let assigned, let first = assigned.first,
        let calling = scope.calling(first.id)
      else { return [] }
      return assigned.flatMap { OpenChoice($0)?.options.map(\.value) ?? [$0] }
        .filter { !$0.is(SequenceExprSyntax.self) }
        .map { self.screens($0, .declared(screens), calling) }.filter { !$0.isEmpty }
        .withoutRepetitions
    }

    /// The screen that an initializer of an enum of screens makes of what it is given: `Path.State(route)`.
    private func converted(
      _ member: MemberAccessExprSyntax, into screens: TypeDeclaration, _ type: SwiftType,
      _ scope: Scope
    ) -> [ShownScreen] {
      guard let call = member.parent?.as(FunctionCallExprSyntax.self), screens.kind == .enumeration,
        let initializer = screens.initializer(givenAsIn: call),
        let made = initializer.body?.statements.onlyReturned,
        var inner = scope.calling(initializer.id)
      else { return [] }
      inner.names = given(initializer.signature, call, scope)
      (inner.lexical, inner.file) = (screens, screens.file)
      return self.screens(made, type, inner)
    }

    /// The screen of a stack of one feature: `Detail.State(…)`, `.init(…)`.
    private func only(
      by member: MemberAccessExprSyntax, in type: SwiftType, _ scope: Scope
    ) -> [ShownScreen]? {
      guard let only = onlyScreen(of: type) else { return nil }
      let made = program.typeNamed(by: ExprSyntax(member), in: scope.lexical, file: scope.file)
      let isState =
        made?.declaration.map { program.onlyScreens.states(of: $0) === type.screens } ?? false
      guard isState || member.base == nil && member.declName.baseName.text == "init" else {
        return nil
      }
      return [ShownScreen(target: .route(only.name))]
    }

    /// The screens that a computed property of the state makes: `var next: Screen.State { isLast ? .quiz : .lesson }`.
    private func computed(_ path: StatePath, _ type: SwiftType, _ scope: Scope) -> [ShownScreen]? {
      guard let last = path.components.last, let owner = last.owner,
        let screens = path.type.screens, screens === type.screens, screens.kind == .enumeration,
        let property = owner.properties[last.name], let made = property.getter?.onlyReturned,
        var inner = scope.calling(property.node.id)
      else { return nil }
      inner.names = [:]
      inner.selfState = StatePath(
        components: path.components.dropLast(), type: .declared(owner))
      (inner.lexical, inner.file) = (owner, property.file)
      return self.screens(made, type, inner)
    }

    /// A value that is made elsewhere: `.initialState`, `.initial(x)`, `State.tabs`.
    private func elsewhere(
      _ member: MemberAccessExprSyntax, _ name: String, _ type: SwiftType, _ scope: Scope
    ) -> [ShownScreen]? {
      let named = member.base.flatMap {
        program.typeNamed(by: $0, in: scope.lexical, file: scope.file)?.declaration
      }
      let ofRoutes = isRoute(type) && member.base == nil ? program.outside["Route"] : nil
      let declares = ofRoutes.map { $0.properties[name] != nil || $0.functions[name] != nil }
      guard let owner = named ?? (declares == true ? ofRoutes : type.screens) else { return nil }
      let property = owner.properties[name]
      let made =
        property?.initial ?? Self.only(property?.getter)
        ?? Self.only(owner.functions[name]?.first?.node.body?.statements)
      return made.map { screens($0, by: member, in: owner, of: nil, type, scope) }
    }

    /// The screens of code of a type that a member names.
    private func screens(
      _ made: ExprSyntax, by member: MemberAccessExprSyntax, in owner: TypeDeclaration,
      of state: StatePath?, _ type: SwiftType, _ scope: Scope
    ) -> [ShownScreen] {
      guard let calling = scope.calling(member.id) else { return [] }
      var inner = Scope(feature: scope.feature, file: owner.file)
      inner.lexical = owner
      inner.selfState = state
      inner.calls = calling.calls
      return screens(made, type, inner)
    }

    /// A value that a stack of values of any type is given: the screen is its type's.
    private func valueType(_ value: SwiftType, for type: SwiftType) -> [ShownScreen] {
      guard isRoute(type), type.screens == nil, Self.element(type) == nil else { return [] }
      switch value.unwrapped {
      case .other(let name) where !name.isEmpty: return [ShownScreen(target: .route(name))]
      case .declared(let declaration): return [ShownScreen(target: .route(declaration.name))]
      default: return []
      }
    }

    /// The type of the elements of a list: `books`, `$library.books`, `[Book(id: 1)]`.
    func row(of list: ExprSyntax, _ scope: Scope) -> SwiftType? {
      switch value(Self.unbound(list), scope) {
      case .state(let path):
        guard case .array(let row) = path.type.unwrapped else { return nil }
        return row
      case .expression(let made, let inner):
        guard made.is(ArrayExprSyntax.self),
          case .array(let row) = program.type(
            ofInitial: made, in: inner.lexical, file: inner.file)
        else { return nil }
        return row
      case .action, .constant, .choices, .unknown: return nil
      }
    }

    /// `$routes` as `routes`.
    static func unbound(_ expression: ExprSyntax) -> ExprSyntax {
      if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        return ExprSyntax(member.with(\.base, unbound(base)))
      }
      guard let reference = expression.as(DeclReferenceExprSyntax.self),
        reference.baseName.text.hasPrefix("$")
      else { return expression }
      return ExprSyntax(
        DeclReferenceExprSyntax(baseName: .identifier(String(reference.baseName.text.dropFirst()))))
    }

    /// The type of a number or a text: `1`, `"Home"`, `number + 1`.
    func plainType(of expression: ExprSyntax, _ scope: Scope) -> String? {
      if expression.is(IntegerLiteralExprSyntax.self) { return "Int" }
      if expression.is(StringLiteralExprSyntax.self) { return "String" }
      guard let first = expression.as(SequenceExprSyntax.self)?.elements.first else { return nil }
      if case .state(let path) = value(first, scope), case .other(let name) = path.type.unwrapped {
        return name
      }
      return plainType(of: first, scope)
    }

    /// `State.initial.routes`: returns the argument for a property of a constant that is made with an initializer.
    private func constantPart(
      _ member: MemberAccessExprSyntax, _ type: SwiftType, _ scope: Scope
    ) -> [ShownScreen] {
      guard let constant = member.base?.as(MemberAccessExprSyntax.self), let base = constant.base,
        let owner = program.typeNamed(by: base, in: scope.lexical, file: scope.file)?.declaration,
        let property = owner.properties[unquoted(constant.declName.baseName.text)],
        let made = property.initial ?? Self.only(property.getter),
        let argument = Self.argument(unquoted(member.declName.baseName.text), of: made)
      else { return [] }
      return screens(argument, by: member, in: owner, of: nil, type, scope)
    }

    /// Returns the written name of the elements of a stack of plain values.
    static func element(_ type: SwiftType) -> String? {
      switch type.unwrapped {
      case .array(let inner), .route(let inner): return element(inner)
      case .other(let name): return name.isEmpty ? nil : name
      default: return nil
      }
    }

    static func only(_ statements: CodeBlockItemListSyntax?) -> ExprSyntax? {
      guard let last = statements?.last?.item else { return nil }
      return last.as(ExprSyntax.self) ?? last.as(ReturnStmtSyntax.self)?.expression
    }

    static let routeStyles = ["root": "root", "push": "push", "sheet": "sheet", "cover": "cover"]

    /// RouteStack's `RoutePath(data: .detail, style: .sheet())`; a style that a local property chooses is each of its values.
    func routePath(
      _ data: ExprSyntax, _ arguments: [LabeledExprSyntax], _ type: SwiftType, _ scope: Scope
    ) -> [ShownScreen] {
      let shown = screens(data, type, scope)
      guard let style = arguments.first(where: { $0.label?.text == "style" })?.expression else {
        return shown
      }
      let chosen = style.is(SequenceExprSyntax.self) ? taken(of: style, scope)?.value : nil
      var words = Self.style(chosen ?? style).map { [$0] } ?? []
      if let name = style.as(DeclReferenceExprSyntax.self)?.baseName.text {
        switch scope.names[name] {
        case .choices(let values)?: words = values.compactMap { Self.style($0) }
        case .expression(let made, _)?:
          let taken = taken(of: style, scope)?.value
          words = Self.style(taken ?? made).map { [$0] } ?? []
        case .constant(.unknown)?: if scope.isFollowingLink { isLinkOpen = true }
        default: break
        }
      }
      var seen: Set<String> = []
      return shown.flatMap { screen in
        words.filter { seen.insert($0).inserted }.map { word in
          ShownScreen(
            target: screen.target, style: word, hasNavigation: screen.hasNavigation,
            start: screen.start, given: screen.given)
        }
      }
    }

    static func style(_ expression: ExprSyntax) -> String? {
      guard let name = lastName(expression) else { return nil }
      return name.lowercased().contains("sheet")
        ? "sheet" : name.lowercased().contains("cover") ? "cover" : name
    }

    func isRoute(_ type: SwiftType) -> Bool {
      switch type.unwrapped {
      case .array(let inner): isRoute(inner)
      case .route: true
      default: false
      }
    }

    func isScreen(_ name: String, _ type: SwiftType) -> Bool {
      guard let screens = type.screens else { return false }
      return screens.declaredCase(name) != nil
    }
  }

  extension Change {
    mutating func add(_ screen: Walker.ShownScreen) {
      targets.append(screen.target)
      screens.append(screen)
    }

    /// Shows the new content of a stack.
    mutating func set(_ shown: [Walker.ShownScreen]) {
      (targets, screens) = (shown.map(\.target), shown)
      (style, hasNavigation) = (shown.first?.style, shown.first?.hasNavigation)
    }
  }
#endif
