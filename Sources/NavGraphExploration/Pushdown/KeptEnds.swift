/// What loops over auxiliary controls came to, by where they began; what comes later takes the place of
/// what was kept.
final class KeptEnds {
  /// A loop that changes nothing.
  static let nowhere = UInt64.max
  /// A loop that goes round and round.
  static let endless = UInt64.max - 1
  private static let size = 1024

  private struct Entry {
    var key: UInt64
    var end: UInt64
  }

  private let entries: UnsafeMutablePointer<Entry>

  init() {
    entries = .allocate(capacity: Self.size)
    // No control has such a number.
    entries.initialize(repeating: Entry(key: .max, end: 0), count: Self.size)
  }

  deinit { entries.deallocate() }

  @inline(__always)
  static func key(_ control: UInt32, _ stack: UInt32) -> UInt64 {
    UInt64(control) << 32 | UInt64(stack)
  }

  subscript(key: UInt64) -> UInt64? {
    @inline(__always) get {
      let entry = entries[Self.slot(key)]
      return entry.key == key ? entry.end : nil
    }
    @inline(__always) set {
      if let newValue { entries[Self.slot(key)] = Entry(key: key, end: newValue) }
    }
  }

  @inline(__always)
  private static func slot(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: key ^ key >> 29) & (size - 1)
  }
}
