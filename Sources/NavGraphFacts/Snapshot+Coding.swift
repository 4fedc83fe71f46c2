// Empty fields are left out, and an entry that keeps nothing is a number: facts hold very many.

extension Snapshot {
  private enum CodingKeys: String, CodingKey {
    case flow, values
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      flow: try container.decode(FlowSnapshot.self, forKey: .flow),
      values: try container.list(of: String.self, forKey: .values))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(flow, forKey: .flow)
    try container.encode(list: values, forKey: .values)
  }
}

extension FlowSnapshot {
  private enum CodingKeys: String, CodingKey {
    case coordinator, entries, selected, front, slots, values, pending
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      coordinator: try container.decode(Int.self, forKey: .coordinator),
      entries: try container.list(of: EntrySnapshot.self, forKey: .entries),
      selected: try container.decodeIfPresent(Int.self, forKey: .selected),
      front: try container.decodeIfPresent(Int.self, forKey: .front),
      slots: try container.list(of: SlotSnapshot.self, forKey: .slots),
      values: try container.list(of: String.self, forKey: .values),
      pending: try container.list(of: String.self, forKey: .pending))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(coordinator, forKey: .coordinator)
    try container.encode(list: entries, forKey: .entries)
    try container.encodeIfPresent(selected, forKey: .selected)
    try container.encodeIfPresent(front, forKey: .front)
    try container.encode(list: slots, forKey: .slots)
    try container.encode(list: values, forKey: .values)
    try container.encode(list: pending, forKey: .pending)
  }
}

extension SlotSnapshot {
  private enum CodingKeys: String, CodingKey {
    case slot, content, isWaiting
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      slot: try container.decode(Int.self, forKey: .slot),
      content: try container.decode([EntrySnapshot].self, forKey: .content),
      isWaiting: try container.decodeIfPresent(Bool.self, forKey: .isWaiting) ?? false)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(slot, forKey: .slot)
    try container.encode(content, forKey: .content)
    if isWaiting { try container.encode(isWaiting, forKey: .isWaiting) }
  }
}

extension EntrySnapshot {
  private enum CodingKeys: String, CodingKey {
    case packed, isActive, hosted, slots, values, pending
  }

  /// Whether the entry is no more than its packed form: then it is written as twice that, and one
  /// more if it is active.
  private var isPlain: Bool {
    hosted.isEmpty && slots.isEmpty && values.isEmpty && pending.isEmpty
  }

  package init(from decoder: any Decoder) throws {
    if let number = try? decoder.singleValueContainer().decode(UInt64.self) {
      guard let packed = UInt32(exactly: number >> 1) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "no entry: \(number)"))
      }
      self.init(packed: packed, isActive: number & 1 == 1)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      packed: try container.decode(UInt32.self, forKey: .packed),
      isActive: try container.decodeIfPresent(Bool.self, forKey: .isActive) ?? false,
      hosted: try container.list(of: FlowSnapshot.self, forKey: .hosted),
      slots: try container.list(of: SlotSnapshot.self, forKey: .slots),
      values: try container.list(of: String.self, forKey: .values),
      pending: try container.list(of: String.self, forKey: .pending))
  }

  package func encode(to encoder: any Encoder) throws {
    if isPlain {
      var container = encoder.singleValueContainer()
      return try container.encode(UInt64(packed) << 1 | (isActive ? 1 : 0))
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(packed, forKey: .packed)
    if isActive { try container.encode(isActive, forKey: .isActive) }
    try container.encode(list: hosted, forKey: .hosted)
    try container.encode(list: slots, forKey: .slots)
    try container.encode(list: values, forKey: .values)
    try container.encode(list: pending, forKey: .pending)
  }
}

extension KeyedDecodingContainer {
  /// A list that may be left out.
  fileprivate func list<Element: Decodable>(
    of type: Element.Type, forKey key: Key
  ) throws -> [Element] {
    try decodeIfPresent([Element].self, forKey: key) ?? []
  }
}

extension KeyedEncodingContainer {
  /// Leaves an empty list out.
  fileprivate mutating func encode(list: [some Encodable], forKey key: Key) throws {
    if !list.isEmpty { try encode(list, forKey: key) }
  }
}
