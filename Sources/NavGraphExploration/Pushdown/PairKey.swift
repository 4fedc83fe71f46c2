/// Two numbers, to find something by.
struct PairKey: Hashable {
  let first: Int32
  let second: Int32

  init(_ first: Int32, _ second: Int32) {
    self.first = first
    self.second = second
  }
}
