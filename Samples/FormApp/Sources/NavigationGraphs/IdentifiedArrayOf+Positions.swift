import NavGraph

extension IdentifiedArrayOf {
  /// The elements at some positions: what is left when a gesture takes the others away.
  func at(_ positions: [Int]) -> Self {
    Self(uniqueElements: positions.map { self[$0] })
  }
}
