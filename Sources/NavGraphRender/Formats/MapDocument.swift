import NavGraphModel

/// A map by value, for other tools; `Docs/Reference/Maps.md` describes it.
struct MapDocument: Hashable, Codable, Sendable {
  /// Of this format; another one may mean other things by the same keys.
  var version = 1
  var title: String
  var view: String
  /// The sentences beneath the title.
  var summary: [String]
  var coordinators: [Coordinator]
  var nodes: [Node]
  var edges: [Edge]
  /// Routes that show the flow of a coordinator.
  var hostings: [Hosting]
  /// Findings that belong to no coordinator.
  var findings: [Finding]

  struct Coordinator: Hashable, Codable, Sendable {
    var id: String
    var name: String
    var container: String
    var isCollapsed: Bool
    var startsApp: Bool
    var findings: [Finding]
    var source: Source?
  }

  struct Node: Hashable, Codable, Sendable {
    var id: String
    /// The id of its coordinator.
    var coordinator: String
    var name: String
    /// `root`, `route`, `coordinator`, `link`, `action` or `nothing`.
    var role: String
    var arguments: [String]
    /// `shown`, `hidden`, `unreachable` or `not-found`; screens only.
    var reach: String?
    var hosts: String?
    var captions: [String]
    /// The path of its picture, or an address on the web.
    var image: String?
    /// The actions that no edge is drawn for.
    var actions: [Action]
    var isHighlighted: Bool
    var findings: [Finding]
    var source: Source?
  }

  struct Edge: Hashable, Codable, Sendable {
    var id: String
    /// Ids of nodes.
    var from: String
    var to: String
    var kind: String
    /// `seen`, `never` or `not-seen`.
    var occurrence: String
    var actions: [Action]
    var isHighlighted: Bool
  }

  struct Action: Hashable, Codable, Sendable {
    var name: String
    var trigger: String
    var condition: String?
    var isLate: Bool
    /// How many actions it represents.
    var count: Int
    var findings: [Finding]
    var source: Source?
  }

  struct Hosting: Hashable, Codable, Sendable {
    /// The id of a node.
    var from: String
    /// The id of a coordinator.
    var coordinator: String
  }

  struct Finding: Hashable, Codable, Sendable {
    var rule: String
    var severity: String
    var message: String
  }

  struct Source: Hashable, Codable, Sendable {
    var file: String
    var line: Int
    var column: Int
    /// The address, where a template was given.
    var link: String?
  }

  /// Indented, with sorted keys and one line feed at the end; nil where a value cannot be encoded.
  var text: String? {
    JSONDocument.text(of: self)
  }
}
