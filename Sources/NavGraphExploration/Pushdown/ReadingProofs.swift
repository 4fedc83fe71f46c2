/// Below which heads all stacks that can be reached are read, by one control, as stacks from which a
/// target can be reached.
///
/// The greatest simulation of one automaton by the other, among controls of states where a reader has
/// any: what does not hold is found from what ends at the bottom of a stack, backwards. It proves less
/// than is true, as it chooses a control for each symbol without looking further down.
struct ReadingProofs {
  /// One thing that has to hold for a pair: one of its options.
  private struct Demand {
    var pair: Int32
    var options: Int32
  }

  private struct Use {
    var demand: Int32
    var next: Int32
  }

  /// A head and a control each.
  private var pairs: [(head: Int32, control: Int32)] = []
  private var numbers = PairTable()
  private var fails: [Bool] = []
  private var firstUse: [Int32] = []
  private var uses: [Use] = []
  private var demands: [Demand] = []
  /// By position of a head in the list: the first of its pairs, which lie side by side.
  private var firstOfHead: [Int] = []
  private var endOfHeads = 0
  private let isAuxiliary: [Bool]
  /// The controls to read on with that are examined.
  private var options: [Int32] = []

  init(_ graph: HeadGraph, _ pre: PreStar, isAuxiliary: [Bool], heads: [Int32]) {
    self.isAuxiliary = isAuxiliary
    for number in heads {
      firstOfHead.append(pairs.count)
      let top = graph.heads[Int(number)].top
      guard case .goesOn(let descents) = pre.reading(top) else { continue }
      setOptions(descents, of: pre)
      for control in options { _ = pair(number, control) }
    }
    endOfHeads = pairs.count
    var next = 0
    var failed: [Int32] = []
    while next < pairs.count {
      let (head, control) = pairs[next]
      if !lookBelow(Int32(next), head, control, graph, pre) {
        fails[next] = true
        failed.append(Int32(next))
      }
      next += 1
    }
    while let pair = failed.popLast() {
      var use = firstUse[Int(pair)]
      while use >= 0 {
        let demand = Int(uses[Int(use)].demand)
        demands[demand].options -= 1
        let owner = Int(demands[demand].pair)
        if demands[demand].options == 0, !fails[owner] {
          fails[owner] = true
          failed.append(Int32(owner))
        }
        use = uses[Int(use)].next
      }
    }
  }

  /// Whether a control that is left by the symbol of a head reads on all that lies below.
  ///
  /// - Parameter position: The head's, in the list.
  func hold(forHeadAt position: Int) -> Bool {
    let next = position + 1
    let end = next < firstOfHead.count ? firstOfHead[next] : endOfHeads
    return (firstOfHead[position]..<end).contains { !fails[$0] }
  }

  func holds(for head: Int32, _ control: Int32) -> Bool {
    numbers[head, control].map { !fails[Int($0)] } ?? false
  }

  private mutating func setOptions(_ controls: PreStar.Descents, of pre: PreStar) {
    options.removeAll(keepingCapacity: true)
    var rest = controls
    while let control = pre.next(of: &rest) {
      if !isAuxiliary[Int(control)] { options.append(control) }
    }
    if !options.isEmpty { return }
    rest = controls
    while let control = pre.next(of: &rest) { options.append(control) }
  }

  private mutating func pair(_ head: Int32, _ control: Int32) -> Int32 {
    let candidate = Int32(pairs.count)
    let number = numbers.number(head, control, else: candidate)
    if number == candidate {
      pairs.append((head, control))
      fails.append(false)
      firstUse.append(-1)
    }
    return number
  }

  /// Notes what has to hold for a pair.
  ///
  /// - Returns: False where something cannot hold.
  private mutating func lookBelow(
    _ number: Int32, _ head: Int32, _ control: Int32, _ graph: HeadGraph, _ pre: PreStar
  ) -> Bool {
    if head == HeadGraph.root { return false }
    for (_, link) in graph.links(into: head) {
      if link.below >= 0 {
        let read = PushdownHead(control: control, symbol: link.below)
        guard case .goesOn(let descents) = pre.reading(read) else { continue }
        setOptions(descents, of: pre)
        if options.isEmpty { return false }
      } else {
        options.removeAll(keepingCapacity: true)
        options.append(control)
      }
      let demand = Int32(demands.count)
      demands.append(Demand(pair: number, options: Int32(options.count)))
      for control in options {
        let option = Int(pair(link.origin, control))
        uses.append(Use(demand: demand, next: firstUse[option]))
        firstUse[option] = Int32(uses.count - 1)
      }
    }
    return true
  }
}
