/// How far a flow, or what an entry keeps, goes.
struct Extent: Hashable {
  /// The height of the highest stack.
  var height: Int32 = 0
  /// Modal layers one inside the other.
  var modals: Int32 = 0
  /// Flows one inside the other.
  var flows: Int32 = 0
  /// Taken slots one inside the other, modal layers left out.
  var slots: Int32 = 0
  /// Of a flow's outline: the modal layers that its open entry adds or is on top of.
  var openLayers: Int32 = 0
  /// Whether a flow in it stands for any that may present something.
  var mayPresent = false

  /// Whether something is presented, or may be.
  var presents: Bool { modals > 0 || mayPresent }

  mutating func formUnion(_ other: Extent) {
    height = max(height, other.height)
    modals = max(modals, other.modals)
    flows = max(flows, other.flows)
    slots = max(slots, other.slots)
    mayPresent = mayPresent || other.mayPresent
  }
}

/// The extents of records. Few differ, so that each record has the number of one.
struct ExtentTable {
  /// By record; 0 where it has none.
  private var numbers = NumbersByID<UInt32>()
  /// By number; the first two have nothing in them.
  private var known = [Extent(), Extent()]
  private var numberOf = [Extent(): UInt32(1)]
  /// The one that was set last.
  private var last = UInt32(1)

  /// Whether the extent of a record was set.
  func isKnown(_ id: RecordTable.RecordID) -> Bool { numbers[id] != 0 }

  subscript(id: RecordTable.RecordID) -> Extent {
    get { known[Int(numbers[id])] }
    set {
      if known[Int(last)] != newValue {
        let new = UInt32(known.count)
        last = numberOf[newValue, default: new]
        if last == new {
          known.append(newValue)
          numberOf[newValue] = new
        }
      }
      numbers[id] = last
    }
  }
}
