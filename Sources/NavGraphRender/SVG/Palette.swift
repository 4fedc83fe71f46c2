/// The colours of one scheme, as CSS writes them.
///
/// Text has a contrast of 4.5 to 1 or more with its background; a test computes it.
struct Palette: Hashable, Sendable {
  var page: String
  var frame: String
  var frameLine: String
  var card: String
  var cardLine: String
  var text: String
  /// Text of lesser importance, on the page, a frame or a card.
  var quietText: String
  var quietLine: String
  /// By family of edges; none is like those of errors and warnings, which a test computes.
  var edges: [Ink]
  /// Of deep links and what they lead to.
  var link: Ink
  /// By severity; the tint is that of badges.
  var severities: [Ink]

  struct Ink: Hashable, Sendable {
    var line: String
    /// Behind the text.
    var tint: String
    var text: String
  }

  func ink(_ kind: EdgeKind) -> Ink { edges[kind.family.rawValue] }
  func ink(_ severity: RouteMark.Severity) -> Ink { severities[severity.rawValue] }

  static let light = Palette(
    page: "#ffffff", frame: "#f6f8fb", frameLine: "#d9dfe8", card: "#ffffff", cardLine: "#8590a2",
    text: "#131a24", quietText: "#566072", quietLine: "#858f9f",
    edges: [
      Ink(line: "#2f62c9", tint: "#e2ebfc", text: "#1b458f"),
      Ink(line: "#8a44bd", tint: "#f1e4fa", text: "#5f2b86"),
      Ink(line: "#b02a96", tint: "#fae1f4", text: "#7e1a6b"),
      Ink(line: "#4a5a78", tint: "#e3e8f1", text: "#33415c"),
      Ink(line: "#5c6f00", tint: "#eff3d8", text: "#434f00"),
      Ink(line: "#1f7a45", tint: "#ddf3e6", text: "#155631"),
      Ink(line: "#6f5d50", tint: "#eee9e4", text: "#4d4037"),
      Ink(line: "#7c8696", tint: "#f6f8fb", text: "#566072"),
      Ink(line: "#858f9f", tint: "#f6f8fb", text: "#566072"),
    ],
    link: Ink(line: "#007a87", tint: "#daf1f4", text: "#00545e"),
    severities: [
      Ink(line: "#cf2f2f", tint: "#c42424", text: "#b02020"),
      Ink(line: "#d68a00", tint: "#8a5a00", text: "#7d5200"),
      Ink(line: "#2b86a3", tint: "#1c6d88", text: "#17627b"),
    ])

  static let dark = Palette(
    page: "#0d1117", frame: "#151b24", frameLine: "#2e3744", card: "#212935", cardLine: "#7c8799",
    text: "#f0f4f9", quietText: "#a7b1c0", quietLine: "#68727f",
    edges: [
      Ink(line: "#78a6ff", tint: "#1c2f57", text: "#c3d8ff"),
      Ink(line: "#c38df0", tint: "#38244d", text: "#e7cffb"),
      Ink(line: "#f08ad8", tint: "#4a2043", text: "#fbd0f1"),
      Ink(line: "#a9b8d6", tint: "#2a3448", text: "#d3def2"),
      Ink(line: "#b5c94a", tint: "#30370f", text: "#e4eeae"),
      Ink(line: "#5fc98c", tint: "#173a27", text: "#bfeed3"),
      Ink(line: "#c2b2a4", tint: "#38312b", text: "#e8ddd3"),
      Ink(line: "#818c9d", tint: "#151b24", text: "#a7b1c0"),
      Ink(line: "#68727f", tint: "#151b24", text: "#a7b1c0"),
    ],
    link: Ink(line: "#4fc3d1", tint: "#11383d", text: "#bcecf2"),
    severities: [
      Ink(line: "#ff6b64", tint: "#ff8a84", text: "#ff9c96"),
      Ink(line: "#e8a73a", tint: "#edb656", text: "#f2c26b"),
      Ink(line: "#56b6d4", tint: "#7cc9e2", text: "#8fd3ea"),
    ])
}
