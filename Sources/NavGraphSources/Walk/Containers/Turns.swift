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
    /// Whether the gate is shown when the state is made.
    var startsAtGate = false
    /// Whether code shows the gate later, too, as a lock screen.
    var comesAgain = false

    /// What is shown at first.
    var initial: String { gate.flatMap { startsAtGate ? $0.content : nil } ?? open }

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
      let gate = gate(of: state).flatMap { gate in
        // What a lock screen uncovers is not known if it may be one of several.
        ["true", "false"].contains(gate.value) && (names.isEmpty || !comesAgain(gate, in: state))
          ? gate : nil
      }
      let fallback = (substitutes + [gate?.child].compactMap(\.self)).first { name in
        stored.contains { $0.property.name == name && isChild($0.path) } && !names.contains(name)
          // What the app shows before all else.
          || names.count == 1 && state.properties[name] == nil && !isHeld(state)
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
        open: initial ?? otherwise, gate: gate,
        startsAtGate: gate.map { isAtFirst($0, in: state) } ?? false,
        comesAgain: gate.map { comesAgain($0, in: state) } ?? false)
    }

    /// What the view of the app's outermost feature shows before all else, where code ends that; nil for any other feature.
    func gate(of state: TypeDeclaration) -> Evidence.Gate? {
      guard let gate = evidence.gates[ObjectIdentifier(state)], !isHeld(state),
        let feature = features.feature(ofState: .declared(state))
      else { return nil }
      let code = code(of: feature, state)
      let values = values(of: gate, in: state)
      let isToggled = code.contains { node in
        node.tokens(viewMode: .sourceAccurate).contains {
          $0.text == "toggle"
            && $0.previousToken(viewMode: .sourceAccurate)?
              .previousToken(viewMode: .sourceAccurate)?.text == gate.property
        }
      }
      return !isToggled && values.contains { Self.lastName($0) ?? $0.sourceText != gate.value }
        ? gate : nil
    }

    /// Whether code may show a gate later, too.
    private func comesAgain(_ gate: Evidence.Gate, in state: TypeDeclaration) -> Bool {
      values(of: gate, in: state).contains { value in
        value.sourceText == gate.value || !value.is(BooleanLiteralExprSyntax.self)
      }
    }

    /// What code assigns to the property of a gate.
    private func values(of gate: Evidence.Gate, in state: TypeDeclaration) -> [ExprSyntax] {
      guard let feature = features.feature(ofState: .declared(state)) else { return [] }
      return code(of: feature, state).flatMap {
        AssignmentFinder.values(of: gate.property, in: $0)
      }
    }

    /// Whether a gate is shown when the state is made.
    private func isAtFirst(_ gate: Evidence.Gate, in state: TypeDeclaration) -> Bool {
      let given = calls(making: state).compactMap {
        Self.argument(gate.property, of: ExprSyntax($0))?.sourceText
      }
      return (given.first ?? state.properties[gate.property]?.initial?.sourceText) == gate.value
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

    /// What it does to write to one of several children that are shown in turns, or to what gates them; nil for anything
    /// else.
    func turn(
      _ right: [ExprSyntax], of path: StatePath, at left: ExprSyntax, _ scope: Scope
    ) -> [Step]? {
      guard let last = path.components.last, let state = last.owner, let turns = turns(of: state),
        let first = right.first
      else { return nil }
      func shows(_ name: String, by property: String = "") -> [Step] {
        register(turns.container, turns.path)
        return [
          .operation(
            Change(
              name: "switchTo", targets: [.route(name)], container: turns.container,
              properties: [property], place: program.place(of: left)))
        ]
      }
      if let gate = turns.gate, gate.property == last.name {
        // A child that the same update sets is shown after the gate.
        func written(_ value: String) -> [Step] {
          shows(value == gate.value ? gate.content : turns.open, by: last.name)
        }
        if right.count == 1, first.is(BooleanLiteralExprSyntax.self) {
          return written(first.sourceText)
        }
        return [
          .branch(
            condition: Check([clause(right, scope)]), written("true"), otherwise: written("false"))
        ]
      }
      guard turns.names.contains(last.name) else { return nil }
      guard first.isNil else { return shows(last.name) }
      guard turns.names.count == 1 || TurnWrites.isLastCleared(left, of: turns.names) else {
        return []
      }
      return shows(turns.otherwise)
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
