/// Steps that were taken before, in a flow that held the same.
///
/// Most steps read and change one flow and what is inside of it, whatever is around. The same flows stand in very many
/// states, so what such a step makes of its flow is looked up there instead of being worked out again.
/// `AppSystem+Memory` says when that is the same.
struct StepMemory {
  typealias RecordID = RecordTable.RecordID

  /// An event in a flow.
  struct Key: Hashable {
    let flow: RecordID
    /// Where it happens in the flow (``Address/inner(from:)``).
    let place: UInt64
    let event: UInt64

    func hash(into hasher: inout Hasher) {
      let inFlow = UInt64(flow) &* 0x9e37_79b9_7f4a_7c15 ^ place
      hasher.combine(inFlow &* 0xff51_afd7_ed55_8ccd ^ event)
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

  /// The results of all choices of an event, as positions; nil where they depend on more than the flow.
  private var known: [Key: Range<UInt32>?] = [:]
  private(set) var results: [Result] = []
  /// By the lowest bits of a flow: the flow, and the state that it was met in first.
  private var met = [(flow: RecordID, state: UInt32)](repeating: (0, 0), count: 1 << 12)

  /// So many events are kept; then all are forgotten, so that the memory follows the search.
  private static let capacity = 1 << 16

  subscript(key: Key) -> Range<UInt32>?? { known[key] }

  /// Whether a flow stands in more than one state: what is examined once is not worth remembering.
  mutating func isMetAgain(_ flow: RecordID, in state: Int) -> Bool {
    let slot = Int(flow) & (met.count - 1)
    if met[slot].flow == flow { return met[slot].state != UInt32(truncatingIfNeeded: state) }
    met[slot] = (flow, UInt32(truncatingIfNeeded: state))
    return false
  }

  /// - Parameter new: Nil where the results depend on more than the flow.
  mutating func keep(_ new: [Result]?, for key: Key) {
    if known.count >= Self.capacity || results.count >= Self.capacity {
      known.removeAll(keepingCapacity: true)
      results.removeAll(keepingCapacity: true)
    }
    let start = UInt32(results.count)
    if let new { results += new }
    known[key] = .some(new.map { start..<start + UInt32($0.count) })
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
