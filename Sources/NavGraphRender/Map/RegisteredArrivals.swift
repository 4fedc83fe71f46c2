import NavGraphFacts
import NavGraphModel

/// The targets of a transition by its registration, regardless of observations.
struct RegisteredArrivals {
  private let lookup: RouteLookup

  /// The maximal number of alternatives of choices that are followed.
  private static let branchLimit = 24

  init(_ lookup: RouteLookup) {
    self.lookup = lookup
  }

  /// One list for each way through the operations' choices, in their order.
  ///
  /// - Parameter actor: The screen whose action it is; nil where none acts.
  func openBranches(
    of transition: Transition, in coordinator: Int, actor: RouteReference?
  ) -> [[Arrival]] {
    var walk = Walk(lookup: lookup, actor: actor, openBranches: [ArrivalList(lookup)])
    walk.follow(transition.operations, Place(container: coordinator))
    return walk.openBranches.map(\.arrivals)
  }

  /// Returns the screen that a step back names; nothing if that is the root and code can replace it.
  func returnTarget(of transition: Transition, in coordinator: Int) -> [String] {
    switch transition.operations.last {
    case .goBackTo(let target), .popTo(let target): [target.route]
    case .goBackToRoot, .popToRoot, .removeAll:
      replacesRoot(coordinator) ? [] : lookup.graph.coordinators[coordinator].roots
    default: []
    }
  }

  private func replacesRoot(_ coordinator: Int) -> Bool {
    lookup.graph.coordinators[coordinator].containsOperation { operation in
      switch operation {
      case .set, .replace: true
      default: false
      }
    }
  }

  private struct Place {
    var container: Int
    var isLate = false
    var conditions: [Condition] = []

    func under(_ condition: Condition) -> Place {
      var place = self
      place.conditions.append(condition)
      return place
    }
  }

  private struct Walk {
    let lookup: RouteLookup
    let actor: RouteReference?
    var openBranches: [ArrivalList]
    private var next = 0

    init(lookup: RouteLookup, actor: RouteReference?, openBranches: [ArrivalList]) {
      self.lookup = lookup
      self.actor = actor
      self.openBranches = openBranches
    }

    mutating func follow(_ operations: [Operation], _ place: Place) {
      for operation in operations { follow(operation, place) }
    }

    private mutating func follow(_ operation: Operation, _ place: Place) {
      let index = next
      next += 1
      switch operation {
      case .within(let flow, let operations):
        guard let container = lookup.coordinator(flow, from: place.container) else {
          next += operations.flattened.count
          return
        }
        var inner = place
        inner.container = container
        follow(operations, inner)
      case .later(let operations), .deferredSet(let operations):
        var inner = place
        inner.isLate = true
        follow(operations, inner)
      case .when(let condition, let operations, let others):
        branch([
          (operations, place.under(condition)), (others, place.under(.not(condition))),
        ])
      case .oneOf(let alternatives), .resulted(let alternatives):
        branch(alternatives.map { ($0, place) })
      default:
        for openBranch in openBranches.indices {
          openBranches[openBranch].apply(
            ArrivalList.Step(
              operation: operation, index: index, container: place.container, actor: actor,
              isLate: place.isLate, conditions: place.conditions))
        }
      }
    }

    private mutating func branch(_ branches: [([Operation], Place)]) {
      let before = openBranches
      var after: [ArrivalList] = []
      for (operations, place) in branches {
        openBranches = before
        follow(operations, place)
        after += openBranches
      }
      openBranches = Array(after.prefix(RegisteredArrivals.branchLimit))
    }
  }
}
