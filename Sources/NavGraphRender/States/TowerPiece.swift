import NavGraphFacts

/// A part of a tower before it has a place.
struct TowerPiece: Hashable, Sendable {
  var form: Tower.Form
  var block: TextBlock
  var isActive: Bool
  var screen: ScreenReference?
  /// What a screen is made of that hosts a flow, bottom first; empty for all others.
  var inner: [TowerPiece] = []
  /// Of a bar.
  var tabs: [Tab] = []

  struct Tab: Hashable, Sendable {
    var block: TextBlock
    var isSelected: Bool
  }
}

extension TowerPiece {
  private static let padding = Size(width: 13, height: 5)
  /// Additional space above and below the name of a screen in use.
  private static let activePadding = 9.0
  /// Space between a hosted flow and the border around it.
  private static let groupPadding = 7.0
  private static let tabPadding = Size(width: 6, height: 5)
  private static let smallestTab = 44.0

  var isGroup: Bool { !inner.isEmpty }

  /// Whether the user can use it, or a part of it.
  var containsActive: Bool { isActive || inner.contains(where: \.containsActive) }

  /// The least width that holds the piece, its distance from the sides included.
  var width: Double {
    let content: Double
    if !tabs.isEmpty {
      content = tabs.reduce(0) { $0 + Self.width(of: $1) }
    } else if isGroup {
      content = max(
        block.size.width + 2 * Self.padding.width,
        inner.width + 2 * Self.groupPadding)
    } else {
      content = block.size.width + 2 * Self.padding.width
    }
    return content + form.inset.left + form.inset.right
  }

  var height: Double {
    if !tabs.isEmpty {
      return (tabs.map(\.block.size.height).max() ?? 0) + 2 * Self.tabPadding.height
    }
    let text = block.size.height + 2 * verticalPadding
    return isGroup ? Self.groupPadding + inner.height + text : text
  }

  private static func width(of tab: Tab) -> Double {
    max(smallestTab, tab.block.size.width + 2 * tabPadding.width)
  }

  private var verticalPadding: Double {
    isActive && !isGroup ? Self.activePadding : Self.padding.height
  }

  /// The piece and all that is in it, in a place of this width or a greater one.
  func slabs(at origin: Point, width: Double) -> [Tower.Slab] {
    let box = Rect(
      origin: Point(x: origin.x + form.inset.left, y: origin.y),
      size: Size(width: width - form.inset.left - form.inset.right, height: height))
    let textTop = box.maxY - verticalPadding - block.size.height
    var slab = Tower.Slab(
      form: form, box: box, block: block, textTop: textTop, isActive: isActive, isGroup: isGroup,
      screen: screen)
    let spare = box.size.width - tabs.reduce(0) { $0 + Self.width(of: $1) }
    var x = box.minX
    for tab in tabs {
      let width = Self.width(of: tab) + spare / Double(tabs.count)
      slab.tabs.append(
        Tower.Tab(
          box: Rect(
            origin: Point(x: x, y: box.minY), size: Size(width: width, height: box.size.height)),
          block: tab.block, isSelected: tab.isSelected))
      x += width
    }
    let inside = inner.slabs(
      at: Point(x: box.minX + Self.groupPadding, y: box.minY + Self.groupPadding),
      width: box.size.width - 2 * Self.groupPadding)
    return [slab] + inside
  }
}

extension [TowerPiece] {
  /// Of all pieces one on the other.
  var width: Double { map(\.width).max() ?? 0 }

  var height: Double {
    reduce(0) { $0 + $1.height } + dropFirst().reduce(0) { $0 + $1.form.gap }
  }

  /// The pieces one on the other, the first at the bottom.
  func slabs(at origin: Point, width: Double) -> [Tower.Slab] {
    var slabs: [Tower.Slab] = []
    var top = origin.y
    for piece in reversed() {
      slabs += piece.slabs(at: Point(x: origin.x, y: top), width: width)
      top += piece.height + piece.form.gap
    }
    return slabs
  }
}

extension Tower.Form {
  /// The distance from the sides of the part that contains it: a modal is narrower than the content that it covers, and
  /// a piece that covers nothing is at one side.
  fileprivate var inset: (left: Double, right: Double) {
    switch self {
    case .base, .bar, .nothing, .over(.push), .over(.cover), .over(.window): (0, 0)
    case .over(.sheet): (9, 9)
    case .over(.alert), .over(.dialog), .over(.popover): (18, 18)
    case .over(.overlay), .over(.column): (30, 0)
    case .over: (0, 0)
    }
  }

  /// The distance from its lower side to the part below.
  fileprivate var gap: Double {
    switch self {
    case .over(.popover): 8
    case .over(.push), .base, .bar, .nothing: 2.5
    case .over: 4
    }
  }
}
