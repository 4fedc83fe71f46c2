import NavGraphModel

/// What is worked out once for records and for parts of the registration, and looked up from then on.
struct SearchCaches {
  typealias RecordID = RecordTable.RecordID

  /// Steps that are the same in many states.
  var steps = StepMemory()
  private let byAddress = PassedIndirectly()

  /// By root flow: what views make of it by themselves; 0 where that is not known.
  private var updatedRoots = NumbersByID<RecordID>()
  /// By flow: the surroundings (``AppSystem/Seen``), as bits, in which all screens have appeared that should have.
  var completedAppearances = NumbersByID<UInt8>()
  /// By the lowest bits of an outline: one that was read lately, and its entries.
  var readStacks = [(id: RecordID, entries: [Entry])](repeating: (0, []), count: 64)
  /// By the lowest bits of a stack's outline and whether it is in a navigation container: its entry on top, packed
  /// (``AppSystem/activeEntry(of:hasNavigation:)``), below the outline.
  var stackTops = FlatArray<UInt64>(zeros: 1 << 14)
  /// By outline: the modal slots that are free in it; 0 where that is not known.
  var slotBits = NumbersByID<UInt64>()
  /// By outline: the surroundings in which its rendering has been recorded, and whether it has its own container.
  var renderedFlows = NumbersByID<UInt8>()
  /// By coordinator: its fresh flow, where that leaves no choice.
  var freshFlows: [Int: RecordID] = [:]
  /// Entries that reducers' states show.
  var resolvedEntries: [AppSystem.ProjectedKey: Entry] = [:]
  /// By state: one more than the difference of the screen on top, as the state log numbers it, from the least number;
  /// 0 where it is not known.
  private var tops = NumbersByID<Int32>()

  /// Pairs of routes whose navigation containers were recently recorded one inside the other.
  private var nestings = [UInt64](repeating: .max, count: 1 << 8)

  /// Whether a nesting of two routes, by their numbers, was not met lately.
  mutating func isNew(nesting route: Int, in other: Int) -> Bool {
    let pair = UInt64(route) << 32 | UInt64(other)
    let slot = (route &* 31 &+ other) & (nestings.count - 1)
    defer { nestings[slot] = pair }
    return nestings[slot] != pair
  }

  /// By the lowest bits of a flow and whether it is in a navigation container: the screen on top in it.
  private var flowTops = [(flow: UInt64, top: Int32)](repeating: (0, 0), count: 1 << 14)

  func top(ofFlow flow: RecordID, hasNavigation: Bool) -> Int32? {
    let key = UInt64(flow) << 1 | (hasNavigation ? 1 : 0)
    let known = flowTops[Int(key) & (flowTops.count - 1)]
    return known.flow == key ? known.top : nil
  }

  mutating func keep(top: Int32, ofFlow flow: RecordID, hasNavigation: Bool) {
    let key = UInt64(flow) << 1 | (hasNavigation ? 1 : 0)
    flowTops[Int(key) & (flowTops.count - 1)] = (key, top)
  }

  /// The number of the screen on top in a state; nil where it is not known.
  func top(of state: UInt32) -> Int32? {
    let known = tops[state]
    return known == 0 ? nil : known &+ .min
  }

  mutating func keep(top: Int32, of state: UInt32) {
    // A copy that only takes steps again shares its memory with the original.
    if tops[state] != top &- .min { tops[state] = top &- .min }
  }

  /// What views make of a root flow; nil where that is not known.
  func updatedRoot(of root: RecordID) -> RecordID? {
    let updated = updatedRoots[root]
    return updated == 0 ? nil : updated
  }

  mutating func keep(updatedRoot updated: RecordID, of root: RecordID) {
    updatedRoots[root] = updated
  }
}

/// What a search has met so far, as far as steps or analyses ask for it.
struct SearchHistory {
  /// How many states the app can start in.
  var initialCount = 0
  /// The kinds of effects that have been started for flows.
  var startedKinds: Set<Int> = []
  /// Whether a sheet of a tab may be in front of another tab.
  var mayHaveFrontTabs = false
  /// By link and parameters: what it built at first, and the roots of trees that it is known to build.
  var linkStacks: [AppSystem.LinkKey: AppSystem.LinkStack] = [:]
}
