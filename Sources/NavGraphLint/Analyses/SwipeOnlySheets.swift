import NavGraphFacts
import NavGraphModel

/// Sheets that were seen and that nothing but a swipe closes.
///
/// The registration shows what the actions of a sheet can do, and those of all that it hosts or that can be above it: no
/// bound of a search makes a difference. What the registration does not show counts as a button.
struct SwipeOnlySheets {
  struct Sheet {
    let observation: OutcomeObservation
    let route: RouteReference
  }

  private let facts: Facts
  private let table: ActionTable
  /// By coordinator: those that host it, directly or through others, and itself.
  private let around: [Set<Int>]
  /// Where the registration shows sheets that have no button.
  private var buttonless: Set<Place> = []

  private var graph: GraphDefinition { facts.graph }

  fileprivate struct Place: Hashable {
    let sheet: Actor
    let slots: Set<ActionTable.Slot>
  }

  /// - Complexity: As of ``ActionTable``, quadratic in the coordinators, and linear in the operations of the graph for each
  ///   sheet and each slot that holds it.
  init(facts: Facts) {
    self.facts = facts
    table = ActionTable(facts.graph)
    let hosts = facts.graph.hosts
    around = facts.graph.coordinators.indices.map { index in
      Set(facts.graph.coordinators.indices.filter { hosts.hostsTransitively($0, index) })
        .union([index])
    }
    let registered = graph.placedTransitions.reduce(into: Set<Place>()) { result, placed in
      for operation in graph.placedOperations(of: placed.transition, at: placed.reference) {
        result.formUnion(places(of: operation.operation, in: operation.container, placed.reference))
      }
    }
    buttonless = registered.filter { !hasButton($0) }
  }

  /// Each screen once, in the order in which they were seen.
  ///
  /// - Complexity: Linear in the outcomes that were seen.
  var all: [Sheet] {
    var known: Set<RouteReference> = []
    return facts.appliedOperations.flatMap { applied in
      places(of: applied.operation, in: applied.container, applied.observation.transition)
        .filter(buttonless.contains).compactMap(\.reference)
        .filter { known.insert($0).inserted }
        .map { Sheet(observation: applied.observation, route: $0) }
    }
  }

  /// The coordinators with such a sheet besides those that were seen.
  func coordinatorsWithUnseen(besides seen: [Sheet]) -> Set<Int> {
    Set(buttonless.compactMap(\.reference)).subtracting(seen.map(\.route))
      .reduce(into: []) { $0.insert($1.coordinator) }
  }

  /// The sheets that an operation shows and that can be swiped down.
  private func places(
    of operation: Operation, in container: Int, _ reference: TransitionReference
  ) -> [Place] {
    let shown: [Destination]
    var slots: Set<ActionTable.Slot> = []
    switch operation {
    case .append(let destination): shown = [destination]
    case .appendAll(let destinations): shown = destinations
    case .set(let destinations):
      let dialect = graph.coordinators[container].dialect
      shown = Array(destinations.dropFirst(dialect?.keepsRootInArray == true ? 1 : 0))
    case .fill(let name, let destination):
      let actor =
        table.actor(of: reference) ?? Actor(coordinator: reference.coordinator, route: nil)
      let possible = table.slots(named: name, in: container, by: actor)
      let isSheet = possible.values.allSatisfy {
        $0.kind(of: destination.target.route) == .sheet && $0.derived == nil
      }
      guard isSheet, !possible.isEmpty else { return [] }
      slots = Set(possible.keys)
      shown = [destination]
    default: return []
    }
    return shown.filter {
      (!slots.isEmpty || $0.presentation.isSheet) && $0.sheet?.disablesDismissal != true
    }
    .compactMap { destination in
      guard let sheet = table.screen(destination.target.route, of: container),
        canBeSwiped(sheet), table.route(of: sheet)?.isTerminal == false
      else { return nil }
      return Place(sheet: sheet, slots: slots)
    }
  }

  /// Whether the sheet has a view, and neither it nor the root of what it hosts turns the swipe off.
  private func canBeSwiped(_ sheet: Actor) -> Bool {
    guard let route = table.route(of: sheet), !route.disabledGestures.contains(.swipeDown),
      graph.coordinators[sheet.coordinator].rendered?.contains(route.name) != false
    else { return false }
    guard route.hosts != nil,
      let flow = graph.coordinator(hostedBy: [route.name], from: sheet.coordinator)
    else { return true }
    return !table.lowestScreens(of: flow).contains {
      table.route(of: $0)?.disabledGestures.contains(.swipeDown) ?? false
    }
  }

  private func hasButton(_ place: Place) -> Bool {
    let content = SheetContent(of: place.sheet, in: place.slots, table)
    return table.actions.contains { actor, actions in
      if content.actors.contains(actor), actions.contains(where: { closes($0, content, by: actor) })
      {
        return true
      }
      return closesFromBelow(actions, content, by: actor)
    }
  }
}

// MARK: - What can close a sheet

extension SwipeOnlySheets {
  /// Whether an action of the sheet, or of something in or above it, can close it.
  private func closes(
    _ action: ActionTable.Action, _ content: SheetContent, by actor: Actor
  ) -> Bool {
    // Each of several steps takes one screen away.
    let steps = action.operations.filter { $0.operation.takesTopAway }
    return steps.count > 1 && steps.contains { !isInside($0, content) }
      || action.operations.contains { closes($0, content, by: actor) }
  }

