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
