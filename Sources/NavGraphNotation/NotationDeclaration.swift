/// The first word of a clause that is not about what happens on a screen.
enum NotationDeclaration: String {
  // What the container is.
  case tabs
  case tabsWithoutSelection = "tabs!"
  case cases = "switch"
  case joined, starts
  // Declarations beside screens.
  case link, slot, effect
  case variable = "var"
  case input
  case freeInput = "free"
  // What is said about screens.
  case sends, requires, off, renders, untracked, unhandled, stuck, argument
  case identity = "byid"
  case allow
  // What has to hold.
  case home = "backto"

  /// Whether this clause decides how other clauses are read, at any position.
  var isReadFirst: Bool {
    switch self {
    case .tabs, .tabsWithoutSelection, .cases, .joined, .input, .freeInput: true
    default: false
    }
  }
}
