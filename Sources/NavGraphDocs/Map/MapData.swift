/// The data of the page's script beside the states: the registration, the results of exploration,
/// and paths. Names are as the author wrote them; the script shows them as text.
struct MapData: Encodable {
  let title: String
  /// Counts and coverage, in words.
  let summary: [String]
  /// In the order of the graph, to which all numbers refer.
  let coordinators: [Coordinator]
  /// Names of the app's variables and fixed inputs: what a state's values belong to.
  let variables: [String]
  let findings: [Finding]
  let rules: [Rule]
  let ways: [Way]

  struct Coordinator: Encodable {
    let name: String
    /// As the drawing calls it.
    let drawnName: String
    let container: String
    /// `stack`, `tabs`, `switch` or `joined`.
    let kind: String
    let isEntry: Bool
    let source: Source
    let routes: [Route]
    /// Route and name, with arguments, of what entries refer to.
    let instances: [Instance]
    let handlers: [Transition]
    let links: [Transition]
    let slots: [Slot]
    let variables: [Variable]
    let effects: [Effect]
  }

  struct Instance: Encodable {
    let route: Int
    let name: String
  }

  struct Route: Encodable {
    let name: String
    let arguments: [Argument]
    let identity: String
    let isRoot: Bool
    let isTerminal: Bool
    /// Index into the graph's coordinators.
    let hosts: Int?
    let requires: String?
    let disabledGestures: [String]
    let slots: [Slot]
    let variables: [Variable]
    let effects: [Effect]
    let transitions: [Transition]
    let source: Source
    /// `shown`, `held` (never visible) or `missing`.
    let reach: String
    /// Index into the steps of ``ways``: the shortest path to see it; nil where there is none.
    let way: Int?
    /// A picture of the screen, as an address that holds it.
    let image: String?
  }

  struct Argument: Encodable {
    let name: String
    /// Nil where navigation does not depend on it.
    let values: [String]?
  }

  struct Slot: Encodable {
    let name: String
    let kind: String
  }

  struct Variable: Encodable {
    let name: String
    let values: [String]
  }

  struct Effect: Encodable {
    let name: String
    let action: String
  }

  struct Transition: Encodable {
    let action: String
    let trigger: String
    /// Who is heard; nil for the screen itself.
    let from: String?
    let condition: String?
    let operation: String
    let source: Source
    /// Coordinator and route of what it was seen to land on.
    let landings: [[Int]]
  }

  struct Finding: Encodable {
    let rule: String
    let severity: String
    let message: String
    /// Index into the graph's coordinators; nil where it has none of this name.
    let coordinator: Int?
    let route: Int?
    let source: Source
    let notes: [Note]
    /// What else its report says: what it assumes, where a debug build stops.
    var remarks: [String]
    /// Index into ``MapData/ways``.
    let way: Int?
  }

  struct Note: Encodable {
    let text: String
    let source: Source
  }

  struct Rule: Encodable {
    let id: String
    let summary: String
    let fix: String
  }

  /// A step of a path, and the state that it leads to.
  struct Way: Encodable {
    /// Index of the step before; nil at the start.
    let parent: Int?
    /// What to do, in words; nil at the start.
    let words: String?
    let trigger: String?
    /// Coordinator and instance of the acting screen.
    let actor: [Int]?
    let source: Source?
    /// As ``StateTable/add(_:)`` gives it.
    let state: [Int]
    /// Search and state, where the walk has it.
    let place: [Int]?
  }

  struct Source: Encodable {
    /// `file:line`.
    let text: String
    let address: String?
  }
}
