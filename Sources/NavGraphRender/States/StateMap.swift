import NavGraphFacts
import NavGraphModel

/// The states view by value: a node for each state that the facts keep, before anything has a place.
struct StateMap: Hashable, Sendable {
  var title: String
  /// Counts, and what is left out, one sentence each.
  var summary: [String]
  /// The differences from the request, one sentence each.
  var notices: [String]
  /// One for each search.
  var parts: [Part]
  /// Whether there are gestures that are not drawn.
  var hidesGestures: Bool

  /// What one search found.
  struct Part: Hashable, Sendable {
    /// Index into the facts' searches.
    var search: Int
    /// Whose states these are.
    var heading: String
    var subtitle: String
    var nodes: [Node] = []
    /// Sorted by source, target, kind and who acts; one of each.
    var edges: [RouteMap.Edge] = []
  }

  struct Node: Hashable, Sendable {
    var content: Content
    /// Lines of the tooltip beside those of the tower.
    var details: [String] = []
    var isHighlighted = false
  }

  enum Content: Hashable, Sendable {
    /// Index into the search's states.
    case state(Int, Snapshot, isInitial: Bool)
    /// What is not drawn, beyond a state.
    case stub(Stub)
  }

  /// Where steps lead that lead to no state of the drawing.
  enum Stub: Hashable, Comparable, Sendable {
    /// States that were found, and are not drawn.
    case more
    case beyond(String)
    case crash
  }

  /// The most states that are drawn: more than anybody can look at.
  static let stateLimit = 120
  /// So many are drawn however large they are.
  static let leastStates = 12

  /// The number of states that are drawn.
  var stateCount: Int { parts.reduce(0) { $0 + $1.nodes.count { !$0.isStub } } }
}

extension StateMap.Node {
  var isStub: Bool {
    if case .stub = content { true } else { false }
  }
}

extension StateMap.Stub {
  var text: String {
    switch self {
    case .more: "more states"
    case .beyond(let limit): "beyond the \(limit)"
    case .crash: "the app ends here"
    }
  }
}

extension Limits.Kind {
  /// The limit in words.
  var displayName: String {
    switch self {
    case .stackHeight: "stack height"
    case .modalNesting: "modal layers"
    case .flowNesting: "nesting of flows"
    case .pending: "pending effects"
    case .states: "number of states"
    case .depth: "number of actions"
    case .time: "time limit"
    case .memory: "memory limit"
    case .enough: "number of states that were enough"
    case .incidents: "steps that had to be set aside"
    case .interrupted: "interruption"
    }
  }
}
