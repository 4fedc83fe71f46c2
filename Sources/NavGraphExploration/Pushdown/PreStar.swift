/// All configurations from which some can be reached whose heads are targets, whatever lies below
/// these.
///
/// Saturation after Bouajjani, Esparza and Maler (1997), in the form of Esparza, Hansel, Rossmanith and
/// Schwoon (2000): from a head to each control that is left once its symbol is gone. A step that dies
/// among auxiliary controls reaches nothing.
///
/// - Complexity: As of ``PostStar``, of the rules that are followed.
package struct PreStar {
  private let graph: HeadGraph
  private let isAuxiliary: [Bool]
  private let targets: (PushdownHead) -> Bool
  /// By head: whether it leads to a target by itself.
  private let leads: [Bool]

  /// - Parameters:
  ///   - targets: Asked for heads of states, more than once for each.
  ///   - following: By label: whether such steps count.
  /// - Throws: Where there is too much to keep.
  package init(
    _ system: PushdownSystem, targets: @escaping (PushdownHead) -> Bool,
    following: (Int32) -> Bool = { _ in true }, limit: Int = 50_000_000
  ) throws(PushdownObstacle) {
    let graph = try HeadGraph(
      rules: system.rules, following: { $0.label < 0 || following($0.label) }, limit: limit)
    self.graph = graph
    self.targets = targets
    isAuxiliary = system.isAuxiliary
    let isAuxiliary = isAuxiliary
    var leads = graph.heads.map { head in
      head.control >= 0 && !isAuxiliary[Int(head.control)]
        && targets(PushdownHead(control: head.control, symbol: head.symbol))
    }
    var pending = leads.indices.filter { leads[$0] }
    while let head = pending.popLast() {
      var number = graph.heads[head].firstLink
      while number >= 0 {
        let link = graph.links[Int(number)]
        if !leads[Int(link.origin)] {
          leads[Int(link.origin)] = true
          pending.append(Int(link.origin))
        }
        number = link.next
      }
    }
    self.leads = leads
  }

  /// Whether a target can be reached from the configuration.
  ///
  /// - Complexity: O(*h* · *c*) in the height and the controls.
  package func contains(_ configuration: PushdownConfiguration) -> Bool {
    var controls: Set<Int32> = [configuration.control]
    for symbol in configuration.stack.reversed() {
      var next: Set<Int32> = []
      for control in controls {
        let head = PushdownHead(control: control, symbol: symbol)
        if leads(from: head) { return true }
        next.formUnion(descents(from: head))
      }
      controls = next
    }
    return false
  }

  /// Whether a target can be reached from the head, whatever lies below.
  package func leads(from head: PushdownHead) -> Bool {
    if let number = graph.number(of: head) { return leads[Int(number)] }
    return head.control < isAuxiliary.count && !isAuxiliary[Int(head.control)] && targets(head)
  }

  /// The controls that can be left when the symbol of the head has gone, ascending.
  package func descents(from head: PushdownHead) -> [Int32] {
    guard let number = graph.number(of: head) else { return [] }
    var result: [Int32] = []
    var descent = graph.heads[Int(number)].firstDescent
    while descent >= 0 {
      result.append(graph.descents[Int(descent)].control)
      descent = graph.descents[Int(descent)].next
    }
    return result.sorted()
  }
}

extension HeadGraph {
  /// All that these rules lead to from the heads that they have, each of them for itself.
  ///
  /// - Parameter isFollowed: Whether a rule counts.
  init(
    rules: [PushdownRule], following isFollowed: (PushdownRule) -> Bool, limit: Int
  ) throws(PushdownObstacle) {
    self.init(initial: InitialStacks())
    reserve(rules.count)
    var numbers: [Int32] = []
    var start = 0
    while start < rules.count {
      let head = rules[start].head
      while start < rules.count, rules[start].head == head { start += 1 }
      let number = number(of: head.control, head.symbol)
      heads[Int(number)].cost = 0
      numbers.append(number)
    }
    start = 0
    var group = 0
    while start < rules.count {
      let head = rules[start].head
      let firstSite = sites.count
      while start < rules.count, rules[start].head == head {
        if isFollowed(rules[start]) {
          add(rules[start], Int32(start), from: numbers[group], sitesSince: firstSite)
        }
        start += 1
      }
      group += 1
    }
    while settleNext() != nil {
      if size > limit { break }
    }
    if tooLong { throw .tooLong }
    if size > min(limit, Int(Int32.max)) { throw .tooLarge(limit) }
  }
}
