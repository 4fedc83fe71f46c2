package import NavGraphModel

/// All stacks that a search has met, each stored once.
///
/// A stack is the number of a pair: its top entry and the stack below. Equal stacks have equal
/// numbers, prefixes are shared, and comparing two stacks is comparing two numbers.
package struct StackTable {
  /// The number of a stack; 0 is the empty one.
  package typealias StackID = UInt32

  private var entries: [UInt32] = [0]
  private var below: [StackID] = [0]
  /// Open addressing over the pairs; 0 marks a free slot. The size is a power of two.
  private var slots: [StackID] = Array(repeating: 0, count: 1024)

  /// How many stacks the numbers can tell apart.
  package static let capacity = Int(UInt32.max)

  package init() {}

  /// The number of stored stacks, the empty one included.
  package var count: Int { entries.count }

  /// - Complexity: O(*h*) expected in the height of the stack.
  package mutating func intern(_ stack: [Entry]) -> StackID {
    var id: StackID = 0
    for entry in stack { id = intern(entry, on: id) }
    return id
  }

  /// Replaces the contents of `stack` by the stack of this number, bottom first.
  package func unpack(_ id: StackID, into stack: inout [Entry]) {
    stack.removeAll(keepingCapacity: true)
    var current = id
    while current != 0 {
      stack.append(Entry(rawValue: entries[Int(current)]))
      current = below[Int(current)]
    }
    stack.reverse()
  }

  private mutating func intern(_ entry: Entry, on base: StackID) -> StackID {
    var slot = Self.hash(entry.rawValue, base) & (slots.count - 1)
    while slots[slot] != 0 {
      let id = Int(slots[slot])
      if entries[id] == entry.rawValue && below[id] == base { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let id = StackID(entries.count)
    entries.append(entry.rawValue)
    below.append(base)
    slots[slot] = id
    if entries.count * 2 > slots.count { grow() }
    return id
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for id in 1..<entries.count {
      var slot = Self.hash(entries[id], below[id]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = StackID(id)
    }
  }

  /// The finaliser of SplitMix64 over the pair: the same in every process, unlike `Hasher`.
  private static func hash(_ entry: UInt32, _ base: StackID) -> Int {
    var value = UInt64(entry) << 32 | UInt64(base)
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int(truncatingIfNeeded: value ^ (value >> 31))
  }
}
