import NavGraphFacts
import NavGraphModel

/// The facts that the operations and conditions of an app need about stacks, beside the top: the fewer, the fewer
/// symbols there are.
struct StackFeatures {
  /// The largest number of entries that makes a difference.
  private(set) var height: Int32 = 2
  /// The largest number of presented entries that does.
  private(set) var layers: Int32 = 1
  /// The largest number of pushes above one another that does.
  private(set) var pushes: Int32 = 1
  /// By coordinator: the sets of instances of which it is asked whether one is there.
  private(set) var wanted: [[InstanceSet]]
  /// Likewise those that are looked for in the library's array, which may be without the root and without a modal.
  private(set) var sought: [[InstanceSet]]
  /// By coordinator: the instances of screens that navigate by themselves, also while others cover them. Each is a set
  /// of ``wanted``: the top says whether it is there.
  private(set) var actingCovered: [Set<Int>]
  /// By coordinator: whether it matters which identities are there.
  let comparesIdentities: [Bool]
  /// The largest number of entries that a condition asks about within a transition.
  private var asked = 0
  /// The largest count that is too large to be followed.
  private(set) var excess: Int?
  /// The number of entries that a stack may have beside those that its library counts: a modal in its slot.
  private let uncounted: Int

  /// The largest count that is followed.
  static let limit = 1_000

  init(_ app: CompiledApp, moving: Set<Int>) {
    wanted = app.coordinators.map { _ in [] }
    sought = wanted
    actingCovered = app.coordinators.indices.map { index in
      moving.contains(index) ? app.movingAutomatically(in: index, moving: moving) : []
    }
    uncounted =
      moving.contains { app.coordinators[$0].definition.dialect?.hasModalSlot ?? false } ? 1 : 0
    comparesIdentities = app.coordinators.map { $0.definition.dialect?.comparesIdentities ?? false }
    let promises = app.graph.promises
    let handled = Set(moving.flatMap { app.coordinators[$0].handlers.map(\.action) })
    for index in moving.sorted() {
      let coordinator = app.coordinators[index]
      let hasSlots = coordinator.hasSlots
      for actions in coordinator.actions {
        for action in actions {
          let isSole =
            action.transitions.count == 1 && !hasSlots && !handled.contains(action.name)
          for transition in action.transitions {
            // A promise is about steps that find nothing, too.
            let isPromised = promises.contains(transition.reference)
            visit(transition, of: index, isSole: isSole && !isPromised, in: app)
          }
        }
      }
      // A coordinator that hears the actions of others, or of a dialog that closes, is not alone.
      for transition in coordinator.nonScreenTransitions {
        visit(transition, of: index, isSole: false, in: app)
      }
    }
    height = max(height, followed(2 + uncounted))
    // A sheet goes alone: it matters whether a single screen stays.
    if moving.contains(where: {
      app.coordinators[$0].definition.dialect?.swipesSheetsAlone ?? false
    }) {
      pushes = max(pushes, 2)
    }
    for conditionSource in StateConditionSource.allCases {
      for (index, condition) in app.conditions(of: conditionSource) {
        visit(condition, at: index, in: app)
      }
    }
    for index in wanted.indices {
      wanted[index] += actingCovered[index].sorted().map { InstanceSet($0..<$0 + 1) }
    }
    wanted = wanted.map { Self.unique($0) }
    sought = sought.map { Self.unique($0) }
  }

  private static func unique(_ sets: [InstanceSet]) -> [InstanceSet] {
    var known: Set<InstanceSet> = []
    return sets.filter { known.insert($0).inserted }
  }

  /// - Parameter isSole: Whether nothing else is done in the same step.
  private mutating func visit(
    _ transition: CompiledTransition, of coordinator: Int, isSole: Bool, in app: CompiledApp
  ) {
    if let condition = transition.condition { visit(condition, at: coordinator, in: app) }
    var sum = 0
    asked = 0
    visit(
      transition.operations, at: coordinator,
      isSole: isSole && transition.operations.count == 1, of: app, &sum)
    // A condition may ask about the rest.
    height = max(height, followed(sum + asked + 1 + uncounted))
  }

  /// - Parameters:
  ///   - coordinator: The one of the container; nil where that is another.
  ///   - isSole: Whether nothing else happens in the step, so that an operation that finds nothing changes nothing.
  ///   - sum: How many entries all operations together may take.
  private mutating func visit(
    _ operations: [CompiledOperation], at coordinator: Int?, isSole: Bool, of app: CompiledApp,
    _ sum: inout Int
  ) {
    for operation in operations {
      switch operation.kind {
      case .stack(let changes):
        for change in changes {
          visit(change.operation, at: coordinator, isSole: isSole && changes.count == 1, &sum)
        }
      case .deferredSet(_, let changes):
        for change in changes.joined() {
          visit(change.operation, at: coordinator, isSole: false, &sum)
        }
      case .within(let flow, let operations):
        visit(flow, at: coordinator, in: app)
        visit(operations, at: nil, isSole: false, of: app, &sum)
      case .later(let pending):
        visit(
          app.followUp(pending), at: coordinator, isSole: false, of: app, &sum)
      case .when(let condition, let operations, let others):
        visit(condition, at: coordinator, in: app)
        visit(operations, at: coordinator, isSole: false, of: app, &sum)
        visit(others, at: coordinator, isSole: false, of: app, &sum)
      case .oneOf(let alternatives):
        for operations in alternatives {
          visit(operations, at: coordinator, isSole: false, of: app, &sum)
        }
      default: break
      }
    }
  }

