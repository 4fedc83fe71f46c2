/// Numbers from a seed: the same on each machine (SplitMix64).
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below the bound, which is at least 1.
  mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// True in so many cases of a hundred.
  mutating func chance(_ percent: Int) -> Bool { next(below: 100) < percent }
}
