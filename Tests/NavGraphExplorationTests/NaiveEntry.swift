import NavGraphModel

/// A route in a container or a slot, written out in full.
///
/// The naive model repeats what `Docs/Reference/Model.md` and the dialects' tables say in the plainest way, so
/// that the engine can be compared with it. It reads registrations, and shares nothing else with the
/// libraries.
struct NaiveEntry: Hashable {
  enum Kind { case push, sheet, cover, place }

  var route: String
  /// By name; abstract arguments are left out.
  var arguments: [String: String]
  var kind: Kind
  var hasNavigation: Bool
  var forbidsSwipe = false
  var variables: [String: String] = [:]
  /// The slots that are taken, by name.
  var slots: [String: NaiveEntry] = [:]
  /// How often each effect is pending.
  var pending: [NaivePending: Int] = [:]
  /// One flow or none.
  var hosted: [NaiveFlow] = []

  /// Of an alert or a dialog in a slot: whether it is up, or waits until it can be.
  var isUp = false
  /// Whether the effects that follow its appearance have started; false for routes without any.
  var hasAppeared = false

  /// Tells entries apart within one step; zero in between.
  var id = 0
  /// Whether all that belongs to a new entry has been made; always between steps.
  var isMade = false
  /// The stack that its flow is to start with, until that is made.
  var start: [Destination]?

  init(route: String, arguments: [String: String], standing presentation: Presentation) {
    self.route = route
    self.arguments = arguments
    switch presentation {
    case .push: (kind, hasNavigation) = (.push, false)
    case .sheet(let embedsNavigation): (kind, hasNavigation) = (.sheet, embedsNavigation)
    case .cover(let embedsNavigation): (kind, hasNavigation) = (.cover, embedsNavigation)
    }
  }

  /// In tabs, a switch or a joined container, where nothing is presented.
  init(route: String, arguments: [String: String]) {
    self.route = route
    self.arguments = arguments
    (kind, hasNavigation) = (.place, false)
  }
}

extension NaiveEntry {
  /// Without anything that goes on in it: what an array of routes knows.
  var bare: NaiveEntry {
    var copy = NaiveEntry(route: route, arguments: arguments)
    (copy.kind, copy.hasNavigation, copy.forbidsSwipe) = (kind, hasNavigation, forbidsSwipe)
    return copy
  }

  /// The style in which the entry is presented, for conditions.
  var style: PresentationStyle? {
    switch kind {
    case .push: .push
    case .sheet: .sheet
    case .cover: .cover
    case .place: nil
    }
  }
}
