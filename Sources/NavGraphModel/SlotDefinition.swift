/// A named place of a screen or a container that holds one screen beside the container's own.
package struct SlotDefinition: Hashable, Codable, Sendable {
  package var name: String
  /// How its content is presented, unless ``kinds`` says otherwise.
  package var kind: SlotKind
  /// By route: how that route is presented, where one destination holds alerts, sheets and pushes in turn.
  package var kinds: [String: SlotKind]
  /// Whether the app's state for the slot is a `Bool`: setting it again while it is set changes nothing.
  package var isBool: Bool
  /// Whether an alert or dialog in the slot is cleared by its own buttons. Where the app forgot to
  /// (a missing `ifLet`), only operations clear it.
  package var closesItself: Bool
  /// The slot's content at the start; nil where it starts empty.
  package var initial: RoutePattern?
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
    name: String, kind: SlotKind, kinds: [String: SlotKind] = [:], isBool: Bool = false,
    closesItself: Bool = true, initial: RoutePattern? = nil, derived: Derivation? = nil,
    location: SourceLocation
  ) {
    self.name = name
    self.kind = kind
    self.kinds = kinds
    self.isBool = isBool
    self.closesItself = closesItself
    self.initial = initial
    self.derived = derived
    self.location = location
  }

  /// Returns how a route is presented while the slot holds it.
  package func kind(of route: String) -> SlotKind { kinds[route] ?? kind }

  /// All kinds of presentation that the slot can have, the usual one first.
  package var allKinds: [SlotKind] {
    [kind] + Set(kinds.values).subtracting([kind]).sorted { $0.rawValue < $1.rawValue }
  }
}

/// How the content of a slot is presented.
public enum SlotKind: String, Hashable, Codable, Sendable, CaseIterable {
  /// A pushed screen, as `navigationDestination` shows it.
  case push
  case sheet, cover
  /// An alert or a dialog closes itself on whichever button is tapped.
  case alert, dialog
  case popover
  /// An overlay in the screen's content that keeps the screen from being used. The tab bar stays
  /// usable, and nothing but the app closes it.
  case blockingOverlay
  /// Shown together with the presenter, which stays usable.
  case overlay, column, window
}

extension SlotKind {
  /// Whether the presenter cannot be used while the slot is taken.
  package var covers: Bool {
    switch self {
    case .push, .sheet, .cover, .alert, .dialog, .popover, .blockingOverlay: true
    case .overlay, .column, .window: false
    }
  }

  /// Whether it is an alert or a dialog: while it is up, nothing but its own buttons can be used, and each
  /// of them closes it.
  package var isAlert: Bool { self == .alert || self == .dialog }

  /// Whether what it holds is a modal presentation, which hides the tab bar.
  package var isModalLayer: Bool {
    switch self {
    case .sheet, .cover, .alert, .dialog, .popover: true
    case .push, .blockingOverlay, .overlay, .column, .window: false
    }
  }

  /// Returns how the screen in the slot is presented; anything but a pushed screen hides the tab bar as a modal.
  package func presentation(embedsNavigation: Bool) -> Presentation {
    switch self {
    case .push: .push
    case .sheet, .popover, .alert, .dialog: .sheet(embedsNavigation: embedsNavigation)
    case .cover, .blockingOverlay, .overlay, .column, .window:
      .cover(embedsNavigation: embedsNavigation)
    }
  }
}
