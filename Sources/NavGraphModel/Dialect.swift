/// The library whose meaning the operations of a coordinator have.
///
/// The libraries disagree about their edge cases (a second push of one identity, going back beyond
/// the root, dismissing with nothing presented), and they disagree between versions. So a dialect
/// names its library *and* its version, and there is no default.
public enum Dialect: Hashable, Codable, Sendable {
  /// TCACoordinators, one array of routes with the root at index 0.
  case tcaCoordinators(TCACoordinatorsVersion, RouteIdentification)
}

/// The versions of TCACoordinators whose meaning is known.
public enum TCACoordinatorsVersion: String, Hashable, Codable, Sendable {
  /// 0.14 and later, on FlowStacks 0.10.12.
  // Spelt as SwiftPM spells versions.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case v0_14 = "0.14"
}

/// How TCACoordinators tells routes apart.
public enum RouteIdentification: String, Hashable, Codable, Sendable {
  /// `[Route<Screen>]`: a route is its position, so identities are never compared.
  case indexed
  /// `IdentifiedArrayOf<Route<Screen>>`: an identity can be in the array only once.
  case identified
}

extension Dialect {
  /// Whether the library compares the identities of routes at all.
  package var comparesIdentities: Bool {
    switch self {
    case .tcaCoordinators(_, let identification): identification == .identified
    }
  }

  /// The library, its version and variant, as a person writes them.
  package var displayName: String {
    switch self {
    case .tcaCoordinators(let version, let identification):
      "TCACoordinators \(version.rawValue), \(identification.rawValue)"
    }
  }
}
