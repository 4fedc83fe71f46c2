/// Sequences of words, each stored once.
///
/// Everything that a search remembers is a record: a flow, what an entry keeps, a state. Records refer
/// to one another by number, so equal trees have equal numbers, shared parts are stored once, and
/// comparing two trees is comparing two numbers.
package struct RecordTable {
  /// The number of a record; 0 is the empty one.
  package typealias RecordID = UInt32

  private var words: [UInt32] = []
  /// By record: where its words begin; one more at the end.
  private var starts: [Int] = [0, 0]
  /// Open addressing over the contents; 0 marks a free slot. The size is a power of two.
  private var slots: [RecordID] = Array(repeating: 0, count: 1024)

  /// How many records the numbers can tell apart.
  package static let capacity = Int(UInt32.max)

  package init() {}

  /// The number of stored records, the empty one included.
  package var count: Int { starts.count - 1 }

  /// The number of words in a record.
  @inline(__always)
  package func count(of id: RecordID) -> Int { starts[Int(id) + 1] - starts[Int(id)] }

  /// One word of a record.
  @inline(__always)
  package subscript(id: RecordID, index: Int) -> UInt32 { words[starts[Int(id)] + index] }

  /// All words of a record.
  package subscript(id: RecordID) -> ArraySlice<UInt32> {
    words[starts[Int(id)]..<starts[Int(id) + 1]]
  }

  /// - Complexity: O(*n*) expected in the number of words.
  package mutating func intern(_ record: [UInt32]) -> RecordID {
    if record.isEmpty { return 0 }
    var slot = Self.hash(record[...]) & (slots.count - 1)
    while slots[slot] != 0 {
      let id = slots[slot]
      if holds(id, record) { return id }
      slot = (slot + 1) & (slots.count - 1)
    }
    let id = RecordID(count)
    words.append(contentsOf: record)
    starts.append(words.count)
    slots[slot] = id
    if count * 2 > slots.count { grow() }
    return id
  }

  private func holds(_ id: RecordID, _ record: [UInt32]) -> Bool {
    guard count(of: id) == record.count else { return false }
    let start = starts[Int(id)]
    for index in record.indices where words[start + index] != record[index] { return false }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for id in 1..<count {
      var slot = Self.hash(self[RecordID(id)]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = RecordID(id)
    }
  }

  /// Multiplications as in SplitMix64, word by word: the same in every process, unlike `Hasher`.
  private static func hash(_ record: ArraySlice<UInt32>) -> Int {
    var value = UInt64(record.count)
    for word in record {
      value = (value ^ UInt64(word)) &* 0xbf58_476d_1ce4_e5b9
      value ^= value >> 29
    }
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int(truncatingIfNeeded: value ^ (value >> 31))
  }
}
