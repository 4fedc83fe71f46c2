import NavGraphFacts
import NavGraphModel

/// Sheets that were seen and that nothing but a swipe closes.
///
/// The registration shows what the actions of a sheet can do, and those of all that it hosts or that can be
/// above it: no bound of a search makes a difference. Where it does not show it, something can close the sheet.
struct SwipeOnlySheets {
  struct Sheet {
    let observation: OutcomeObservation
    let route: RouteReference
  }

  private let facts: Facts
  /// By who acts: what follows from it.
  private let acts: [Actor: [Act]]

  private var graph: GraphDefinition { facts.graph }

  /// - Complexity: Linear in the operations of the graph.
  init(facts: Facts) {
    self.facts = facts
    acts = facts.graph.placedTransitions.reduce(into: [:]) { result, placed in
      let actor: Actor
      switch placed.reference.place {
      case .link: return
      case .screen(let route):
        actor = Actor(coordinator: placed.reference.coordinator, route: route)
      case .coordinator:
        let source =
          facts.graph.coordinators[placed.reference.coordinator].handlers[placed.reference.index]
          .source
        if case .dismissal = source { return }
        actor =
          facts.graph.leaf(of: source, from: placed.reference.coordinator).map {
            Actor(coordinator: $0.0, route: $0.route)
          } ?? Actor(coordinator: placed.reference.coordinator, route: nil)
      }
      result[actor, default: []].append(
        Act(
          isTap: placed.transition.trigger == .tap && placed.transition.response == nil,
          operations: facts.graph.placedOperations(of: placed.transition, at: placed.reference)))
    }
  }

  /// In the order in which they were seen.
  ///
  /// - Complexity: Linear in the operations of the graph for each sheet.
  var all: [Sheet] {
    facts.appliedOperations.compactMap { applied in
      guard let (target, slot) = sheet(shownBy: applied),
        let index = graph.coordinators[applied.container].routes.firstIndex(where: {
          $0.name == target.route
        })
      else { return nil }
      let sheet = RouteReference(coordinator: applied.container, route: index)
      let route = graph.coordinators[sheet.coordinator].routes[index]
      guard !route.isTerminal, !route.disabledGestures.contains(.swipeDown),
        !mayClose(sheet, slot: slot)
      else { return nil }
      return Sheet(observation: applied.observation, route: sheet)
    }
  }

  /// The sheet that an operation shows, and the slot that holds it.
  private func sheet(shownBy applied: AppliedOperation) -> (RoutePattern, slot: String?)? {
    switch applied.operation {
    case .append(let destination)
    where destination.presentation.isSheet && destination.sheet?.disablesDismissal != true:
      return (destination.target, nil)
    case .fill(let name, let destination) where destination.sheet?.disablesDismissal != true:
      let kinds = graph.coordinators[applied.container].kinds(
        ofSlot: name, showing: destination.target.route)
      return kinds == [.sheet] ? (destination.target, name) : nil
    default: return nil
    }
  }
}

// MARK: - What can close a sheet

extension SwipeOnlySheets {
  /// A screen, or a coordinator itself.
  private struct Actor: Hashable {
    let coordinator: Int
    let route: Int?
  }

  private struct Act {
    let isTap: Bool
    let operations: [GraphDefinition.PlacedOperation]
  }

  /// What a sheet shows, and what can be above it.
  private struct Content {
    let coordinator: Int
    let slot: String?
    /// The sheet, and what takes its place.
    var sheets: Set<Actor>
    var actors: Set<Actor> = []
    /// The flows that the sheet and what is above it host.
    var hosted: Set<Int> = []
  }

  private func mayClose(_ sheet: RouteReference, slot: String?) -> Bool {
    let content = content(of: sheet, slot: slot)
    return acts.contains { actor, acts in
      acts.contains { act in
        act.operations.contains { placed in
          content.actors.contains(actor)
            ? mayClose(content, placed, by: actor)
            : mayCloseFromBelow(content, placed, by: actor, isTap: act.isTap)
        }
      }
    }
  }

  private func content(of sheet: RouteReference, slot: String?) -> Content {
    let first = Actor(coordinator: sheet.coordinator, route: sheet.route)
    var content = Content(coordinator: sheet.coordinator, slot: slot, sheets: [first])
    var pending = [first]
    while let actor = pending.popLast() {
      guard content.actors.insert(actor).inserted else { continue }
      for placed in (acts[actor] ?? []).flatMap(\.operations) {
        let shown = placed.operation.arrivals.compactMap {
          screen($0.target.route, of: placed.container)
        }
        pending += shown
        if replaces(content, placed, by: actor) { content.sheets.formUnion(shown) }
      }
      guard let index = actor.route else { continue }
      let route = graph.coordinators[actor.coordinator].routes[index]
      pending += route.slots.flatMap { [$0.initial, $0.derived?.target] }.compactMap {
        $0.flatMap { screen($0.route, of: actor.coordinator) }
      }
      guard let hosted = graph.coordinator(hostedBy: [route.name], from: actor.coordinator),
        route.hosts != nil, content.hosted.insert(hosted).inserted
      else { continue }
      pending.append(Actor(coordinator: hosted, route: nil))
      pending += graph.coordinators[hosted].routes.indices.map {
        Actor(coordinator: hosted, route: $0)
      }
    }
    return content
  }

