/// The routes view by value: what is drawn, before anything has a place.
///
/// One node for each route, one cluster for each coordinator. Edges stay within their cluster:
/// coordinators do not lead to one another yet. All orders are those of the facts.
struct RouteMap: Hashable, Sendable {
  var title: String
  /// Counts and coverage, one sentence each.
  var summary: [String]
  var clusters: [Cluster]
  /// What belongs to no coordinator of the graph.
  var marks: [RouteMark]
  /// Whether there are ways back by gesture that are not drawn.
  var hidesGestures: Bool

  /// A coordinator.
  struct Cluster: Hashable, Sendable {
    var name: String
    /// The dialect.
    var subtitle: String
    var nodes: [Node]
    /// Sorted by source, target, kind and certainty; one of each.
    var edges: [Edge]
    var marks: [RouteMark]
    /// Lines of the tooltip.
    var details: [String]
  }

  /// A route, or the screen that is left when a stack is empty.
  struct Node: Hashable, Sendable {
    var name: String
    /// Names of the arguments.
    var arguments: [String]
    var role: Role
    var reach: Reach
    /// The actions that lead to no other screen.
    var stays: [Action]
    /// Ways back to more screens than edges are drawn for.
    var returns: [Return]
    var marks: [RouteMark]
    /// Lines of the tooltip.
    var details: [String]
  }

  enum Role: Hashable, Sendable {
    case root, route
    /// No screen at all: the stack is empty.
    case nothing
  }

  /// Whether a route was seen.
  enum Reach: Hashable, Sendable, CaseIterable {
    case shown
    /// In a stack, but always beneath something or not rendered.
    case hidden
    /// Proved by a complete search, or because no chain of steps leads there.
    case unreachable
    /// Not met within the bounds of the search, which says nothing beyond them.
    case notFound
  }

  /// A way back that depends on where the person came from.
  struct Return: Hashable, Sendable {
    var kind: EdgeKind
    var action: Action
  }

  /// What leads from one node to another in one manner.
  struct Edge: Hashable, Sendable {
    /// Index into the cluster's nodes.
    var source: Int
    /// Index into the cluster's nodes.
    var target: Int
    var kind: EdgeKind
    var occurrence: Occurrence
    var actions: [Action]
  }

  /// Whether an edge was seen to be taken.
  enum Occurrence: Int, Hashable, Comparable, Sendable, CaseIterable {
    case seen
    /// A complete search did not meet it.
    case never
    /// A bounded search did not meet it.
    case notSeen

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// An action on a screen.
  struct Action: Hashable, Sendable {
    var name: String
    /// The condition and the cause, where they are not "always" and "a tap".
    var qualifiers: [String]
    var marks: [RouteMark]
    /// Lines of the tooltip.
    var details: [String]
  }
}

extension RouteMap.Reach {
  /// What stands beneath the name of a screen that was not shown.
  var caption: String? {
    switch self {
    case .shown: nil
    case .hidden: "never visible"
    case .unreachable: "unreachable"
    case .notFound: "not found"
    }
  }

  /// The classes in the drawing.
  var classes: [String] {
    switch self {
    case .shown: []
    case .hidden: ["unreached", "hidden"]
    case .unreachable: ["unreached"]
    case .notFound: ["unreached", "not-found"]
    }
  }
}

extension RouteMap.Occurrence {
  /// What stands beneath the actions of an edge that was not seen.
  var caption: String? {
    switch self {
    case .seen: nil
    case .never: "never gets there"
    case .notSeen: "not seen"
    }
  }

  var classes: [String] {
    switch self {
    case .seen: []
    case .never: ["never"]
    case .notSeen: ["never", "not-seen"]
    }
  }
}

extension RouteMap {
  /// The marks of all places.
  var allMarks: [RouteMark] {
    marks
      + clusters.flatMap { cluster in
        cluster.marks + cluster.nodes.flatMap { $0.marks + $0.listed.flatMap(\.marks) }
          + cluster.edges.flatMap { $0.actions.flatMap(\.marks) }
      }
  }
}

extension RouteMap.Node {
  /// The actions that have no edge and stand in the node.
  var listed: [RouteMap.Action] { returns.map(\.action) + stays }
}
