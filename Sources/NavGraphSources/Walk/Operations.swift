#if SourceReading
  import SwiftSyntax

  extension Walker {
    /// Methods of containers that change what is shown, and the words for them in the result.
    static let methods: [String: String] = [
      "push": "push", "presentSheet": "sheet", "presentCover": "cover", "goBack": "goBack",
      "goBackTo": "goBackTo", "goBackToRoot": "goBackToRoot", "pop": "pop", "popTo": "popTo",
      "popToRoot": "popToRoot", "popToCurrentNavigationRoot": "popToRoot", "dismiss": "dismiss",
      "dismissAll": "dismissAll", "append": "push", "insert": "push", "removeAll": "removeAll",
      "removeLast": "removeLast", "popLast": "removeLast", "removeSubrange": "removeSubrange",
      "remove": "remove", "removeFirst": "remove",
    ]

    /// The container that a part of a state is, if it is one.
    func container(_ path: StatePath) -> Container? {
      guard let last = path.components.last else {
        guard let declaration = path.type.declaration, declaration.kind == .enumeration,
          features.feature(ofState: path.type) != nil
        else { return nil }
        return Container(owner: ObjectIdentifier(declaration), property: "", kind: .switch)
      }
      guard let owner = last.owner, owner.properties[last.name] != nil else { return nil }
      guard let kind = kind(of: path.type, named: last.name, in: owner) else { return nil }
      return Container(owner: ObjectIdentifier(owner), property: last.name, kind: kind)
    }

    private static let navigationNames: Set<String> = [
      "destination", "path", "route", "sheet", "navigation", "screen", "alert", "dialog",
    ]

    private func kind(
      of type: SwiftType, named name: String, in owner: TypeDeclaration
    ) -> Container.Kind? {
      let key = Evidence.Key(state: ObjectIdentifier(owner), property: name)
      if let known = kinds[key] { return known }
      let found = findKind(of: type, named: name, in: owner)
      kinds.updateValue(found, forKey: key)
      return found
    }

    private func findKind(
      of type: SwiftType, named name: String, in owner: TypeDeclaration
    ) -> Container.Kind? {
      if case .array(.route) = type { return .stack }
      let uses = ([name] + Self.aliases(of: name, in: owner)).reduce(into: Set<Evidence.Use>()) {
        $0.formUnion(evidence.uses($1, of: owner))
      }
      switch type {
      case .stack, .navigationState: return .stack
      case .navigation(let kind, _):
        return kind == "StackNavigation" ? .stack : kind == "ModalNavigation" ? .slot : .tabs
      case .presented: return .slot
      case .optional(let inner):
        if inner.isAlert { return .slot }
        if uses.contains(.presents) { return .slot }
        guard case .declared(let declaration) = inner else { return nil }
        let isNavigation = Self.navigationNames.contains { name.lowercased().hasSuffix($0) }
        if declaration.kind == .enumeration && isNavigation { return .slot }
        return nil
      case .declared(let declaration) where declaration.kind == .enumeration:
        if uses.contains(.tabs) || name.lowercased().hasSuffix("tab") { return .tabs }
        if uses.contains(.switches) { return .switch }
        if Self.navigationNames.contains(name.lowercased()),
          features.feature(ofState: .declared(owner)) != nil
        {
          return .switch
        }
        return nil
      case .other("Bool"):
        if uses.contains(.presents) { return .slot }
        if uses.contains(.switches), hasChildren(owner) { return .switch }
        return nil
      default: return nil
      }
    }

    /// Computed properties that only stand for another one.
    private static func aliases(of name: String, in owner: TypeDeclaration) -> [String] {
      owner.propertyOrder.filter { other in
        only(owner.properties[other]?.getter)?.trimmedDescription == name
      }
    }

    /// Whether a state holds the states of at least two features.
    private func hasChildren(_ owner: TypeDeclaration) -> Bool {
      owner.propertyOrder.count { name in
        guard let property = owner.properties[name], !property.isStatic else { return false }
        return features.feature(ofState: program.type(ofProperty: property, in: owner)) != nil
      } >= 2
    }

    /// A call of a method on a part of the state.
    func operation(
      _ name: String, _ node: FunctionCallExprSyntax, on path: StatePath, _ scope: Scope
    ) -> Step? {
      guard let container = container(path) else { return nil }
      register(container, path)
      if container.kind != .stack {
        guard name == "toggle", path.type.isBool else { return nil }
        return .operation(
          Operation(
            name: "present", targets: [.route(container.property)], container: container,
            place: program.place(of: node)))
      }
      guard let word = Self.methods[name] else { return nil }
      var operation = Operation(name: word, container: container, place: program.place(of: node))
      let first = node.arguments.first
      if case .stack = path.type.unwrapped, name == "pop", first?.label?.text == "to" {
        operation.name = "popTo"
      }
      switch operation.name {
      case "push", "sheet", "cover":
        if let argument = node.arguments.first(where: { !["at", "style"].contains($0.label?.text) })
        {
          fill(&operation, with: argument.expression, in: path, scope)
        }
        operation.hasNavigation = flag(node)
      case "goBack", "pop", "dismiss", "removeLast":
        operation.count = first.flatMap {
          $0.label == nil ? $0.expression.as(IntegerLiteralExprSyntax.self) : nil
        }
        .flatMap { Int($0.literal.text) }
      case "goBackTo", "popTo":
        if let first {
          let expression = first.expression
          if let text = Self.lastName(expression) { operation.targets = [.route(text)] }
          if first.label?.text == "index"
            || (first.label == nil && expression.is(IntegerLiteralExprSyntax.self))
          {
            operation.index = Int(expression.trimmedDescription)
            operation.targets = []
          }
        } else if let closure = node.trailingClosure, let name = Self.lastCase(Syntax(closure)) {
          operation.targets = [.route(name)]
        }
      default: break
      }
      // One screen in one of several ways.
      if word == "push", let first,
        Set(screens(first.expression, path.type, scope).compactMap(\.style)).count > 1
      {
        return screens(first.expression, path.type, scope).map { screen -> Step in
          var one = operation
          one.targets = [screen.target]
          one.name = screen.style ?? one.name
          return .operation(one)
        }.reduce(nil) { rest, one -> Step? in
          rest.map { .branch(condition: "another style", [one], otherwise: [$0]) } ?? one
        }
      }
      return .operation(operation)
    }

    private func flag(_ node: FunctionCallExprSyntax) -> Bool? {
      for argument in node.arguments
      where ["withNavigation", "embedInNavigationView", "embedsNavigation"].contains(
        argument.label?.text)
      {
        return argument.expression.trimmedDescription == "true"
      }
      return nil
    }

    /// `\.numbersList`, `/Screen.State.list`, `.step1`, `List.self`: the last name.
    static func lastName(_ expression: ExprSyntax) -> String? {
      if let keyPath = expression.as(KeyPathExprSyntax.self) {
        return keyPath.components.last?.component.as(KeyPathPropertyComponentSyntax.self)?.declName
          .baseName.text
      }
      if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
        return lastName(prefix.expression)
      }
      if let call = expression.as(FunctionCallExprSyntax.self) {
        return lastName(call.calledExpression)
      }
      if let closure = expression.as(ClosureExprSyntax.self) { return lastCase(Syntax(closure)) }
      if let member = expression.as(MemberAccessExprSyntax.self) {
        let name = unquoted(member.declName.baseName.text)
        if name == "self", let base = member.base { return lastName(base) }
        return name
      }
      return nil
    }

    /// The case that a closure looks for: `{ if case .home = $0 { true } else { false } }`, `{ $0.is(\.home) }`.
    private static func lastCase(_ node: Syntax) -> String? {
      let finder = CaseFinder(viewMode: .sourceAccurate)
      finder.walk(node)
      return finder.name
    }

    /// What is shown by an operation.
    func fill(
      _ operation: inout Operation, with expression: ExprSyntax, in path: StatePath, _ scope: Scope
    ) {
      for screen in screens(expression, path.type, scope) {
        operation.targets.append(screen.target)
        if let style = screen.style {
          operation.style = style
          if operation.name == "push", ["push", "sheet", "cover"].contains(style) {
            operation.name = style
          }
        }
        if let hasNavigation = screen.hasNavigation { operation.hasNavigation = hasNavigation }
      }
    }

    struct ShownScreen {
      var target: Operation.Target
      var style: String?
      var hasNavigation: Bool?
    }

    /// The screens that a value puts into a container of a type.
    func screens(_ expression: ExprSyntax, _ type: SwiftType, _ scope: Scope) -> [ShownScreen] {
      switch value(expression, scope) {
      case .action(let path): return [ShownScreen(target: .payload(path.steps))]
      case .state, .unknown, .choices: return []
      case .expression(let expression, let scope):
        if let array = expression.as(ArrayExprSyntax.self) {
          return array.elements.flatMap { screens($0.expression, type, scope) }
        }
        var arguments: [LabeledExprSyntax] = []
        var called = expression
        if let call = expression.as(FunctionCallExprSyntax.self) {
          arguments = Array(call.arguments)
          called = call.calledExpression
        }
        guard let member = called.as(MemberAccessExprSyntax.self) else {
          if let name = Self.name(of: called) {
            // A stack of values of any type: the screen is the type's.
            if type.screens == nil, name.first?.isUppercase == true {
              // A class stands for the one that it inherits from: that is the type of the destination.
              let made = program.typeNamed(by: called, in: scope.lexical, file: scope.file)?
                .declaration
              let base = made?.kind == .reference ? made?.inherited.first : nil
              let isClass =
                base.flatMap {
                  program.type(named: $0, in: nil, file: scope.file)?.declaration?.kind
                } == .reference
              return [ShownScreen(target: .route(isClass ? base ?? name : name))]
            }
            // `StackState([…])`, `RoutePath(data: …, style: …)`, `Screen.State()`.
            if name == "RoutePath", let data = arguments.first {
              return routePath(data.expression, arguments, type, scope)
            }
            if ["StackState", "IdentifiedArray", "IdentifiedArrayOf", "Array"].contains(name) {
              return arguments.first.map { screens($0.expression, type, scope) } ?? []
            }
          }
          return Self.element(type).map { [ShownScreen(target: .route($0))] } ?? []
        }
        let name = unquoted(member.declName.baseName.text)
        if name == "init", let item = arguments.first, item.label?.text == "item" {
          return screens(item.expression, type, scope)
        }
        if name == "init", isRoute(type), let data = arguments.first, data.label?.text == "data" {
          return routePath(data.expression, arguments, type, scope)
        }
        if type.screens == nil, let base = member.base,
          base.trimmedDescription.first?.isUppercase == true
        {
          return [ShownScreen(target: .route(base.trimmedDescription))]
        }
        if let base = member.base, case .state(let path) = value(base, scope),
          let owner = path.type.declaration,
          let function = owner.functions[name]?.first,
          let made = Self.only(function.node.body?.statements)
        {
          var inner = Scope(feature: scope.feature, file: owner.file)
          inner.lexical = owner
          inner.selfState = path
          inner.calls = scope.calls + [member.id]
          return scope.calls.count < 12 ? screens(made, type, inner) : []
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
            ShownScreen(
              target: $0.target, style: style,
              hasNavigation: flag.map { $0.expression.trimmedDescription == "true" }
                ?? $0.hasNavigation)
          }
        }
        if isScreen(name, type) || type.screens == nil {
          return [ShownScreen(target: .route(name))]
        }
        // A value that is made elsewhere: `.initialState`, `.initial(x)`, `State.tabs`.
        let declaration =
          member.base.flatMap {
            program.typeNamed(by: $0, in: scope.lexical, file: scope.file)?.declaration
          }
          ?? type.screens
        if let declaration, scope.calls.count < 12 {
          var inner = Scope(feature: scope.feature, file: declaration.file)
          inner.lexical = declaration
          inner.calls = scope.calls + [member.id]
          if let property = declaration.properties[name],
            let made = property.initial ?? Self.only(property.getter)
          {
            return screens(made, type, inner)
          }
          if let function = declaration.functions[name]?.first,
            let made = Self.only(function.node.body?.statements)
          {
            return screens(made, type, inner)
          }
        }
        return []
      }
    }

    /// The written name of what a stack of plain values holds.
    private static func element(_ type: SwiftType) -> String? {
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
    private func routePath(
      _ data: ExprSyntax, _ arguments: [LabeledExprSyntax], _ type: SwiftType, _ scope: Scope
    ) -> [ShownScreen] {
      let shown = screens(data, type, scope)
      guard let style = arguments.first(where: { $0.label?.text == "style" })?.expression else {
        return shown
      }
      var words = Self.style(style).map { [$0] } ?? []
      if let name = style.as(DeclReferenceExprSyntax.self)?.baseName.text,
        case .choices(let values)? = scope.names[name]
      {
        words = values.compactMap { Self.style($0) }
      }
      var seen: Set<String> = []
      return shown.flatMap { screen in
        words.filter { seen.insert($0).inserted }.map { word in
          ShownScreen(target: screen.target, style: word, hasNavigation: screen.hasNavigation)
        }
      }
    }

    private static func style(_ expression: ExprSyntax) -> String? {
      guard let name = lastName(expression) else { return nil }
      return name.lowercased().contains("sheet")
        ? "sheet" : name.lowercased().contains("cover") ? "cover" : name
    }

    private func isRoute(_ type: SwiftType) -> Bool {
      switch type.unwrapped {
      case .array(let inner): isRoute(inner)
      case .route: true
      default: false
      }
    }

    private func isScreen(_ name: String, _ type: SwiftType) -> Bool {
      guard let screens = type.screens else { return false }
      return screens.declaredCase(name) != nil
    }

    // MARK: Assignments

    func assignment(of right: [ExprSyntax], to left: ExprSyntax, _ scope: Scope) -> [Step] {
      // `state.path[id: id] = nil` removes an element.
      if let subscripted = left.as(SubscriptCallExprSyntax.self),
        right.first?.is(NilLiteralExprSyntax.self) == true,
        case .state(let path) = value(subscripted.calledExpression, scope),
        let container = container(path),
        container.kind == .stack
      {
        register(container, path)
        return [
          .operation(Operation(name: "pop", container: container, place: program.place(of: left)))
        ]
      }
      guard case .state(let path) = value(left, scope) else { return [] }
      var values = right
      if let index = right.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        let ternary = right[index].as(UnresolvedTernaryExprSyntax.self), index + 1 < right.count
      {
        let then = assignment(of: [ternary.thenExpression], to: left, scope)
        let otherwise = assignment(of: Array(right[(index + 1)...]), to: left, scope)
        if then.isEmpty && otherwise.isEmpty { return [] }
        let words = right[..<index].map { text($0) }.joined(separator: " ")
        return [.branch(condition: words, then, otherwise: otherwise)]
      }
      if values.count > 1 { values = [values[0]] }
      guard let right = values.first else { return [] }
      if let choices = choices(right, scope), container(path)?.kind == .stack {
        return choices.flatMap { assignment(of: [$0], to: left, scope) }.map {
          .branch(condition: "by chance", [$0], otherwise: [])
        }
      }
      if let container = container(path) {
        register(container, path)
        return assignment(of: right, to: path, container, at: left, scope)
      }
      if let name = path.components.last?.name.lowercased(),
        Self.navigationNames.contains(name) || name == "routes",
        path.type.declaration == nil, !path.type.isBool
      {
        admit(left, "\u{201C}\(text(left))\u{201D} is assigned, and its type cannot be read")
      }
      if let name = path.components.last?.name, path.type.isBool, Self.soundsPresented(name) {
        admit(left, "no view was found that presents something by \u{201C}\(name)\u{201D}")
      }
      return reset(path, right, at: left, scope)
    }

    private static func soundsPresented(_ name: String) -> Bool {
      name.hasSuffix("Presented")
        || ["Sheet", "Alert", "Popup", "Dialog"].contains { name.contains($0) }
    }

    /// `options.randomElement()!`: one of several values.
    private func choices(_ expression: ExprSyntax, _ scope: Scope) -> [ExprSyntax]? {
      let called = expression.as(ForceUnwrapExprSyntax.self)?.expression ?? expression
      guard let call = called.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "randomElement", let base = member.base,
        case .expression(let list, _) = value(base, scope),
        let array = list.as(ArrayExprSyntax.self)
      else { return nil }
      return array.elements.map(\.expression)
    }

    private func assignment(
      of right: ExprSyntax, to path: StatePath, _ container: Container, at left: ExprSyntax,
      _ scope: Scope
    ) -> [Step] {
      var operation = Operation(name: "set", container: container, place: program.place(of: left))
      switch container.kind {
      case .stack:
        if let array = right.as(ArrayExprSyntax.self), array.elements.isEmpty {
          operation.name = "removeAll"
        } else if let call = right.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
          call.trailingClosure == nil,
          Self.name(of: call.calledExpression) != nil
            || Self.lastName(call.calledExpression) == "init"
        {
          operation.name = "removeAll"
        } else {
          let shown = screens(right, path.type, scope)
          operation.targets = shown.map(\.target)
          operation.hasNavigation = shown.first?.hasNavigation
          operation.style = shown.first?.style
        }
      case .slot:
        if right.is(NilLiteralExprSyntax.self)
          || ["false", ".none"].contains(right.trimmedDescription)
        {
          operation.name = "clear"
        } else if path.type.isBool {
          guard right.trimmedDescription == "true" else {
            admit(
              left,
              "whether \u{201C}\(container.property)\u{201D} is presented here depends on a value")
            return []
          }
          operation.name = "present"
          operation.targets = [.route(container.property)]
        } else {
          operation.name = "present"
          let isEnum = path.type.declaration?.kind == .enumeration
          if isEnum {
            operation.targets = screens(right, path.type, scope).map(\.target)
          } else {
            operation.targets = [.route(container.property)]
          }
        }
      case .tabs, .switch:
        operation.name = container.kind == .tabs ? "selectTab" : "switchTo"
        if path.type.isBool {
          operation.targets = boolTarget(right, path)
        } else {
          operation.targets = screens(right, path.type, scope).map(\.target)
        }
        if container.property.isEmpty, operation.targets.isEmpty { return [] }
      }
      return [.operation(operation)]
    }

    /// What a view shows for a value of a `Bool`: the child whose name is nearest to the property's.
    private func boolTarget(_ right: ExprSyntax, _ path: StatePath) -> [Operation.Target] {
      guard let name = path.components.last?.name, let owner = path.components.last?.owner else {
        return []
      }
      let shown = evidence.shown(by: name, of: owner)
      let isTrue = right.trimmedDescription == "true"
      guard let child = isTrue ? shown.then : shown.otherwise else { return [] }
      return [.route(child)]
    }

    /// A child's whole state that is made anew: its own navigation starts afresh.
    private func reset(_ path: StatePath, _ right: ExprSyntax, at left: ExprSyntax, _ scope: Scope)
      -> [Step]
    {
      guard let feature = features.feature(ofState: path.type), case .declared = path.type,
        !path.components.isEmpty, let inner = mainContainer(of: feature)
      else { return [] }
      if case .action = value(right, scope) { return [] }
      register(inner.container, inner.path)
      var operation = Operation(
        name: "set", container: inner.container, place: program.place(of: left))
      operation.targets = initial(of: inner.path).map(\.target)
      operation.isReset = true
      return [.operation(operation)]
    }

    /// The stack, the tabs or the switch of a feature.
    func mainContainer(of feature: Feature) -> (container: Container, path: StatePath)? {
      if let known = mainContainers[ObjectIdentifier(feature)] { return known }
      let found = findMainContainer(of: feature)
      mainContainers.updateValue(found, forKey: ObjectIdentifier(feature))
      return found
    }

    private func findMainContainer(of feature: Feature) -> (container: Container, path: StatePath)?
    {
      guard let state = feature.state.declaration else { return nil }
      let root = StatePath(components: [], type: feature.state)
      if state.kind == .enumeration, let own = container(root) { return (own, root) }
      for name in state.propertyOrder {
        guard let property = state.properties[name], !property.isStatic, property.getter == nil
        else { continue }
        let path = StatePath(
          components: [.init(name: name, owner: state)],
          type: program.type(ofProperty: property, in: state)
        )
        if let found = container(path), found.kind != .slot { return (found, path) }
      }
      return nil
    }

    /// What a container holds at first.
    func initial(of path: StatePath) -> [ShownScreen] {
      guard let last = path.components.last, let owner = last.owner,
        let property = owner.properties[last.name],
        let feature = features.feature(ofState: .declared(owner)) ?? features.all.first
      else { return [] }
      var scope = Scope(feature: feature, file: owner.file)
      scope.lexical = owner
      if let initial = property.initial {
        let shown = screens(initial, path.type, scope)
        if !shown.isEmpty { return shown }
      }
      // `init(routes: [Route<Screen>] = [.root(.home)])`, or `self.routes = [.root(.home)]` in it.
      for initializer in owner.initializers {
        for parameter in initializer.signature.parameterClause.parameters
        where (parameter.secondName ?? parameter.firstName).text == last.name {
          if let value = parameter.defaultValue?.value {
            let shown = screens(value, path.type, scope)
            if !shown.isEmpty { return shown }
          }
        }
        if let value = AssignmentFinder.value(of: last.name, in: Syntax(initializer)) {
          let shown = screens(value, path.type, scope)
          if !shown.isEmpty { return shown }
        }
      }
      // `static let initialState = State(routes: […])`.
      for name in owner.propertyOrder {
        guard let property = owner.properties[name], property.isStatic,
          let value = property.initial ?? Self.only(property.getter),
          let argument = Self.argument(last.name, of: value)
        else { continue }
        let shown = screens(argument, path.type, scope)
        if !shown.isEmpty { return shown }
      }
      for function in owner.functionOrder where function.isStatic {
        guard let value = Self.only(function.node.body?.statements),
          let argument = Self.argument(last.name, of: value)
        else { continue }
        let shown = screens(argument, path.type, scope)
        if !shown.isEmpty { return shown }
      }
      return []
    }

    private static func argument(_ label: String, of expression: ExprSyntax) -> ExprSyntax? {
      expression.as(FunctionCallExprSyntax.self)?.arguments.first { $0.label?.text == label }?
        .expression
    }

    // MARK: What functions return

    /// What a `return` means in a function that answers an action with navigation, as RoutingReducer's.
    func navigation(_ expression: ExprSyntax, _ scope: Scope) -> [Step]? {
      guard scope.names["navigation()"] != nil else { return nil }
      let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
      guard let member = called.as(MemberAccessExprSyntax.self), member.base == nil else {
        return nil
      }
      let arguments = expression.as(FunctionCallExprSyntax.self)?.arguments
      let name = member.declName.baseName.text
      guard let owner = scope.feature.state.declaration,
        let property = owner.propertyOrder.first(where: {
          guard let property = owner.properties[$0] else { return false }
          if case .navigationState = program.type(ofProperty: property, in: owner) { return true }
          return false
        }), let declared = owner.properties[property]
      else { return nil }
      let path = StatePath(
        components: [.init(name: property, owner: owner)],
        type: program.type(ofProperty: declared, in: owner))
      let isModal = name == "present" || name == "dismiss"
      let container = Container(
        owner: ObjectIdentifier(owner), property: property, kind: isModal ? .slot : .stack)
      register(container, path)
      var operation = Operation(
        name: name, container: container, place: program.place(of: expression))
      switch name {
      case "push", "present":
        if let first = arguments?.first {
          fill(&operation, with: first.expression, in: path, scope)
        }
      case "pop":
        if arguments?.first?.label?.text == "toRoot" { operation.name = "popToRoot" }
      case "dismiss": operation.name = "clear"
      default: return nil
      }
      return [.operation(operation)]
    }
  }

  private final class CaseFinder: SyntaxVisitor {
    var name: String?

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
      if case .enumCase(let name, _) = CasePattern(node.pattern) { self.name = self.name ?? name }
      return .visitChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
      name = name ?? node.declName.baseName.text
      return .visitChildren
    }

    override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
      if case .enumCase(let name, _) = CasePattern(node.pattern) { self.name = self.name ?? name }
      return .visitChildren
    }
  }

  /// `self.routes = […]` in an initializer.
  private final class AssignmentFinder: SyntaxVisitor {
    private var found: ExprSyntax?
    private let name: String

    private init(_ name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    static func value(of name: String, in node: Syntax) -> ExprSyntax? {
      let finder = AssignmentFinder(name)
      finder.walk(node)
      return finder.found
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      if elements.count == 3, elements[1].is(AssignmentExprSyntax.self) {
        let left = elements[0]
        let text =
          left.as(DeclReferenceExprSyntax.self)?.baseName.text
          ?? left.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        if text == name { found = found ?? elements[2] }
      }
      return .visitChildren
    }
  }
#endif
