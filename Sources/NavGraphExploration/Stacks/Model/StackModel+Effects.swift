import NavGraphFacts
import NavGraphModel

// Effects of screens that others can cover. An effect sends its action whether its screen is on top or not, so that
// what is covered changes by itself: no rule of a pushdown system does that. But where all that it changes is its
// own screen, no user sees it as long as that is covered: then whatever it does there it can as well do once the
// screen is uncovered, and each way on which it did so earlier leads to where a way leads on which it waits. So
// the rules have it act on top alone.
//
// For that it must not matter when it acts: nothing else hears it; what it does depends on its screen alone and
// changes nothing but slots and variables of that; nothing else asks for these; it goes with its screen, and nothing
// cancels it. A screen that is covered as soon as it comes, and never uncovered as it was then, might still do
// there what it does nowhere else: of those, nothing is said (``checkThatEffectsAreSeen``).

extension StackModel {
  /// Why what is pending speaks against a pushdown system; nil where it does not.
  static func obstacle(
    ofKind kind: PendingKind, _ number: Int, of app: CompiledApp, moving: Set<Int>,
    isRecursive: Bool
  ) -> PushdownObstacle? {
    switch kind {
    case .effect(let reference, let instance, let action, let effect)
    where moving.contains(reference.coordinator):
      if effect.definition.failure != nil, instance != nil {
        return PushdownObstacle(
          reason:
            "requests of \u{201C}\(app.graph.coordinators[reference.coordinator].name)\u{201D} are "
            + "answered while their screens may be covered")
      }
      guard let instance else {
        return flowObstacle("effects", of: reference.coordinator, app, isRecursive: isRecursive)
      }
      return obstacle(
        ofEffect: effect.definition, kind: number, of: instance, in: reference.coordinator,
        sending: action, of: app, moving: moving, isRecursive: isRecursive)
    case .followUp(let reference, _, _, isOfScreen: true)
    where moving.contains(reference.coordinator):
      return PushdownObstacle(
        reason:
          "\u{201C}\(app.graph.coordinators[reference.coordinator].name)\u{201D} acts later on "
          + "slots of screens that may be covered")
    case .followUp(let reference, _, _, _) where moving.contains(reference.coordinator):
      return flowObstacle("commands", of: reference.coordinator, app, isRecursive: isRecursive)
    case .write(let reference, _) where moving.contains(reference.coordinator):
      return PushdownObstacle(reason: lateWrites(in: reference.coordinator, of: app))
    default: return nil
    }
  }

  /// Why what is pending for flows of a coordinator cannot be told from the control, or from what is on top; nil
  /// where it can: for flows at the bottom and around it, and for those that ``FlatStack/keptWhole`` leaves to the
  /// entry on top.
  private static func flowObstacle(
    _ what: String, of coordinator: Int, _ app: CompiledApp, isRecursive: Bool
  ) -> PushdownObstacle? {
    guard isRecursive else { return nil }
    let name = app.graph.coordinators[coordinator].name
    return PushdownObstacle(
      reason: "\(what) of \u{201C}\(name)\u{201D} are pending in a cycle of coordinators")
  }

  /// Why an effect of a screen cannot wait until the screen is on top; nil where it can.
  ///
  /// - Parameters:
  ///   - instance: The screen's, among those of the coordinator.
  ///   - action: What the effect sends.
  static func obstacle(
    ofEffect definition: EffectDefinition, kind: Int, of instance: Int, in index: Int,
    sending action: Int, of app: CompiledApp, moving: Set<Int>, isRecursive: Bool
  ) -> PushdownObstacle? {
    let coordinator = app.coordinators[index]
    let screen = EffectScreen(coordinator: coordinator, instance: instance)
    func refused(_ reason: String) -> PushdownObstacle {
      PushdownObstacle(
        reason: "effects of \u{201C}\(coordinator.definition.name)\u{201D} \(reason)")
    }
    if isRecursive { return refused("are pending in a cycle of coordinators") }
    guard coordinator.isStack, !screen.hosts, !screen.isInSlots(of: app, index) else {
      return refused("belong to more than a screen of a stack")
    }
    guard goesWithScreen(definition, coordinator.definition.dialect) else {
      return refused("outlive their screens")
    }
    if !app.conditions.gates.isEmpty { return refused("can be pending behind gates") }
    if moving.contains(where: { cancels(kind, app.coordinators[$0], of: app) }) {
      return refused("are cancelled by screens that may cover theirs")
    }
    let around = moving.flatMap { app.coordinators[$0].handlers }.filter { $0.action == action }
      .flatMap(\.transitions)
    let heard = coordinator.actions[instance].first { $0.name == action }?.transitions ?? []
    guard around.allSatisfy(\.operations.isEmpty), heard.allSatisfy({ screen.isAlone(in: $0) })
    else { return refused("do more than change their own screen, which may be covered") }
    // What is on top then decides whether such a promise is kept.
    guard !(around + heard).contains(where: { app.graph.promises($0.reference) }) else {
      return refused("promise where they land, and their screen may be covered")
    }
    return nil
  }

  private static func goesWithScreen(_ effect: EffectDefinition, _ dialect: Dialect?) -> Bool {
    switch effect.cancellation {
    case .never: false
    case .withOwner: true
    case .dialect:
      dialect.map { $0.cancelsWithOwner && !$0.keepsEffectsAtPosition } ?? false
    }
  }

