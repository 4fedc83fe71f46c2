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

  mutating func formUnion(_ other: Extent) {
    height = max(height, other.height)
    modals = max(modals, other.modals)
    flows = max(flows, other.flows)
    slots = max(slots, other.slots)
  }
}

/// The extents of records. Few differ, so that each record has the number of one.
struct ExtentTable {
  /// By record.
  private var numbers: [UInt32] = [0]
  /// By number; the first has nothing in it.
  private var known = [Extent()]
  private var numberOf = [Extent(): UInt32(0)]
  /// The one that was set last.
  private var last = UInt32(0)

  /// The number of records.
  var count: Int { numbers.count }

  mutating func appendNone() { numbers.append(0) }

  subscript(id: RecordTable.RecordID) -> Extent {
    get { known[Int(numbers[Int(id)])] }
    set {
      if known[Int(last)] != newValue {
        let new = UInt32(known.count)
        last = numberOf[newValue, default: new]
        if last == new {
          known.append(newValue)
          numberOf[newValue] = new
        }
      }
      numbers[Int(id)] = last
    }
  }
}
