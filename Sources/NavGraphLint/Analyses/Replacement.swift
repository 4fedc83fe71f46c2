import NavGraphFacts
import NavGraphModel

/// A presentation that takes the place of another one.
struct Replacement {
  let occurrence: OutcomeOccurrence
  let step: TraceNode.Step?
  /// What it replaces; nil where the same step had presented that.
  let old: HeldModal?
  /// The screen that it presents; nil where that is not known.
  let new: ScreenReference?

  init(_ occurrence: OutcomeOccurrence) {
    self.occurrence = occurrence
    let facts = occurrence.facts
    let node = facts.trace[occurrence.observation.witness]
    step = node.step
    let container = occurrence.container
    let brought = node.step?.moves.last { move in
      move.transition == occurrence.observation.transition
        && move.operation == occurrence.observation.operation
    }?.brings.last
    new = brought.map { ScreenReference(coordinator: container, instance: $0) }
    func modals(_ state: Snapshot) -> [HeldModal] {
      facts.modals(in: state, of: container, slot: occurrence.operation.slot)
    }
    let after = modals(node.state).filter { brought == nil || $0.entry.entry.instance == brought }
    let before = (node.parent.map { modals(facts.trace[$0].state) } ?? []).filter { old in
      after.contains { $0.path == old.path }
    }
    let changed = before.first { old in
      !after.contains { $0.path == old.path && $0.entry == old.entry }
    }
    // A reducer does not say what it brings.
    old = changed ?? (brought == nil ? nil : before.first)
  }

  private var facts: Facts { occurrence.facts }

  /// Whether the route is the same, before and after.
  var isSameRoute: Bool {
    if occurrence.reason == .slotTakenBySame { return true }
    guard let old, let new else { return false }
    return facts.route(of: old.screen) == facts.route(of: new)
  }

  /// Whether the screen is the same, and nothing of it can have changed meanwhile: it has no screens, slots or variables
  /// of its own.
  var isSameScreen: Bool {
    guard let old, let new, old.screen == new else { return false }
    let definition = facts.definition(of: new)
    return definition.hosts == nil && definition.slots.isEmpty && definition.variables.isEmpty
  }

  /// How the new screen is presented; nil in a stack of screens and modals.
  var kind: SlotKind? {
    guard case .fill(let name, let destination) = occurrence.operation else { return nil }
    let coordinator = facts.graph.coordinators[occurrence.container]
    return coordinator.allSlots.first { $0.name == name }?.kind(of: destination.target.route)
  }

  /// Whether what is replaced asks for it: a screen in it, or a dialog there.
  var isAskedForByOld: Bool {
    guard let old, let step else { return false }
    if let actor = step.actor { return old.contains(actor) }
    guard step.trigger == .tap, case .transition(let reference) = step.cause else { return false }
    return old.contains(flowOf: reference.coordinator)
  }

  /// Whether a button of another screen shows the next screen of those that are pushed one at a time.
  var isJump: Bool { old?.kind == .push && kind == .push && step?.trigger == .tap }

  /// Whether an earlier action has left it for later.
  var isLater: Bool {
    if case .later? = step?.cause { true } else { false }
  }
}

extension CoordinatorDefinition {
  /// The slots of the coordinator and of its screens.
  var allSlots: [SlotDefinition] { slots + routes.flatMap(\.slots) }
}

extension Operation {
  /// The slot that it fills; nil for others.
  fileprivate var slot: String? {
    if case .fill(let name, _) = self { name } else { nil }
  }
}
