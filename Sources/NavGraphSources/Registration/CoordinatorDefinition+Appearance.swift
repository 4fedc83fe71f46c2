#if SourceReading
  import NavGraphModel

  /// An action of a coordinator's own that its view sends when it appears, or that answers such an action later.
  struct Appearance: Hashable {
    var action: String
    var trigger: Trigger

    init(of transition: Transition) {
      (action, trigger) = (transition.action, transition.trigger)
    }
  }

  extension CoordinatorDefinition {
    /// A coordinator's own view appears where nothing that it presents covers it.
    mutating func limitAppearance(_ appearances: Set<Appearance>) {
      limit(
        appearances.filter { $0.trigger == .automatic },
        to: slots.filter(\.kind.covers).map { .not(.slotIsTaken($0.name)) }
      ) { _ in true }
    }

    /// Whether it starts as a stack of a single screen.
    var startsWithRoot: Bool {
      guard case .stack(let stack) = container else { return false }
      return stack.initial.allSatisfy { $0.count == 1 }
    }

    /// The view of the app's outermost coordinator appears once, with what the coordinator shows first; an answer to what it
    /// asks then comes once, too: with the first case if it is the only one, and not while what it shows is there.
    mutating func limitAppearanceToStart(_ appearances: Set<Appearance>) {
      let answers = appearances.filter { $0.trigger == .effect }
      for handler in handlers.indices where handlers[handler].source == .own {
        let transition = handlers[handler].transition
        guard answers.contains(Appearance(of: transition)) else { continue }
        let filled = transition.operations.compactMap { operation -> Condition? in
          if case .fill(let slot, _) = operation { .not(.slotIsTaken(slot)) } else { nil }
        }
        handlers[handler].transition.require(filled)
      }
      let first: String
      var limited = appearances.subtracting(answers)
      switch container {
      case .switch(let container):
        first = container.initial
        let asked = Set(answers.map { $0.action.split(separator: ".").first })
        if asked.count == 1 { limited.formUnion(answers) }
      case .tabs(let container): first = container.initial
      default: return
      }
      // What appears with one of the contents only says with which.
      limit(limited, to: [.top(RoutePattern(route: first))]) { condition in
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
        guard appearances.contains(Appearance(of: transition)), isMeant(transition.enabledWhen)
        else { continue }
        handlers[index].transition.require(conditions)
      }
    }
  }

  extension Transition {
    /// Adds conditions that have to hold as well.
    mutating func require(_ conditions: [Condition]) {
      guard !conditions.isEmpty else { return }
      let all = [enabledWhen].compactMap(\.self) + conditions
      enabledWhen = all.count == 1 ? all[0] : .all(all)
    }
  }
#endif
