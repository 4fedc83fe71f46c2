extension HeadGraph {
  /// A way as it is taken.
  struct Course {
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
      let way = heads[Int(number)].way
      guard way >= 0 else { return stack.reversed() }
      let link = links[Int(way)]
      if link.below >= 0 { stack.append(link.below) }
      number = link.origin
    }
  }

  /// The links through which a head is reached at its cost, from the first beginning on.
  func way(to head: Int32) -> [Int32] {
    var result: [Int32] = []
    var number = head
    while true {
      let way = heads[Int(number)].way
      guard way >= 0 else { return result.reversed() }
      result.append(way)
      number = links[Int(way)].origin
    }
  }

  /// Returns the rules that links represent.
  ///
  /// The implementation is iterative, as premises can be nested as deep as stacks are high.
  ///
  /// - Parameter limit: The maximum number of rules.
  /// - Returns: Nil where there are more.
  func course(along path: some Collection<Int32>, limit: Int) -> Course? {
    var course = Course()
    var pending: [Int32] = []
    func follow(_ number: Int32) {
      let link = links[Int(number)]
      if link.rule >= 0 {
        course.rules.append(link.rule)
      } else if link.descent < 0, link.below < 0 {
        course.start = number
      }
      if link.descent >= 0 { pending.append(link.descent) }
    }
    func descend() -> Bool {
      while let number = pending.popLast() {
        guard course.rules.count <= limit else { return false }
        let descent = descents[Int(number)]
        if descent.rest >= 0 {
          pending.append(descent.rest)
          follow(descent.via)
        } else if descent.via >= 0 {
          course.rules.append(descent.via)
        }
      }
      return course.rules.count <= limit
    }
    for number in path {
      follow(number)
      guard descend() else { return nil }
    }
    return course
  }

  /// The initial configuration with which a course begins.
  func start(of course: Course) -> PushdownConfiguration {
    guard course.start >= 0 else { return PushdownConfiguration(control: 0, stack: []) }
    let link = links[Int(course.start)]
    let top = heads[Int(link.end)]
    return PushdownConfiguration(
      control: top.control, stack: stack(below: link.origin) + [top.symbol])
  }
}
