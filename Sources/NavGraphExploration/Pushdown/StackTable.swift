/// All stacks of a search, each a number: that of what lies below its top, and a *label*, the symbol on top.
///
/// Equal stacks are one number. What stands on a stack is found without hashing, as long as it was put
/// there at once: then it lies side by side. Whatever comes later, or is too wide to be looked through, is
/// found by a table of hashes. Where a state is a stack with a control, the control is one label more.
///
/// One thread at a time may add to it; many may read, and each may then fill what was set apart for it.
final class StackTable {
  /// The highest bit of a label says that the stack is a state; that of a first number, that hashes tell more.
  static let flag: UInt32 = 1 << 31
  static let mask: UInt32 = flag - 1
  static let empty: UInt32 = 0
  /// As many are looked through side by side.
  static let width = 32

  /// The number of what lies below; smaller than the stack's own.
  let rests: UnsafeMutablePointer<UInt32>
  let labels: UnsafeMutablePointer<UInt32>
  /// The first number of those side by side above a stack; 0 where there is none.
  let firsts: UnsafeMutablePointer<UInt32>
  /// How high each is, where somebody asks.
  let heights: UnsafeMutablePointer<UInt32>?
  let capacity: Int
  private(set) var count = 1
  private let memory: [ReservedNumbers]
  private var hashes = [UInt32](repeating: 0, count: 64)
  private var hashedCount = 0

  /// - Parameter emptyLabel: The label of the empty stack, number 0.
  init(capacity: Int, emptyLabel: UInt32, keepsHeights: Bool) throws(PushdownObstacle) {
    self.capacity = min(max(capacity, 1), Int(Self.mask))
    let rests = try ReservedNumbers(capacity: self.capacity)
    let labels = try ReservedNumbers(capacity: self.capacity)
    let firsts = try ReservedNumbers(capacity: self.capacity)
    memory =
      keepsHeights
      ? [rests, labels, firsts, try ReservedNumbers(capacity: self.capacity)]
      : [rests, labels, firsts]
    self.rests = rests.base
    self.labels = labels.base
    self.firsts = firsts.base
    heights = keepsHeights ? memory[3].base : nil
    rests.base[0] = .max
    labels.base[0] = emptyLabel
  }

  /// Bytes in use.
  var bytes: Int { (count * memory.count + hashes.count) * MemoryLayout<UInt32>.stride }

  @inline(__always)
  func isState(_ stack: UInt32) -> Bool { labels[Int(stack)] & Self.flag != 0 }

  @inline(__always)
  func label(_ stack: UInt32) -> UInt32 { labels[Int(stack)] & Self.mask }

  /// - Returns: 0 where it is not there.
  func find(_ label: UInt32, on rest: UInt32) -> UInt32 {
    let first = firsts[Int(rest)]
    var stack = first & Self.mask
    guard stack != 0 else { return 0 }
    let end = min(Int(stack) + Self.width, count)
    while Int(stack) < end, rests[Int(stack)] == rest {
      if self.label(stack) == label { return stack }
      stack += 1
    }
    return first & Self.flag == 0 ? 0 : findHashed(label, on: rest)
  }

  /// Adds a stack that is not there, and for which there is room.
  func add(_ label: UInt32, on rest: UInt32) -> UInt32 {
    let stack = UInt32(truncatingIfNeeded: count)
    rests[count] = rest
    labels[count] = label
    if let heights { heights[count] = heights[Int(rest)] &+ 1 }
    count += 1
    let first = firsts[Int(rest)]
    let start = first & Self.mask
    if start == 0 {
      firsts[Int(rest)] = stack
    } else if first & Self.flag != 0 || rests[Int(stack) - 1] != rest
      || Int(stack - start) >= Self.width
    {
      // Those side by side are all there are until one is not: then they stay as they are.
      firsts[Int(rest)] = first | Self.flag
      addHashed(stack)
    }
    return stack
  }

  /// Takes over stacks that were written in their places: side by side all that stand on the same one, of
  /// which there are no others, and no more than ``width``.
  func adopt(_ more: Int) { count += more }
}

// MARK: - What does not lie side by side

extension StackTable {
  private func slot(_ label: UInt32, _ rest: UInt32) -> Int {
    let word = (UInt64(rest) << 32 | UInt64(label)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: (word ^ word >> 32) & UInt64(hashes.count - 1))
  }

  private func findHashed(_ label: UInt32, on rest: UInt32) -> UInt32 {
    var slot = slot(label, rest)
    while hashes[slot] != 0 {
      let stack = hashes[slot]
      if rests[Int(stack)] == rest, self.label(stack) == label { return stack }
      slot = (slot + 1) & (hashes.count - 1)
    }
    return 0
  }

  private func addHashed(_ stack: UInt32) {
    hashedCount += 1
    if hashedCount * 2 > hashes.count {
      let known = hashes
      hashes = [UInt32](repeating: 0, count: known.count * 2)
      for stack in known where stack != 0 { insert(stack) }
    }
    insert(stack)
  }

  private func insert(_ stack: UInt32) {
    var slot = slot(label(stack), rests[Int(stack)])
    while hashes[slot] != 0 { slot = (slot + 1) & (hashes.count - 1) }
    hashes[slot] = stack
  }
}
