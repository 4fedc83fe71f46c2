#if SourceReading
  import NavGraphModel
  import SwiftSyntax

  // Start screens: what an app shows before all else.

  extension RegistrationBuilder {
    /// The children that keep their state while a lock screen covers them.
    func keptBehindGate(_ feature: Feature) -> [String] {
      guard let state = feature.state.declaration, let turns = walker.turns(of: state),
        turns.gate != nil, turns.comesAgain, state.properties[turns.otherwise] != nil
      else { return [] }
      // As long as it shows the same, it does not matter whether the gate is kept, too.
      return [turns.otherwise, turns.gate?.content].compactMap(\.self)
    }

    /// Lets an event be lost while the app launches whose code stores something: it may be followed later.
    func allowedLosses(of head: Composition.Head, _ operations: [Operation]) -> [Suppression] {
      let isInside = operations.containNested { operation in
        if case .within(.child, _) = operation { true } else { false }
      }
      guard head.trigger == .effect, isInside, let place = head.handler.place,
        stores(head) || isKeptElsewhere(head)
      else { return [] }
      return [allowing("link-lost-at-launch", .storedEvent, at: place)]
    }

    /// Whether an action's code writes to something that is no navigation and can hold an event.
    private func stores(_ head: Composition.Head) -> Bool {
      guard let state = head.handler.feature.state.declaration else { return false }
      return head.handler.written.contains { name in
        guard let property = state.properties[name] else { return false }
        let type = program.type(ofProperty: property, in: state)
        let path = StatePath(components: [.init(name: name, owner: state)], type: type)
        // A flag or a number holds no event.
        if case .other(let word) = type, ["Bool", "Double", "Int"].contains(word) { return false }
        return !type.isBool && features.feature(ofState: type.unwrapped) == nil
          && walker.container(path) == nil
      }
    }

    /// Whether code does something with an event that it cannot follow yet: `guard state.home != nil else { links.save(url);
    /// return .none }`.
    private func isKeptElsewhere(_ head: Composition.Head) -> Bool {
      guard let name = head.path.first?.name else { return false }
      let others = head.handler.feature.bodies.flatMap { body in
        OtherwiseFinder.code(in: Syntax(body.statements), ofCase: name)
      }
      return others.contains { code in
        let only = code.onlyReturned
        return code.count > 1 || only.map { $0.sourceText != ".none" } ?? false
      }
    }

    /// Changes inside a child count only once it is shown: its state is there before, behind the start screen, but a case
    /// of a switch is not.
    mutating func limitChangesBehindGates() {
      for index in drafts.indices {
        guard case .switch = drafts[index].definition.container,
          let state = drafts[index].feature.state.declaration, walker.gate(of: state) != nil
        else { continue }
        let children = drafts[index].definition.routes.map(\.name).filter { name in
          state.properties[name].map { property in
            if case .declared = program.type(ofProperty: property, in: state) {
              true
            } else {
              false
            }
          } ?? false
        }
        for position in drafts[index].definition.handlers.indices {
          drafts[index].definition.handlers[position].transition.operations.limit(to: children)
        }
        for route in drafts[index].definition.routes.indices {
          for position in drafts[index].definition.routes[route].transitions.indices {
            drafts[index].definition.routes[route].transitions[position].operations
              .limit(to: children)
          }
        }
      }
    }
  }

  extension [Operation] {
    /// Does what is inside one of some cases only while that is shown, or has just been.
    fileprivate mutating func limit(to cases: [String]) {
      var shown: Set<String> = []
      self = map { operation in
        switch operation {
        case .show(let target):
          shown.insert(target.route)
          return operation
        case .within(.child(let hosts), _):
          guard let first = hosts.first, cases.contains(first), !shown.contains(first) else {
            return operation
          }
          return .when(.contains(RoutePattern(route: first)), [operation], otherwise: [])
        default: return operation
        }
      }
    }
  }

  /// What the case of an action does otherwise: after `guard … else` and `else`, and in cases that start an effect.
  private final class OtherwiseFinder: SyntaxVisitor {
    private var found: [CodeBlockItemListSyntax] = []
    private let name: String

    static func code(in node: Syntax, ofCase name: String) -> [CodeBlockItemListSyntax] {
      let finder = OtherwiseFinder(name)
      finder.walk(node)
      return finder.found
    }

    private init(_ name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
      if isMeant(Syntax(node)) { found.append(node.body.statements) }
      return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      if isMeant(Syntax(node)), case .codeBlock(let code)? = node.elseBody {
        found.append(code.statements)
      }
      return .visitChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
      let call = node.statements.onlyReturned?.as(FunctionCallExprSyntax.self)
      if call?.calledName == "run", isMeant(Syntax(node).parent ?? Syntax(node)) {
        found.append(node.statements)
      }
      return .visitChildren
    }

    /// Whether a node is in the case of the action.
    private func isMeant(_ node: Syntax) -> Bool {
      sequence(first: node, next: \.parent).contains { one in
        one.as(SwitchCaseSyntax.self)?.label.tokens(viewMode: .sourceAccurate)
          .contains { $0.text == name } ?? false
      }
    }
  }
#endif
