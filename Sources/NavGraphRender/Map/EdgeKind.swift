import NavGraphModel

/// How an edge moves the user, which decides its line, its arrowhead and its symbol.
enum EdgeKind: Int, Hashable, Comparable, Sendable, CaseIterable {
  case push, sheet, cover
  case alert, dialog, popover
  case overlay, column, window
  /// Another tab is selected.
  case tab
  /// Another case of a switch is shown.
  case show
  /// Another screen takes the place of this one, or of the whole array.
  case replace
  /// A screen that was there before shows again.
  case back
  /// The system's way back: a back button, a swipe.
  case gesture
  /// No screen appears or is removed: a value changes, or a pending effect.
  case change

  init(_ presentation: Presentation) {
    switch presentation {
    case .push: self = .push
    case .sheet: self = .sheet
    case .cover: self = .cover
    }
  }

  init(_ slot: SlotKind) {
    switch slot {
    case .push: self = .push
    case .sheet: self = .sheet
    case .cover: self = .cover
    case .alert: self = .alert
    case .dialog: self = .dialog
    case .popover: self = .popover
    case .overlay, .blockingOverlay: self = .overlay
    case .column: self = .column
    case .window: self = .window
    }
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The class in the drawing, and the word on edges without an action's name.
  var name: String {
    switch self {
    case .push: "push"
    case .sheet: "sheet"
    case .cover: "cover"
    case .alert: "alert"
    case .dialog: "dialog"
    case .popover: "popover"
    case .overlay: "overlay"
    case .column: "column"
    case .window: "window"
    case .tab: "tab"
    case .show: "show"
    case .replace: "replace"
    case .back: "back"
    case .gesture: "gesture"
    case .change: "change"
    }
  }

  /// Whether a new screen comes, or another one is chosen, rather than an old one shown again.
  var isForward: Bool {
    switch self {
    case .back, .gesture, .change: false
    default: true
    }
  }

  /// Whether the screen comes into a slot or onto a stack; a choice between what is there has none.
  var bringsScreen: Bool { isForward && self != .tab }
}

extension EdgeKind {
  /// Whether the presenter stays in use beneath it.
  var isBeside: Bool { family == .beside }

  /// The kinds that share colours and arrowheads.
  enum Family: Int, Hashable, Sendable, CaseIterable {
    case push, sheet, cover, prompt, beside, choice, replace, back, gesture
  }

  var family: Family {
    switch self {
    case .push: .push
    case .sheet: .sheet
    case .cover: .cover
    case .alert, .dialog, .popover: .prompt
    case .overlay, .column, .window: .beside
    case .tab, .show: .choice
    case .replace: .replace
    case .back, .change: .back
    case .gesture: .gesture
    }
  }
}
