import NavGraphExploration
import NavGraphModel

/// A path of TCARouteStack: a screen, and how it is shown above the root, which is outside.
///
/// ```swift
/// case .openURL("third"):
///   state.paths.append(
///     RoutePath(data: .third, style: .sheet([.medium, .large], .visible)))
/// case .openURL("back"):
///   state.paths.removeLast()
/// ```
///
/// The library has no operations of its own: `paths` is an array, and `removeLast()` of an empty one
/// stops the process here as it does in an app. Projected with the root below:
///
/// ```swift
/// routes: { [.root(.root, embedsNavigation: true)] + $0.paths.entries }
/// ```
///
/// Without an identity of its own a path has a fresh one, as with the library's `UUID()`. Fresh
/// identities are left out of equality, so that equal stacks are equal states.
public struct RoutePath<Data: Equatable>: Identifiable {
  public let id: ID
  public var data: Data
  public let style: Style

  /// A path with a fresh identity.
  public init(data: Data, style: Style) {
    id = .fresh(FreshNumber.next())
    self.data = data
    self.style = style
  }

  /// A path with an identity of the author's.
  public init(id: some Hashable & Sendable, data: Data, style: Style) {
    self.id = .given(EntryIdentity(id))
    self.data = data
    self.style = style
  }

  public var isPresented: Bool { style != .push }
  public var isPushed: Bool { style == .push }

  /// The identity of a path.
  public struct ID: Hashable, Sendable {
    fileprivate enum Kind: Hashable, Sendable {
      case fresh(UInt64)
      case given(EntryIdentity)
    }

    fileprivate let kind: Kind

    fileprivate static func fresh(_ number: UInt64) -> ID { ID(kind: .fresh(number)) }
    fileprivate static func given(_ value: EntryIdentity) -> ID { ID(kind: .given(value)) }

    /// Nil where it is fresh.
    fileprivate var given: EntryIdentity? {
      if case .given(let value) = kind { value } else { nil }
    }
  }
}

extension RoutePath: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.id.given == right.id.given && left.data == right.data && left.style == right.style
  }
}

extension RoutePath: Hashable where Data: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id.given)
    hasher.combine(data)
    hasher.combine(style)
  }
}

extension RoutePath: Sendable where Data: Sendable {}

extension RoutePath: RouteProjection where Data: Routable {
  public var routeEntry: RouteEntry<Data.Key> {
    data.entry(standing: style.routeStyle, options: style.sheetOptions).identified(by: id)
  }
}

/// The paths of a flow of TCARouteStack.
public typealias RoutePaths<Data: Equatable> = [RoutePath<Data>]
