import NavGraphModel

/// What of a state is in its containers: slots, variables and what is pending are left out.
struct NaiveContainers: Hashable {
  var coordinator: String
  var entries: [Entry]
  var selected: Int?
  var front: String?

  struct Entry: Hashable {
    var route: String
    var arguments: [String: String]
    var kind: NaiveEntry.Kind
    var hasNavigation: Bool
    var forbidsSwipe: Bool
    var hosted: [NaiveContainers]
  }

  init(_ flow: NaiveFlow) {
    coordinator = flow.coordinator
    entries = flow.entries.map {
      Entry(
        route: $0.route, arguments: $0.arguments, kind: $0.kind, hasNavigation: $0.hasNavigation,
        forbidsSwipe: $0.forbidsSwipe, hosted: $0.hosted.map { NaiveContainers($0) })
    }
    selected = flow.selected
    front = flow.front
  }
}
