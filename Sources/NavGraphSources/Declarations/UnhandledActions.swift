#if SourceReading
  import SwiftSyntax

  /// The actions that code sends to a feature and that no code handles.
  ///
  /// It contains only certain cases: the feature and the enclosing ones are plain reducers, each body one `switch` over
  /// its actions with a `default` that does nothing; no pattern there names the action or takes all actions of the
  /// feature; and code uses its name only to send it.
  struct UnhandledActions {
    struct Found {
      let feature: Feature
      /// The coordinator that shows the feature and does not handle the action; nil where none does.
      let host: Feature?
      let action: String
      let place: SourcePlace
      /// The reducers that handle it where they show the feature.
      var handlers: [String] = []
      /// The view that sends it, where only that counts.
      var view: String?
    }

    /// Where a feature is shown.
    struct Site {
      let feature: Feature
      let host: Feature?
      /// The coordinators and features that enclose it there.
      let around: [Feature]
      /// The type that declares the actions in question: that of the feature's actions, or of a group of them.
      let actions: TypeDeclaration
      /// The feature that it is a child of there, where that is asked for.
      var parent: Feature?
    }

    let program: Program
    let features: Features
    let uses: RegisteredUses
    private let plainReducers: Set<ObjectIdentifier>
    let evidence: Evidence
    /// Whether a feature is a choice of screens.
    let isElement: (Feature) -> Bool
    private let coordinators: Set<ObjectIdentifier>
    private let parents: [ObjectIdentifier: [Feature]]
    private let carriers: [String: [(one: CaseDeclaration, type: TypeDeclaration)]]
    /// What patterns take as a whole: each possible meaning with its types, where these are known.
    private var taken:
      [(one: ActionUses.MatchedCase, types: [[SwiftType]]?, isCarriedAlong: Bool)] = []
    /// The names of the app's views.
    let viewNames: Set<String>

    /// - Parameter coordinators: The features with containers of their own.
    /// - Parameter children: The features that a feature shows.
    /// - Parameter isElement: Whether a feature is a choice of screens.
    init(
      _ walker: Walker, _ uses: RegisteredUses, coordinators: [Feature],
      children: (Feature) -> [Feature], isElement: @escaping (Feature) -> Bool
    ) {
      program = walker.program
      features = walker.features
      evidence = walker.evidence
      self.uses = uses
      self.isElement = isElement
      plainReducers = Set(features.all.filter(\.isPlainReducer).map { ObjectIdentifier($0) })
      self.coordinators = Set(coordinators.map { ObjectIdentifier($0.action) })
      var parents: [ObjectIdentifier: [Feature]] = [:]
      for feature in features.all {
        for child in children(feature) {
          parents[ObjectIdentifier(child), default: []].append(feature)
        }
      }
      self.parents = parents
      carriers = Dictionary(
        grouping: program.types.flatMap { type in type.cases.map { ($0, type) } }, by: \.0.name)
      viewNames = Set(program.types.filter(\.isView).map(\.name))
      taken = uses.actions.taken.flatMap { one in
        subjects(one.subject).map { subject in
          let types = types(along: subject, dropping: 0)
          return (one, types, isCarriedAlong(subject, types))
        }
      }
    }

    /// In the order of the cases of the feature's actions, and of the hosts.
    /// - Parameter hosts: The coordinators that show the feature.
    func all(of feature: Feature, shownBy hosts: [Feature]) -> [Found] {
      guard let owner = ownerToCheck(feature) else { return [] }
      let sites = (hosts.isEmpty ? [nil] : hosts.map(\.self)).map { site(of: feature, $0) }
      let plain = sites.filter(isPlain)
      guard !plain.isEmpty else { return [] }
      return feature.action.cases.flatMap { one -> [Found] in
        guard isPlain(one, of: feature), !uses.actions.mentioned.contains(one.name) else {
          return []
        }
        let isOwnMeant = !isReportedOnly(one.name, by: feature, owner)
        let open = plain.filter { !handles(one.name, $0, isOwnMeant: isOwnMeant) }
        guard !open.isEmpty,
          let place = isKnownElsewhere(one.name, open[0], isOwnMeant: isOwnMeant)
            ? certainSender(of: one.name, to: feature, owner)
            : sender(of: one.name, to: feature, owner)
        else { return [] }
        return (open.count == sites.count ? [nil] : open.map(\.host)).map {
          Found(feature: feature, host: $0, action: one.name, place: place)
        }
      }
    }

    func site(of feature: Feature, _ host: Feature?) -> Site {
      Site(
        feature: feature, host: host,
        around: host.map { around(feature, shownBy: $0) } ?? ancestors(of: feature),
        actions: feature.action)
    }

    /// The reducer of a feature, where that is read as a whole and shown by some view.
    func ownerToCheck(_ feature: Feature) -> TypeDeclaration? {
      let isRead =
        !feature.bodies.isEmpty || feature.owner?.properties["body"]?.getter != nil
        || feature.owner?.hasNoCode ?? false
      guard isRead, plainReducers.contains(ObjectIdentifier(feature)), !isUnshown(feature) else {
        return nil
      }
      return feature.owner
    }

    /// Returns whether no enclosing feature can handle all of its actions.
    func isPlain(_ site: Site) -> Bool {
      site.around.allSatisfy { plainReducers.contains(ObjectIdentifier($0)) } && !takesAll(site)
    }

    /// Whether nothing shows any view of a feature.
    private func isUnshown(_ feature: Feature) -> Bool {
      let views = evidence.views[ObjectIdentifier(feature.action)] ?? []
      return !views.isEmpty && views.allSatisfy(uses.views.unshown.contains)
    }

    // MARK: Enclosing features

    func ancestors(of feature: Feature) -> [Feature] {
      var found: [Feature] = []
      var open = parents[ObjectIdentifier(feature)] ?? []
      while let next = open.popLast() {
        guard next !== feature, !found.contains(where: { $0 === next }) else { continue }
        found.append(next)
        open += parents[ObjectIdentifier(next)] ?? []
      }
      return found
    }

    private func around(_ feature: Feature, shownBy host: Feature) -> [Feature] {
      let above = ancestors(of: host)
      let between = ancestors(of: feature).filter { one in
        one !== host && ancestors(of: one).contains { $0 === host }
          && !coordinators.contains(ObjectIdentifier(one.action))
      }
      return between + [host] + above
    }

    private func isEnclosing(_ owner: TypeDeclaration?, _ site: Site) -> Bool {
      owner == nil || owner === site.feature.owner || site.around.contains { $0.owner === owner }
    }

    // MARK: What handles

    /// Returns whether code of enclosing features may handle one of its actions there.
    func handles(_ action: String, _ site: Site, isOwnMeant: Bool = true) -> Bool {
      (uses.actions.matchedCases[action] ?? []).contains { one in
        isEnclosing(one.owner, site) && (isOwnMeant || one.owner !== site.feature.owner)
          && subjects(one.subject).contains { subject in
            guard let types = types(along: subject, dropping: 1), let last = types.last else {
              return mayBe(action, one, site)
            }
            return holds(site.actions, last) && leads(types.dropLast(), to: site.host)
              && passes(types, site)
          }
      }
    }

    /// Returns whether a pattern that passes a parent of the feature passes the one that it has there.
    private func passes(_ types: [[SwiftType]], _ site: Site) -> Bool {
      guard let parent = site.parent,
        let own = types.lastIndex(where: { holds(site.feature.action, $0) })
      else { return true }
      let passed = types[..<own].lazy.compactMap { types in
        types.lazy.compactMap { features.feature(ofAction: $0.carriedAction) }.first {
          !isElement($0) && ($0 !== site.feature || $0 === parent)
        }
      }.last
      return passed.map { $0 === parent } ?? true
    }

    /// Returns whether code of enclosing features handles all of its actions there.
    private func takesAll(_ site: Site) -> Bool {
      taken.contains { taken in
        guard !taken.isCarriedAlong, isEnclosing(taken.one.owner, site) else { return false }
        guard let types = taken.types, let last = types.last else {
          return mayTakeAll(taken.one, site)
        }
        return last.contains { type in
          if let host = site.host, carries(type, host.action) { return true }
          return carries(type, site.actions) && leads(types.dropLast(), to: site.host)
        }
      }
    }

    /// Whether a value is an action that another one carries to have it sent: what the button of an alert sends, or `case
    /// finished(Action)`. No action that a view sends is inside of that.
    private func isCarriedAlong(_ subject: ActionUses.Subject, _ types: [[SwiftType]]?) -> Bool {
      guard let name = subject.path.first, let types, let action = types[0].first?.declaration
      else { return false }
      let state = features.feature(ofAction: .declared(action))?.state.declaration
      if let state, let property = state.properties[name],
        program.type(ofProperty: property, in: state).isAlert
      {
        return true
      }
      // Not through a list or a stack: a feature can have others of its kind in it.
      return types.allSatisfy { $0.contains { $0.declaration != nil } }
        && types.dropFirst().last?.contains { $0.declaration === action } ?? false
    }

    /// Whether some code, wherever, handles an action or all actions of a feature.
    func isKnownElsewhere(_ action: String, _ site: Site, isOwnMeant: Bool = true) -> Bool {
      let matchedCases = (uses.actions.matchedCases[action] ?? []).contains { one in
        (isOwnMeant || one.owner !== site.feature.owner)
          && subjects(one.subject).contains { subject in
            types(along: subject, dropping: 1).map {
              holds(site.actions, $0.last ?? [])
            } ?? mayBe(action, one, site)
          }
      }
      return matchedCases
        || taken.contains { $0.types?.last?.contains { carries($0, site.actions) } ?? false }
    }

    /// Returns whether the innermost coordinator of types that patterns pass is the given one, as far as they pass any.
    private func leads(_ types: ArraySlice<[SwiftType]>, to host: Feature?) -> Bool {
      guard let host else { return true }
      for passed in types.reversed() {
        let found = passed.compactMap(\.declaration).filter {
          coordinators.contains(ObjectIdentifier($0))
        }
        if !found.isEmpty { return found.contains { $0 === host.action } }
      }
      return true
    }

    func holds(_ action: TypeDeclaration, _ types: [SwiftType]) -> Bool {
      types.contains { $0.carriedAction.declaration === action }
    }

    /// Whether a value of a type can be an action, or carry one.
    private func carries(_ type: SwiftType, _ action: TypeDeclaration) -> Bool {
      var seen: Set<ObjectIdentifier> = []
      var open = [type]
      while let next = open.popLast() {
        switch next.carriedAction.unwrapped {
        case .declared(let declared):
          if declared === action { return true }
          guard declared.kind == .enumeration, seen.insert(ObjectIdentifier(declared)).inserted
          else { continue }
          for one in declared.cases {
            open += one.payloads.map { program.resolve($0, of: one, in: declared) }
          }
        case .navigationAction: return true
        default: continue
        }
      }
      return false
    }

    // MARK: Patterns

    /// Returns the possible meanings of a value; for a parameter, the arguments of the function, where these are known.
    func subjects(_ subject: ActionUses.Subject, depth: Int = 0) -> [ActionUses.Subject] {
      guard let parameter = subject.parameter, let given = uses.actions.given[parameter],
        depth < Self.maxDepth
      else { return [subject] }
      return given.flatMap { outer in
        subjects(
          ActionUses.Subject(
            root: outer.root, path: outer.path + subject.path, parameter: outer.parameter),
          depth: depth + 1)
      }
    }

    static let maxDepth = 8

    /// Returns the types along a path of cases, from the type of the cases to the value of the last one; nil where one
    /// is not known.
    func types(along subject: ActionUses.Subject, dropping count: Int) -> [[SwiftType]]? {
      guard let root = subject.root else { return nil }
      var found = [[root]]
      for name in subject.path.dropLast(count) {
        let carried = (found.last ?? []).compactMap { program.payloads(of: name, in: $0) }
        if carried.isEmpty { return nil }
        found.append(carried.joined().map(\.type))
      }
      return found
    }

    /// Whether a case of a pattern whose types are not known may be an action of a feature.
    private func mayBe(_ action: String, _ one: ActionUses.MatchedCase, _ site: Site) -> Bool {
      guard let outer = one.outer else {
        guard let other = one.owner, other !== site.feature.owner else { return true }
        // It is an action of the other one, if that has one of this name.
        return !Self.declares(action, other)
      }
      // The value of the enclosing case is certainly something else.
      let known = carriers[outer] ?? []
      return known.isEmpty || Library.cases.contains(outer)
        || !known.allSatisfy { carrying in
          carrying.one.payloads.allSatisfy {
            let type = program.resolve($0, of: carrying.one, in: carrying.type)
            guard case .declared(let declared) = type.unwrapped else { return false }
            return declared !== site.actions
          }
        }
    }

    private static func declares(_ action: String, _ type: TypeDeclaration) -> Bool {
      type.declaredCase(action) != nil || type.nested.values.contains { declares(action, $0) }
    }

    /// Returns whether a case of a pattern with unknown types may be taken for every action of a feature that it
    /// carries.
    private func mayTakeAll(_ one: ActionUses.MatchedCase, _ site: Site) -> Bool {
      guard let name = one.subject.path.last else { return false }
      if let own = site.feature.action.declaredCase(name) {
        return own.payloads.contains {
          program.resolve($0, of: own, in: site.feature.action).declaration === site.actions
        }
      }
      let isEnclosing = one.owner != nil && one.owner !== site.feature.owner
      if isEnclosing, Library.cases.contains(name) || name == "routeAction" { return true }
      let actions = [site.feature.action] + (isEnclosing ? site.around.map(\.action) : [])
      return (carriers[name] ?? []).contains { carrying in
        carrying.one.payloads.contains {
          let type = program.resolve($0, of: carrying.one, in: carrying.type)
          return actions.contains { $0 === type.carriedAction.declaration }
        }
      }
    }

    // MARK: Senders

    /// Whether an action carries no other action, and its name means nothing else.
    func isPlain(_ one: CaseDeclaration, of feature: Feature) -> Bool {
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

    /// Where a view sends an action, or else the feature's own code.
    private func sender(
      of action: String, to feature: Feature, _ owner: TypeDeclaration
    ) -> SourcePlace? {
      evidence.sends(action, of: feature.action).first?.place
        ?? uses.actions.sent[ObjectIdentifier(owner)]?[action]?.first.map { program.place(of: $0) }
    }

    /// Where an action is sent for certain, wherever the feature is shown.
    private func certainSender(
      of action: String, to feature: Feature, _ owner: TypeDeclaration, depth: Int = 0
    ) -> SourcePlace? {
      let inView = evidence.sends(action, of: feature.action).first {
        !$0.isConditional && $0.conditions.isEmpty && $0.presenters.isEmpty && !$0.isInAlert
          && !$0.isWrittenByBinding
      }
      if let inView { return inView.place }
      guard depth < Self.maxDepth else { return nil }
      return uses.actions.sent[ObjectIdentifier(owner)]?[action]?.first { node in
        guard let one = node.certainCase else { return false }
        return one.patterns.contains { pattern in
          guard case .enumCase(let name, let arguments) = CasePattern(pattern),
            arguments.allSatisfy(\.pattern.isOpen)
          else { return isReport(pattern, to: feature) }
          return certainSender(of: name, to: feature, owner, depth: depth + 1) != nil
        }
      }.map { program.place(of: $0) }
    }

    /// Returns whether a pattern names an action that a child of a feature sends.
    private func isReport(_ pattern: PatternSyntax, to feature: Feature) -> Bool {
      let path = CasePattern(pattern).names
      let subject = ActionUses.Subject(root: .declared(feature.action), path: path)
      let types = types(along: subject, dropping: 1)?.last ?? []
      return types.contains { type in
        guard let child = features.feature(ofAction: type.carriedAction), let owner = child.owner,
          let action = path.last
        else { return false }
        return sender(of: action, to: child, owner) != nil
      }
    }
  }

  extension CasePattern {
    /// The names of the cases, from the outermost inwards, as far as each has one inside.
    var names: [String] {
      guard case .enumCase(let name, let arguments) = self else { return [] }
      return [name] + (arguments.lazy.map(\.pattern.names).first { !$0.isEmpty } ?? [])
    }
  }

  extension FunctionCallExprSyntax {
    /// The case of a reducer's `switch` that always calls it; nil where something may prevent the call.
    fileprivate var certainCase: SwitchCaseSyntax? {
      var current = Syntax(self)
      while let parent = current.parent {
        if let one = parent.as(SwitchCaseSyntax.self) {
          let outer = sequence(first: parent, next: \.parent).dropFirst()
          let isInner = outer.contains { $0.is(SwitchCaseSyntax.self) || $0.is(IfExprSyntax.self) }
          return isInner ? nil : one
        }
        if let code = parent.as(CodeBlockItemListSyntax.self) {
          let mayLeave = code.prefix { $0.id != current.id }.contains { $0.item.mayLeave }
          if mayLeave { return nil }
        } else if !Self.passing.contains(parent.kind) {
          return nil
        }
        current = parent
      }
      return nil
    }

    /// The kinds of syntax that always run their content.
    private static let passing: Set<SyntaxKind> = [
      .functionCallExpr, .labeledExpr, .labeledExprList, .closureExpr, .codeBlockItem, .returnStmt,
      .awaitExpr, .tryExpr, .memberAccessExpr, .arrayExpr, .arrayElement, .arrayElementList,
    ]
  }

  extension CodeBlockItemSyntax.Item {
    /// Whether what follows may be left out.
    fileprivate var mayLeave: Bool {
      if self.is(GuardStmtSyntax.self) { return true }
      return tokens(viewMode: .sourceAccurate).contains {
        [.keyword(.return), .keyword(.throw), .keyword(.break), .keyword(.continue)]
          .contains($0.tokenKind)
      }
    }
  }
#endif
