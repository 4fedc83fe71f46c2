/// How a route is presented on the one below it.
public enum Presentation: Hashable, Codable, Sendable {
  case push
  case sheet(embedsNavigation: Bool)
  case cover(embedsNavigation: Bool)
}

extension Presentation {
  package var isPush: Bool { self == .push }

  package var isSheet: Bool {
    if case .sheet = self { true } else { false }
  }

  /// Whether the route brings a navigation container of its own, on which others can be pushed.
  package var embedsNavigation: Bool {
    switch self {
    case .push: false
    case .sheet(let embedsNavigation), .cover(let embedsNavigation): embedsNavigation
    }
  }

  /// The word for it in pictures and stacks.
  package var displayName: String {
    switch self {
    case .push: "push"
    case .sheet: "sheet"
    case .cover: "cover"
    }
  }

  /// All presentations; the index of one is its code in a packed ``Entry``.
  package static let all: [Presentation] = [
    .push, .sheet(embedsNavigation: false), .sheet(embedsNavigation: true),
    .cover(embedsNavigation: false), .cover(embedsNavigation: true),
  ]

  package var code: UInt32 {
    switch self {
    case .push: 0
    case .sheet(let embedsNavigation): embedsNavigation ? 2 : 1
    case .cover(let embedsNavigation): embedsNavigation ? 4 : 3
    }
  }
}
