/// What a search remembers of a stack that a state shows, in 48 bits: the entry on top of what is shown
/// (20), the height (10), the modal layers (8), how much is not shown (10).
@usableFromInline
struct StackSignature: Equatable {
  @usableFromInline let word: UInt64

  @inlinable
  init(word: UInt64) { self.word = word }

  /// - Parameters:
  ///   - top: The packed entry on top of what is shown; nil where nothing is.
  ///   - hidden: How many entries are above that.
  init(top: UInt32?, height: Int, layers: Int, hidden: Int) {
    word =
      (top.map { UInt64($0) } ?? Self.nothing) << 28 | UInt64(height) << 18
      | UInt64(min(layers, 255)) << 10 | UInt64(hidden)
  }

  /// Of a stack beyond a limit.
  @inlinable static var cut: StackSignature { StackSignature(word: 0) }
  /// Of a stack that shows what is not registered.
  @inlinable static var foreign: StackSignature { StackSignature(word: .max) }

  @inlinable static var nothing: UInt64 { 0xf_ffff }
  /// The bits that a signature of a stack takes.
  @inlinable static var mask: UInt64 { 0xffff_ffff_ffff }
  /// The heights that it can tell.
  @inlinable static var heightLimit: Int { 1 << 10 }

  /// The packed entry on top.
  @inlinable var top: UInt64 { word >> 28 }
  /// The instance on top; nil where nothing is shown.
  @inlinable var topInstance: Int? { top == Self.nothing ? nil : Int(top >> 4) }
  @inlinable var height: Int { Int(word >> 18 & 0x3ff) }
  @inlinable var layers: Int { Int(word >> 10 & 0xff) }
  /// The position of the screen on top.
  @inlinable var topPosition: Int { height - Int(word & 0x3ff) - 1 }
}
