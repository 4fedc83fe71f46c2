#if SourceReading
  import SwiftSyntax

  /// Optional children of a state of which its view shows one at a time, as the cases of a switch.
  struct Turns {
    var container: ScreenContainer
    /// One case for each child, and one for none where there is no child instead.
    var screens: TypeDeclaration
    /// The optional children.
    var names: [String]
    /// The content where all of them are nil.
    var otherwise: String
    /// What is shown at first but for the gate.
    var open: String
    /// What is shown instead of all of them while a `Bool` says so.
    var gate: Evidence.Gate?

    /// What is shown at first.
    var initial: String {
      guard let gate, let state = screens.parent,
        state.properties[gate.property]?.initial?.sourceText == gate.value
      else { return open }
      return gate.content
    }

    var path: StatePath { StatePath(components: [], type: .declared(screens)) }
  }

  extension TypeDeclaration {
    /// An enumeration that code does not declare: which of a state's children is shown.
    static func choice(of names: [String], in state: TypeDeclaration) -> TypeDeclaration {
      let choice = TypeDeclaration(
        name: state.name, parent: state, kind: .enumeration, file: state.file, node: state.node)
      choice.cases = names.map { name in
        CaseDeclaration(
          name: name, payloads: [], file: state.file,
          node: state.properties[name]?.node ?? state.node)
      }
      return choice
    }
  }

  extension Walker {
    /// The children that a state shows in turns: where code sets one, it clears the others.
    func turns(of state: TypeDeclaration) -> Turns? {
      if let known = turns[ObjectIdentifier(state)] { return known }
      // The search may come back to this state.
      turns.updateValue(nil, forKey: ObjectIdentifier(state))
      let found = findTurns(of: state)
      turns.updateValue(found, forKey: ObjectIdentifier(state))
      return found
    }

    private func findTurns(of state: TypeDeclaration) -> Turns? {
      guard state.kind == .structure, let feature = features.feature(ofState: .declared(state))
      else { return nil }
      let stored = Array(program.storedPaths(of: state))
      let optional = stored.filter { isTurn($0.path, of: state) }
      let names = optional.map(\.property.name)
      let substitutes = names.compactMap { name in
        evidence.substitutes[Evidence.Key(state: ObjectIdentifier(state), property: name)]
      }
      let gate = gate(of: state).flatMap { ["true", "false"].contains($0.value) ? $0 : nil }
      let fallback = (substitutes + [gate?.child].compactMap(\.self)).first { name in
        stored.contains { $0.property.name == name && isChild($0.path) } && !names.contains(name)
      }
      guard names.count > 1 || (names.count == 1 || gate != nil) && fallback != nil,
        !stored.contains(where: { one in
          !names.contains(one.property.name)
            && container(one.path).map { $0.kind != .slot } ?? false
        })
      else { return nil }
      let writes = TurnWrites(names, in: code(of: feature, state))
      guard writes.isExclusive else {
        if writes.isMeant || !substitutes.isEmpty {
          let all = names.map { "\u{201C}\($0)\u{201D}" }.joined(separator: " and ")
          admit(
            optional[0].property.node,
            "\(all) are shown in turns, and code sets one without clearing the others")
        }
        return nil
      }
      let otherwise = fallback ?? "none"
      let initial =
        optional.first { $0.property.initial.map { !$0.isNil } ?? false }?.property.name
        ?? names.first { isInitiallyPresent($0, in: state) }
      let hasNone = fallback != nil || initial == nil || writes.clearsAll
      let gates = [gate?.content].compactMap(\.self)
      let screens = TypeDeclaration.choice(
        of: names + (hasNone ? [otherwise] : []) + gates, in: state)
      return Turns(
        container: ScreenContainer(owner: ObjectIdentifier(state), property: "", kind: .switch),
        screens: screens, names: names, otherwise: otherwise,
        open: initial ?? otherwise, gate: gate)
    }

    /// What the view of the app's outermost feature shows before all else; nil for any other feature.
    func gate(of state: TypeDeclaration) -> Evidence.Gate? {
      guard let gate = evidence.gates[ObjectIdentifier(state)], !isHeld(state),
        features.feature(ofState: .declared(state)) != nil
      else { return nil }
      return gate
    }

    /// Whether another type holds a state, in a property or a case.
    private func isHeld(_ state: TypeDeclaration) -> Bool {
      program.types.contains { type in
        type.properties.values.contains { property in
          !property.isStatic
            && program.type(ofProperty: property, in: type).screens === state
        }
          || type.cases.contains { one in
            one.payloads.contains {
              program.resolve($0, of: one, in: type).declaration === state
            }
          }
      }
    }

    /// Whether an optional child is there when the state is made: its declaration says so, an initializer, or a place that
    /// makes the state.
    private func isInitiallyPresent(_ name: String, in state: TypeDeclaration) -> Bool {
      let parameters = state.initializers.flatMap { $0.signature.parameterClause.parameters }
      let names = Set(parameters.map { $0.name })
      let defaults = parameters.filter { $0.name == name }
        .compactMap { $0.defaultValue?.value }
      let given = calls(making: state).compactMap { Self.argument(name, of: ExprSyntax($0)) }
      // What an initializer is given says nothing by itself.
      let own = values(of: name, in: state).filter { !names.contains(Self.name(of: $0) ?? "") }
      return (own + defaults + given).contains { !$0.isNil }
    }

    /// Returns whether a part of a state is an optional child in the view itself.
    private func isTurn(_ path: StatePath, of state: TypeDeclaration) -> Bool {
      guard case .optional(let inner) = path.type, features.feature(ofState: inner) != nil,
        let name = path.components.last?.name
      else { return false }
      let uses = evidence.uses(name, of: state)
      return uses.contains(.embeds) && !uses.contains(.presents)
    }

    private func isChild(_ path: StatePath) -> Bool {
      if case .declared = path.type { return features.feature(ofState: path.type) != nil }
      return false
    }

    /// The code that may write to a feature's state.
    private func code(of feature: Feature, _ state: TypeDeclaration) -> [Syntax] {
      feature.bodies.map { Syntax($0.statements) }
        + ((feature.owner?.functionOrder ?? []) + state.functionOrder).map { Syntax($0.node) }
    }

    /// What it does to write to one of several children that are shown in turns; nil for anything else.
    func turn(_ right: ExprSyntax, of path: StatePath, at left: ExprSyntax) -> [Step]? {
      guard let last = path.components.last, let state = last.owner, let turns = turns(of: state),
        turns.names.contains(last.name) || turns.gate?.property == last.name
      else { return nil }
      register(turns.container, turns.path)
      var shown = last.name
      if let gate = turns.gate, gate.property == last.name {
        guard ["true", "false"].contains(right.sourceText),
          right.sourceText == gate.value || !TurnWrites.isSetBefore(left, of: turns.names)
        else { return [] }
        shown = right.sourceText == gate.value ? gate.content : turns.open
      } else if right.isNil {
        guard turns.names.count == 1 || TurnWrites.isLastCleared(left, of: turns.names) else {
          return []
        }
        shown = turns.otherwise
      }
      return [
        .operation(
          Change(
            name: "switchTo", targets: [.route(shown)], container: turns.container,
            place: program.place(of: left)))
      ]
    }
  }

  /// Where code sets and clears the children that are shown in turns.
  private final class TurnWrites: SyntaxVisitor {
    /// Whether one is never set, or cleared alone, while another may be there.
    private(set) var isExclusive = true
    /// Whether one is set and another one cleared somewhere.
    private(set) var isMeant = false
    private(set) var clearsAll = false
    private let names: [String]

    init(_ names: [String], in code: [Syntax]) {
      self.names = names
      super.init(viewMode: .sourceAccurate)
      for node in code { walk(node) }
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
      let writes = node.compactMap { Self.write($0, to: names) }
      let set = writes.filter { !$0.isCleared }.map(\.name)
      let cleared = Set(writes.filter(\.isCleared).map(\.name))
      guard names.count > 1, !writes.isEmpty else { return .visitChildren }
      if set.isEmpty, cleared.count == names.count { clearsAll = true }
      if set.count == 1, !cleared.isEmpty { isMeant = true }
      let isSwitch = set.count == 1 && cleared.union(set).count == names.count
      if !isSwitch, !(set.isEmpty && cleared.count == names.count) { isExclusive = false }
      return .visitChildren
    }

    /// Whether a statement clears the last of all children, none of which is set beside it.
    static func isLastCleared(_ left: ExprSyntax, of names: [String]) -> Bool {
      let items = sequence(first: Syntax(left), next: \.parent)
      guard let item = items.lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
        let code = item.parent?.as(CodeBlockItemListSyntax.self)
      else { return false }
      let writes = code.compactMap { one in write(one, to: names).map { (one.id, $0) } }
      return writes.allSatisfy(\.1.isCleared) && writes.last?.0 == item.id
    }

    /// Whether a statement before in the same code sets one of the children.
    static func isSetBefore(_ left: ExprSyntax, of names: [String]) -> Bool {
      let items = sequence(first: Syntax(left), next: \.parent)
      guard let item = items.lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
        let code = item.parent?.as(CodeBlockItemListSyntax.self)
      else { return false }
      return code.prefix { $0.id != item.id }.contains { one in
        write(one, to: names).map { !$0.isCleared } ?? false
      }
    }

    /// `state.login = nil`
    private static func write(
      _ item: CodeBlockItemSyntax, to names: [String]
    ) -> (name: String, isCleared: Bool)? {
      guard let parts = item.item.expression?.as(SequenceExprSyntax.self)?.elements.map(\.self),
        parts.count >= 3, parts[1].is(AssignmentExprSyntax.self),
        let name = Walker.lastName(parts[0]) ?? Walker.name(of: parts[0]), names.contains(name)
      else { return nil }
      return (name, parts.count == 3 && parts[2].isNil)
    }
  }
#endif
