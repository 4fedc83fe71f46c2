import NavGraphModel

/// Actions of one name that lead from one place to another, each under a condition of its own: drawn
/// once, with all conditions.
struct ActionGroup: Hashable, Sendable {
  private var first: RouteMap.Action
  private(set) var conditions: [Condition]
  /// Of all the actions, each once.
  private(set) var marks: [RouteMark]

  struct Condition: Hashable, Sendable {
    var text: String
    var location: SourceLocation?
  }

  init(_ action: RouteMap.Action) {
    first = action
    marks = action.marks
    conditions = action.condition.map { [Condition(text: $0, location: action.location)] } ?? []
  }

  /// Actions by what they look like but for their conditions, in the order of the first of each.
  ///
  /// - Complexity: O(*n*²) in the actions, which are few at one place.
  static func groups(of actions: [RouteMap.Action]) -> [ActionGroup] {
    var groups: [ActionGroup] = []
    for action in actions {
      let known = groups.firstIndex { $0.takes(action) }
      if let known {
        groups[known].add(action)
      } else {
        groups.append(ActionGroup(action))
      }
    }
    return groups
  }

  private func takes(_ action: RouteMap.Action) -> Bool {
    !action.name.isEmpty && first.name == action.name && first.trigger == action.trigger
      && first.isLate == action.isLate && first.condition != nil && action.condition != nil
  }

  private mutating func add(_ action: RouteMap.Action) {
    let other = ActionGroup(action)
    conditions += other.conditions.filter { new in !conditions.contains { $0.text == new.text } }
    marks += other.marks.filter { !marks.contains($0) }
  }

  var location: SourceLocation? { first.location }

  var qualifiers: [(text: String, icon: Icon?)] { first.qualifiers }

  /// The name, or the word for the edge where the node says the name already.
  func label(_ kind: EdgeKind) -> String {
    let name = first.name.isEmpty ? kind.name : first.name
    return first.count > 1 ? "\(first.count) \u{00D7} \(name)" : name
  }
}
