/// Where something stands in the tree of flows, from the root flow inwards.
///
/// The address of an entry ends with it; the address of a flow is that of the entry that hosts it, and
/// empty for the root flow. Addresses hold as long as nothing around them moves.
typealias Address = [AddressElement]

/// One step inwards.
struct AddressElement: Hashable, Sendable {
  private let rawValue: UInt32

  enum Kind: UInt32 {
    /// An entry of the flow.
    case entry
    /// What a slot holds of the entry before.
    case entrySlot
    /// What a slot holds of the flow's container.
    case containerSlot
  }

  init(_ kind: Kind, _ index: Int) {
    rawValue = UInt32(index) << 2 | kind.rawValue
  }

  var kind: Kind { Kind(rawValue: rawValue & 3) ?? .entry }
  /// An index into the flow's entries, or of a slot.
  var index: Int { Int(rawValue >> 2) }

  static func entry(_ index: Int) -> AddressElement { AddressElement(.entry, index) }
  static func entrySlot(_ index: Int) -> AddressElement { AddressElement(.entrySlot, index) }
  static func containerSlot(_ index: Int) -> AddressElement {
    AddressElement(.containerSlot, index)
  }
}

extension Array where Element == AddressElement {
  /// The flow in whose container an entry stands, directly or in a slot.
  var flowOfEntry: Address {
    guard let start = lastIndex(where: { $0.kind != .entrySlot }) else { return [] }
    return Array(self[..<start])
  }

  /// The position of an entry among those of its container; nil for what a slot holds.
  var position: Int? {
    guard let last, last.kind == .entry else { return nil }
    return last.index
  }

  /// The flows around a flow, from the nearest, itself first.
  var enclosingFlows: [Address] {
    var result = [self]
    var current = self
    while !current.isEmpty {
      current = current.flowOfEntry
      result.append(current)
    }
    return result
  }
}
