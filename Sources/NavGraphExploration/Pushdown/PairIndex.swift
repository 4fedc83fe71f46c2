/// An element that is found by a pair of numbers.
protocol PairKeyed {
  /// Both numbers, all of their bits.
  var pair: UInt64 { get }
}

/// Where the elements of an array stand, by their pairs: open addressing.
///
/// Nothing is kept but positions, four bytes each, so that far more of it fits the processor's caches than of a
/// ``PairTable``; what stands there is examined in the array.
struct PairIndex {
  /// -1 where a slot is free; the size is a power of two.
  private var slots: [Int32]
  private var count = 0

  /// - Parameter capacity: How many elements there will be, as far as that is known.
  init(capacity: Int = 0) {
    var size = 64
    while size * 3 < capacity * 5 { size *= 2 }
    slots = Array(repeating: -1, count: size)
  }

  /// The position of the element with a pair; nil where there is none.
  func position(of pair: UInt64, in elements: [some PairKeyed]) -> Int32? {
    var slot = PairTable.hash(pair) & (slots.count - 1)
    while slots[slot] >= 0 {
      if elements[Int(slots[slot])].pair == pair { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The position of the element with a pair; where there is none, that of the next one that is appended.
  ///
  /// - Complexity: O(1) expected.
  @inline(__always)
  mutating func position(of pair: UInt64, appendingTo elements: [some PairKeyed]) -> Int32 {
    var slot = PairTable.hash(pair) & (slots.count - 1)
    while slots[slot] >= 0 {
      if elements[Int(slots[slot])].pair == pair { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let position = Int32(truncatingIfNeeded: elements.count)
    slots[slot] = position
    count += 1
    if count * 5 > slots.count * 3 { grow(elements, next: pair) }
    return position
  }

  private mutating func grow(_ elements: [some PairKeyed], next pair: UInt64) {
    var wider = [Int32](repeating: -1, count: slots.count * 2)
    for position in slots where position >= 0 {
      let pair = position < elements.count ? elements[Int(position)].pair : pair
      var slot = PairTable.hash(pair) & (wider.count - 1)
      while wider[slot] >= 0 { slot = (slot + 1) & (wider.count - 1) }
      wider[slot] = position
    }
    slots = wider
  }
}
