public import NavGraphModel

/// How a ``Route`` is presented, in the words of FlowStacks.
///
/// ```swift
/// state.routes.last?.style == .sheet(withNavigation: true)
/// ```
public enum RouteStyle: Hashable, Codable, Sendable {
  case push
  case sheet(withNavigation: Bool)
  case cover(withNavigation: Bool)

  public var isPush: Bool { self == .push }

  public var isSheet: Bool {
    if case .sheet = self { true } else { false }
  }

  public var isCover: Bool {
    if case .cover = self { true } else { false }
  }

  /// The same in NavGraph's words.
  public var presentation: Presentation {
    switch self {
    case .push: .push
    case .sheet(let withNavigation): .sheet(embedsNavigation: withNavigation)
    case .cover(let withNavigation): .cover(embedsNavigation: withNavigation)
    }
  }
}
