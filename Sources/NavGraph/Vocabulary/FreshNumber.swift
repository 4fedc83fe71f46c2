import Synchronization

/// Numbers that no other instance has, for identities that an app makes as UUIDs.
enum FreshNumber {
  private static let last = Atomic<UInt64>(0)

  static func next() -> UInt64 {
    last.add(1, ordering: .relaxed).newValue
  }
}