  private static func cancels(
    _ kind: Int, _ coordinator: CompiledCoordinator, of app: CompiledApp
  ) -> Bool {
    coordinator.containsTransition { transition in
      app.contains(in: transition.operations) { operation in
        if case .cancel(let kinds) = operation { kinds.contains(kind) } else { false }
      }
    }
  }
}

// MARK: - Waiting

extension StackModel {
  /// Whether a step is an effect's of a screen that something covers: it waits until that has gone.
  func isOfCoveredScreen(_ step: DerivedStep, in standing: Standing) -> Bool {
    guard canWait(step.event), let address = step.event.address, let base = standing.chain.first,
      address.count > base.count, address.starts(with: base)
    else { return false }
    return standing.top.map { !address.starts(with: $0) } ?? true
  }

  private func canWait(_ event: Event) -> Bool {
    guard event.trigger == .effect, let actor = event.actor else { return false }
    if case .effect? = event.cause { return true }
    guard case .action(let name) = event.name else { return false }
    let waiting = features.waiting[actor.coordinator]
    return actor.instance < waiting.count && waiting[actor.instance].contains(name)
  }

  /// Makes sure that what has effects pending and is shown beneath screens that are not is on no stack: it acts
  /// without being on top.
  func checkThatEffectsAreOnTop(in standing: Standing) throws(PushdownObstacle) {
    for symbol in standing.symbols {
      let visible = table[symbol].note.visible
      guard visible >= 0, somethingWaits(for: table[visible].cell) else { continue }
      throw PushdownObstacle(
        reason: "effects can be pending for screens that are shown beneath others")
    }
  }

  /// Makes sure that each screen for which something waits has been on top like that, so that what comes of it has been
  /// seen.
  func checkThatEffectsAreSeen(among heads: [PushdownHead]) throws(PushdownObstacle) {
    let seen = Set(heads.map { table[$0.symbol].cell })
    for symbol in 0..<Int32(symbolCount) {
      let cell = table[symbol].cell
      guard cell.isEntry, !seen.contains(cell), somethingWaits(for: cell) else { continue }
      throw PushdownObstacle(
        reason: """
          effects of \u{201C}\(system.app.coordinators[Int(cell.coordinator)].definition.name)\u{201D} can be \
          pending for screens that are covered as soon as they come
          """)
    }
  }

  private func somethingWaits(for cell: FlatStack.Cell) -> Bool {
    if system.tree.kept(cell.record).pending != 0 { return true }
    let waiting = features.waiting[Int(cell.coordinator)]
    return cell.entry.instance < waiting.count && !waiting[cell.entry.instance].isEmpty
  }
}

/// A screen with effects, and what they may do as long as it is covered.
struct EffectScreen {
  let coordinator: CompiledCoordinator
  let instance: Int

  private var route: Int { coordinator.routeOfInstance[instance] }
  private var definition: RouteDefinition { coordinator.definition.routes[route] }

  var hosts: Bool { coordinator.routes[route].hosted != nil }

  /// Whether the screen has anything of its own beside what it hosts.
  var keepsAnything: Bool {
    !definition.slots.isEmpty || !definition.variables.isEmpty || !definition.effects.isEmpty
  }

  /// Whether the screen can stand in a slot.
  func isInSlots(of app: CompiledApp, _ index: Int) -> Bool {
    let isDerived = app.conditions.slots.contains { key, slot in
      key.coordinator == index
        && slot.choices.contains { coordinator.routeOfInstance[$0.entry.instance] == route }
    }
    let slots = coordinator.definition.slots + coordinator.definition.routes.flatMap(\.slots)
    return isDerived || slots.contains { $0.initial?.route == definition.name }
      // Others may put its screens into slots of its container.
      || app.graph.placedTransitions.contains { reference, transition in
        app.graph.placedOperations(of: transition, at: reference).contains { placed in
          guard placed.container == index, case .fill(_, let destination) = placed.operation else {
            return false
          }
          return destination.target.route == definition.name
        }
      }
  }

  /// Whether a transition asks for, and changes, nothing but the screen.
  func isAlone(in transition: CompiledTransition) -> Bool {
    transition.condition.map(isAlone) ?? true && isAlone(in: transition.operations)
  }

  private func isAlone(in operations: [CompiledOperation]) -> Bool {
    operations.allSatisfy { operation in
      switch operation.kind {
      // An alert comes up in front of whatever is pushed above its screen.
      case .fill(let slot, _):
        definition.slots.contains {
          $0.name == slot && !$0.allKinds.contains(where: \.isAlert)
        }
      case .clear(let slot): definition.slots.contains { $0.name == slot }
      case .assign(let variable, _): coordinator.routes[route].variableIndex[variable] != nil
      case .start(let effect): definition.effects.contains { $0.name == effect }
      case .when(let condition, let operations, let others):
        isAlone(condition) && isAlone(in: operations) && isAlone(in: others)
      case .oneOf(let alternatives): alternatives.allSatisfy { isAlone(in: $0) }
      default: false
      }
    }
  }

  private func isAlone(_ condition: CompiledCondition) -> Bool {
    switch condition {
    case .constant, .either: true
    case .variable(let name, _): coordinator.routes[route].variableIndex[name] != nil
    case .slotIsTaken(let slot): definition.slots.contains { $0.name == slot }
    case .not(let condition): isAlone(condition)
    case .all(let conditions), .any(let conditions): conditions.allSatisfy(isAlone)
    default: false
    }
  }
}
