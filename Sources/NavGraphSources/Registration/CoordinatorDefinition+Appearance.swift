#if SourceReading
  import NavGraphModel

  /// An action of a coordinator's own that its view sends when it appears, or that answers such an action later.
  struct Appearance: Hashable {
    var action: String
    var trigger: Trigger
  }

  extension CoordinatorDefinition {
    /// A coordinator's own view appears where nothing that it presents covers it.
    mutating func limitAppearance(_ appearances: Set<Appearance>) {
      limit(appearances, to: slots.filter(\.kind.covers).map { .not(.slotIsTaken($0.name)) }) {
        _ in true
      }
    }

    /// The view of the app's outermost coordinator appears once, with what the coordinator shows first; an answer to what it
    /// asks then comes once, too.
    mutating func limitAppearanceToStart(_ appearances: Set<Appearance>) {
      let first: String
      switch container {
      case .switch(let container): first = container.initial
      case .tabs(let container): first = container.initial
      default: return
      }
      // What appears with one of the contents only says with which.
      limit(appearances, to: [.top(RoutePattern(route: first))]) { condition in
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
      _ appearances: Set<Appearance>, to conditions: [Condition],
      where isMeant: (Condition?) -> Bool
    ) {
      guard !conditions.isEmpty else { return }
      for index in handlers.indices where handlers[index].source == .own {
        let transition = handlers[index].transition
        let appearance = Appearance(action: transition.action, trigger: transition.trigger)
        guard appearances.contains(appearance), isMeant(transition.enabledWhen) else { continue }
        let all = [transition.enabledWhen].compactMap(\.self) + conditions
        handlers[index].transition.enabledWhen = all.count == 1 ? all[0] : .all(all)
      }
    }
  }
#endif
