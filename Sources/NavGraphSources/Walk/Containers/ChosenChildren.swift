#if SourceReading
  import SwiftSyntax

  // Children that a state shows by a plain value: `if store.isLoggedIn { HomeView(…) } else { LoginView(…) }`.

  extension Walker {
    /// Whether a state shows one child where an optional value is there and another one where it is not.
    func isChoice(_ name: String, of value: SwiftType, in owner: TypeDeclaration) -> Bool {
      let shown = evidence.shown(by: name, of: owner)
      guard let then = shown.then, let otherwise = shown.otherwise, then != otherwise,
        features.feature(ofState: value) == nil
      else { return false }
      return child(then, of: owner) != nil && child(otherwise, of: owner) != nil
        && !program.storedPaths(of: owner).contains { $0.path.type.isStack }
    }

    /// Whether a part of a state is `true` or `false`, also where only a view says so.
    func isFlag(_ path: StatePath) -> Bool {
      guard let last = path.components.last, case .other("") = path.type else {
        return path.type.isBool
      }
      let owner = last.owner.map { ObjectIdentifier($0) }
      return flags.contains(Evidence.Key(state: owner, property: last.name))
    }

    /// Whether a part of a state shows one of two children: by its truth, or by whether it is there.
    func isYesOrNo(_ path: StatePath) -> Bool {
      if isFlag(path) { return true }
      guard case .optional(let inner) = path.type, features.feature(ofState: inner) == nil else {
        return false
      }
      return container(path)?.kind == .switch
    }

    /// The values by which states choose or present what they show and that others can write, too, by where they are
    /// stored.
    func findSharedChoices() -> [String: StatePath] {
      let states = features.all.compactMap(\.state.declaration)
      let found = states.flatMap { state in
        program.storedPaths(of: state).compactMap { property, path -> (String, StatePath)? in
          guard let key = property.sharedKey else { return nil }
          let kind = kind(of: path.type, named: property.name, in: state)
          let isChoice =
            kind == .switch && evidence.shown(by: property.name, of: state).then != nil
          return isChoice || kind == .slot && path.type.isBool ? (key, path) : nil
        }
      }
      return Dictionary(found) { first, _ in first }
    }

    /// The value of another state by which that chooses what it shows, and which is stored in the same place as a property.
    func sharedChoice(_ name: String, of owner: TypeDeclaration) -> StatePath? {
      owner.properties[name]?.sharedKey.flatMap { sharedChoices[$0] }.flatMap {
        $0.components.last?.owner === owner ? nil : $0
      }
    }

    /// Returns the initial content for a `Bool`, or for whether a value exists.
    func initial(ofYesOrNo path: StatePath, _ value: ExprSyntax?) -> [ShownScreen] {
      guard let container = container(path) else { return [] }
      if container.kind == .slot {
        return value?.sourceText == "true"
          ? [ShownScreen(target: .route(container.property))] : []
      }
      return shownAtFirst(by: path).map { [ShownScreen(target: $0)] } ?? []
    }

    /// What it shows to write to an optional value: `state.user = user`.
    func presence(
      of right: ExprSyntax, in path: StatePath, at left: ExprSyntax, _ scope: Scope
    ) -> [Step] {
      if right.isNil { return shows(false, by: path, at: left) }
      guard mayBeNil(right, scope) else { return shows(true, by: path, at: left) }
      return [
        .branch(
          condition: Check(text(right) + " != nil"), shows(true, by: path, at: left),
          otherwise: shows(false, by: path, at: left))
      ]
    }

    /// Whether a value is an optional one as far as the code says: `users.first`, `users[id: id]`, `try? load()`.
    private func mayBeNil(_ value: ExprSyntax, _ scope: Scope) -> Bool {
      switch self.value(value, scope) {
      case .action(let given): if case .optional = given.type { return true }
      case .state(let given): if case .optional = given.type { return true }
      case .expression, .choices, .constant, .unknown: break
      }
      if let attempt = value.as(TryExprSyntax.self) {
        return attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
      }
      if let element = value.as(SubscriptCallExprSyntax.self) {
        return element.arguments.first?.label != nil
      }
      let called = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
      return !value.unwrappedBases.isEmpty
        || called.as(MemberAccessExprSyntax.self)?.base != nil
          && ["first", "last"].contains(Self.lastName(called))
    }

    /// Returns the content that a view shows from now on, where a `Bool` is true or an optional value exists, or not: a
    /// child, or the content that the next one of a chain of `if` and `else if` decides.
    ///
    /// - Parameter first: The values of the chain that led to this one.
    func shows(
      _ isPresent: Bool, by path: StatePath, at left: ExprSyntax, after first: [String] = []
    ) -> [Step] {
      guard let target = childShown(isPresent, by: path).first, let container = container(path)
      else { return [] }
      if let next = next(after: path, first, showing: target) {
        let asked = first + path.components.suffix(1).map(\.name)
        let name = next.components.last?.name ?? ""
        return [
          .branch(
            condition: Check(isFlag(next) ? name : name + " != nil"),
            shows(true, by: next, at: left, after: asked),
            otherwise: shows(false, by: next, at: left, after: asked))
        ]
      }
      return [
        .operation(
          Change(
            name: "switchTo", targets: [target], container: container,
            properties: first + path.components.suffix(1).map(\.name),
            place: program.place(of: left)))
      ]
    }

    /// The value that decides whether a child is shown where another one leads to both it and others.
    private func next(
      after path: StatePath, _ first: [String], showing child: Change.Target
    ) -> StatePath? {
      guard let last = path.components.last, let owner = last.owner, case .route(let child) = child
      else { return nil }
      let name = evidence.chain(around: last.name, of: owner).dropFirst().first { name in
        let shown = evidence.shown(by: name, of: owner)
        return name != last.name && !first.contains(name)
          && [shown.then, shown.otherwise].contains(child)
      }
      guard let name, let property = owner.properties[name] else { return nil }
      return StatePath(
        components: path.components.dropLast() + [.init(name: name, owner: owner)],
        type: program.type(ofProperty: property, in: owner))
    }

    /// Returns whether a value decides the content together with others.
    func isInChain(_ path: StatePath) -> Bool {
      guard let last = path.components.last, let owner = last.owner else { return false }
      return evidence.chain(around: last.name, of: owner).count > 1
    }

    /// Returns the content that a view shows for the initial values.
    func shownAtFirst(by path: StatePath, after first: [String] = []) -> Change.Target? {
      guard let last = path.components.last, let value = last.owner?.properties[last.name] else {
        return nil
      }
      let isPresent =
        isFlag(path)
        ? value.initial?.sourceText == "true" : value.initial.map { !$0.isNil } ?? false
      guard let target = childShown(isPresent, by: path).first else { return nil }
      return next(after: path, first, showing: target).map {
        shownAtFirst(by: $0, after: first + [last.name])
      } ?? target
    }

    /// Returns the content that a view shows while a `Bool` is true or an optional value exists, or otherwise.
    func childShown(_ isPresent: Bool, by path: StatePath) -> [Change.Target] {
      guard let last = path.components.last, let owner = last.owner else { return [] }
      let shown = evidence.shown(by: last.name, of: owner)
      if shown.then == nil, shown.otherwise == nil, let shared = sharedChoice(last.name, of: owner)
      {
        return childShown(isPresent, by: shared)
      }
      let child = isPresent ? shown.then : shown.otherwise
      return child.map { [.route($0)] } ?? []
    }
  }

  extension [Composition.ActionEffect] {
    /// Changes without those that decide nothing: of the values that a chain of `if` and `else if` asks for, the first one
    /// does, unless it leads on to the others; what those are is known where they are written, too.
    var deciding: Self {
      let chosen = compactMap(\.changeAtOnce).filter { $0.name == "switchTo" }
      return filter { actionEffect in
        guard let change = actionEffect.changeAtOnce, change.name == "switchTo",
          let asked = change.properties.last, asked != change.container.property
        else { return true }
        return !chosen.contains { other in
          other.container == change.container
            && (change.properties.count > 1
              ? other.properties == [asked] : other.properties == [other.container.property])
        }
      }
    }
  }
#endif