  private func closes(
    _ placed: GraphDefinition.PlacedOperation, _ content: SheetContent, by actor: Actor
  ) -> Bool {
    let isInside = isInside(placed, content)
    // Only what lies above the sheet on its stack takes itself away.
    let isAbove =
      content.slots.isEmpty && !content.sheets.contains(actor)
      && actor.coordinator == content.coordinator && table.isAlwaysAppended(actor)
    switch placed.operation {
    case .append, .appendAll, .start, .cancel, .when, .oneOf, .within, .later, .resulted,
      .deferredSet:
      return false
    case .assign(let variable, _): return decides(variable)
    case .fill(let name, let destination):
      guard content.replaces(placed, by: actor, table) else { return false }
      return table.slots(named: name, in: placed.container, by: actor).values.contains {
        ![.sheet, .cover].contains($0.kind(of: destination.target.route))
      }
    case .clear(let name):
      return content.mayBeItsSlot(name, placed.container, by: actor, table)
    case .dismissScreen: return dismissesSheet(content, by: actor)
    case .emit: return !content.hosted.contains(actor.coordinator)
    case .send(_, .route(let target)):
      return !isInside && table.route(of: actor)?.name != target.route
    // The search has recorded what the reducer did.
    case .reduce: return false
    case .called, .open: return true
    case .goBack(1), .pop(1), .removeLast(1), .replaceTop, .popToCurrentNavigationRoot:
      return !isInside && !isAbove
    case .dismiss(1): return !isInside && (!isAbove || table.canBePushed(actor))
    case .goBackTo(let target), .popTo(let target):
      let isReached = table.screen(target.route, of: placed.container).map(content.actors.contains)
      return !isInside && isReached != true
    case .goBack, .goBackToIndex, .goBackToRoot, .pop, .popToIndex, .popFrom, .popToRoot, .dismiss,
      .dismissAll, .removeLast, .removeAll, .remove, .removeSubrange, .replace, .set, .select,
      .selectIndex, .setItems, .show, .reset, .send:
      return !isInside
    }
  }

  /// Whether an operation changes a flow in the sheet or above it, and none around it.
  private func isInside(_ placed: GraphDefinition.PlacedOperation, _ content: SheetContent) -> Bool
  {
    content.hosted.contains(placed.container)
      && !around[content.coordinator].contains(placed.container)
  }

  /// Whether a case, a slot or a redirect follows a variable.
  private func decides(_ variable: String) -> Bool {
    graph.coordinators.contains { $0.derivingConditions.contains { $0.reads(variable) } }
      || graph.placedTransitions.contains { $1.trigger == .automatic && $1.reads(variable) }
  }

  /// Whether a `dismiss()` of a screen closes the sheet: of the sheet itself, of the root of what it hosts, or of an overlay.
  private func dismissesSheet(_ content: SheetContent, by actor: Actor) -> Bool {
    guard let name = table.route(of: actor)?.name else { return true }
    if content.sheets.contains(actor) { return true }
    if content.content.contains(actor.coordinator), table.canBeLowest(actor) { return true }
    let coordinator = graph.coordinators[actor.coordinator]
    return (coordinator.slots + coordinator.routes.flatMap(\.slots)).contains {
      !$0.kind(of: name).covers || $0.kind(of: name) == .blockingOverlay
    }
  }

  /// Whether actions of something below the sheet can close it: by themselves, or as a button of the sheet that is registered
  /// on the presenter.
  private func closesFromBelow(
    _ actions: [ActionTable.Action], _ content: SheetContent, by actor: Actor
  ) -> Bool {
    let clearsSlot = actions.flatMap(\.operations).contains { placed in
      guard case .clear(let name) = placed.operation else { return false }
      return content.mayBeItsSlot(name, placed.container, by: actor, table)
    }
    // Another screen of the same slot closes itself.
    if clearsSlot, content.actors.contains(actor) || !isSibling(actor, content) { return true }
    guard content.slots.isEmpty else { return false }
    let closing = actions.filter { action in
      (action.trigger != .tap || action.isResponse)
        && action.operations.contains {
          $0.container == content.coordinator && $0.operation.removes
        }
    }
    guard !closing.isEmpty else { return false }
    guard actor.route != nil else {
      return closing.contains { isWork($0.name, of: actor.coordinator) }
    }
    return SheetContent(of: actor, in: [], table).actors.isSuperset(of: content.sheets)
  }

  /// Whether an effect of a coordinator sends it an action; other events come from outside of the app.
  private func isWork(_ action: String, of coordinator: Int) -> Bool {
    graph.coordinators[coordinator].effects.contains { $0.actions.contains(action) }
  }

  /// Whether a slot of the sheet can hold a screen.
  private func isSibling(_ actor: Actor, _ content: SheetContent) -> Bool {
    guard let name = table.route(of: actor)?.name, actor.coordinator == content.coordinator else {
      return false
    }
    return table.actions.contains { other, actions in
      actions.flatMap(\.operations).contains { placed in
        guard placed.container == content.coordinator,
          case .fill(let slot, let destination) = placed.operation,
          destination.target.route == name
        else { return false }
        return content.mayBeItsSlot(slot, placed.container, by: other, table)
      }
    }
  }
}

extension SwipeOnlySheets.Place {
  fileprivate var reference: RouteReference? {
    sheet.route.map { RouteReference(coordinator: sheet.coordinator, route: $0) }
  }
}

extension Operation {
  /// Whether it is one on a stack that can take screens away.
  fileprivate var removes: Bool {
    guard let kind else { return false }
    return ![.push, .present, .appendAll].contains(kind)
  }
}
