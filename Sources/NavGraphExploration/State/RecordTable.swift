/// Sequences of words, each stored once.
///
/// Everything that a search remembers is a record: a flow, what an entry keeps, a state. Records refer
/// to one another by number, so equal trees have equal numbers, shared parts are stored once, and
/// comparing two trees is comparing two numbers.
package struct RecordTable {
  /// The number of a record; 0 is the empty one.
  package typealias RecordID = UInt32

  private var words: [UInt32] = []
  /// The words of the record that is being made; apart, so that a copy of the table that meets only known records shares
  /// the large arrays.
  private var made: [UInt32] = []
  /// By record: where its words begin; one more at the end.
  private var starts: [UInt32] = [0, 0]
  /// Open addressing over the contents: the hash above the number; 0 marks a free slot. The size is a power of two.
  private var slots: [UInt64] = Array(repeating: 0, count: 1024)

  /// How many records, and how many words of all of them, the numbers can tell apart.
  package static let capacity = Int(UInt32.max)

  /// Whether the numbers are about to run out; memory does so first on any machine of today.
  var isNearlyFull: Bool { max(count, words.count) > Self.capacity - 1 << 24 }

  package init() {}

  /// The number of stored records, the empty one included.
  package var count: Int { starts.count - 1 }

  /// The number of words in a record.
  @inline(__always)
  package func count(of id: RecordID) -> Int { Int(starts[Int(id) + 1] - starts[Int(id)]) }

  /// One word of a record.
  @inline(__always)
  package subscript(id: RecordID, index: Int) -> UInt32 { words[Int(starts[Int(id)]) + index] }

  /// All words of a record.
  package subscript(id: RecordID) -> ArraySlice<UInt32> {
    words[Int(starts[Int(id)])..<Int(starts[Int(id) + 1])]
  }

  /// - Complexity: O(*n*) expected in the number of words.
  package mutating func intern(_ record: [UInt32]) -> RecordID {
    made.append(contentsOf: record)
    return finish()
  }

  // MARK: - Records in the making

  /// Adds a word to the record that is being made.
  @inline(__always)
  mutating func add(_ word: UInt32) { made.append(word) }

  /// Adds words of a stored record to the one that is being made.
  mutating func add(_ range: Range<Int>, of id: RecordID) {
    let start = Int(starts[Int(id)])
    var position = start + range.lowerBound
    while position < start + range.upperBound {
      made.append(words[position])
      position += 1
    }
  }

  /// The number of the record that was made.
  ///
  /// - Complexity: O(*n*) expected in the number of words.
  mutating func finish() -> RecordID {
    let length = made.count
    if length == 0 { return 0 }
    let mask = slots.count - 1
    let (slot, hash, known) = made.withUnsafeBufferPointer { made in
      let hash = Self.hash(made, 0, length)
      var slot = Int(hash) & mask
      while true {
        let taken = slots[slot]
        if taken == 0 { return (slot, hash, RecordID(0)) }
        // Looks at another record only where it is nearly certain to be this one.
        if UInt32(taken >> 32) == hash {
          let id = RecordID(truncatingIfNeeded: taken)
          let other = Int(starts[Int(id)])
          if count(of: id) == length {
            var index = 0
            while index < length, words[other + index] == made[index] { index += 1 }
            if index == length { return (slot, hash, id) }
          }
        }
        slot = (slot + 1) & mask
      }
    }
    defer { made.removeAll(keepingCapacity: true) }
    if known != 0 { return known }
    let id = RecordID(count)
    words.append(contentsOf: made)
    starts.append(UInt32(words.count))
    slots[slot] = UInt64(hash) << 32 | UInt64(id)
    if count * 4 > slots.count * 3 { grow() }
    return id
  }

  private mutating func grow() {
    let size = slots.count * 2
    // Given back before there is a larger one.
    slots = []
    var larger = [UInt64](repeating: 0, count: size)
    words.withUnsafeBufferPointer { words in
      for id in 1..<RecordID(count) {
        let hash = Self.hash(words, Int(starts[Int(id)]), count(of: id))
        var slot = Int(hash) & (size - 1)
        while larger[slot] != 0 { slot = (slot + 1) & (size - 1) }
        larger[slot] = UInt64(hash) << 32 | UInt64(id)
      }
    }
    slots = larger
  }

  /// Multiplications as in SplitMix64, word by word: the same in every process, unlike `Hasher`.
  private static func hash(
    _ words: UnsafeBufferPointer<UInt32>, _ start: Int, _ length: Int
  ) -> UInt32 {
    var value = UInt64(length)
    var position = start
    while position < start + length {
      value = (value ^ UInt64(words[position])) &* 0xbf58_476d_1ce4_e5b9
      value ^= value >> 29
      position += 1
    }
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return UInt32(truncatingIfNeeded: value ^ (value >> 31))
  }
}
