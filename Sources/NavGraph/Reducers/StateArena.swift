import NavGraphExploration

/// An array that never moves: its addresses are reserved at once, its memory comes as it is used.
///
/// Copies share the elements. They are destroyed with the last copy, as many as there were when it was
/// told.
@usableFromInline
struct StateArena<Element> {
  @usableFromInline private(set) var count = 0
  @usableFromInline let base: UnsafeMutablePointer<Element>
  @usableFromInline let owner: StateArenaOwner<Element>

  /// - Parameter capacity: The most elements there can be.
  /// Nil where the machine has no addresses for so many.
  @inlinable
  init?(capacity: Int) {
    guard let owner = StateArenaOwner<Element>(capacity: max(1, capacity)) else { return nil }
    self.owner = owner
    base = owner.base
  }

  @inlinable
  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress { UnsafePointer(base + index) }
  }

  @inlinable
  mutating func append(_ element: Element) {
    (base + count).initialize(to: element)
    count += 1
  }

  /// Says how many elements there are, at the end.
  @inlinable
  func close() { owner.count = count }
}

/// Frees what an arena holds.
@usableFromInline
final class StateArenaOwner<Element> {
  @usableFromInline let base: UnsafeMutablePointer<Element>
  @usableFromInline let bytes: Int
  @usableFromInline var count = 0

  @inlinable
  init?(capacity: Int) {
    bytes = capacity * MemoryLayout<Element>.stride
    guard let memory = reservedMemory(bytes) else { return nil }
    base = memory.bindMemory(to: Element.self, capacity: capacity)
  }

  @inlinable
  deinit {
    base.deinitialize(count: count)
    returnMemory(UnsafeMutableRawPointer(base), bytes)
  }
}

/// Memory of which only what is touched is taken from the machine.
@usableFromInline
func reservedMemory(_ bytes: Int) -> UnsafeMutableRawPointer? { ReservedMemory.reserve(bytes) }

@usableFromInline
func returnMemory(_ address: UnsafeMutableRawPointer, _ bytes: Int) {
  ReservedMemory.giveBack(address, bytes)
}
