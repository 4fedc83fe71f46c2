#if SourceReading
  import SwiftSyntax

  /// All declarations of the sources, and the meaning of names in them. It uses syntax only: the meaning of a name
  /// follows from its place, as in Swift, but without the modules that files belong to; of several types with
  /// one name it takes the nearest file's.
  ///
  /// Several threads read it: it does not change once it is made.
  final class Program {
    let files: [SourceFile]
    private(set) var types: [TypeDeclaration] = []
    private(set) var typeNames: Set<String> = []
    private var topLevel: [String: [TypeDeclaration]] = [:]
    private(set) var topLevelAliases: [String: [(type: TypeSyntax, file: SourceFile)]] = [:]
    /// The arguments of the aliases for reducers from before reducers were types, by name:
    /// `typealias HomeReducer = Reducer<HomeState, HomeAction, HomeEnvironment>`.
    private(set) var reducerAliases: [String: GenericArgumentClauseSyntax] = [:]
    private(set) var functions: [String: [FunctionDeclaration]] = [:]
    private(set) var variables: [String: [PropertyDeclaration]] = [:]
    private(set) var variableOrder: [PropertyDeclaration] = []
    /// Members that extensions add to types of other modules (`AlertState`, `View`), by the type's name.
    private(set) var outside: [String: TypeDeclaration] = [:]
    /// The ones that extensions add to stores, by their names: `extension StoreOf<Root>`.
    private(set) var storeExtensions: [TypeDeclaration] = []
    private let fileOfRoot: [SyntaxIdentifier: SourceFile]
    private(set) var viewNames = ViewNames()
    /// The libraries' modifiers with which the app's own present.
    private(set) var presentations: [String: String] = [:]
    /// What modifiers of the app's own do with a flag, by their names.
    private(set) var enablers: [String: Enabler] = [:]
    private(set) var onlyScreens = OnlyScreens()
    /// The types of the actions that buttons of alerts send.
    private var alertActions: Set<ObjectIdentifier> = []

    init(_ files: [SourceFile]) {
      self.files = files
      fileOfRoot = Dictionary(
        files.map { (Syntax($0.tree).id, $0) }, uniquingKeysWith: { first, _ in first })
      var reader = DeclarationReader()
      for file in files { reader.read(file) }
      for type in reader.types { topLevel[type.name, default: []].append(type) }
      for alias in reader.aliases {
        topLevelAliases[alias.name, default: []].append((alias.type, alias.file))
        if let type = alias.type.as(IdentifierTypeSyntax.self), Features.isReducer(type.name.text) {
          reducerAliases[alias.name] = type.genericArgumentClause
        }
      }
      for function in reader.functions { functions[function.name, default: []].append(function) }
      for property in reader.properties { variables[property.name, default: []].append(property) }
      variableOrder = reader.properties
      // Extensions of types that are declared in other extensions need those first.
      let extensions = reader.extensions.enumerated().sorted {
        (Self.depth($0.element.node), $0.offset) < (Self.depth($1.element.node), $1.offset)
      }
      for (_, (node, file)) in extensions { extend(node, in: file) }
      types = reader.types.flatMap(Self.withNested)
      // Stacks of one feature are found where types are resolved.
      for type in types {
        let stored = type.properties.values.map { self.type(ofProperty: $0, in: type) }
        let carried = type.cases.compactMap { one in
          one.payloads.first.map { resolve($0, of: one, in: type) }
        }
        alertActions.formUnion(
          (stored + carried).compactMap { $0.buttons?.declaration }.map { ObjectIdentifier($0) })
      }
      types += onlyScreens.all.sorted { $0.name < $1.name }.flatMap(Self.withNested)
      typeNames = Set(types.map(\.name))
      onlyScreens.isComplete = true
      for type in types + outside.values { type.complete() }
      inheritMembers()
      concurrently(types + outside.values) { $0.findCalls() }
      storeExtensions = outside.values.filter { $0.name.hasPrefix("Store") }
        .sorted { $0.name < $1.name }
      viewNames = ViewNames(self)
      viewNames.unused = findUnusedViews()
      presentations = findPresentations()
      enablers = findEnablers()
    }

    func isSentByAlerts(_ action: TypeDeclaration) -> Bool {
      alertActions.contains(ObjectIdentifier(action))
    }

    private static func depth(_ node: ExtensionDeclSyntax) -> Int {
      var depth = 0
      var type = node.extendedType
      while let member = type.as(MemberTypeSyntax.self) {
        depth += 1
        type = member.baseType
      }
      return depth
    }

    private static func withNested(_ type: TypeDeclaration) -> [TypeDeclaration] {
      [type]
        + type.nested.values
        .sorted { ($0.node.position.utf8Offset, $0.name) < ($1.node.position.utf8Offset, $1.name) }
        .flatMap(withNested)
    }

    private func extend(_ node: ExtensionDeclSyntax, in file: SourceFile) {
      let target: TypeDeclaration
      if let declared = resolve(node.extendedType, in: nil, file: file).declaration {
        target = declared
      } else {
        let name: String =
          switch resolve(node.extendedType, in: nil, file: file) {
          case .array: "Array"
          case .stack: "StackState"
          // `extension StoreOf<Root>`
          case .store: node.extendedType.sourceText
          default:
            node.extendedType.sourceText.split(separator: "<").first.map(String.init) ?? ""
          }
        if outside[name] == nil {
          outside[name] = TypeDeclaration(
            name: name, parent: nil, kind: .structure, file: file, node: Syntax(node))
        }
        guard let known = outside[name] else { return }
        target = known
      }
      target.inherited +=
        node.inheritanceClause?.inheritedTypes.map { $0.type.sourceText } ?? []
      DeclarationReader.add(node.memberBlock.members, to: target, file: file)
    }

    /// What declares the members of a type: also the protocols that it conforms to, and extensions of arrays and stacks.
    func declarations(of type: SwiftType) -> [TypeDeclaration] {
      switch type.unwrapped {
      case .declared(let declaration): [declaration] + protocols(of: declaration)
      case .array: Self.arrays.compactMap { outside[$0] }
      case .stack: (["StackState"] + Self.arrays).compactMap { outside[$0] }
      default: []
      }
    }

    /// The protocols that a type conforms to and that the sources declare or extend, the type's own before those that these
    /// inherit from.
    func protocols(of type: TypeDeclaration) -> [TypeDeclaration] {
      var found: [TypeDeclaration] = []
      var open = [type]
      while let one = open.popLast() {
        let names = one.inherited.flatMap { $0.split(separator: "&") }.compactMap { name in
          name.split { " <.".contains($0) }.last.map(String.init)
        }
        let inherited = names.compactMap { name in
          self.type(named: name, in: one.parent, file: one.file)?.declaration ?? outside[name]
        }
        for next in inherited
        where (next.kind == .interface || outside[next.name] === next)
          && !found.contains(where: { $0 === next })
        {
          found.append(next)
          open.append(next)
        }
      }
      return found
    }

    private static let arrays = [
      "Array", "Routes", "FlowNavigator", "IdentifiedArray", "IdentifiedArrayOf",
      "RangeReplaceableCollection", "MutableCollection", "RandomAccessCollection",
      "BidirectionalCollection", "Collection", "Sequence",
    ]

    func file(of node: some SyntaxProtocol) -> SourceFile? { fileOfRoot[node.root.id] }

    /// Where something stands; a call of a method, such as a view's modifier, where its name stands.
    func place(of node: some SyntaxProtocol) -> SourcePlace {
      guard let file = file(of: node) else { return SourcePlace(file: "", line: 0) }
      let method = node.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(MemberAccessExprSyntax.self)?.declName
      return SourcePlace(file: file.path, line: method.map(file.line) ?? file.line(of: node))
    }

    /// Whether a place is in the code of a type.
    func contains(_ place: SourcePlace, _ type: TypeDeclaration) -> Bool {
      let first = self.place(of: type.node)
      guard place.file == first.file, let last = type.node.lastToken(viewMode: .sourceAccurate)
      else { return false }
      return (first.line...self.place(of: last).line).contains(place.line)
    }

    // MARK: Names

    private func nearest(_ candidates: [TypeDeclaration], to file: SourceFile) -> TypeDeclaration? {
      guard candidates.count > 1 else { return candidates.first }
      return candidates.enumerated().max {
        (Self.nearness($0.element.file, file), -$0.offset)
          < (Self.nearness($1.element.file, file), -$1.offset)
      }?.element
    }

    /// How many folders two files share; more for the same file.
    static func nearness(_ one: SourceFile, _ other: SourceFile) -> Int {
      if one === other { return Int.max }
      return zip(one.folders, other.folders).prefix { $0 == $1 }.count
    }

    func type(named name: String, in scope: TypeDeclaration?, file: SourceFile) -> SwiftType? {
      var scope = scope
      while let current = scope {
        if let found = member(name, of: current) { return found }
        if current.name == name { return .declared(current) }
        scope = current.parent
      }
      if let found = nearest(topLevel[name] ?? [], to: file) { return .declared(found) }
      if let aliases = topLevelAliases[name],
        let alias = aliases.max(by: {
          Self.nearness($0.file, file) < Self.nearness($1.file, file)
        })
      {
        return resolving { resolve(alias.type, in: nil, file: alias.file) }
      }
      return nil
    }

    func member(_ name: String, of type: TypeDeclaration) -> SwiftType? {
      if let nested = type.nested[name] { return .declared(nested) }
      if let alias = type.aliases[name] {
        // An alias of its own name means a type that is declared further out.
        let isOwn = alias.as(IdentifierTypeSyntax.self)?.name.text == name
        return resolving { resolve(alias, in: isOwn ? type.parent : type, file: type.file) }
      }
      return nil
    }

    /// How many aliases are resolved in one another.
    @TaskLocal private static var aliases = 0

    /// Aliases that name one another end somewhere.
    private func resolving(_ work: () -> SwiftType) -> SwiftType {
      Self.aliases < 16 ? Self.$aliases.withValue(Self.aliases + 1, operation: work) : .unknown
    }

    func resolve(
      _ payload: CaseDeclaration.Payload, of one: CaseDeclaration, in type: TypeDeclaration
    )
      -> SwiftType
    {
      let resolved = resolve(payload.type, in: type, file: one.file)
      guard let member = payload.member else { return resolved }
      return self.member(member, ofType: resolved)
    }

    func member(_ name: String, ofType type: SwiftType) -> SwiftType {
      guard let declaration = type.declaration else { return .unknown }
      return member(name, of: declaration) ?? .other(declaration.qualifiedName + "." + name)
    }

    func resolve(_ type: TypeSyntax, in scope: TypeDeclaration?, file: SourceFile) -> SwiftType {
      func inner(_ type: TypeSyntax) -> SwiftType { resolve(type, in: scope, file: file) }
      switch type.as(TypeSyntaxEnum.self) {
      case .identifierType(let identifier):
        return resolve(
          identifier.name.text, generics: identifier.genericArgumentClause, in: scope, file: file)
          ?? .other(identifier.name.text)
      case .memberType(let member): return resolve(member, in: scope, file: file)
      case .optionalType(let optional): return .optional(inner(optional.wrappedType))
      case .implicitlyUnwrappedOptionalType(let optional):
        return .optional(inner(optional.wrappedType))
      case .arrayType(let array): return .array(inner(array.element))
      case .attributedType(let attributed): return inner(attributed.baseType)
      case .someOrAnyType(let some): return inner(some.constraint)
      case .tupleType(let tuple) where tuple.elements.count == 1:
        return tuple.elements.first.map { inner($0.type) } ?? .unknown
      case .functionType: return .closure
      default: return .other(type.sourceText)
      }
    }

    private func resolve(
      _ member: MemberTypeSyntax, in scope: TypeDeclaration?, file: SourceFile
    ) -> SwiftType {
      let base = resolve(member.baseType, in: scope, file: file)
      let name = member.name.text
      switch base {
      case .navigation(let kind, let screen):
        return name == "Action" ? .navigationAction(kind, screen) : base
      case .declared(let declaration):
        return typeMember(name, of: declaration)
          ?? .other(declaration.qualifiedName + "." + name)
      case .other:
        // A type of another module, or one that is qualified by its module's name.
        return resolve(name, generics: member.genericArgumentClause, in: nil, file: file)
          ?? .other(member.sourceText)
      default: return .other(member.sourceText)
      }
    }

    /// A name with its generic arguments: the libraries' own types first, because an app that declares a
    /// `Route` without arguments means something else.
    func resolve(
      _ name: String, generics: GenericArgumentClauseSyntax?, in scope: TypeDeclaration?,
      file: SourceFile
    ) -> SwiftType? {
      let arguments: [SwiftType] =
        generics?.arguments.map {
          guard case .type(let type) = $0.argument else { return .unknown }
          return resolve(type, in: scope, file: file)
        } ?? []
      if name == "Self", let scope { return .declared(scope) }
      if let shape = Library.types[name], let known = type(shaped: shape, name, arguments) {
        return known
      }
      if ["FlowPath", "FlowPathNavigator"].contains(name) { return .array(.route(.unknown)) }
      return type(named: name, in: scope, file: file)
    }

    private func type(shaped shape: Library.Shape, _ name: String, _ arguments: [SwiftType])
      -> SwiftType?
    {
      guard let first = arguments.first, let last = arguments.last else { return nil }
      var state: SwiftType { member("State", ofType: first) }
      var action: SwiftType { member("Action", ofType: first) }
      switch shape {
      case .same: return first
      case .optional: return .optional(first)
      case .array: return .array(first)
      case .arrayOfLast: return .array(last)
      case .route: return .route(first)
      case .routes: return .array(.route(first))
      case .stack:
        return .stack(
          onlyScreen(of: first).map { member("State", ofType: .declared($0)) } ?? first)
      case .presented: return .presented(first)
      case .alert: return .alert(first)
      case .dialog: return .dialog(first)
      case .result:
        return .result(first, failure: arguments.count > 1 ? last : .unknown)
      case .navigation: return .navigation(name, first)
      case .router: return .routerAction(state: first, action: last)
      case .routerOf: return .routerAction(state: state, action: action)
      case .routerOfThree:
        return arguments.count == 3 ? .routerAction(state: arguments[1], action: last) : nil
      case .stackAction: return stackAction(of: first, last)
      case .stackActionOf: return stackAction(of: state, action)
      case .identified: return .identifiedAction(last)
      case .identifiedOf: return .identifiedAction(action)
      case .presentation: return .presentationAction(first)
      case .presentationOf: return .presentationAction(action)
      case .store: return .store(state: first, action: last)
      case .storeOf: return .store(state: state, action: action)
      }
    }

    private func onlyScreen(of state: SwiftType) -> TypeDeclaration? {
      onlyScreens.isComplete ? onlyScreens.known(state) : onlyScreens.path(of: state)
    }

    private func stackAction(of state: SwiftType, _ action: SwiftType) -> SwiftType {
      guard let path = onlyScreen(of: state) else {
        return .stackAction(state: state, action: action)
      }
      return .stackAction(
        state: member("State", ofType: .declared(path)),
        action: member("Action", ofType: .declared(path)))
    }

    // MARK: Members

    /// The cases that a value of a type can be matched against, with the types of their payloads.
    func payloads(of caseName: String, in type: SwiftType) -> [(label: String?, type: SwiftType)]? {
      switch type.unwrapped {
      case .declared(let declaration):
        guard let found = declaration.declaredCase(caseName) else { return nil }
        return found.payloads.map { ($0.label, resolve($0, of: found, in: declaration)) }
      case .routerAction(let state, let action):
        if caseName == "routeAction" { return [("id", .unknown), ("action", action)] }
        if caseName == "updateRoutes" { return [(nil, .array(.route(state)))] }
      case .stackAction(let state, let action):
        if caseName == "element" { return [("id", .unknown), ("action", action)] }
        if caseName == "popFrom" { return [("id", .unknown)] }
        if caseName == "push" { return [("id", .unknown), ("state", state)] }
      case .presentationAction(let action):
        if caseName == "presented" { return [(nil, action)] }
        if caseName == "dismiss" { return [] }
      case .identifiedAction(let action):
        if caseName == "element" { return [("id", .unknown), ("action", action)] }
      case .result(let success, let failure):
        if caseName == "success" { return [(nil, success)] }
        if caseName == "failure" { return [(nil, failure)] }
      default: break
      }
      return nil
    }

    /// The cases of a type, as far as screens send them; nil for a type that has none.
    func caseNames(of type: SwiftType) -> [String]? {
      switch type {
      case .declared(let declaration) where declaration.kind == .enumeration:
        declaration.cases.map(\.name)
      case .routerAction: ["routeAction"]
      case .stackAction, .identifiedAction: ["element"]
      case .presentationAction: ["presented", "dismiss"]
      case .result: ["success", "failure"]
      case .optional(let inner): (caseNames(of: inner) ?? ["some"]) + ["none"]
      case .other("Bool"): ["true", "false"]
      default: nil
      }
    }

    /// Returns the type of a property, also of one without an annotation whose first value determines it.
    func type(ofProperty property: PropertyDeclaration, in owner: TypeDeclaration?) -> SwiftType {
      var result: SwiftType
      if let type = property.type {
        result = resolve(type, in: owner, file: property.file)
      } else if let initial = property.initial {
        result = self.type(ofInitial: initial, in: owner, file: property.file)
      } else {
        result = type(ofAttributed: property, in: owner)
      }
      if property.isPresented { result = .presented(result.unwrapped) }
      return result
    }

    /// `X.State()`, `X.initial`, `X.State.case`, `true`: what an expression that makes a value says of its type.
    func type(ofInitial expression: ExprSyntax, in owner: TypeDeclaration?, file: SourceFile)
      -> SwiftType
    {
      if expression.is(BooleanLiteralExprSyntax.self) { return .other("Bool") }
      if let call = expression.as(FunctionCallExprSyntax.self) {
        // `UserDefaults.standard.bool(forKey: "isKnown")`
        if call.calledName == "bool", call.arguments.first?.label?.text == "forKey" {
          return .other("Bool")
        }
        // `Store(initialState: Home.State()) { Home() }`.
        if call.calledExpression.sourceText == "Store",
          let initial = call.arguments.first(where: { $0.label?.text == "initialState" })
        {
          let state = type(ofInitial: initial.expression, in: owner, file: file)
          guard let feature = state.declaration?.parent else {
            return store(of: call, in: owner, file: file)
          }
          return .store(state: state, action: member("Action", ofType: .declared(feature)))
        }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
          member.declName.baseName.text == "init", let base = member.base
        {
          return typeNamed(by: base, in: owner, file: file) ?? .unknown
        }
        if let type = typeNamed(by: call.calledExpression, in: owner, file: file) { return type }
        if let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self),
          let name = generic.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        {
          return resolve(name, generics: generic.genericArgumentClause, in: owner, file: file)
            ?? .unknown
        }
        return type(ofInitial: call.calledExpression, in: owner, file: file)
      }
      if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        return typeNamed(by: base, in: owner, file: file) ?? .unknown
      }
      if let array = expression.as(ArrayExprSyntax.self), let first = array.elements.first {
        return .array(type(ofInitial: first.expression, in: owner, file: file))
      }
      return .unknown
    }

    /// The type that an expression names: `Home.State`, `Self`.
    func typeNamed(by expression: ExprSyntax, in owner: TypeDeclaration?, file: SourceFile)
      -> SwiftType?
    {
      if let reference = expression.as(DeclReferenceExprSyntax.self) {
        let name = reference.baseName.text
        if name == "Self", let owner { return .declared(owner) }
        guard name.first?.isUppercase == true else { return nil }
        return resolve(name, generics: nil, in: owner, file: file)
      }
      if let generic = expression.as(GenericSpecializationExprSyntax.self),
        let name = generic.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      {
        return resolve(name, generics: generic.genericArgumentClause, in: owner, file: file)
      }
      if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
        member.declName.baseName.text.first?.isUppercase == true,
        let type = typeNamed(by: base, in: owner, file: file)
      {
        if case .navigation(let kind, let screen) = type, member.declName.baseName.text == "Action"
        {
          return .navigationAction(kind, screen)
        }
        return type.declaration.flatMap { typeMember(member.declName.baseName.text, of: $0) }
      }
      return nil
    }

    /// A type's member that is a type: also those that RoutingReducer gives to routes.
    private func typeMember(_ name: String, of declaration: TypeDeclaration) -> SwiftType? {
      if let found = member(name, of: declaration) { return found }
      return switch name {
      case "NavigationState": .navigationState(.declared(declaration))
      case "NavigationAction": .navigationAction("Routing", .declared(declaration))
      default: nil
      }
    }
  }
#endif
