/// Sequences of words, each stored once.
///
/// Everything that a search remembers is a record: a flow, what an entry keeps, a state. Records refer
/// to one another by number, so equal trees have equal numbers, shared parts are stored once, and
/// comparing two trees is comparing two numbers.
package struct RecordTable {
  /// The number of a record; 0 is the empty one.
  package typealias RecordID = UInt32

  private var words = FlatArray<UInt32>(zeros: 0)
  /// The words of the record that is being made; apart, so that a copy of the table that meets only known records shares
  /// the large arrays.
  private var made: [UInt32] = []
  /// By record: where its words begin; one more at the end.
  private var starts = FlatArray<UInt32>(zeros: 2)
  /// By record: the sum from which its hash is computed.
  private var sums = FlatArray<UInt32>(zeros: 1)
  /// Open addressing over the contents: the hash above the number; 0 marks a free slot. The size is a power of two.
  private var slots = FlatArray<UInt64>(zeros: 1024)

  /// The number of words of all records that the numbers can distinguish, and twice the number of records: the highest
  /// bit of their numbers is left to a ``PairTable``.
  package static let capacity = Int(UInt32.max)

  /// Whether the numbers are about to run out; memory does so first on any machine of today.
  var isNearlyFull: Bool {
    count > Self.capacity / 2 - 1 << 24 || words.count > Self.capacity - 1 << 24
  }

  package init() {}

  /// The number of stored records, the empty one included.
  package var count: Int { starts.count - 1 }

  /// The number of words in a record.
  @inline(__always)
  package func count(of id: RecordID) -> Int { Int(starts[Int(id) + 1] - starts[Int(id)]) }

  /// One word of a record.
  @inline(__always)
  package subscript(id: RecordID, index: Int) -> UInt32 { words[Int(starts[Int(id)]) + index] }

  /// Two words of a record, one after the other.
  @inline(__always)
  func pair(_ id: RecordID, _ index: Int) -> (UInt32, UInt32) {
    let position = Int(starts[Int(id)]) + index
    return (words[position], words[position + 1])
  }

  /// All words of a record.
  package subscript(id: RecordID) -> [UInt32] { (0..<count(of: id)).map { self[id, $0] } }

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
    var sum: UInt32 = 0
    for index in 0..<length { sum &+= Self.mix(made[index], at: index) }
    let (slot, known) = find(Self.hash(sum, length), length) { start in
      var index = 0
      while index < length, words[start + index] == made[index] { index += 1 }
      return index == length
    }
    defer { made.removeAll(keepingCapacity: true) }
    if known != 0 { return known }
    words.append(contentsOf: made)
    return add(sum, at: slot)
  }

  /// The number of a record that differs from a stored one in a word, and in the one after it if another is given.
  ///
  /// A record that is known already is found without being made.
  ///
  /// - Complexity: O(*n*) in the number of words, with few instructions for a word.
  package mutating func replacing(
    _ index: Int, of id: RecordID, by word: UInt32, _ next: UInt32? = nil
  ) -> RecordID {
    let (start, length) = (Int(starts[Int(id)]), count(of: id))
    let end = next == nil ? index + 1 : index + 2
    var sum =
      sums[Int(id)] &- Self.mix(words[start + index], at: index) &+ Self.mix(word, at: index)
    if let next {
      sum &-= Self.mix(words[start + index + 1], at: index + 1)
      sum &+= Self.mix(next, at: index + 1)
    }
    let (slot, known) = find(Self.hash(sum, length), length) { other in
      words[other + index] == word && (next.map { words[other + index + 1] == $0 } ?? true)
        && areEqual(other, start, count: index)
        && areEqual(other + end, start + end, count: length - end)
    }
    if known != 0 { return known }
    let new = words.count
    words.append(length, from: start)
    words[new + index] = word
    if let next { words[new + index + 1] = next }
    return add(sum, at: slot)
  }

  /// The slot of a record and its number, or the free slot that it would take, and 0.
  ///
  /// - Parameter isEqual: Whether the record whose words begin there is the one that is looked for.
  @inline(__always)
  private func find(
    _ hash: UInt32, _ length: Int, where isEqual: (_ start: Int) -> Bool
  ) -> (slot: Int, known: RecordID) {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      // Looks at another record only where it is nearly certain to be this one.
      if UInt32(slots[slot] >> 32) == hash {
        let id = RecordID(truncatingIfNeeded: slots[slot])
        if count(of: id) == length, isEqual(Int(starts[Int(id)])) { return (slot, id) }
      }
      slot = (slot + 1) & mask
    }
    return (slot, 0)
  }

  /// Whether the same words begin at two places. They nearly always are, so that all are compared.
  @inline(__always)
  private func areEqual(_ first: Int, _ second: Int, count: Int) -> Bool {
    var difference: UInt32 = 0
    for index in 0..<count { difference |= words[first + index] ^ words[second + index] }
    return difference == 0
  }

  /// Numbers the record whose words were appended.
  private mutating func add(_ sum: UInt32, at slot: Int) -> RecordID {
    let id = RecordID(count)
    sums.append(sum)
    starts.append(UInt32(words.count))
    slots[slot] = UInt64(Self.hash(sum, count(of: id))) << 32 | UInt64(id)
    if count * 4 > slots.count * 3 { grow() }
    return id
  }

  private mutating func grow() {
    let size = slots.count * 2
    // Given back before there is a larger one.
    slots = FlatArray(zeros: 0)
    var larger = FlatArray<UInt64>(zeros: size)
    for id in 1..<RecordID(count) {
      let hash = Self.hash(sums[Int(id)], count(of: id))
      var slot = Int(hash) & (size - 1)
      while larger[slot] != 0 { slot = (slot + 1) & (size - 1) }
      larger[slot] = UInt64(hash) << 32 | UInt64(id)
    }
    slots = larger
  }

  // A hash is made of a sum over the words, so that the sum of a record with another word is known without its other
  // words. Multiplications as in SplitMix64: the same in every process, unlike `Hasher`.

  @inline(__always)
  private static func mix(_ word: UInt32, at index: Int) -> UInt32 {
    var value = UInt64(word) | UInt64(truncatingIfNeeded: index + 1) << 32
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return UInt32(truncatingIfNeeded: value >> 32)
  }

  @inline(__always)
  private static func hash(_ sum: UInt32, _ length: Int) -> UInt32 {
    let value = (UInt64(sum) | UInt64(truncatingIfNeeded: length) << 32) &* 0x94d0_49bb_1331_11eb
    return UInt32(truncatingIfNeeded: value ^ value >> 31)
  }
}
