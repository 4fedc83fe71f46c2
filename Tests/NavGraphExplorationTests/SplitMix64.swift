/// A small generator that gives the same numbers for the same seed everywhere.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}

extension SplitMix64 {
  /// Not by `Int.random(in:using:)`, which may draw differently in another version of the library.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// True in so many cases of a hundred.
  mutating func chance(_ percent: Int) -> Bool { number(in: 1...100) <= percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(in: 0...(elements.count - 1))]
  }
}
