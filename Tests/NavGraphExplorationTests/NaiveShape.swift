import NavGraphExploration
import NavGraphModel

/// A state in the words of the facts, by which the naive model's states and snapshots are compared.
///
/// Snapshots name what is under way; of follow-ups only the number is compared.
struct NaiveShape: Hashable {
  var flow: Flow
  /// Of the app: variables, then fixed inputs.
  var values: [String]

  struct Flow: Hashable {
    var coordinator: Int
    var entries: [Entry]
    var selected: Int?
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
    slots = [:]
    for (index, slot) in definition.slots.enumerated() {
      slots[index] = flow.slots[slot.name].map {
        .init($0, flow.coordinator, registration, active)
      }
    }
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
    slots = [:]
    for (index, slot) in definition.slots.enumerated() {
      slots[index] = entry.slots[slot.name].map { .init($0, coordinator, registration, active) }
    }
    values = definition.variables.map { entry.variables[$0.name] ?? "" }
    pending = NaiveShape.names(entry.pending, registration.graph)
  }
}
