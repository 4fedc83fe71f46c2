/// Numbers by pairs of numbers, with the least cost of each: open addressing.
struct PairTable {
  private struct Slot {
    /// All 32 bits of both numbers, so that no two pairs share a key.
    var key: UInt64
    /// -1 where the slot is free.
    var number: Int32
    var cost: Int32
  }

  /// What came of a number that was offered for a pair.
  enum Answer {
    /// The pair has it.
    case taken
    /// The pair has another, which now is as cheap as this one.
    case cheaper(Int32)
    /// The pair has another, which is as cheap or cheaper.
    case known(Int32)
  }

  /// The size is a power of two.
  private var slots: [Slot]
  private var count = 0

  /// - Parameter capacity: How many pairs there will be, as far as that is known.
  init(capacity: Int = 0) {
    var size = 64
    while size * 3 < capacity * 5 { size *= 2 }
    slots = Array(repeating: Slot(key: 0, number: -1, cost: 0), count: size)
  }

  /// Offers a number for a pair.
  ///
  /// - Complexity: O(1) expected.
  @inline(__always)
  mutating func offer(_ number: Int32, for first: Int32, _ second: Int32, cost: Int32) -> Answer {
    let key = Self.key(first, second)
    var slot = Self.hash(key) & (slots.count - 1)
    while slots[slot].number >= 0 {
      if slots[slot].key == key {
        if slots[slot].cost <= cost { return .known(slots[slot].number) }
        slots[slot].cost = cost
        return .cheaper(slots[slot].number)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Slot(key: key, number: number, cost: cost)
    count += 1
    if count * 5 > slots.count * 3 { grow() }
    return .taken
  }

  /// The number of a pair, which is the candidate where there was none.
  @inline(__always)
  mutating func number(_ first: Int32, _ second: Int32, else candidate: Int32) -> Int32 {
    switch offer(candidate, for: first, second, cost: 0) {
    case .taken: candidate
    case .cheaper(let number), .known(let number): number
    }
  }

  /// The number of a pair; nil where there is none.
  subscript(first: Int32, second: Int32) -> Int32? {
    let key = Self.key(first, second)
    var slot = Self.hash(key) & (slots.count - 1)
    while slots[slot].number >= 0 {
      if slots[slot].key == key { return slots[slot].number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func grow() {
    var wider = Array(repeating: Slot(key: 0, number: -1, cost: 0), count: slots.count * 2)
    for entry in slots where entry.number >= 0 {
      var slot = Self.hash(entry.key) & (wider.count - 1)
      while wider[slot].number >= 0 { slot = (slot + 1) & (wider.count - 1) }
      wider[slot] = entry
    }
    slots = wider
  }

  static func key(_ first: Int32, _ second: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
  }

  /// The mixing of SplitMix64: the same in every process, unlike `Hasher`.
  static func hash(_ key: UInt64) -> Int {
    var value = (key ^ (key >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int(truncatingIfNeeded: value ^ (value >> 31))
  }
}
