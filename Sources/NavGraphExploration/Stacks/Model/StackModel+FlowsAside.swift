import NavGraphFacts
import NavGraphModel

// Tabs inside of a stack, and whatever else holds several flows at a time there. They are no part of it: all of
// their flows stay what the entry keeps that hosts them, so that the symbol on top says everything about them. A step
// in one of them puts another symbol in its place. There are as many symbols as these flows have states together,
// which are few where each stays small (``FlatStack/wholeLimit``).
//
// That holds as long as nothing in such flows moves while others cover them (``obstacle(ofFlowsAside:in:_:known:isRecursive:)``),
// and operations and conditions concern them only where their entry is on top, or a step has uncovered it: each step that
// looks for a flow in a stack notes that (``StackMove/Kind/reaching``).

extension StackModel {
  /// Why what flows do that stand beside one another inside of a stack cannot be told from what is on top; nil where
  /// it can.
  ///
  /// - Parameters:
  ///   - aside: The coordinators that can have such flows.
  ///   - part: What is explored.
  ///   - known: The coordinators whose flows are at the bottom, or around it.
  static func obstacle(
    ofFlowsAside aside: Set<Int>, in app: CompiledApp, _ part: ExplorationPart, known: Set<Int>,
    isRecursive: Bool
  ) -> PushdownObstacle? {
    let moving = part.moving
    for index in aside.sorted() {
      let name = "\u{201C}\(app.coordinators[index].definition.name)\u{201D}"
      if isRecursive || known.contains(index) {
        return PushdownObstacle(
          reason: "\(name) is hosted in tabs inside a stack, and elsewhere or in a cycle")
      }
      // Outside of them, what it holds may be covered.
      let isHostedOutside = moving.subtracting(aside).contains {
        app.coordinators[$0].routes.contains { $0.hosted == index }
      }
      if isHostedOutside, !app.coordinators[index].holdsFlowsAside {
        return PushdownObstacle(reason: "\(name) is hosted both inside and outside of tabs")
      }
    }
    // Screens of tabs that host nothing are no part of the flattened stack either.
    let several = moving.subtracting(part.around).filter { app.coordinators[$0].holdsSeveral }
    for index in aside.union(several).sorted()
    where app.pendingKinds.contains(where: { $0.coordinator == index })
      || !app.movingByThemselves(in: index, moving: moving).isEmpty
      || app.actionsThatWait(of: index, moving: moving).contains(where: { !$0.isEmpty })
    {
      return PushdownObstacle(
        reason: """
          effects of \u{201C}\(app.coordinators[index].definition.name)\u{201D} can arrive while it is covered
          """)
    }
    return nil
  }

  /// Makes sure that each entry that holds several flows has been on top as it is, so that what is in them has been
  /// seen.
  func checkThatFlowsAsideAreSeen(among heads: [PushdownHead]) throws(PushdownObstacle) {
    let seen = Set(heads.map { table[$0.symbol].cell })
    for symbol in 0..<Int32(symbolCount) {
      let cell = table[symbol].cell
      guard cell.kind == .entry, system.tree.kept(cell.record).flow != 0, !seen.contains(cell)
      else { continue }
      throw PushdownObstacle(
        reason: """
          \u{201C}\(system.app.coordinators[Int(cell.coordinator)].definition.name)\u{201D} hosts tabs that \
          another screen covers as soon as they change
          """)
    }
  }
}

extension ExplorationPart {
  /// The coordinators around tabs that stand in a stack, but for the outermost, those of the tabs, and those in them.
  func tabsInStack(of app: CompiledApp) -> Set<Int> {
    guard let place, place.isInStack else { return [] }
    return Set(
      place.switches.dropFirst() + [place.coordinator]
        + app.coordinators[place.coordinator].routes.compactMap(\.hosted))
  }

  /// The coordinators whose containers stand around the stack.
  var around: Set<Int> { Set([entry, place?.coordinator].compactMap(\.self)) }
}

extension CompiledApp {
  /// The coordinators whose flows stand in containers, other than stacks, that hold several at a time and that
  /// another coordinator hosts, these containers' own included.
  func flowsAside(in part: ExplorationPart) -> Set<Int> {
    part.moving.subtracting(part.around).filter { coordinators[$0].holdsFlowsAside }
      .reduce(into: []) { $0.formUnion(flows(inside: $1)) }
  }

  /// Whether actions of its own change nothing, neither in the coordinator nor in another that hears them.
  func ignoresOwnActions(_ index: Int, moving: Set<Int>) -> Bool {
    coordinators[index].own.actions.allSatisfy { action in
      action.transitions.allSatisfy { $0.condition == nil && !moves($0) }
        && !moving.contains { other in
          coordinators[other].handlers.contains { $0.action == action.name }
        }
    }
  }
}

extension CompiledCoordinator {
  /// Whether a container other than a stack holds more than one flow at a time.
  var holdsFlowsAside: Bool { routes.contains { $0.hosted != nil } && holdsSeveral }

  /// Whether it is a container, other than a stack, whose entries are there at the same time.
  fileprivate var holdsSeveral: Bool {
    switch definition.container {
    case .stack: return false
    case .switch(let cases): return !cases.kept.isEmpty
    case .tabs, .joined: return true
    }
  }
}

extension PendingKind {
  /// The coordinator that starts it; nil for what reducers ask for.
  fileprivate var coordinator: Int? {
    switch self {
    case .effect(let reference, _, _, _): reference.coordinator
    case .followUp(let reference, _, _, _), .write(let reference, _): reference.coordinator
    case .reducerFollowUp: nil
    }
  }
}
