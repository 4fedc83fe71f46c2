import NavGraphFacts

/// Steps that were taken before, in a flow that held the same.
///
/// Most steps read and change one flow and what is inside of it, whatever is around. The same flows stand in very many
/// states, so what such a step makes of its flow is looked up there instead of being worked out again.
/// `AppSystem+Memory` says when that is the same.
struct StepMemory {
  typealias RecordID = RecordTable.RecordID

  /// An event in a flow.
  struct Key: Equatable {
    let flow: RecordID
    /// Where it happens in the flow (``Address/inner(from:)``).
    let place: UInt64
    let event: UInt64

    fileprivate var hash: Int {
      var value = (UInt64(flow) &* 0x9e37_79b9_7f4a_7c15 ^ place) &* 0xff51_afd7_ed55_8ccd
      value = (value ^ value >> 32 ^ event) &* 0xc4ce_b9fe_1a85_ec53
      return Int(truncatingIfNeeded: value >> 32)
    }
  }

  /// What an attempt came to that was a step.
  struct Result {
    /// The flow afterwards.
    let flow: RecordID
    let cause: Cause?
    /// The number of the first transition that brought an entry; -1 for none.
    let bringing: Int32
    let traits: Traits
  }

  struct Traits: OptionSet {
    let rawValue: UInt8

    static let crashes = Traits(rawValue: 1)
    static let exceedsPending = Traits(rawValue: 2)
    static let takesEntries = Traits(rawValue: 4)
    static let meetsDuplicates = Traits(rawValue: 8)
    static let needsMorePending = Traits(rawValue: 16)
    static let moves = Traits(rawValue: 32)
    static let brings = Traits(rawValue: 64)
  }

  private struct Slot {
    let key: Key
    /// The results of all choices of the event, as positions; nil where they depend on more than the flow.
    let results: Range<UInt32>?
  }

  /// By the lowest bits of a key's hash; what is newer takes the place of what is older. The size is a power of two.
  private var slots = [Slot?](repeating: nil, count: 1 << 10)
  private var keptCount = 0
  private(set) var results: [Result] = []
  /// By the lowest bits of a flow: the flow, and the state that it was met in first.
  private var met = [(flow: RecordID, state: UInt32)](repeating: (0, 0), count: 1 << 12)

  /// So many events and results are kept; then all are forgotten, so that the memory follows the search.
  private static let capacity = 1 << 16

  subscript(key: Key) -> Range<UInt32>?? {
    guard let slot = slots[key.hash & (slots.count - 1)], slot.key == key else { return nil }
    return .some(slot.results)
  }

  /// Whether a flow stands in more than one state: what is examined once is not worth remembering.
  mutating func isMetAgain(_ flow: RecordID, in state: Int) -> Bool {
    let slot = Int(flow) & (met.count - 1)
    if met[slot].flow == flow { return met[slot].state != UInt32(truncatingIfNeeded: state) }
    met[slot] = (flow, UInt32(truncatingIfNeeded: state))
    return false
  }

  /// - Parameter new: Nil where the results depend on more than the flow.
  mutating func keep(_ new: [Result]?, for key: Key) {
    if results.count >= Self.capacity {
      slots = [Slot?](repeating: nil, count: slots.count)
      results.removeAll(keepingCapacity: true)
      keptCount = 0
    } else if keptCount * 2 >= slots.count, slots.count < 2 * Self.capacity {
      grow()
    }
    let start = UInt32(results.count)
    if let new { results += new }
    put(Slot(key: key, results: new.map { start..<start + UInt32($0.count) }))
    keptCount += 1
  }

  private mutating func put(_ slot: Slot) { slots[slot.key.hash & (slots.count - 1)] = slot }

  private mutating func grow() {
    let kept = slots
    slots = [Slot?](repeating: nil, count: kept.count * 2)
    for case let slot? in kept { put(slot) }
  }
}

/// While an attempt is to be remembered: the flow that it may read and change.
final class StepScope {
  let flow: Address
  /// Whether it has examined anything else.
  var isLeft = false
  let key: StepMemory.Key
  var results: [StepMemory.Result] = []

  init(_ flow: Address, _ key: StepMemory.Key) {
    self.flow = flow
    self.key = key
  }
}
