/// Pairs of words, each stored once, beside the records of a ``RecordTable``.
///
/// Nearly all that a search remembers are pairs: flows that share an outline, and states.
struct PairTable {
  /// The highest bit is set, unlike in the number of a record.
  typealias PairID = UInt32

  private static let mark: PairID = 1 << 31

  /// The first word in the upper half.
  private var pairs = FlatArray<UInt64>(zeros: 0)
  /// Open addressing: bits of the hash above one more than the position; 0 marks a free slot. The size is a power of two.
  private var slots = FlatArray<UInt64>(zeros: 1024)

  /// Whether the numbers are about to run out.
  var isNearlyFull: Bool { pairs.count > Int(Self.mark) - 1 << 24 }

  @inline(__always)
  static func isPair(_ id: UInt32) -> Bool { id & mark != 0 }

  /// The position of a pair among all pairs.
  @inline(__always)
  static func position(of id: PairID) -> Int { Int(id & ~mark) }

  subscript(id: PairID) -> (first: UInt32, second: UInt32) {
    @inline(__always) get {
      let pair = pairs[Self.position(of: id)]
      return (UInt32(truncatingIfNeeded: pair >> 32), UInt32(truncatingIfNeeded: pair))
    }
  }

  /// - Complexity: O(1) expected.
  mutating func intern(_ first: UInt32, _ second: UInt32) -> PairID {
    let pair = UInt64(first) << 32 | UInt64(second)
    let hash = Self.hash(pair)
    let mask = slots.count - 1
    var slot = Self.slot(of: pair) & mask
    while slots[slot] != 0 {
      let position = Int(slots[slot] & 0xFFFF_FFFF) - 1
      if slots[slot] >> 32 == hash >> 32, pairs[position] == pair {
        return Self.mark | PairID(position)
      }
      slot = (slot + 1) & mask
    }
    pairs.append(pair)
    slots[slot] = hash & ~0xFFFF_FFFF | UInt64(pairs.count)
    if pairs.count * 4 > slots.count * 3 { grow() }
    return Self.mark | PairID(pairs.count - 1)
  }

  private mutating func grow() {
    let size = slots.count * 2
    // Given back before there is a larger one.
    slots = FlatArray(zeros: 0)
    var larger = FlatArray<UInt64>(zeros: size)
    for position in 0..<pairs.count {
      let hash = Self.hash(pairs[position])
      var slot = Self.slot(of: pairs[position]) & (size - 1)
      while larger[slot] != 0 { slot = (slot + 1) & (size - 1) }
      larger[slot] = hash & ~0xFFFF_FFFF | UInt64(position + 1)
    }
    slots = larger
  }

  /// Eight pairs of which only the second words differ, and follow one another, have their slots side by side: they are
  /// asked for one after the other.
  @inline(__always)
  private static func slot(of pair: UInt64) -> Int {
    Int(hash(pair >> 3) >> 32) << 3 | Int(pair & 7)
  }

  /// Multiplications as in SplitMix64: the same in every process, unlike `Hasher`.
  @inline(__always)
  private static func hash(_ pair: UInt64) -> UInt64 {
    var value = (pair ^ pair >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }
}

/// Numbers by record and by pair, 0 at first.
struct NumbersByID<Element: FixedWidthInteger & BitwiseCopyable> {
  private var ofRecords = FlatArray<Element>(zeros: 0)
  private var ofPairs = FlatArray<Element>(zeros: 0)

  subscript(id: UInt32) -> Element {
    @inline(__always) get {
      PairTable.isPair(id)
        ? ofPairs[padded: PairTable.position(of: id)] : ofRecords[padded: Int(id)]
    }
    @inline(__always) set {
      if PairTable.isPair(id) {
        ofPairs[padded: PairTable.position(of: id)] = newValue
      } else {
        ofRecords[padded: Int(id)] = newValue
      }
    }
  }
}
