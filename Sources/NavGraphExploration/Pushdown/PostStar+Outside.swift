extension PostStar {
  /// A shortest way to a state from which no target can be reached; nil where there is none.
  ///
  /// - Throws: See ``StacksOutside``, which is made anew: to ask more than once, make one.
  package func firstOutside(_ pre: PreStar) throws(PushdownObstacle) -> PushdownWitness? {
    try StacksOutside(self, pre).first()
  }

  /// A shortest way to a state with this head from which no target can be reached; nil where there is
  /// none.
  ///
  /// - Throws: See ``StacksOutside``, which is made anew: to ask more than once, make one.
  package func witness(
    of head: PushdownHead, outside pre: PreStar
  ) throws(PushdownObstacle) -> PushdownWitness? {
    try StacksOutside(self, pre).witness(of: head)
  }
}