  private mutating func visit(
    _ operation: StackOperation, at coordinator: Int?, isSole: Bool, _ sum: inout Int
  ) {
    switch operation {
    case .goBack(let count), .removeLast(let count): add(count, to: &sum)
    case .pop(let count):
      add(count, to: &sum)
      pushes = max(pushes, followed(count))
    case .dismiss(let count): layers = max(layers, followed(count))
    case .goBackTo(let target), .popTo(let target), .popFrom(let target):
      if !isSole { Self.add(target, at: coordinator, to: &sought) }
    case .remove(let target): Self.add(target, at: coordinator, to: &sought)
    case .append, .appendAll, .replaceTop, .set: add(1, to: &sum)
    // Positions are of the library's array, which may be without the root.
    case .removeSubrange(let range):
      height = max(height, followed(clamped(range.upperBound) + 2 + uncounted))
    case .replace(let index, _), .goBackToIndex(let index), .popToIndex(let index):
      height = max(height, followed(clamped(index) + 2 + uncounted))
    case .goBackToRoot, .popToRoot, .popToCurrentNavigationRoot, .dismissAll, .removeAll: break
    }
  }

  private mutating func visit(
    _ condition: CompiledCondition, at coordinator: Int?, in app: CompiledApp
  ) {
    switch condition {
    case .count(let comparison):
      asked = max(asked, clamped(comparison.number))
      height = max(height, followed(asked + 1 + uncounted))
    case .navigationCount(let comparison):
      pushes = max(pushes, followed(clamped(comparison.number) + 1))
    case .contains(let instances): Self.add(instances, at: coordinator, to: &wanted)
    case .within(let flow, let condition):
      visit(flow, at: coordinator, in: app)
      visit(condition, at: nil, in: app)
    case .not(let condition): visit(condition, at: coordinator, in: app)
    case .all(let conditions), .any(let conditions):
      for condition in conditions { visit(condition, at: coordinator, in: app) }
    case .isPresenting, .canPush, .top, .presentedAs, .constant, .either, .variable, .fixedInput,
      .slotIsTaken:
      break
    }
  }

  /// Where a flow is looked for that a stack holds, it matters whether it is there.
  private mutating func visit(
    _ flow: CompiledFlowReference, at index: Int?, in app: CompiledApp
  ) {
    guard case .child(let path) = flow, let index, let route = path.first,
      app.coordinators[index].isStack
    else { return }
    Self.add(
      InstanceSet(app.coordinators[index].routes[route].instances), at: index, to: &wanted)
  }

  private static func add(
    _ instances: InstanceSet, at coordinator: Int?, to sets: inout [[InstanceSet]]
  ) {
    for index in sets.indices where coordinator.map({ $0 == index }) ?? true {
      sets[index].append(instances)
    }
  }

  private mutating func add(_ count: Int, to sum: inout Int) {
    sum = min(sum, Self.limit) + clamped(count)
  }

  /// Nothing is said of counts below zero, and nothing overflows.
  private func clamped(_ count: Int) -> Int { min(max(count, 0), Self.limit + 1) }

  /// Returns a count up to the limit that is followed, and records if it is larger.
  private mutating func followed(_ number: Int) -> Int32 {
    if number > Self.limit { excess = max(excess ?? number, number) }
    return Int32(min(max(number, 0), Self.limit))
  }
}

extension Comparison {
  fileprivate var number: Int {
    switch self {
    case .equal(let number), .lessThan(let number), .atLeast(let number): number
    }
  }
}

extension CompiledCoordinator {
  /// Those that are no screen's own.
  fileprivate var nonScreenTransitions: [CompiledTransition] {
    handlers.flatMap(\.transitions) + own.actions.flatMap(\.transitions)
      + own.links.flatMap(\.transitions)
  }

  /// Returns the first result in all its transitions.
  func first<Answer>(_ find: (CompiledTransition) -> Answer?) -> Answer? {
    for actions in actions {
      for action in actions {
        for transition in action.transitions {
          if let answer = find(transition) { return answer }
        }
      }
    }
    for transition in nonScreenTransitions {
      if let answer = find(transition) { return answer }
    }
    return nil
  }

  /// Whether one of all its transitions is such.
  func containsTransition(where isWanted: (CompiledTransition) -> Bool) -> Bool {
    first { isWanted($0) ? true : nil } ?? false
  }
}
