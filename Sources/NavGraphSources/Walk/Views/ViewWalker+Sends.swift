#if SourceReading
  import SwiftSyntax

  // Buttons of a feature's view that close something and send an action: `Button("Save") { dismiss(); store.send(.saved) }`.

  extension ViewWalker {
    /// Has an action begin with what its buttons close, where all that send it do: one tap does both.
    func joinClosingsWithSends() {
      let senders = Dictionary(
        actions.indices.compactMap { index in
          actions[index].sent.map { ($0, index) }
        }, uniquingKeysWith: { first, _ in first })
      guard !senders.isEmpty else { return }
      var joined: Set<SyntaxIdentifier> = []
      for feature in walker.features.all {
        let sends = walker.evidence.sends[ObjectIdentifier(feature.action)] ?? [:]
        for (_, all) in sends.sorted(by: { $0.key < $1.key }) {
          let found = all.compactMap { senders[$0.expression.id].map { actions[$0] } }
          guard let first = found.first, found.count == all.count,
            found.allSatisfy({ self.feature(of: $0.view) === feature }),
            let step = closing(by: first, at: first.place),
            all.allSatisfy({ $0.after == nil && $0.isClosed(by: step) }),
            found.allSatisfy({ closing(by: $0, at: first.place) == step })
          else { continue }
          let sent = walker.allSent(
            all[0].expression, .declared(feature.action),
            Scope(feature: feature, file: feature.place.file))
          guard sent.count == 1,
            begin(
              sent[0].steps, of: feature, at: first.place,
              with: { closing(by: first, at: $0) ?? step })
          else { continue }
          joined.formUnion(all.map(\.expression.id))
        }
      }
      let isJoined = { (action: Action) in action.sent.map(joined.contains) ?? false }
      sentClosings = actions.filter(isJoined)
      leaveOut(isJoined)
    }

    /// Has what a feature does for an action begin with a step.
    ///
    /// - Returns: Whether it does: not where code of features sends the action, too.
    private func begin(
      _ path: [ActionStep], of feature: Feature, at place: SourcePlace,
      with step: (SourcePlace) -> Step
    ) -> Bool {
      let own = walker.handlers.indices.filter {
        walker.handlers[$0].feature === feature && walker.handlers[$0].path.starts(with: path)
      }
      let isSent = walker.handlers.contains { sender in
        Composition.sends(sender.steps).contains { $0.steps.suffix(path.count) == path[...] }
      }
      guard !isSent, own.allSatisfy({ walker.handlers[$0].path == path }) else { return false }
      let first = own.map { walker.handlers[$0].body }.min()
      for index in own where walker.handlers[index].body == first {
        let handler = walker.handlers[index]
        let place = Self.operations(handler.steps).first?.place ?? handler.place ?? place
        walker.handlers[index].steps.insert(step(place), at: 0)
      }
      if own.isEmpty {
        walker.add(
          Handler(feature: feature, path: path, place: place, steps: [step(place)], body: 0))
      }
      return true
    }
  }

  extension ViewWalker {
    /// What a tap closes, where it does nothing else.
    private func closing(by action: Action, at place: SourcePlace) -> Step? {
      guard action.trigger == .tap, action.steps.count == 1 else { return nil }
      switch action.steps[0] {
      case .operation(let change) where change.name == "clear" && change.container.kind == .slot:
        return action.steps[0].placed(at: place)
      case .dismiss where action.isPresented:
        return slot(presenting: action).map {
          .operation(Change(name: "clear", container: $0, place: place))
        }
      case .dismiss: return .dismiss(place)
      default: return nil
      }
    }

    /// The slot of the view with the only thing that presents an action's button.
    private func slot(presenting action: Action) -> ScreenContainer? {
      guard action.presenters.count == 1 else { return nil }
      let view = StatePath(components: [], type: .declared(action.view))
      return action.presenters[0].sorted().lazy.compactMap { name in
        self.walker.property(name, of: view, self.scope(of: action.view))
          .flatMap(self.walker.container)
      }.first { $0.kind == .slot }
    }
  }

  extension Evidence.Sent {
    /// Whether its button is in what a step closes: the screen itself, or the content of a slot.
    fileprivate func isClosed(by step: Step) -> Bool {
      if case .operation(let change) = step {
        return presenters.contains(change.container.property)
      }
      return presenters.isEmpty
    }
  }
#endif
