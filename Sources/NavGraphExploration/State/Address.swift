import Synchronization

/// A location in the tree of flows, from the root flow inwards.
///
/// The address of an entry ends with it; the address of a flow is that of the entry that hosts it, and
/// empty for the root flow. Addresses hold as long as nothing around them moves.
///
/// Every step of a search makes dozens of them, so an address owns no memory: up to eleven elements are kept in
/// place, 16 bits each, from the lowest bits of `words.0` upwards, and the count in the highest bits of `words.2`.
/// Longer addresses are kept in a shared table, and the address has a number there.
struct Address: Hashable, Sendable {
  private var words: (UInt64, UInt64, UInt64) = (0, 0, 0)

  private static let capacity = 11
  /// In the highest bits of `words.2`: `words.0` is a number in ``LongAddresses``.
  private static let long: UInt64 = 0xFFFF << 48

  static func == (first: Address, second: Address) -> Bool {
    first.words.0 == second.words.0 && first.words.1 == second.words.1
      && first.words.2 == second.words.2
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(words.2)
  }

  /// The root flow.
  init() {}

  /// No place in any state.
  static let nowhere = Address([.entry(AddressElement.nowhere)])

  init(_ elements: some Sequence<AddressElement>) {
    for element in elements { append(element) }
  }

  /// An address that does not fit in place.
  private init(long elements: [AddressElement]) {
    words = (LongAddresses.number(of: elements), 0, Self.long)
  }

  /// The elements of an address that does not fit in place; nil for others.
  @inline(__always)
  private var longElements: [AddressElement]? {
    isLong ? LongAddresses.elements(of: words.0) : nil
  }

  @inline(__always) private var isLong: Bool { words.2 == Self.long }

  @inline(__always) var count: Int {
    isLong ? LongAddresses.elements(of: words.0).count : Int(words.2 >> 48)
  }
  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }
  var last: AddressElement? { isEmpty ? nil : self[count - 1] }

  subscript(position: Int) -> AddressElement {
    @inline(__always) get {
      if let longElements { return longElements[position] }
      return AddressElement(
        packed: UInt16(truncatingIfNeeded: word(position >> 2) >> shift(position)))
    }
    set {
      var elements = Array(self)
      elements[position] = newValue
      self = Address(elements)
    }
  }

  @inline(__always)
  private func word(_ index: Int) -> UInt64 {
    index == 0 ? words.0 : index == 1 ? words.1 : words.2
  }

  @inline(__always)
  private func shift(_ position: Int) -> UInt64 { UInt64(position & 3) << 4 }

  mutating func append(_ element: AddressElement) {
    // A long one counts as more than fits.
    let count = Int(words.2 >> 48)
    guard count < Self.capacity, let packed = element.packed else {
      self = Address(long: Array(self) + [element])
      return
    }
    let bits = UInt64(packed) << shift(count)
    switch count >> 2 {
    case 0: words.0 |= bits
    case 1: words.1 |= bits
    default: words.2 |= bits
    }
    words.2 += 1 << 48
  }

  /// The first elements.
  func prefix(_ length: Int) -> Address {
    guard length < count else { return self }
    if let longElements { return Address(longElements.prefix(length)) }
    var result = self
    result.words.0 &= Self.mask(length, from: 0)
    result.words.1 &= Self.mask(length, from: 4)
    result.words.2 = result.words.2 & Self.mask(length, from: 8) | UInt64(length) << 48
    return result
  }

  /// The bits of the first elements in a word that begins with one of them.
  @inline(__always)
  private static func mask(_ length: Int, from start: Int) -> UInt64 {
    let bits = (length - start) * 16
    return bits <= 0 ? 0 : bits >= 64 ? .max : 1 << UInt64(bits) - 1
  }

  /// The elements behind the first ones as one number; nil where they are more than three.
  func inner(from start: Int) -> UInt64? {
    let length = count - start
    guard length <= 3, longElements == nil else { return nil }
    var result = UInt64(length) << 48
    for offset in 0..<length {
      let position = start + offset
      result |= (word(position >> 2) >> shift(position) & 0xFFFF) << UInt64(16 * offset)
    }
    return result
  }

  func dropLast() -> Address { prefix(Swift.max(0, count - 1)) }

  mutating func removeLast() { self = dropLast() }

  func starts(with other: Address) -> Bool {
    if isLong || other.isLong { return prefix(other.count) == other }
    let length = other.count
    return length <= count
      && (words.0 ^ other.words.0) & Self.mask(length, from: 0) == 0
      && (words.1 ^ other.words.1) & Self.mask(length, from: 4) == 0
      && (words.2 ^ other.words.2) & Self.mask(length, from: 8) == 0
  }

  static func + (address: Address, element: AddressElement) -> Address {
    var result = address
    result.append(element)
    return result
  }

  /// The flow whose container holds an entry, directly or in a slot.
  var flowOfEntry: Address {
    var end = count
    while end > 0 {
      end -= 1
      if self[end].kind != .entrySlot { return prefix(end) }
    }
    return Address()
  }

  /// The position of an entry among those of its container; nil for what a slot holds.
  var position: Int? {
    guard let last, last.kind == .entry else { return nil }
    return last.index
  }

  /// The flows that enclose a flow, from the nearest, itself first.
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

extension Address: Sequence, ExpressibleByArrayLiteral {
  init(arrayLiteral elements: AddressElement...) { self.init(elements) }

  struct Iterator: IteratorProtocol {
    fileprivate let address: Address
    private var position = 0

    fileprivate init(_ address: Address) { self.address = address }

    mutating func next() -> AddressElement? {
      guard position < address.count else { return nil }
      defer { position += 1 }
      return address[position]
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }
}

/// The addresses that are too long for their place, each once: those of equal elements have to be equal.
private enum LongAddresses {
  private static let table = Mutex(Numbering<[AddressElement]>())

  @inline(never)
  static func number(of elements: [AddressElement]) -> UInt64 {
    table.withLock { UInt64($0.number(of: elements)) }
  }

  @inline(never)
  static func elements(of number: UInt64) -> [AddressElement] {
    table.withLock { $0[Int32(number)] }
  }
}

/// One step inwards.
struct AddressElement: Hashable, Sendable {
  private let rawValue: UInt32

  enum Kind: UInt32 {
    /// An entry of the flow.
    case entry
    /// The content of a slot of the previous entry.
    case entrySlot
    /// The content of a slot of the flow's container.
    case containerSlot
  }

  /// The index of an entry that is nowhere.
  static let nowhere = 1 << 29

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

  private static let packedNowhere: UInt16 = .max >> 2

  /// In 16 bits; nil where the index is too large.
  fileprivate var packed: UInt16? {
    let kind = UInt16(rawValue & 3)
    if index == Self.nowhere { return Self.packedNowhere << 2 | kind }
    return index < Self.packedNowhere ? UInt16(rawValue) : nil
  }

  fileprivate init(packed: UInt16) {
    let isNowhere = packed >> 2 == Self.packedNowhere
    rawValue = (isNowhere ? UInt32(Self.nowhere) << 2 : UInt32(packed & ~3)) | UInt32(packed & 3)
  }
}
