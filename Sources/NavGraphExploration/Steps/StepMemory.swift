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

    /// The events of one place stand close to one another.
    fileprivate var hash: Int {
      var value = (UInt64(flow) &* 0x9e37_79b9_7f4a_7c15 ^ place) &* 0xff51_afd7_ed55_8ccd
      value = (value ^ value >> 32) &* 0xc4ce_b9fe_1a85_ec53
      return Int(value >> 32) + Int((event &* 0x9e37_79b9_7f4a_7c15) >> 60)
    }
  }

  /// What an attempt came to that was a step.
  struct Result {
    /// The flow afterwards.
    let flow: RecordID
    /// Index into ``StepMemory/causes``.
    let cause: UInt32
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

  /// The flow of a free slot is 0.
  private struct Slot {
    var key = Key(flow: 0, place: 0, event: 0)
    /// The results of all choices of the event, as positions; `open` where they depend on more than the flow.
    var results: Range<UInt32> = 0..<0

    static let open = UInt32.max..<UInt32.max
  }

  /// Open addressing by the lowest bits of a key's hash. The size is a power of two.
  private var slots = [Slot](repeating: Slot(), count: 1 << 10)
  private var keptCount = 0
  private(set) var results: [Result] = []
  private(set) var causes: [Cause?] = []
  private var causeNumbers: [Cause?: UInt32] = [:]
  /// By the lowest bits of a flow: the flow, and the state that it was met in first.
  private var met = [(flow: RecordID, state: UInt32)](repeating: (0, 0), count: 1 << 14)

  /// So many events, or results, are kept; then all are forgotten, so that the memory follows the search.
  private static let capacity = 1 << 18

  /// What is known of an event: its results; nil where they depend on more than the flow.
  subscript(key: Key) -> Range<UInt32>?? {
    let mask = slots.count - 1
    var index = key.hash & mask
    while slots[index].key.flow != 0 {
      if slots[index].key == key {
        return .some(slots[index].results == Slot.open ? nil : slots[index].results)
      }
      index = (index + 1) & mask
    }
    return nil
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
    if max(results.count, keptCount) >= Self.capacity {
      slots = [Slot](repeating: Slot(), count: slots.count)
      results.removeAll(keepingCapacity: true)
      keptCount = 0
    } else if keptCount * 2 >= slots.count {
      grow()
    }
    let start = UInt32(results.count)
    if let new { results += new }
    put(Slot(key: key, results: new == nil ? Slot.open : start..<UInt32(results.count)))
    keptCount += 1
  }

  private mutating func put(_ slot: Slot) {
    let mask = slots.count - 1
    var index = slot.key.hash & mask
    while slots[index].key.flow != 0, slots[index].key != slot.key { index = (index + 1) & mask }
    slots[index] = slot
  }

  private mutating func grow() {
    let kept = slots
    slots = [Slot](repeating: Slot(), count: kept.count * 2)
    for slot in kept where slot.key.flow != 0 { put(slot) }
  }

  mutating func number(of cause: Cause?) -> UInt32 {
    let new = UInt32(causes.count)
    let number = causeNumbers[cause, default: new]
    if number == new {
      causes.append(cause)
      causeNumbers[cause] = new
    }
    return number
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
