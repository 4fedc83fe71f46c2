import NavGraphFacts

/// What is left of a step once a removal is over.
struct Continuation: Hashable {
  /// The head with which the removal began: that of a state, or of what an earlier removal uncovered.
  let origin: PushdownHead
  /// Which event of the state it is, as ``DerivedStep/attempt``, and what it is called.
  let attempt: Int
  let name: Event.Name
  let cause: Cause?
  /// What the step had chosen by then.
  let answers: [Int]
  let removal: Removal
  /// How many moves had been made with the removal.
  let moveCount: Int
}

/// What a step takes, and the symbol that is on top then.
struct Uncovering: Hashable {
  let removal: Removal
  let symbol: Int32
}
