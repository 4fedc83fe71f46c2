import NavGraphFacts

/// A state as a small tower of screens, bottom first, measured and placed; the upper left corner is
/// the origin.
struct Tower: Hashable, Sendable {
  var size: Size
  /// In the order in which they are painted: what is in another comes after it.
  var slabs: [Slab]
  /// The text beneath the tower: its owner, values, pending effects.
  var foot: TextBlock
  var footOrigin: Point
  /// The state in a line, bottom first: `home ▸ [sheet] cart`.
  var summary: String
  /// Lines of the tooltip.
  var details: [String]

  /// A screen, a bar, or a flow with what is in it.
  struct Slab: Hashable, Sendable {
    var form: Form
    var box: Rect
    var block: TextBlock
    /// Where the text begins; it is centred in the width of the box.
    var textTop: Double
    /// Whether the screen can be used.
    var isActive: Bool
    /// Whether it is the border around a hosted flow.
    var isGroup: Bool
    /// Nil for a bar, and where there is nothing.
    var screen: ScreenReference?
    /// Of a bar.
    var tabs: [Tab] = []
  }

  /// A tab in its bar.
  struct Tab: Hashable, Sendable {
    var box: Rect
    var block: TextBlock
    var isSelected: Bool
  }

  /// How something is presented on the part below it: its shape.
  enum Form: Hashable, Sendable {
    /// The first content of a flow, with nothing below it.
    case base
    case over(EdgeKind)
    /// The bar of tabs, or of other choices.
    case bar
    /// No screen at all.
    case nothing
  }
}

extension Tower.Form {
  init(_ kind: EdgeKind?) { self = kind.map(Self.over) ?? .base }

  /// The class in the drawing.
  var name: String {
    switch self {
    case .base: "base"
    case .over(let kind): kind.name
    case .bar: "bar"
    case .nothing: "nothing"
    }
  }

  /// The kind that is written on the slab; a push is what needs no word.
  var word: EdgeKind? {
    if case .over(let kind) = self, kind != .push { kind } else { nil }
  }
}
