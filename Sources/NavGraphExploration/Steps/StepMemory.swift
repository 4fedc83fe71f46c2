import NavGraphFacts

/// Memoized steps, by the flow in which they were taken.
///
/// Most steps read and change one flow and its content, in any surroundings. Very many states contain the same flows,
/// so the result of such a step in its flow is looked up here instead of being computed again. `AppSystem+Memory` says
/// when it is the same.
struct StepMemory {
  typealias RecordID = RecordTable.RecordID

  /// Where events happen.
  struct Key {
    /// The flow, or an outline with anything in its open entry.
    let flow: RecordID
    /// Where it is in the flow (``Address/inner(from:)``); in an outline, which entry of the hosted flow acts.
    let place: UInt64

    /// The hash is the same for all events of a place. Consecutive flows are stored side by side: they occur in
    /// consecutive states.
    fileprivate var hash: Int {
      var value = (UInt64(flow >> 3) &* 0x9e37_79b9_7f4a_7c15 ^ place) &* 0xff51_afd7_ed55_8ccd
      value = (value ^ value >> 32) &* 0xc4ce_b9fe_1a85_ec53
      return Int(value >> 32) << 3 | Int(flow & 7)
    }
  }

  /// What an attempt came to that was a step.
  struct Result {
    /// The flow afterwards.
    let flow: RecordID
    /// Its number among ``StepMemory/causes``.
    let cause: Int32
    /// The number of the first transition that brought an entry; -1 for none.
    let bringing: Int32
    let traits: Traits
    /// The number of the screen of the landing that was recorded last.
    var landing = Int32.min
    /// The number of the screen on top in the flow, without a navigation container around it and in one, where they are
    /// known.
    var tops = (Int32.min, Int32.min)
  }

  struct Traits: OptionSet {
    let rawValue: UInt8

    static let crashes = Traits(rawValue: 1)
    static let exceedsPending = Traits(rawValue: 2)
    static let takesEntries = Traits(rawValue: 4)
    static let meetsDuplicates = Traits(rawValue: 8)
    static let mayBeImpossible = Traits(rawValue: 16)
    static let moves = Traits(rawValue: 32)
    static let brings = Traits(rawValue: 64)
  }

  /// A place in a flow; the flow of a free slot is 0.
  private struct Place {
    var flow: RecordID = 0
    /// The position of its event that was kept first.
    var first = UInt32.max
    var place: UInt64 = 0
  }

  /// An event, and the position of the next one of its place, which mostly is the next one that is asked for.
  private struct Known {
    let event: UInt64
    /// The results of all choices of the event, as positions; nil where they depend on more than the flow.
    let results: Range<UInt32>?
    var next = UInt32.max
  }

  /// Open addressing by the lowest bits of a key's hash. The size is a power of two.
  private var places = [Place](repeating: Place(), count: 1 << 10)
  private var placeCount = 0
  private var events: [Known] = []
  /// The position of a place's first event, and of the one that is to be expected.
  typealias Cursor = (first: UInt32, next: UInt32)

  private var results: [Result] = []
  var causes = Numbering<Cause?>()
  /// By the lowest bits of a flow: the flow, and the state that it was met in first.
  private var met = [(flow: RecordID, state: UInt32)](repeating: (0, 0), count: 1 << 14)

  /// So many events, or results, are kept; then all are forgotten, so that the memory follows the search.
  private static let capacity = 1 << 18

  func cursor(of key: Key) -> Cursor {
    let first = places[slot(of: key)].first
    return (first, first)
  }

  /// What is known of an event: its results; nil where they depend on more than the flow.
  ///
  /// - Parameter cursor: Of a place to which nothing was added since.
  func known(_ event: UInt64, _ cursor: inout Cursor) -> Range<UInt32>?? {
    // From the one behind the last that was asked for to the end, then from the first on.
    var position = cursor.next
    for _ in 0..<2 {
      while position < events.count {
        let known = events[Int(position)]
        if known.event == event {
          cursor.next = known.next
          return .some(known.results)
        }
        position = known.next
      }
      position = cursor.first
    }
    return nil
  }

  /// One of the results that are known.
  subscript(result: UInt32) -> Result {
    get { results[Int(result)] }
    set { results[Int(result)] = newValue }
  }

  /// The slot of a place, or the free one that it would take.
  private func slot(of key: Key) -> Int {
    let mask = places.count - 1
    var slot = key.hash & mask
    while places[slot].flow != 0, places[slot].flow != key.flow || places[slot].place != key.place {
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// Returns whether a flow is in more than one state: memoizing a flow that is examined once has no use.
  mutating func isMetAgain(_ flow: RecordID, in state: Int) -> Bool {
    let slot = Int(flow) & (met.count - 1)
    if met[slot].flow == flow { return met[slot].state != UInt32(truncatingIfNeeded: state) }
    met[slot] = (flow, UInt32(truncatingIfNeeded: state))
    return false
  }

  /// - Parameter new: Nil where the results depend on more than the flow.
  mutating func keep(_ new: [Result]?, _ event: UInt64, for key: Key) {
    if max(results.count, events.count) >= Self.capacity {
      places = [Place](repeating: Place(), count: places.count)
      placeCount = 0
      events.removeAll(keepingCapacity: true)
      results.removeAll(keepingCapacity: true)
    } else if placeCount * 2 >= places.count {
      grow()
    }
    let start = UInt32(results.count)
    if let new { results += new }
    let position = UInt32(events.count)
    events.append(
      Known(event: event, results: new == nil ? nil : start..<UInt32(results.count)))
    let slot = slot(of: key)
    if places[slot].flow == 0 {
      places[slot] = Place(flow: key.flow, first: position, place: key.place)
      placeCount += 1
    } else {
      var last = Int(places[slot].first)
      while events[last].next != .max { last = Int(events[last].next) }
      events[last].next = position
    }
  }

  private mutating func grow() {
    let kept = places
    places = [Place](repeating: Place(), count: kept.count * 2)
    for place in kept where place.flow != 0 {
      places[slot(of: Key(flow: place.flow, place: place.place))] = place
    }
  }
}

/// A flow in which what happens at a place may be remembered.
struct PlaceMemory {
  let flow: Address
  let key: StepMemory.Key
  /// What the open entry of the flow hosts, where an attempt may not read it; 0 for nothing.
  let hidden: StepMemory.RecordID
  var cursor: StepMemory.Cursor
}

/// While an attempt is to be remembered: the flow that it may read and change.
final class StepScope {
  let memory: PlaceMemory
  let event: UInt64
  /// Whether it has examined anything else.
  var isLeft = false
  var results: [StepMemory.Result] = []

  init(_ memory: PlaceMemory, _ event: UInt64) {
    self.memory = memory
    self.event = event
  }
}
