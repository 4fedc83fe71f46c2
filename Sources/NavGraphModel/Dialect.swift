/// The library whose meaning the operations of a coordinator have.
///
/// The libraries disagree about their edge cases (a second push of one identity, going back beyond
/// the root, dismissing with nothing presented), and they disagree between versions. So a dialect
/// names its library *and* its version, and there is no default.
public enum Dialect: Hashable, Codable, Sendable {
  /// TCACoordinators: one array of routes with the root at index 0.
  case tcaCoordinators(TCACoordinatorsVersion, RouteIdentification)
  /// FlowStacks: one array of routes, up to 0.4 with the root at index 0, later above a root that is
  /// not in it.
  case flowStacks(FlowStacksVersion)
  /// RoutingReducer: a path of pushed routes above a root, and one modal slot.
  case routingReducer(RoutingReducerVersion)
  /// ComposableNavigation: the items of a stack, the first of which is the root, and one modal slot.
  case composableNavigation(ComposableNavigationVersion)
  /// TCARouteStack: one array of paths above a root, changed as arrays are.
  case tcaRouteStack(TCARouteStackVersion)
  /// The Composable Architecture's own `StackState` above a root, and one `PresentationState`.
  case composableArchitecture(ComposableArchitectureVersion)
  /// No library: a stack that a registered reducer keeps, without operations of its own.
  case custom
}

// Versions are spelt as SwiftPM spells them.

/// The versions of TCACoordinators whose meaning is known.
public enum TCACoordinatorsVersion: String, Hashable, Codable, Sendable {
  /// Up to 0.13, on FlowStacks 0.3 and 0.4.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case v0_13 = "0.13"
  /// 0.14 and later, on FlowStacks 0.10.12.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case v0_14 = "0.14"
}

/// How TCACoordinators distinguishes routes.
public enum RouteIdentification: String, Hashable, Codable, Sendable {
  /// `[Route<Screen>]`: a route is its position, so identities are never compared.
  case indexed
  /// `IdentifiedArrayOf<Route<Screen>>`: an identity can be in the array only once.
  case identified
}

/// The versions of FlowStacks whose meaning is known.
///
/// 0.2 and earlier are not among them.
public enum FlowStacksVersion: String, Hashable, Codable, Sendable {
  /// 0.3 and 0.4: the root is the first route of the array.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case v0_4 = "0.4"
  /// 0.10 up to 0.10.11: the root is outside of the array.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case v0_10 = "0.10"
  /// 0.10.12 and later, where `dismiss(n)` stops the app if fewer are presented.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case v0_10_12 = "0.10.12"
}

/// The versions of RoutingReducer whose meaning is known.
public enum RoutingReducerVersion: String, Hashable, Codable, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case v0_0 = "0.0"
}

/// The versions of ComposableNavigation whose meaning is known.
public enum ComposableNavigationVersion: String, Hashable, Codable, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case v4_2 = "4.2"
}

/// The versions of TCARouteStack whose meaning is known.
public enum TCARouteStackVersion: String, Hashable, Codable, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case v0_1 = "0.1"
}

/// The versions of the Composable Architecture whose meaning is known.
public enum ComposableArchitectureVersion: String, Hashable, Codable, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case v1_25 = "1.25"
}

extension Dialect {
  /// Whether the library compares the identities of routes at all.
  package var comparesIdentities: Bool {
    switch self {
    case .tcaCoordinators(_, let identification): identification == .identified
    case .routingReducer: true
    case .flowStacks, .composableNavigation, .tcaRouteStack, .composableArchitecture, .custom: false
    }
  }

  /// The library, its versions and variant.
  package var displayName: String {
    if case .tcaCoordinators(_, let identification) = self {
      return "\(libraryName), \(identification.rawValue)"
    }
    return libraryName
  }

  /// The library and its versions.
  package var libraryName: String {
    switch self {
    case .tcaCoordinators(let version, _): "TCACoordinators \(version.range)"
    case .flowStacks(let version): "FlowStacks \(version.range)"
    case .routingReducer(let version): "RoutingReducer \(version.rawValue)"
    case .composableNavigation(let version): "ComposableNavigation \(version.rawValue)"
    case .tcaRouteStack(let version): "TCARouteStack \(version.rawValue)"
    case .composableArchitecture(let version): "Composable Architecture \(version.rawValue)"
    case .custom: "a stack of its own"
    }
  }
}

extension TCACoordinatorsVersion {
  /// The versions with this meaning, in words.
  fileprivate var range: String {
    switch self {
    case .v0_13: "up to 0.13"
    case .v0_14: rawValue
    }
  }
}

extension FlowStacksVersion {
  /// The versions with this meaning, in words.
  fileprivate var range: String {
    switch self {
    case .v0_4: "up to 0.4"
    case .v0_10: "0.10 to 0.10.11"
    case .v0_10_12: rawValue
    }
  }
}
