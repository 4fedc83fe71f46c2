/// A named place of a screen or a container that holds one screen beside the container's own.
package struct SlotDefinition: Hashable, Codable, Sendable {
  package var name: String
  package var kind: SlotKind
  /// A slot that follows a condition: it holds the screen while the condition holds.
  package var derived: Derivation?
  package var location: SourceLocation

  package struct Derivation: Hashable, Codable, Sendable {
    package var condition: Condition
    package var target: RoutePattern

    package init(condition: Condition, target: RoutePattern) {
      self.condition = condition
      self.target = target
    }
  }

  package init(
    name: String, kind: SlotKind, derived: Derivation? = nil, location: SourceLocation
  ) {
    self.name = name
    self.kind = kind
    self.derived = derived
    self.location = location
  }
}

/// How what a slot holds stands to its presenter.
public enum SlotKind: String, Hashable, Codable, Sendable, CaseIterable {
  /// A pushed screen, as `navigationDestination` shows it.
  case push
  case sheet, cover
  /// An alert or a dialog closes itself on whichever button is tapped.
  case alert, dialog
  case popover
  /// Shown together with the presenter, which stays usable.
  case overlay, column, window
}

extension SlotKind {
  /// Whether the presenter cannot be used while the slot is taken.
  package var covers: Bool {
    switch self {
    case .push, .sheet, .cover, .alert, .dialog, .popover: true
    case .overlay, .column, .window: false
    }
  }

  /// Whether any action of what it holds empties the slot.
  package var clearsItself: Bool { self == .alert || self == .dialog }

  /// How the screen in the slot stands; anything but a pushed screen hides the tab bar as a modal.
  package func presentation(embedsNavigation: Bool) -> Presentation {
    switch self {
    case .push: .push
    case .sheet, .popover, .alert, .dialog: .sheet(embedsNavigation: embedsNavigation)
    case .cover, .overlay, .column, .window: .cover(embedsNavigation: embedsNavigation)
    }
  }
}
