extension HeadGraph {
  /// A way as it is taken.
  struct RulePath {
    /// The link out of a beginning.
    var start: Int32 = -1
    /// One after the other.
    var rules: [Int32] = []
  }

  /// Returns the symbols below a head in a stack with which it is reached at its cost; bottom first.
  ///
  /// - Complexity: O(*l*) in the links on the path there.
  func stack(below head: Int32) -> [Int32] {
    var stack: [Int32] = []
    var number = head
    while true {
      let lastLink = heads[Int(number)].lastLink
      guard lastLink >= 0 else { return stack.reversed() }
      let link = links[Int(lastLink)]
      if link.below >= 0 { stack.append(link.below) }
      number = link.origin
    }
  }

  /// The links through which a head is reached at its cost, from the first beginning on.
  func path(to head: Int32) -> [Int32] {
    var result: [Int32] = []
    var number = head
    while true {
      let lastLink = heads[Int(number)].lastLink
      guard lastLink >= 0 else { return result.reversed() }
      result.append(lastLink)
      number = links[Int(lastLink)].origin
    }
  }

  /// Returns the rules that links represent.
  ///
  /// The implementation is iterative, as premises can be nested as deep as stacks are high.
  ///
  /// - Parameter limit: The maximum number of rules.
  /// - Returns: Nil where there are more.
  func rulePath(along path: some Collection<Int32>, limit: Int) -> RulePath? {
    var rulePath = RulePath()
    var pending: [Int32] = []
    func follow(_ number: Int32) {
      let link = links[Int(number)]
      if link.rule >= 0 {
        rulePath.rules.append(link.rule)
      } else if link.descent < 0, link.below < 0 {
        rulePath.start = number
      }
      if link.descent >= 0 { pending.append(link.descent) }
    }
    func descend() -> Bool {
      while let number = pending.popLast() {
        guard rulePath.rules.count <= limit else { return false }
        let descent = descents[Int(number)]
        if descent.rest >= 0 {
          pending.append(descent.rest)
          follow(descent.via)
        } else if descent.via >= 0 {
          rulePath.rules.append(descent.via)
        }
      }
      return rulePath.rules.count <= limit
    }
    for number in path {
      follow(number)
      guard descend() else { return nil }
    }
    return rulePath
  }

  /// The initial configuration with which a course begins.
  func start(of rulePath: RulePath) -> PushdownConfiguration {
    guard rulePath.start >= 0 else { return PushdownConfiguration(control: 0, stack: []) }
    let link = links[Int(rulePath.start)]
    let top = heads[Int(link.end)]
    return PushdownConfiguration(
      control: top.control, stack: stack(below: link.origin) + [top.symbol])
  }
}
