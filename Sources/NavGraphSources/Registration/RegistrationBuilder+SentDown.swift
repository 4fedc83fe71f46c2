#if SourceReading
  import NavGraphModel

  // Actions that a coordinator sends to one of its screens, which then changes its own content.

  extension RegistrationBuilder {
    /// An action that a screen is sent.
    struct SentDown: Hashable {
      var coordinator: Int
      var route: String
      var action: String
      /// Whether a part of the screen hears it.
      var isOfPart: Bool
    }

    /// Returns the operation that sends a screen the action by which it shows something in its own slot: the slot has a
    /// name only there. Returns nil where the action has further effects, which the sender registers, or where it is
    /// not certain which screen is meant.
    mutating func sendingDown(
      _ operation: Change, at index: Int, _ hosting: Hosting?
    ) -> Operation? {
      guard case .route? = operation.targets.last, let handler = handlerSentOnly(of: operation)
      else { return nil }
      var places: [(draft: Int, route: String, part: [String], hostPath: [String])] = []
      for (draft, one) in drafts.enumerated() {
        for slot in one.slots
        where slot.container == operation.container && !slot.owner.isEmpty
          && feature(at: slot.part, of: slot.owner, draft) === handler.feature
        {
          guard let hostPath = hosts(from: index, to: draft, hosting) else { continue }
          places.append((draft, slot.owner, slot.part, hostPath))
        }
      }
      guard places.count == 1, let place = places.first else { return nil }
      let action = (place.part + handler.path.map(\.name)).joined(separator: ".")
      sentDown.insert(
        SentDown(
          coordinator: place.draft, route: place.route, action: action,
          isOfPart: !place.part.isEmpty))
      var sending = Operation.send(action, .route(RoutePattern(route: place.route)))
      if let isPresent = presence(of: place.route, in: place.draft) {
        sending = .when(isPresent, [sending], otherwise: [])
      }
      return place.hostPath.isEmpty ? sending : .within(.child(place.hostPath), [sending])
    }

    /// The code that does something, where it hears an action of a screen's own that only coordinators send, and from which
    /// nothing else follows but what is registered as an action of its own.
    private func handlerSentOnly(of operation: Change) -> Handler? {
      let all = walker.handlers.indices.filter { index in
        ViewWalker.operations(walker.handlers[index].steps).contains {
          $0.place == operation.place && $0.container == operation.container
            && $0.name == operation.name
        }
      }
      // One case can hear several actions: `case .rowTapped(let row), .loaded(.success(let row)):`.
      let index = all.count > 1 ? all.first { !composition.sendersOf($0).isEmpty } : all.first
      guard let index, separateHandlers.contains(index) else { return nil }
      let handler = walker.handlers[index]
      guard composition.ownHandledActions[index].feature === handler.feature,
        handler.values.isEmpty || valueSpecificHandlers.contains(index),
        !composition.isFlow(handler.feature),
        composition.viewSends(composition.ownHandledActions[index]).isEmpty,
        composition.sendersOf(index).allSatisfy({ sender in
          composition.isFlow(walker.handlers[sender].feature)
            || composition.isRegisteredElsewhere(index, at: sender)
        }),
        !handler.steps.contains(where: \.closesView),
        ViewWalker.operations(handler.steps).allSatisfy({
          $0.container.kind == .slot && $0.container.owner == operation.container.owner
        }),
        Composition.sends(handler.steps).allSatisfy({ sent in
          composition.handlers(handling: sent.steps, from: handler.feature).allSatisfy {
            !walker.handlers[$0].steps.contains(where: \.navigates)
              || isRegisteredReport($0, of: handler.feature)
          }
        })
      else { return nil }
      return handler
    }

    /// Whether a feature's own action is registered as one where a feature around it handles it.
    private func isRegisteredReport(_ index: Int, of feature: Feature) -> Bool {
      walker.handlers[index].feature !== feature && separateHandlers.contains(index)
        && composition.ownHandledActions[index].feature === feature
    }

    /// When a screen of a coordinator is there; nil where it always is, or where that cannot be said.
    private func presence(of route: String, in index: Int) -> Condition? {
      if let key = drafts[index].slotRoutes.first(where: { $0.value == route })?.key {
        return key[0].isEmpty ? .slotIsTaken(key[1]) : nil
      }
      let pattern = RoutePattern(route: route)
      return switch drafts[index].container?.kind {
      case .stack where !isRoot(route, of: index): .contains(pattern)
      case .switch: .top(pattern)
      default: nil
      }
    }

    /// Leaves out what parts of screens are sent after the screen above was taken away: analyses for any stack height
    /// cannot tell which screen that uncovers, and would leave their questions open.
    mutating func withoutSendsBeneath(
      _ operations: [NavGraphModel.Operation], _ place: SourcePlace
    ) -> [NavGraphModel.Operation] {
      let parts = Set(sentDown.filter(\.isOfPart).map(\.action))
      var (isUncovered, result): (Bool, [NavGraphModel.Operation]) = (false, [])
      for operation in operations {
        let sent = [operation].flattened.compactMap { one in
          if case .send(let action, .route) = one, parts.contains(action) { action } else { nil }
        }
        if isUncovered, let first = sent.first {
          leftOutSends[first] = place
          admit(
            place,
            "this goes back and then shows something on the screen beneath, which is left out")
        } else {
          result.append(operation)
        }
        isUncovered = isUncovered || [operation].containNested(where: \.takesTopAway)
      }
      return result
    }

    private func isSent(_ action: String) -> Bool {
      drafts.contains { draft in
        (draft.definition.routes.flatMap(\.transitions)
          + draft.definition.handlers.map(\.transition))
          .contains { transition in
            transition.operations.containNested {
              if case .send(action, .route) = $0 { true } else { false }
            }
          }
      }
    }

    /// What screens are only sent is no tap of theirs.
    mutating func resolveSentDown() {
      for sent in sentDown {
        let routes = drafts[sent.coordinator].definition.routes
        guard let route = routes.firstIndex(where: { $0.name == sent.route }) else { continue }
        for index in routes[route].transitions.indices
        where routes[route].transitions[index].action == sent.action {
          drafts[sent.coordinator].definition.routes[route].transitions[index].trigger = .sent
          guard let place = leftOutSends[sent.action], !isSent(sent.action) else { continue }
          drafts[sent.coordinator].definition.routes[route].transitions[index].suppressions.append(
            allowing("unsent-action", .leftOutSend, at: place))
        }
      }
    }
  }
#endif
