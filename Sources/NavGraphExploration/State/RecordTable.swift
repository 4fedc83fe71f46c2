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
      let hash = Self.folded(Self.hash(UInt64(length), made, 0..<length))
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
    words.append(contentsOf: made)
    return add(hash, at: slot)
  }

  /// The number of a record that differs from a stored one in a word, and in the one after it if another is given.
  ///
  /// A record that is known already is found without being made.
  ///
  /// - Complexity: O(*n*) expected in the number of words.
  package mutating func replacing(
    _ index: Int, of id: RecordID, by word: UInt32, _ next: UInt32? = nil
  ) -> RecordID {
    let (start, length) = (Int(starts[Int(id)]), count(of: id))
    let end = next == nil ? index + 1 : index + 2
    let mask = slots.count - 1
    let (slot, hash, known) = words.withUnsafeBufferPointer { words in
      slots.withUnsafeBufferPointer { slots in
        var value = Self.hash(UInt64(length), words, start..<start + index)
        value = Self.mix(value, word)
        if let next { value = Self.mix(value, next) }
        let hash = Self.folded(Self.hash(value, words, start + end..<start + length))
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
          if UInt32(slots[slot] >> 32) == hash {
            let other = RecordID(truncatingIfNeeded: slots[slot])
            let begin = Int(starts[Int(other)])
            if count(of: other) == length, words[begin + index] == word,
              next.map({ words[begin + index + 1] == $0 }) ?? true,
              Self.areEqual(words, begin, start, 0..<index),
              Self.areEqual(words, begin, start, end..<length)
            {
              return (slot, hash, other)
            }
          }
          slot = (slot + 1) & mask
        }
        return (slot, hash, RecordID(0))
      }
    }
    if known != 0 { return known }
    for position in start..<start + index { words.append(words[position]) }
    words.append(word)
    if let next { words.append(next) }
    for position in start + end..<start + length { words.append(words[position]) }
    return add(hash, at: slot)
  }

  private static func areEqual(
    _ words: UnsafeBufferPointer<UInt32>, _ first: Int, _ second: Int, _ range: Range<Int>
  ) -> Bool {
    for index in range where words[first + index] != words[second + index] { return false }
    return true
  }

  /// Numbers the record whose words were appended.
  private mutating func add(_ hash: UInt32, at slot: Int) -> RecordID {
    let id = RecordID(count)
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
        let (start, end) = (Int(starts[Int(id)]), Int(starts[Int(id) + 1]))
        let hash = Self.folded(Self.hash(UInt64(end - start), words, start..<end))
        var slot = Int(hash) & (size - 1)
        while larger[slot] != 0 { slot = (slot + 1) & (size - 1) }
        larger[slot] = UInt64(hash) << 32 | UInt64(id)
      }
    }
    slots = larger
  }

  // Multiplications as in SplitMix64, word by word: the same in every process, unlike `Hasher`.

  private static func hash(
    _ value: UInt64, _ words: UnsafeBufferPointer<UInt32>, _ range: Range<Int>
  ) -> UInt64 {
    var value = value
    for position in range { value = mix(value, words[position]) }
    return value
  }

  @inline(__always)
  private static func mix(_ value: UInt64, _ word: UInt32) -> UInt64 {
    let value = (value ^ UInt64(word)) &* 0xbf58_476d_1ce4_e5b9
    return value ^ value >> 29
  }

  private static func folded(_ value: UInt64) -> UInt32 {
    let value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return UInt32(truncatingIfNeeded: value ^ value >> 31)
  }
}
