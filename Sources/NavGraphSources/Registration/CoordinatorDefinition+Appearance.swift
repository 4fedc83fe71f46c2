#if SourceReading
  import NavGraphModel

  extension CoordinatorDefinition {
    /// A coordinator's own view appears where nothing that it presents covers it.
    ///
    /// - Parameter actions: Those of its own that the view sends then.
    mutating func limitAppearance(_ actions: Set<String>) {
      limit(actions, to: slots.filter(\.kind.covers).map { .not(.slotIsTaken($0.name)) }) { _ in
        true
      }
    }

    /// The view of the app's outermost coordinator appears once, with what the coordinator shows first.
    mutating func limitAppearanceToStart(_ actions: Set<String>) {
      let first: String
      switch container {
      case .switch(let container): first = container.initial
      case .tabs(let container): first = container.initial
      default: return
      }
      // What appears with one of the contents only says with which.
      limit(actions, to: [.top(RoutePattern(route: first))]) { condition in
        condition?.patterns.isEmpty != false
      }
    }

    /// Whether a condition cannot hold when the app is launched: another case of a switch is shown then.
    func excludesStart(_ condition: Condition?) -> Bool {
      guard case .switch(let cases) = container, let condition else { return false }
      switch condition {
      case .top(let shown): return shown.route != cases.initial
      case .all(let conditions): return conditions.contains(where: excludesStart)
      default: return false
      }
    }

    private mutating func limit(
      _ actions: Set<String>, to conditions: [Condition], where isMeant: (Condition?) -> Bool
    ) {
      guard !conditions.isEmpty else { return }
      for index in handlers.indices where handlers[index].source == .own {
        let transition = handlers[index].transition
        guard transition.trigger == .automatic, actions.contains(transition.action),
          isMeant(transition.enabledWhen)
        else { continue }
        let all = [transition.enabledWhen].compactMap(\.self) + conditions
        handlers[index].transition.enabledWhen = all.count == 1 ? all[0] : .all(all)
      }
    }
  }
#endif
