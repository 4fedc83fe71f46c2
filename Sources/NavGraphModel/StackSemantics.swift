/// What the operations of one dialect do to a stack.
///
/// The stack is an array of entries, bottom first. Conformances are pure: the same stack and
/// operation give the same result, and only the array changes.
package protocol StackSemantics: Sendable {
  /// The operations that the library has; any other is ignored as not in the dialect.
  var vocabulary: Set<Operation.Kind> { get }

  /// Applies the operation with the effect of a release build.
  ///
  /// - Returns: The outcome for both builds. Where the release build fails, the stack is left as it
  ///   was: there is no app any more to look at it.
  /// - Complexity: O(*h*) in the height of the stack.
  func apply(
    _ operation: StackOperation, to stack: inout [Entry], identities: IdentityTable
  ) -> Outcome

  /// Whether the nearest entry that is not a push has a navigation container; nil if there is none.
  func canPush(onto stack: [Entry]) -> Bool?

  /// The number of entries that the views show, from the bottom; nothing above them is visible.
  func renderedCount(of stack: [Entry]) -> Int

  /// The entry that a gesture on the visible screen takes away, or nil where it is not offered.
  func entry(removedBy gesture: Gesture, on stack: [Entry]) -> Int?

  /// Takes an entry away as the view does when a gesture ends: by default with all above it.
  func remove(_ entry: Int, from stack: inout [Entry], by gesture: Gesture)
}

extension StackSemantics {
  package func remove(_ entry: Int, from stack: inout [Entry], by gesture: Gesture) {
    stack.removeSubrange(entry...)
  }
}

extension Dialect {
  /// The meaning of this dialect's operations.
  package var semantics: any StackSemantics {
    switch self {
    case .tcaCoordinators(let version, let identification):
      FlowStacksSemantics(.tcaCoordinators(version, identification))
    case .flowStacks(.v0_10): FlowStacksSemantics(.flowStacks)
    case .routingReducer(.v0_0): StackAndModalSemantics(.routingReducer)
    case .composableNavigation(.v4_2): StackAndModalSemantics(.composableNavigation)
    case .composableArchitecture(.v1_25): StackAndModalSemantics(.composableArchitecture)
    case .tcaRouteStack(.v0_1): RouteStackSemantics()
    }
  }

  /// The operations that the library has; a registration that asks for another is refused.
  package var vocabulary: Set<Operation.Kind> { semantics.vocabulary }

  /// How a root stands in a packed stack.
  package func rootPresentation(embedsNavigation: Bool) -> Presentation {
    switch self {
    case .composableNavigation: .push
    case .tcaCoordinators, .flowStacks, .routingReducer, .tcaRouteStack, .composableArchitecture:
      .sheet(embedsNavigation: embedsNavigation)
    }
  }

  /// Whether the library's `pop` takes a count that it heeds.
  package var popsSeveral: Bool {
    switch self {
    case .routingReducer, .composableArchitecture: false
    case .tcaCoordinators, .flowStacks, .tcaRouteStack, .composableNavigation: true
    }
  }

  /// Whether the library has one slot for a modal, beside a stack that holds pushes only.
  package var hasModalSlot: Bool {
    switch self {
    case .routingReducer, .composableNavigation, .composableArchitecture: true
    case .tcaCoordinators, .flowStacks, .tcaRouteStack: false
    }
  }
}
