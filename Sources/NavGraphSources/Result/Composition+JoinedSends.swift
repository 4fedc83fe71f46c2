#if SourceReading
  import SwiftSyntax

  // Several actions that one tap sends: `Button("Save") { store.send(.save); store.send(.close) }`.

  extension Composition {
    /// Has what views always send right after another action follow from that one: a user taps once.
    func joinSends() {
      for feature in features.all {
        let sends = walker.evidence.sends[ObjectIdentifier(feature.action)] ?? [:]
        let later = sends.values.joined().filter { $0.after != nil }
        let inOrder = later.sorted {
          ($0.place.file, $0.expression.position) < ($1.place.file, $1.expression.position)
        }
        for one in inOrder where !joined.contains(one.expression.id) {
          guard let first = one.after, let name = ViewReader.caseName(first) else { continue }
          let same = later.filter {
            $0.after.flatMap(ViewReader.caseName) == name
              && $0.expression.sourceText == one.expression.sourceText
          }
          let firsts = Set(same.compactMap(\.after?.id))
          if sends[name, default: []].allSatisfy({ firsts.contains($0.expression.id) }),
            join(one, to: first, in: feature)
          {
            joined.formUnion(same.map(\.expression.id))
          } else if sends[ViewReader.caseName(one.expression) ?? "", default: []].count
            == same.count,
            same.allSatisfy({ $0.after?.sourceText == first.sourceText }),
            join(written: first, to: one, in: feature)
          {
            joinedWrites.formUnion(firsts)
          }
        }
      }
    }

    /// - Returns: Whether the feature hears the first one, and only from views: what else sends it does not send the later one.
    private func join(
      _ later: Evidence.Sent, to first: ExprSyntax, in feature: Feature
    ) -> Bool {
      let scope = Scope(feature: feature, file: feature.place.file)
      let type = SwiftType.declared(feature.action)
      let (one, other) = (
        walker.allSent(first, type, scope), walker.allSent(later.expression, type, scope)
      )
      guard one.count == 1, other.count == 1 else { return false }
      let recipients = handlers(handling: one[0].steps, from: feature).filter {
        walker.handlers[$0].feature === feature
      }
      guard !isSentByCode(recipients) else { return false }
      var paths: Set<[ActionStep]> = []
      for index in recipients.reversed() where paths.insert(walker.handlers[index].path).inserted {
        let before = walker.handlers[index].steps
        walker.handlers[index].steps = [
          .block(before, endedBy: Set(Exit.allCases)),
          .send(SentAction(steps: other[0].steps, place: later.place)),
        ]
      }
      return !recipients.isEmpty
    }

    /// Has an action that only views send begin with what they write right before:
    /// `store.send(.set(\.isShown, false)); store.send(.addTapped)`.
    private func join(
      written first: ExprSyntax, to later: Evidence.Sent, in feature: Feature
    ) -> Bool {
      let scope = Scope(feature: feature, file: feature.place.file)
      let sent = walker.allSent(later.expression, .declared(feature.action), scope)
      let statement = sequence(first: Syntax(first), next: \.parent).lazy
        .compactMap { $0.as(CodeBlockItemSyntax.self) }.first
      guard sent.count == 1, let step = walker.written(by: first, scope),
        let code = statement?.parent?.as(CodeBlockItemListSyntax.self),
        code.allSatisfy({ $0.item.as(FunctionCallExprSyntax.self)?.calledName == "send" }),
        let next = statement?.nextToken(viewMode: .sourceAccurate),
        sequence(first: Syntax(later.expression), next: \.parent).contains(where: {
          $0.is(CodeBlockItemSyntax.self) && $0.position == next.position
        })
      else { return false }
      return begin(sent[0].steps, in: feature, with: step)
    }

    /// Has actions begin with the closing of what their buttons are in, where the modifiers that show it do that.
    func joinClosings() {
      for feature in features.all {
        let scope = Scope(feature: feature, file: feature.place.file)
        let state = StatePath(components: [], type: feature.state)
        for (_, all) in (walker.evidence.sends[ObjectIdentifier(feature.action)] ?? [:])
          .sorted(by: { $0.key < $1.key }) where all.allSatisfy(\.closesPresenter)
        {
          let slot = all[0].presenters.sorted().lazy.compactMap {
            self.walker.property($0, of: state, scope).flatMap(self.walker.container)
          }.first { $0.kind == .slot }
          let sent = walker.allSent(all[0].expression, .declared(feature.action), scope)
          guard let slot, all.allSatisfy({ $0.presenters.contains(slot.property) }), sent.count == 1
          else { continue }
          let clear = Change(name: "clear", container: slot, place: all[0].place)
          _ = begin(sent[0].steps, in: feature, with: .operation(clear))
        }
      }
    }

    /// Has what a feature does for an action begin with a step.
    ///
    /// - Returns: Whether the feature or one around it hears the action, and only from views.
    private func begin(_ action: [ActionStep], in feature: Feature, with step: Step) -> Bool {
      let all = handlers(handling: action, from: feature)
      let own = all.filter { walker.handlers[$0].feature === feature }
      let recipients = own.isEmpty ? all : own
      guard !isSentByCode(recipients) else { return false }
      var paths: Set<[ActionStep]> = []
      for index in recipients where paths.insert(walker.handlers[index].path).inserted {
        let handler = walker.handlers[index]
        let place = ViewWalker.operations(handler.steps).first?.place ?? handler.place
        walker.handlers[index].steps.insert(place.map(step.placed(at:)) ?? step, at: 0)
      }
      return !recipients.isEmpty
    }

    /// Whether reducers send what handlers hear.
    private func isSentByCode(_ recipients: [Int]) -> Bool {
      walker.handlers.contains { sender in
        Self.sends(sender.steps).contains { sent in
          handlers(handling: sent.steps, from: sender.feature).contains(where: recipients.contains)
        }
      }
    }
  }
#endif
