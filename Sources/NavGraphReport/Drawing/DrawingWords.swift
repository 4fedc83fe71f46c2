package import NavGraphModel

/// The head of an arrow in drawings.
let arrow = "\u{2500}\u{25B6}"

/// Text of the author's in a drawing: on one line, and no longer than a line.
func drawn(_ text: String) -> String {
  terminalSafe(text.cut(toColumns: GraphDrawing.columns)).cut(toColumns: GraphDrawing.columns)
}

extension Presentation {
  /// `sheet`, or `sheet without navigation`.
  var phrase: String {
    isPush || embedsNavigation ? displayName : "\(displayName) without navigation"
  }
}

extension Trigger {
  /// Who causes it; nil for the tap that is usual.
  var phrase: String? {
    switch self {
    case .tap, .link: nil
    case .gesture: "gesture"
    case .effect: "later, by work"
    case .automatic: "by itself"
    case .sent: "sent"
    }
  }
}

extension VariableDefinition {
  package var phrase: String { "variable \(name): \(values.joined(separator: ", "))" }
}

extension Suppression {
  var phrase: String { "allows \(rule)" }
}

extension EffectDefinition {
  package var phrase: String {
    let words = [
      emission == .once ? nil : emission.rawValue, startsOnAppearance ? nil : "when started",
      cancellation == .never ? "outlives its owner" : nil, id.map { "id \($0)" },
    ].compactMap(\.self)
    return "effect \(name) sends \(action)"
      + (words.isEmpty ? "" : " (\(words.joined(separator: ", ")))")
  }
}

extension HandlerDefinition.Source {
  /// Whose action a coordinator hears.
  package var displayName: String {
    switch self {
    case .own: "self"
    case .descendant(let hosts, let route):
      (hosts + [route].compactMap(\.self)).joined(separator: " \u{203A} ")
    case .dismissal(let route): "dismissal of \(route)"
    case .anyDepth(let coordinator, let route):
      ["any \(coordinator)", route].compactMap(\.self).joined(separator: " \u{203A} ")
    }
  }
}

extension Transition {
  /// Whether the action's name says no more than its operation.
  var hasPlainName: Bool {
    guard operations.count == 1 else { return false }
    if action == "back" || action == operations[0].displayName { return true }
    guard let (word, pattern) = operations[0].singleArrival else { return false }
    return ["to", word].contains { action == "\($0) \(pattern.displayName)" }
  }
}

extension NavGraphModel.Operation {
  /// Whether it is in the line of its action.
  var isDrawnInOneLine: Bool {
    switch self {
    case .when, .oneOf, .resulted: false
    default: true
    }
  }

  /// The one screen that it brings, and how.
  var singleArrival: (word: String, pattern: RoutePattern)? {
    switch self {
    case .append(let destination): (destination.presentation.phrase, destination.target)
    case .fill(let slot, let destination): ("fill \(slot)", destination.target)
    case .replaceTop(let target): ("replace by", target)
    case .replace(let index, let destination): ("replace [\(index)] by", destination.target)
    case .show(let target): ("switch", target)
    case .select(let target): ("select", target)
    default: nil
    }
  }

  /// The screens that it brings one on the other, and how.
  var severalArrivals: (word: String, [(phrase: String, pattern: RoutePattern)])? {
    switch self {
    case .set(let destinations):
      ("set", destinations.map { ($0.presentation.phrase, $0.target) })
    case .appendAll(let destinations):
      ("append", destinations.map { ($0.presentation.phrase, $0.target) })
    default: nil
    }
  }

  /// Whether its first screen is the root, where the array holds that.
  var assignsRoot: Bool {
    if case .set = self { true } else { false }
  }

  /// The heading above its parts.
  var heading: String {
    switch self {
    case .within(let flow, _): "in \(flow.displayName):"
    case .later: "later:"
    case .deferredSet: "written back later:"
    case .when(let condition, _, _): "if \(condition.displayName):"
    case .oneOf, .resulted: "one of:"
    default: displayName
    }
  }

  /// Returns the heading above one of several parts; nil where the part follows the main heading.
  func heading(ofPart index: Int) -> String? {
    switch self {
    case .when: index == 0 ? nil : "else:"
    case .oneOf, .resulted: "\(index + 1)."
    default: nil
    }
  }
}
