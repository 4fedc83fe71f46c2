#if SourceReading
  import SwiftSyntax

  extension Composition {
    /// Whether it is certain that no code makes the action that a handler hears: views that could send it were read, and
    /// no code names a case like it but in patterns, or to send it to another feature.
    func isNeverMade(_ index: Int) -> Bool {
      guard
        walker.evidence.viewed.contains(ObjectIdentifier(ownHandledActions[index].feature.action)),
        let name = caseMadeByCodeAlone(index)
      else { return false }
      return walker.mentions.count(of: name.name, in: name.owner) == 0
    }

    /// The view that names the action which a handler hears, where no shown code does.
    func unshownSender(of index: Int) -> String? {
      guard let made = caseMadeByCodeAlone(index) else { return nil }
      let actions = [made.owner, ownHandledActions[index].feature.action]
      return walker.mentions.unshownSenders[made.name]?.first { view in
        program.stores(of: view).values.contains { action in actions.contains { $0 === action } }
      }?.name
    }

    /// Returns whether no other code names the action that a handler hears than the handlers that send it.
    func isMadeBySenders(_ index: Int) -> Bool {
      guard let made = caseMadeByCodeAlone(index) else { return false }
      let sent = sendersOf(index).flatMap { sender in
        let handler = walker.handlers[sender]
        return conditionalSends(of: handler).map(\.sent).filter {
          handlers(handling: $0.steps, from: handler.feature).contains(index)
        }
      }
      return walker.mentions.count(of: made.name, in: made.owner) <= Set(sent.map(\.place)).count
    }

    /// Whether all code that sends the action which a handler hears does so when its effect was cancelled.
    func isOnlySentLate(_ index: Int) -> Bool {
      let handledAction = ownHandledActions[index]
      let names = handledAction.rest.filter { !$0.isPayload }.map(\.name)
      let isLate = walker.lateSends.values.contains {
        $0.feature === handledAction.feature && $0.names.starts(with: names)
      }
      return isLate && !names.isEmpty && sendersOf(index).isEmpty
        && viewSends(handledAction).isEmpty
    }

    /// The condition on a list that the state of a handler's feature is made with, where only what some of its members are
    /// made of names the action: `scanner.rules = [.link]` with `static let link = Rule(LinkRule())`.
    func madeConditions(of index: Int) -> [[Assumption]] {
      let feature = ownHandledActions[index].feature
      guard viewSends(ownHandledActions[index]).isEmpty, sendersOf(index).isEmpty,
        let state = feature.state.declaration, let made = caseMadeByCodeAlone(index)
      else { return [] }
      let lists = state.propertyOrder.compactMap { name -> (String, TypeDeclaration)? in
        guard let property = state.properties[name], walker.hasConstants(property, of: state),
          case .array(.declared(let owner)) = program.type(ofProperty: property, in: state)
        else { return nil }
        return (name, owner)
      }
      guard lists.count == 1, let (property, owner) = lists.first else { return [] }
      var makers: [ObjectIdentifier: Int] = [:]
      var members: Set<String> = []
      for name in owner.propertyOrder {
        guard let member = owner.properties[name], member.isStatic, let initial = member.initial
        else { continue }
        for call in CallFinder.calls(in: Syntax(initial)) {
          let type = program.typeNamed(by: call.calledExpression, in: owner, file: owner.file)
          guard let maker = type?.declaration, maker !== owner, !maker.isView, !maker.isReducer
          else { continue }
          let count = Self.mentions(of: made.name, in: maker.node)
          if count > 0 { members.insert(name) }
          makers[ObjectIdentifier(maker)] = count
        }
      }
      guard !members.isEmpty,
        makers.values.reduce(0, +) == walker.mentions.count(of: made.name, in: made.owner)
      else { return [] }
      let clause = Check.Clause(text: "", fact: .lists(property, members))
      return [[Assumption(check: Check([clause]).asked(by: feature))]]
    }

    private static func mentions(of name: String, in node: Syntax) -> Int {
      node.tokens(viewMode: .sourceAccurate).count {
        $0.text == name && $0.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
      }
    }

    /// Returns the case that a handler hears, where code has to name it to make it; nil where something else may make
    /// it: a library, a macro (`view`), or a conformance of the type (`CaseIterable`).
    private func caseMadeByCodeAlone(_ index: Int) -> (name: String, owner: TypeDeclaration)? {
      let handledAction = ownHandledActions[index]
      guard
        let last = handledAction.rest.lastIndex(where: {
          !$0.isPayload && !Library.cases.contains($0.name)
        })
      else { return nil }
      let name = handledAction.rest[last].name
      let types = types(along: handledAction.rest, in: handledAction.feature)
      let outer = last == 0 ? .declared(handledAction.feature.action) : types[last - 1]
      guard name != "view", let owner = outer.declaration, owner.declaredCase(name) != nil,
        owner.inherited.allSatisfy(Self.makesNothing.contains)
      else { return nil }
      return (name, owner)
    }

    /// Protocols that make no value of the type that conforms to them.
    private static let makesNothing: Set<String> = [
      "Equatable", "Hashable", "Sendable", "BindableAction", "ViewAction", "RouterAction",
      "IndexedRouterAction", "IdentifiedRouterAction", "RoutingAction",
    ]
  }
#endif
