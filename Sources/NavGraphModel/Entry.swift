/// One entry of a container: the instance of a route, and how it is presented.
///
/// An *instance* is a route with one choice of arguments, numbered densely by the compiled
/// coordinator. The lowest four bits of ``rawValue`` hold the presentation's code and whether the
/// entry forbids its dismissal by a swipe.
package struct Entry: Hashable, Sendable {
  package let rawValue: UInt32
  /// The identity of the entry in its container, for code that keeps something with each entry (a
  /// hosted flow, pending effects) and has to find it again after an operation. It has no
  /// meaning for a dialect, which moves it along with the entry.
  package var handle: UInt32 = 0

  @inlinable package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  @inlinable package init(rawValue: UInt32, handle: UInt32) {
    self.rawValue = rawValue
    self.handle = handle
  }

  package init(instance: Int, presentation: Presentation, forbidsSwipe: Bool = false) {
    precondition(instance < Self.instanceLimit, "checked when a coordinator is compiled")
    rawValue = UInt32(instance) << 4 | (forbidsSwipe ? 8 : 0) | presentation.code
  }

  /// The number of instances that the packed form can distinguish.
  package static let instanceLimit = 1 << 28

  @inlinable package var instance: Int { Int(rawValue >> 4) }
  @inlinable package var isPush: Bool { rawValue & 7 == 0 }
  @inlinable package var isSheet: Bool { rawValue & 7 == 1 || rawValue & 7 == 2 }
  @inlinable package var embedsNavigation: Bool { rawValue & 7 == 2 || rawValue & 7 == 4 }
  @inlinable package var forbidsSwipe: Bool { rawValue & 8 != 0 }

  /// The presentation, or nil where the code is none (in data from outside).
  package var presentation: Presentation? {
    let code = Int(rawValue & 7)
    return code < Presentation.all.count ? Presentation.all[code] : nil
  }

  /// Returns this entry with the presentation of another.
  @inlinable package func presented(as other: Entry) -> Entry {
    Entry(rawValue: rawValue & ~15 | other.rawValue & 15, handle: handle)
  }

  /// This entry as a push.
  @inlinable package var pushed: Entry { Entry(rawValue: rawValue & ~15, handle: handle) }
}
