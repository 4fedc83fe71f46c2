/// One entry of a stack, packed: which instance of a route, and how it stands.
///
/// An *instance* is a route with one choice of arguments, numbered densely by the compiled
/// coordinator. The lowest three bits hold the presentation's code.
package struct Entry: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package init(instance: Int, presentation: Presentation) {
    precondition(instance < Self.instanceLimit, "checked when a coordinator is compiled")
    rawValue = UInt32(instance) << 3 | presentation.code
  }

  /// The number of instances that the packed form can tell apart.
  package static let instanceLimit = 1 << 29

  package var instance: Int { Int(rawValue >> 3) }
  package var isPush: Bool { rawValue & 7 == 0 }
  package var isSheet: Bool { rawValue & 7 == 1 || rawValue & 7 == 2 }
  package var embedsNavigation: Bool { rawValue & 7 == 2 || rawValue & 7 == 4 }

  /// The presentation, or nil where the code is none (in data from outside).
  package var presentation: Presentation? {
    let code = Int(rawValue & 7)
    return code < Presentation.all.count ? Presentation.all[code] : nil
  }

  /// The same standing for another instance.
  package func replacingInstance(by instance: Int) -> Entry {
    Entry(rawValue: UInt32(instance) << 3 | rawValue & 7)
  }
}
