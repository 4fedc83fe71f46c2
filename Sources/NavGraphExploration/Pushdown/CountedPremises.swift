/// Which links and descents of a graph there are by some of its rules alone.
struct CountedPremises {
  private(set) var links: [Bool]
  private(set) var descents: [Bool]

  /// Those whose cheapest way takes no other rules are there. Of the rest, other ways are looked for: they are made
  /// again, of what is there.
  ///
  /// - Parameter isCounted: Whether a rule counts.
  /// - Returns: Nil where all are there.
  /// - Complexity: O(*r* + *l* + *d*) in rules, links and descents, where few controls are left by ways that do not
  ///   count; at most that of the saturation.
  init?(of graph: HeadGraph, _ isCounted: (PushdownRule) -> Bool) {
    let counts = graph.rules.map(isCounted)
    guard counts.contains(false) else { return nil }
    links = graph.links.map { $0.rule < 0 || counts[Int($0.rule)] }
    descents = graph.descents.map { _ in true }
    dropUncounted(of: graph, counts)
    restore(of: graph, counts)
  }

  /// Drops whatever rests on what does not count, in its cheapest way.
  private mutating func dropUncounted(of graph: HeadGraph, _ counts: [Bool]) {
    // Nearly all rest on earlier ones, so that two rounds are enough.
    var isDone = false
    while !isDone {
      isDone = true
      for number in links.indices where links[number] {
        let rest = graph.links[number].descent
        guard rest >= 0, !descents[Int(rest)] else { continue }
        links[number] = false
        isDone = false
      }
      for number in descents.indices where descents[number] {
        let (via, rest) = (graph.descents[number].via, graph.descents[number].rest)
        let isThere =
          rest < 0 ? via < 0 || counts[Int(via)] : links[Int(via)] && descents[Int(rest)]
        guard !isThere else { continue }
        descents[number] = false
        isDone = false
      }
    }
  }

  /// Finds what is there in other ways than the cheapest.
  private mutating func restore(of graph: HeadGraph, _ counts: [Bool]) {
    // Links that follow a descent and descents have the control that is left: few have one that is in question.
    let highest = graph.descents.map(\.control).max() ?? -1
    var isOpen = [Bool](repeating: false, count: Int(highest) + 1)
    for number in descents.indices where !descents[number] {
      isOpen[Int(graph.descents[number].control)] = true
    }
    for number in links.indices where !links[number] && graph.links[number].descent >= 0 {
      isOpen[Int(graph.descents[Int(graph.links[number].descent)].control)] = true
    }
    guard isOpen.contains(true) else { return }
    var pending: [Found] = []
    for (number, rule) in graph.rules.enumerated()
    where rule.top < 0 && counts[number] && rule.target <= highest && isOpen[Int(rule.target)] {
      guard let head = graph.number(of: rule.head) else { continue }
      offer(descent: graph.descent(from: head, to: rule.target), &pending)
    }
    for number in descents.indices
    where descents[number] && isOpen[Int(graph.descents[number].control)] {
      followLinks(to: graph.descents[number], of: graph, &pending)
    }
    while let found = pending.popLast() {
      switch found {
      case .descent(let number):
        followLinks(to: graph.descents[Int(number)], of: graph, &pending)
      case .link(let number):
        let link = graph.links[Int(number)]
        var next = graph.heads[Int(link.end)].firstDescent
        while next >= 0 {
          if descents[Int(next)] { join(link, graph.descents[Int(next)], of: graph, &pending) }
          next = graph.descents[Int(next)].next
        }
      }
    }
  }

  private enum Found {
    case link(Int32)
    case descent(Int32)
  }

  private mutating func followLinks(
    to descent: HeadGraph.Descent, of graph: HeadGraph, _ pending: inout [Found]
  ) {
    for (number, link) in graph.links(into: descent.head) where links[Int(number)] {
      join(link, descent, of: graph, &pending)
    }
  }

  /// What comes of a link whose end descends.
  private mutating func join(
    _ link: HeadGraph.Link, _ descent: HeadGraph.Descent, of graph: HeadGraph,
    _ pending: inout [Found]
  ) {
    guard link.site >= 0 else {
      return offer(descent: graph.descent(from: link.origin, to: descent.control), &pending)
    }
    guard let number = graph.linkNumbers[link.site, descent.control], !links[Int(number)] else {
      return
    }
    links[Int(number)] = true
    pending.append(.link(number))
  }

  private mutating func offer(descent number: Int32?, _ pending: inout [Found]) {
    guard let number, !descents[Int(number)] else { return }
    descents[Int(number)] = true
    pending.append(.descent(number))
  }
}
