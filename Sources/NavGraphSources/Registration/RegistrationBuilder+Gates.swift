#if SourceReading
  import NavGraphModel

  // Start screens: what an app shows before all else.

  extension RegistrationBuilder {
    /// Lets an event be lost while the app launches whose code stores something: it may be followed later.
    func allowedLosses(of head: Composition.Head, _ operations: [Operation]) -> [Suppression] {
      let isInside = operations.containNested { operation in
        if case .within(.child, _) = operation { true } else { false }
      }
      guard head.trigger == .effect, isInside, let place = head.handler.place,
        let state = head.handler.feature.state.declaration, state.kind == .structure
      else { return [] }
      let stored = head.handler.written.filter { name in
        guard let property = state.properties[name] else { return false }
        let type = program.type(ofProperty: property, in: state)
        let path = StatePath(components: [.init(name: name, owner: state)], type: type)
        return features.feature(ofState: type.unwrapped) == nil && walker.container(path) == nil
      }
      return stored.isEmpty ? [] : [allowing("link-lost-at-launch", .storedEvent, at: place)]
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
            if case .declared = program.type(ofProperty: property, in: state) { true } else { false }
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
          return .when(.top(RoutePattern(route: first)), [operation], otherwise: [])
        default: return operation
        }
      }
    }
  }
#endif
