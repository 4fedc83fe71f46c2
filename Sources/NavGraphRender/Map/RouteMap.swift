import NavGraphFacts
import NavGraphModel

/// The routes view by value: what is drawn, before anything has a place.
///
/// One node for each route, one cluster for each coordinator. All orders are those of the facts.
struct RouteMap: Hashable, Sendable {
  var title: String
  /// Counts and coverage, one sentence each.
  var summary: [String]
  /// Coordinators that lead to one another or host one another are in one part.
  var parts: [Part]
  /// What belongs to no coordinator of the graph.
  var marks: [RouteMark]
  /// The differences between the request and the drawing.
  var notices: [String] = []

  /// Coordinators that are laid out together.
  struct Part: Hashable, Sendable {
    var clusters: [Cluster] = []
    var nodes: [Node] = []
    /// Sorted by source, target, kind and certainty; one of each.
    var edges: [Edge] = []
    /// Sorted by node; one of each.
    var hostings: [Hosting] = []
    /// The names of all coordinators of the graph, also of those that are not drawn.
    var coordinatorNames: Set<String> = []
  }

  /// A coordinator.
  struct Cluster: Hashable, Sendable {
    var name: String
    /// The dialect or the kind of container.
    var subtitle: String
    var marks: [RouteMark]
    /// Lines of the tooltip.
    var details: [String]
    /// Whether its routes are side by side, as tabs are, rather than on top of one another.
    var isChoice = false
    /// Whether it is one box, which is then its only node.
    var isCollapsed = false
    /// Whether the app can start with it.
    var startsApp = false
    /// Whether no screen hosts it, though the app starts with another one.
    var isUnhosted = false
    var location: SourceLocation?
  }

  /// A route, or something else that edges start or end at.
  struct Node: Hashable, Sendable {
    /// Index into the part's clusters.
    var cluster: Int
    /// The route; nil for everything else.
    var route: RouteReference?
    var name: String
    /// Names of the arguments.
    var arguments: [String] = []
    var role: Role
    var reach = Reach.shown
    /// Other lines beneath the name: its place in a bar, its condition.
    var captions: [String] = []
    /// The coordinator that the route hosts.
    var hosts: String?
    /// The path of a picture of the screen; where it is drawn, its address.
    var image: String?
    /// The actions that lead to no other screen.
    var stays: [Action] = []
    /// Names of actions that nothing handles.
    var unhandled: [String] = []
    /// Ways back to more screens than edges are drawn for.
    var returns: [Return] = []
    /// What leads to other coordinators, where no edges are drawn between them.
    var departures: [Departure] = []
    /// Where it is reached from, as far as that is not drawn.
    var origins = SourceList()
    /// The routes in the box of a coordinator.
    var contents: [RouteReference] = []
    /// The screens that host the box of a coordinator.
    var hostNames: [String] = []
    /// Their names, as far as they are drawn.
    var contentNames: [String] = []
    var emphasis = Emphasis.plain
    var marks: [RouteMark] = []
    var location: SourceLocation?
    /// Lines of the tooltip.
    var details: [String]
  }

  /// The emphasis of an element among the others, where some are highlighted.
  enum Emphasis: Hashable, Sendable {
    case plain, highlighted, faded
  }

  enum Role: Hashable, Sendable {
    case root, route
    /// A coordinator with all that is in it.
    case coordinator
    /// A deep link.
    case link
    /// An action of the coordinator itself.
    case own
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

  /// A step back that depends on the screen from which the user came.
  struct Return: Hashable, Sendable {
    var kind: EdgeKind
    var action: Action
  }

  /// A way to a screen of another coordinator, in words.
  struct Departure: Hashable, Sendable {
    var kind: EdgeKind
    var action: Action
    /// The coordinator and the screen.
    var target: String
  }

  /// What leads from one node to another in one manner.
  struct Edge: Hashable, Sendable {
    /// Index into the part's nodes.
    var source: Int
    /// Index into the part's nodes.
    var target: Int
    var kind: EdgeKind
    var occurrence: Occurrence
    var actions: [Action]
    var emphasis = Emphasis.plain
    /// Names of the screens that it leads from and to, where boxes represent these.
    var boxedSources: [String] = []
    var boxedTargets: [String] = []
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

  /// A route that shows the flow of a coordinator.
  struct Hosting: Hashable, Sendable {
    /// Index into the part's nodes.
    var node: Int
    /// Index into the part's clusters.
    var cluster: Int
    var emphasis = Emphasis.plain
  }

  /// An action on a screen, of a coordinator, or a deep link.
  struct Action: Hashable, Sendable {
    /// Empty where the node says it already.
    var name: String
    var trigger = Trigger.tap
    /// Whether what it does comes later, after anything.
    var isLate = false
    /// The conditions, where it is not "always".
    var condition: String?
    /// What the registration takes for granted.
    var assumption: String?
    /// How many actions it represents.
    var count = 1
    var marks: [RouteMark] = []
    var location: SourceLocation?
    /// Lines of the tooltip.
    var details: [String]
  }
}

extension RouteMap {
  /// The marks of all places.
  var allMarks: [RouteMark] {
    marks
      + parts.flatMap { part in
        part.clusters.flatMap(\.marks)
          + part.nodes.flatMap { $0.marks + $0.listed.flatMap(\.marks) }
          + part.edges.flatMap { $0.actions.flatMap(\.marks) }
      }
  }
}

extension RouteMap.Edge {
  /// The marks of its actions.
  var marks: [RouteMark] { actions.flatMap(\.marks) }
}

extension RouteMap.Node {
  /// The actions that have no edge and are listed in the node.
  var listed: [RouteMap.Action] { departures.map(\.action) + returns.map(\.action) + stays }
}

extension RouteMap.Edge {
  /// Whether the actions come by themselves, without a tap.
  var isSpontaneous: Bool { actions.allSatisfy(\.trigger.isSpontaneous) }

  /// Whether deep links alone lead along it.
  var isLink: Bool { actions.allSatisfy { $0.trigger == .link } }

  /// The order of a map's edges: by their ends, then by what they are.
  static func isOrderedBefore(_ left: Self, _ right: Self) -> Bool {
    (left.source, left.target, left.kind, left.cause, left.occurrence)
      < (right.source, right.target, right.kind, right.cause, right.occurrence)
  }

  private var cause: Int { (isLink ? 2 : 0) + (isSpontaneous ? 1 : 0) }
}

extension Trigger {
  /// Whether the app acts by itself.
  var isSpontaneous: Bool { self == .effect || self == .automatic }
}
