#if SourceReading
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
