#if SourceReading
  import SwiftSyntax

  extension Walker {
    /// The container that a part of a state is, if it is one.
    func container(_ path: StatePath) -> ScreenContainer? {
      guard let last = path.components.last else {
        guard let declaration = path.type.declaration, declaration.kind == .enumeration,
          features.feature(ofState: path.type) != nil
        else { return nil }
        if let holder = holder(of: declaration) { return holder.container }
        return ScreenContainer(owner: ObjectIdentifier(declaration), property: "", kind: .switch)
      }
      guard let owner = last.owner, let property = owner.properties[last.name] else { return nil }
      let key = Evidence.Key(state: ObjectIdentifier(owner), property: last.name)
      if let bound = boundStacks[key] { return bound }
      if owner.isView, property.attributes.contains("Binding"), !closesView(path),
        let bound = boundSlot(last.name, of: owner)
      {
        return bound
      }
      if property.getter != nil, let stored = identities(of: path, in: owner) {
        return container(stored)
      }
      if case .optional = path.type, let turns = turns(of: owner), turns.names.contains(last.name) {
        return turns.container
      }
      guard let kind = kind(of: path.type, named: last.name, in: owner) else {
        return sharedChoice(last.name, of: owner).flatMap { container($0) }
      }
      let first = kind == .switch ? evidence.chain(around: last.name, of: owner).first : nil
      return ScreenContainer(
        owner: ObjectIdentifier(owner), property: first ?? last.name, kind: kind)
    }

    /// The stack of identities that a computed stack of screens is made of: `var routeIDs: [Route<Screen.State.ID>]` beside
    /// `var routes: [Route<Screen.State>] { … }`.
    private func identities(of path: StatePath, in owner: TypeDeclaration) -> StatePath? {
      guard path.type.isArrayOfRoutes, let screens = path.type.screens else { return nil }
      return program.storedPaths(of: owner, in: path.components.dropLast()).lazy.map(\.path).first {
        guard $0.type.isArrayOfRoutes, let identities = $0.type.screens else { return false }
        return Composition.screens(of: identities) === screens
      }
    }

    /// Returns the switch of another feature that shows the content of an enum of screens, if there is one:
    /// `var root: Root.State`. Changes by the enum's own reducer are changes there.
    func holder(of screens: TypeDeclaration) -> (container: ScreenContainer, path: StatePath)? {
      if let known = holders[ObjectIdentifier(screens)] { return known }
      // A state that holds itself is held nowhere else.
      holders.updateValue(nil, forKey: ObjectIdentifier(screens))
      let found = features.all.compactMap { feature -> (ScreenContainer, StatePath)? in
        guard feature.state.declaration?.kind == .structure,
          let main = mainContainer(of: feature), main.container.kind == .switch,
          !main.path.components.isEmpty, main.path.type.declaration === screens
        else { return nil }
        return main
      }
      let only = found.count == 1 ? found.first : nil
      holders.updateValue(only, forKey: ObjectIdentifier(screens))
      return only
    }

    static let navigationNames: Set<String> = [
      "destination", "path", "route", "sheet", "navigation", "screen", "alert", "dialog",
    ]

    func kind(
      of type: SwiftType, named name: String, in owner: TypeDeclaration
    ) -> ScreenContainer.Kind? {
      let key = Evidence.Key(state: ObjectIdentifier(owner), property: name)
      if let known = kinds[key] { return known }
      let found = findKind(of: type, named: name, in: owner)
      kinds.updateValue(found, forKey: key)
      return found
    }

    func findKind(
      of type: SwiftType, named name: String, in owner: TypeDeclaration
    ) -> ScreenContainer.Kind? {
      if case .array(.route) = type { return .stack }
      let uses = ([name] + Self.aliases(of: name, in: owner)).reduce(into: Set<Evidence.Use>()) {
        $0.formUnion(evidence.uses($1, of: owner))
      }
      switch type {
      case .stack, .navigationState: return .stack
      case .navigation(let kind, _):
        return kind == "StackNavigation" ? .stack : kind == "ModalNavigation" ? .slot : .tabs
      case .presented(let inner):
        guard uses.contains(.embeds), !uses.contains(.presents) else { return .slot }
        return inner.declaration.map { takesTurns($0, named: name, uses, in: owner) } == true
          ? .slot : nil
      case .optional(let inner): return kind(ofOptional: inner, named: name, uses, in: owner)
      case .declared(let declaration) where declaration.kind == .enumeration:
        if uses.selectTabs { return .tabs }
        if name.lowercased().hasSuffix("tab"), uses.contains(.switches) || hasChildren(owner) {
          return .tabs
        }
        if uses.contains(.switches) || gate(of: owner)?.property == name { return .switch }
        if evidence.popup(name, of: owner) != nil { return .slot }
        let isNavigation =
          Self.navigationNames.contains(name.lowercased())
          || isChoiceOfFeatures(declaration, in: owner)
        if isNavigation, features.feature(ofState: .declared(owner)) != nil { return .switch }
        let isLoading = declaration.cases.count { Self.progress.contains($0.name) } > 1
        if uses.contains(.steps), !isLoading, let property = owner.properties[name] {
          admit(
            property.node,
            "\u{201C}\(name)\u{201D} chooses between parts of one screen: which of them is shown is not read"
          )
        }
        return nil
      case .array where uses.contains(.path):
        if let property = owner.properties[name] {
          admit(
            property.node,
            "\u{201C}\(name)\u{201D} is a stack of values and no `StackState`: its screens are left out"
          )
        }
        return nil
      case .other(let word) where uses.contains(.tabs) && word != "Bool":
        if !uses.contains(.pages), !owner.isGeneric(over: word),
          let property = owner.properties[name]
        {
          admit(
            property.node,
            "\u{201C}\(name)\u{201D} selects a tab, but is not an enum: the tabs are left out"
          )
        }
        return nil
      case .other("Bool"):
        if uses.contains(.presents) { return .slot }
        if uses.contains(.switches), hasChildren(owner) { return .switch }
        return nil
      default: return nil
      }
    }

    private func kind(
      ofOptional inner: SwiftType, named name: String, _ uses: Set<Evidence.Use>,
      in owner: TypeDeclaration
    ) -> ScreenContainer.Kind? {
      if inner.isAlert { return .slot }
      if uses.selectTabs, !uses.contains(.presents), inner.declaration?.kind == .enumeration {
        return .tabs
      }
      if uses.contains(.switches), isChoice(name, of: inner, in: owner) { return .switch }
      if case .other(let word) = inner, !isPresentable(word, by: name, in: owner) { return nil }
      if uses.contains(.presents) { return .slot }
      guard case .declared(let declaration) = inner else { return nil }
      let word = name.lowercased()
      let isNavigation = Self.navigationNames.contains(where: word.hasSuffix)
      // What is to be shown later is remembered, and not shown.
      let isRemembered = Self.memories.contains(where: word.hasPrefix)
      guard declaration.kind == .enumeration, isNavigation, !isRemembered else { return nil }
      // The previous or next content is beside the current one.
      return holds(declaration, beside: name, in: owner) ? nil : .slot
    }

    /// The states of a request, which are no steps.
    private static let progress: Set = ["error", "failed", "idle", "loaded", "loading"]

    private static let memories = [
      "deferred", "last", "pending", "postponed", "previous", "queued", "stored",
    ]

    /// Returns whether one of several screens replaces the view's other content:
    /// `switch store.destination { case .none: HomeView() … }`; what replaces it otherwise is listed.
    private func takesTurns(
      _ screens: TypeDeclaration, named name: String, _ uses: Set<Evidence.Use>,
      in owner: TypeDeclaration
    ) -> Bool {
      let key = Evidence.Key(state: ObjectIdentifier(owner), property: name)
      let replaces = evidence.replacing.contains(key)
      if screens.kind == .enumeration,
        uses.contains(.switches) || evidence.substitutes[key] != nil || replaces
      {
        return true
      }
      if replaces, let property = owner.properties[name] {
        admit(
          property.node,
          "\u{201C}\(name)\u{201D} replaces the other content of its view: what it shows is left out"
        )
      }
      return false
    }

    /// Returns whether a slot's content is in the view itself, and not in something that a modifier presents.
    func isInPlace(_ name: String, of owner: TypeDeclaration) -> Bool {
      let uses = evidence.uses(name, of: owner)
      return uses.contains(.embeds) && !uses.contains(.presents)
    }

    /// The states of the screens that stacks hold or that are presented.
    func findScreenStates() -> Set<ObjectIdentifier> {
      let shown = program.types.flatMap { type in
        type.properties.values.compactMap { property -> TypeDeclaration? in
          let found = program.type(ofProperty: property, in: type)
          switch found {
          case .presented, .stack, .array(.route), .navigationState: return found.screens
          default: return nil
          }
        }
      }
      return Set(
        shown.flatMap { screens in
          [screens]
            + screens.cases.flatMap { one in
              one.payloads.compactMap { program.resolve($0, of: one, in: screens).declaration }
            }
        }.map { ObjectIdentifier($0) })
    }

    /// Returns whether a feature's state is one of several others', as that of a `@Reducer enum` is.
    ///
    /// - Parameter owner: The state that holds it: not one of a screen, or with a stack, where it is content of a
    ///   screen.
    private func isChoiceOfFeatures(_ state: TypeDeclaration, in owner: TypeDeclaration) -> Bool {
      guard features.feature(ofState: .declared(state)) != nil,
        !screenStates.contains(ObjectIdentifier(owner)),
        !program.storedPaths(of: owner).contains(where: { $0.path.type.isStack })
      else { return false }
      return holdsFeatures(state) || state.parent?.isReducerEnum == true
    }

    /// Whether several cases of an enum hold the states of features.
    func holdsFeatures(_ choice: TypeDeclaration) -> Bool {
      choice.cases.count { one in
        one.payloads.contains {
          features.feature(ofState: program.resolve($0, of: one, in: choice)) != nil
        }
      } > 1
    }

    /// Whether a value of a type outside of the sources can be a screen: a parameter of a generic reducer is one that
    /// its users know, and a text that a modifier of the app's own shows is a message.
    private func isPresentable(_ type: String, by name: String, in owner: TypeDeclaration) -> Bool {
      if type == "String", let modifier = evidence.modifier(name, of: owner) {
        return Library.presenting.contains(modifier)
      }
      var current: TypeDeclaration? = owner
      while let one = current {
        let parameters = one.node.asProtocol((any WithGenericParametersSyntax).self)?
          .genericParameterClause?.parameters
        if parameters?.contains(where: { $0.name.text == type }) == true { return false }
        current = one.parent
      }
      return true
    }

    private func holds(
      _ choice: TypeDeclaration, beside name: String, in owner: TypeDeclaration
    ) -> Bool {
      owner.propertyOrder.contains { other in
        guard other != name, let property = owner.properties[other], property.getter == nil,
          case .declared(let declaration) = program.type(ofProperty: property, in: owner)
        else { return false }
        return declaration === choice
      }
    }

    /// Returns computed properties that only forward to another one.
    static func aliases(of name: String, in owner: TypeDeclaration) -> [String] {
      owner.propertyOrder.filter { other in
        only(owner.properties[other]?.getter)?.sourceText == name
      }
    }

    /// Whether a state holds the states of at least two features.
    func hasChildren(_ owner: TypeDeclaration) -> Bool {
      owner.propertyOrder.count { child($0, of: owner) != nil } >= 2
    }

    /// The feature whose state a property of another state holds.
    func child(_ name: String, of state: TypeDeclaration) -> Feature? {
      guard let property = state.properties[name], !property.isStatic else { return nil }
      return features.feature(ofState: program.type(ofProperty: property, in: state))
    }

    /// The stack, the tabs or the switch of a feature.
    func mainContainer(of feature: Feature) -> (container: ScreenContainer, path: StatePath)? {
      if let known = mainContainers[ObjectIdentifier(feature)] { return known }
      // The search may come back to this feature.
      mainContainers.updateValue(nil, forKey: ObjectIdentifier(feature))
      let found = findMainContainer(of: feature)
      mainContainers.updateValue(found, forKey: ObjectIdentifier(feature))
      return found
    }

    func findMainContainer(of feature: Feature) -> (container: ScreenContainer, path: StatePath)? {
      guard let state = feature.state.declaration else { return nil }
      let root = StatePath(components: [], type: feature.state)
      if state.kind == .enumeration, let own = container(root) {
        return holder(of: state) ?? (own, root)
      }
      if let turns = turns(of: state) { return (turns.container, turns.path) }
      let own = program.storedPaths(of: state).compactMap { _, path in
        container(path).flatMap { $0.kind == .slot ? nil : ($0, path) }
      }
      if let first = own.first {
        // A stack beside plain tabs leads to more than these.
        let stack = own.first { $0.0.kind == .stack }
        let isPlain =
          first.0.kind == .tabs && !evidence.tabsInStacks.contains(ObjectIdentifier(state))
          && !showsFlows(state)
        return isPlain ? stack ?? first : first
      }
      if let found = tabs(of: state) { return found }
      for name in state.propertyOrder {
        guard let part = program.part(name, of: state), isPart(part, ofNoStateBut: state) else {
          continue
        }
        let outer = [StatePath.Component(name: name, owner: state)]
        for (_, path) in program.storedPaths(of: part, in: outer) {
          if let found = container(path), found.kind != .slot { return (found, path) }
        }
      }
      return nil
    }

    /// Whether children of a state have stacks, tabs or choices of their own.
    private func showsFlows(_ state: TypeDeclaration) -> Bool {
      program.storedPaths(of: state).contains { _, path in
        guard case .declared = path.type else { return false }
        return features.feature(ofState: path.type).map { mainContainer(of: $0) != nil } ?? false
      }
    }

    /// The tabs of a view that selects none of them: one for each child.
    private func tabs(of state: TypeDeclaration) -> (ScreenContainer, StatePath)? {
      let names = evidence.tabs[ObjectIdentifier(state), default: []].withoutRepetitions.filter {
        state.properties[$0] != nil
      }
      guard names.count > 1 else { return nil }
      return (
        ScreenContainer(owner: ObjectIdentifier(state), property: "", kind: .tabs),
        StatePath(components: [], type: .declared(.choice(of: names, in: state)))
      )
    }

    /// Returns whether a structure is in the state of one feature alone, and is none itself.
    private func isPart(_ part: TypeDeclaration, ofNoStateBut state: TypeDeclaration) -> Bool {
      features.feature(ofState: .declared(part)) == nil
        && !features.all.contains { feature in
          guard let other = feature.state.declaration, other !== state else { return false }
          return other.propertyOrder.contains { program.part($0, of: other) === part }
        }
    }

    static func argument(_ label: String, of expression: ExprSyntax) -> ExprSyntax? {
      expression.as(FunctionCallExprSyntax.self)?.arguments.first { $0.label?.text == label }?
        .expression
    }
  }

  /// `self.routes = […]` in an initializer, `next = .detail` in a function.
  final class AssignmentFinder: SyntaxVisitor {
    private var found: [(assigned: ExprSyntax, value: ExprSyntax)] = []

    private static func all(in node: Syntax) -> [(assigned: ExprSyntax, value: ExprSyntax)] {
      let finder = AssignmentFinder(viewMode: .sourceAccurate)
      finder.walk(node)
      return finder.found
    }

    /// Returns the first value of a property or a variable, where that is a single expression.
    static func value(of name: String, in node: Syntax) -> ExprSyntax? {
      values(of: name, in: node).first { !$0.is(SequenceExprSyntax.self) }
    }

    /// All that a property or a variable is assigned; the whole assignment where that is no single expression.
    static func values(of name: String, in node: Syntax) -> [ExprSyntax] {
      all(in: node).filter { assigned, _ in
        (assigned.as(DeclReferenceExprSyntax.self)
          ?? assigned.as(MemberAccessExprSyntax.self)?.declName)?.baseName.text == name
      }.map(\.value)
    }

    /// The properties and parameters that are assigned `false` or `nil`, also as `isShown.wrappedValue = false`.
    static func cleared(in node: Syntax) -> Set<String> {
      Set(
        all(in: node).filter { $0.value.isNil || $0.value.sourceText == "false" }.compactMap {
          let member = $0.assigned.as(MemberAccessExprSyntax.self)
          let isValue = member?.declName.baseName.text == "wrappedValue"
          return (isValue ? member?.base : $0.assigned).flatMap { assigned in
            Walker.name(of: assigned) ?? Walker.lastName(assigned)
          }
        })
    }

    /// What variables are assigned, by their names; the whole assignment where that is no single expression.
    static func locals(in node: Syntax) -> [String: [ExprSyntax]] {
      all(in: node).reduce(into: [:]) { result, one in
        guard let name = one.assigned.as(DeclReferenceExprSyntax.self)?.baseName.text else {
          return
        }
        result[name, default: []].append(one.value)
      }
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else {
        return .visitChildren
      }
      found.append((elements[0], elements.count == 3 ? elements[2] : ExprSyntax(node)))
      return .visitChildren
    }
  }
#endif
