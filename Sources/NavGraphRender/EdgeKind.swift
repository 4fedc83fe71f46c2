import NavGraphModel

/// How an edge moves the person, which decides its line, its arrowhead and its symbol.
enum EdgeKind: Int, Hashable, Comparable, Sendable, CaseIterable {
  case push, sheet, cover
  /// Another screen takes the place of this one, or of the whole array.
  case replace
  /// A screen that was there before shows again.
  case back
  /// The system's way back: a back button, a swipe.
  case gesture

  init(_ presentation: Presentation) {
    switch presentation {
    case .push: self = .push
    case .sheet: self = .sheet
    case .cover: self = .cover
    }
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The class in the drawing, and the word in the legend.
  var name: String {
    switch self {
    case .push: "push"
    case .sheet: "sheet"
    case .cover: "cover"
    case .replace: "replace"
    case .back: "back"
    case .gesture: "gesture"
    }
  }

  /// Whether a new screen comes, rather than an old one again.
  var isForward: Bool {
    switch self {
    case .push, .sheet, .cover, .replace: true
    case .back, .gesture: false
    }
  }
}
