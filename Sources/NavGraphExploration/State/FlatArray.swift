#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Makes the compiler pass values of the enclosing type by address, as the type of its value is not known here.
/// Otherwise each call of a nonmutating method would copy all of a large value.
struct PassedIndirectly { private let value: any Sendable = () }

/// Numbers in a row, for the large tables of a search: they grow where they are, while an array is copied to a larger place,
/// and an index is not checked.
///
/// A value type like an array: copies share their memory until one of them changes.
struct FlatArray<Element: FixedWidthInteger & BitwiseCopyable> {
  private var storage: Storage
  private var elements: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private var capacity: Int

  private final class Storage {
    var elements: UnsafeMutableRawPointer?

    init(_ elements: UnsafeMutableRawPointer?) { self.elements = elements }

    deinit { free(elements) }
  }

  /// So many zeros.
  init(zeros count: Int) {
    self.count = count
    capacity = Swift.max(count, 1024)
    storage = Storage(calloc(capacity, MemoryLayout<Element>.stride))
    elements = Self.typed(storage.elements)
  }

  private static func typed(_ memory: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Element> {
    guard let memory else { preconditionFailure("out of memory") }
    return memory.assumingMemoryBound(to: Element.self)
  }

  /// - Precondition: The index is in range, which is not checked.
  subscript(index: Int) -> Element {
    @inline(__always) get { elements[index] }
    @inline(__always) set {
      if !isKnownUniquelyReferenced(&storage) { move(to: capacity) }
      elements[index] = newValue
    }
  }

  /// The element at an index, or 0 where there is none yet.
  subscript(padded index: Int) -> Element {
    @inline(__always) get { index < count ? elements[index] : 0 }
    @inline(__always) set {
      if index >= count { pad(to: index) }
      self[index] = newValue
    }
  }

  @inline(never)
  private mutating func pad(to index: Int) {
    reserve(index + 1 - count)
    while count <= index {
      elements[count] = 0
      count += 1
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    reserve(1)
    elements[count] = element
    count += 1
  }

  mutating func append(contentsOf other: [Element]) {
    reserve(other.count)
    for element in other {
      elements[count] = element
      count += 1
    }
  }

  /// Adds a copy of elements that begin at an index.
  mutating func append(_ length: Int, from start: Int) {
    reserve(length)
    for index in start..<start + length {
      elements[count] = elements[index]
      count += 1
    }
  }

  /// Reserves space for a number of further elements.
  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if count + more > capacity || !isKnownUniquelyReferenced(&storage) {
      move(to: Swift.max(count + more, count + more > capacity ? 2 * capacity : capacity))
    }
  }

  @inline(never)
  private mutating func move(to size: Int) {
    let bytes = size * MemoryLayout<Element>.stride
    if isKnownUniquelyReferenced(&storage) {
      // Large blocks keep their pages.
      let moved = realloc(storage.elements, bytes)
      elements = Self.typed(moved)
      storage.elements = moved
    } else {
      let copy = malloc(bytes)
      let new = Self.typed(copy)
      new.update(from: elements, count: count)
      (storage, elements) = (Storage(copy), new)
    }
    capacity = size
  }
}

extension FlatArray: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }
}
