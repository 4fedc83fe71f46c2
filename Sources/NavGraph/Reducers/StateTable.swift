/// The numbers of states by their hashes: open addressing, with six bits of the hash beside each
/// number.
@usableFromInline
struct StateTable {
  @usableFromInline var entries: UnsafeMutablePointer<UInt32>
  @usableFromInline var mask: Int
  @usableFromInline var kept: UInt32 = 0

  /// Where a search for a hash has come to.
  @usableFromInline
  struct Probe {
    @usableFromInline var slot: Int
    @usableFromInline let tag: UInt32

    @inlinable
    init(slot: Int, tag: UInt32) {
      self.slot = slot
      self.tag = tag
    }
  }

  @inlinable static var numberBits: UInt32 { 26 }
  @inlinable static var numberMask: UInt32 { (1 << 26) - 1 }

  /// Nil where there is no memory for it.
  @inlinable
  init?() {
    mask = (1 << 12) - 1
    guard let entries = StateTable.allocate(mask + 1) else { return nil }
    self.entries = entries
  }

  @inlinable
  static func allocate(_ count: Int) -> UnsafeMutablePointer<UInt32>? {
    // Fresh memory is zero: no entry.
    reservedMemory(count * 4)?.bindMemory(to: UInt32.self, capacity: count)
  }

  @inlinable
  func deallocate() { returnMemory(UnsafeMutableRawPointer(entries), (mask + 1) * 4) }

  /// Whether the table is to grow before it holds so many.
  @inlinable
  func isFull(with count: Int) -> Bool { count * 5 > (mask + 1) * 3 }

  /// Makes an empty table of twice the size.
  ///
  /// - Returns: Whether there was memory for it.
  @inlinable
  mutating func grow() -> Bool {
    guard let larger = StateTable.allocate((mask + 1) * 2) else { return false }
    deallocate()
    mask = (mask + 1) * 2 - 1
    entries = larger
    return true
  }

  @inline(__always) @inlinable
  static func tag(_ hash: UInt32) -> UInt32 { hash >> numberBits }

  @inline(__always) @inlinable
  func firstEntry(for hash: UInt32) -> UInt32 { entries[Int(hash) & mask] }

  /// The first number that may be that of the hash, or -1.
  @inline(__always) @inlinable
  func firstCandidate(for hash: UInt32) -> Int {
    let entry = firstEntry(for: hash)
    guard entry != 0, entry >> Self.numberBits == Self.tag(hash) else { return -1 }
    return Int(entry & Self.numberMask) - 1
  }

  /// Uses a number, so that the loads that made it are not left out.
  @inline(__always) @inlinable
  mutating func keep(_ sum: UInt32) { kept = sum }

  @inline(__always) @inlinable
  func probe(_ hash: UInt32) -> Probe {
    Probe(slot: Int(hash) & mask, tag: Self.tag(hash))
  }

  /// The next number that may be that of the hash, or nil where there is none.
  @inline(__always) @inlinable
  func next(_ probe: inout Probe) -> Int? {
    while true {
      let entry = entries[probe.slot]
      if entry == 0 { return nil }
      probe.slot = (probe.slot + 1) & mask
      if entry >> Self.numberBits == probe.tag { return Int(entry & Self.numberMask) - 1 }
    }
  }

  @inline(__always) @inlinable
  mutating func insert(_ number: Int, _ hash: UInt32) {
    var slot = Int(hash) & mask
    while entries[slot] != 0 { slot = (slot + 1) & mask }
    entries[slot] = Self.tag(hash) << Self.numberBits | UInt32(truncatingIfNeeded: number + 1)
  }
}