  private func screen(_ name: String, of coordinator: Int) -> Actor? {
    graph.coordinators[coordinator].routes.firstIndex { $0.name == name }.map {
      Actor(coordinator: coordinator, route: $0)
    }
  }

  /// Whether what an operation shows takes the place of the sheet.
  private func replaces(
    _ content: Content, _ placed: GraphDefinition.PlacedOperation, by actor: Actor
  ) -> Bool {
    switch placed.operation {
    case .fill(let name, _): name == content.slot && !owns(actor, slot: name)
    case .append(let destination):
      placed.container == content.coordinator && !destination.presentation.isPush
        && graph.coordinators[placed.container].dialect?.hasModalSlot ?? false
    default: false
    }
  }

  /// Whether an operation of the sheet, or of something in or above it, may close it.
  private func mayClose(
    _ content: Content, _ placed: GraphDefinition.PlacedOperation, by actor: Actor
  ) -> Bool {
    // What a sheet hosts acts for it.
    let isSheet = content.sheets.contains(actor) || content.hosted.contains(actor.coordinator)
    let isInside = content.hosted.contains(placed.container)
    switch placed.operation {
    case .append, .appendAll, .assign, .start, .cancel, .when, .oneOf, .within, .later, .resulted,
      .deferredSet, .setWithDelays:
      return false
    case .fill(let name, let destination):
      let coordinator = graph.coordinators[placed.container]
      return replaces(content, placed, by: actor)
        && coordinator.kinds(ofSlot: name, showing: destination.target.route).contains {
          ![.sheet, .cover].contains($0)
        }
    case .clear(let name): return !owns(actor, slot: name)
    case .dismissScreen: return isSheet || isInContent(actor)
    case .send(_, .route(let target)):
      return !isInside
        && actor.route.map {
          graph.coordinators[actor.coordinator].routes[$0].name != target.route
        } ?? true
    // What it came to is among the operations if all of it was seen.
    case .reduce: return !facts.coverage.isComplete
    case .called, .open: return true
    case .emit: return !content.hosted.contains(actor.coordinator)
    case .goBack(1), .pop(1), .removeLast(1), .replaceTop: return isSheet && !isInside
    case .dismiss(1): return !isInside && (isSheet || isPushed(actor))
    default: return !isInside
    }
  }

  /// Whether something below the sheet may close it: by itself, or by a button that the registration has there but the sheet
  /// shows.
  private func mayCloseFromBelow(
    _ content: Content, _ placed: GraphDefinition.PlacedOperation, by actor: Actor, isTap: Bool
  ) -> Bool {
    guard placed.container == content.coordinator else { return false }
    switch placed.operation {
    case .clear(let name): return name == content.slot && !isContent(actor, ofSlot: name)
    case .append, .appendAll: return false
    default:
      return content.slot == nil && placed.operation.kind != nil && (!isTap || actor.route == nil)
    }
  }

  private func owns(_ actor: Actor, slot name: String) -> Bool {
    let coordinator = graph.coordinators[actor.coordinator]
    return actor.route.map { coordinator.routes[$0].slots.contains { $0.name == name } } ?? false
  }

  /// Whether a screen can lie in the content of another, so that its `dismiss()` closes that one.
  private func isInContent(_ actor: Actor) -> Bool {
    guard let index = actor.route else { return true }
    let coordinator = graph.coordinators[actor.coordinator]
    let name = coordinator.routes[index].name
    return (coordinator.slots + coordinator.routes.flatMap(\.slots)).contains {
      !$0.kind(of: name).covers || $0.kind(of: name) == .blockingOverlay
    }
  }

  private func isPushed(_ actor: Actor) -> Bool {
    guard let index = actor.route else { return true }
    let name = graph.coordinators[actor.coordinator].routes[index].name
    return graph.placements(in: actor.coordinator).contains {
      $0.destination.target.route == name && !$0.isInSlot && $0.destination.presentation.isPush
    }
  }

  /// Whether a screen is shown by the slot.
  private func isContent(_ actor: Actor, ofSlot name: String) -> Bool {
    guard let index = actor.route else { return false }
    let route = graph.coordinators[actor.coordinator].routes[index].name
    return acts.values.joined().contains { act in
      act.operations.contains { placed in
        guard placed.container == actor.coordinator,
          case .fill(name, let destination) = placed.operation
        else { return false }
        return destination.target.route == route
      }
    }
  }
}

extension CoordinatorDefinition {
  /// The kinds of the slots of a name, of the coordinator and of its screens, while they hold a route.
  fileprivate func kinds(ofSlot name: String, showing route: String) -> Set<SlotKind> {
    Set((slots + routes.flatMap(\.slots)).filter { $0.name == name }.map { $0.kind(of: route) })
  }
}
