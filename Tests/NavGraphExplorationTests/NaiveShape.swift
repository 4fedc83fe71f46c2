import NavGraphFacts
import NavGraphModel

/// A state in the words of the facts, by which the naive model's states and snapshots are compared.
///
/// Snapshots name pending effects; of follow-ups only the number is compared.
struct NaiveShape: Hashable {
  var flow: Flow
  /// Of the app: variables, then fixed inputs.
  var values: [String]

  struct Flow: Hashable {
    var coordinator: Int
    var entries: [Entry]
    var selected: Int?
    /// Of tabs: the position of the one that stays in front of the selected one.
    var front: Int?
    var slots: [Int: Entry]
    var values: [String]
    /// Sorted.
    var pending: [String]
  }

  struct Entry: Hashable {
    var route: Int
    var arguments: [String?]
    /// Nil where nothing is presented: in tabs, switches and joined containers.
    var standing: Entry.Standing?
    var isActive: Bool
    /// Whether it is an alert in a slot that is not up yet.
    var isWaiting = false
    var hosted: [Flow]
    var slots: [Int: Entry]
    var values: [String]
    var pending: [String]

    struct Standing: Hashable {
      var presentation: Presentation
      var forbidsSwipe: Bool
    }
  }
}

// MARK: - From the naive model

extension NaiveShape {
  init(_ state: NaiveState, _ registration: NaiveRegistration) {
    let graph = registration.graph
    let numbered = state.numbered().state
    let activity = NaiveActivity(numbered, registration)
    flow = Flow(numbered.root, registration, activity.entries)
    values =
      graph.variables.map { state.variables[$0.name] ?? "" }
      + graph.inputs.filter { !$0.isFree }.map { state.inputs[$0.name] ?? "" }
  }

  fileprivate static func names(
    _ pending: [NaivePending: Int], _ graph: GraphDefinition
  ) -> [String] {
    pending.flatMap { pending, count in
      let name: String? =
        switch pending {
        case .effect(let effect), .kept(let effect, _): graph.effect(effect)?.name
        case .later, .commands, .write: nil
        }
      return Array(repeating: name ?? followUp, count: count)
    }.sorted()
  }

  static let followUp = "(a follow-up)"
}

extension NaiveShape.Flow {
  fileprivate init(
    _ flow: NaiveFlow, _ registration: NaiveRegistration, _ active: Set<Int>
  ) {
    let definition = registration.coordinator(flow.coordinator)
    coordinator = registration.index(flow.coordinator)
    entries = flow.entries.map { .init($0, flow.coordinator, registration, active) }
    selected = flow.selected
    if NaiveShape.hasFlags {
      front = flow.front.flatMap { front in flow.entries.firstIndex { $0.route == front } }
    }
    slots = NaiveShape.Entry.contents(
      of: definition.slots, flow.slots, flow.coordinator, registration, active)
    values = definition.variables.map { flow.variables[$0.name] ?? "" }
    pending = NaiveShape.names(flow.pending, registration.graph)
  }
}

extension NaiveShape.Entry {
  fileprivate init(
    _ entry: NaiveEntry, _ coordinator: String, _ registration: NaiveRegistration,
    _ active: Set<Int>
  ) {
    let definition = registration.route(entry.route, of: coordinator)
    route = registration.routeIndex(entry.route, of: coordinator)
    arguments = definition.arguments.map { entry.arguments[$0.name] }
    switch entry.kind {
    case .place: standing = nil
    case .push: standing = Standing(presentation: .push, forbidsSwipe: entry.forbidsSwipe)
    case .sheet:
      standing = Standing(
        presentation: .sheet(embedsNavigation: entry.hasNavigation),
        forbidsSwipe: entry.forbidsSwipe)
    case .cover:
      standing = Standing(
        presentation: .cover(embedsNavigation: entry.hasNavigation),
        forbidsSwipe: entry.forbidsSwipe)
    }
    isActive = active.contains(entry.id)
    hosted = entry.hosted.map { .init($0, registration, active) }
    slots = Self.contents(of: definition.slots, entry.slots, coordinator, registration, active)
    values = definition.variables.map { entry.variables[$0.name] ?? "" }
    pending = NaiveShape.names(entry.pending, registration.graph)
  }

  fileprivate static func contents(
    of slots: [SlotDefinition], _ taken: [String: NaiveEntry], _ coordinator: String,
    _ registration: NaiveRegistration, _ active: Set<Int>
  ) -> [Int: NaiveShape.Entry] {
    var result: [Int: NaiveShape.Entry] = [:]
    for (index, slot) in slots.enumerated() {
      guard let entry = taken[slot.name] else { continue }
      var shape = NaiveShape.Entry(entry, coordinator, registration, active)
      shape.isWaiting =
        NaiveShape.hasFlags && slot.kind(of: entry.route).isAlert && !entry.isUp
      result[index] = shape
    }
    return result
  }
}
