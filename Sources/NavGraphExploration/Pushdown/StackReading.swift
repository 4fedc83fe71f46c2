/// A search through the stacks that can lie below a head, from the top down, the nearest first.
struct StackReading {
  /// A place: what lies above has been read.
  struct Node {
    /// Below which reading goes on.
    var head: Int32
    /// The state of the reader; nil where nothing more has to be read.
    var state: Int?
    /// The least length of a whole way through here.
    var cost: Int
    fileprivate var number: Int32
    /// From here to where reading began.
    fileprivate var length: Int
  }

  private struct Visit {
    var head: Int32
    var state: Int32
    var length: Int32
    var link: Int32
    var parent: Int32
  }

  private let graph: HeadGraph
  private var visits: [Visit] = []
  private var numbers: [PairKey: Int32] = [:]
  private var queue = CostQueue()
  /// Of the reader, and nil of being done.
  private var states = Numbering<Int?>()

  init(_ graph: HeadGraph) {
    self.graph = graph
  }

  mutating func begin(at head: Int32, in state: Int?) {
    visit(head, in: state, length: 0, by: -1, parent: -1)
  }

  mutating func visit(_ head: Int32, in state: Int?, by link: Int32, from node: Node) {
    visit(
      head, in: state, length: node.length + Int(graph.links[Int(link)].cost), by: link,
      parent: node.number)
  }

  private mutating func visit(
    _ head: Int32, in state: Int?, length: Int, by link: Int32, parent: Int32
  ) {
    let cost = length + Int(graph.heads[Int(head)].cost)
    // A way that long is none that anybody could go.
    guard cost <= CostQueue.highestCost else { return }
    let state = states.number(of: state)
    let visit = Visit(head: head, state: state, length: Int32(length), link: link, parent: parent)
    let known = numbers[PairKey(head, state)]
    if let known {
      guard visit.length < visits[Int(known)].length else { return }
      visits[Int(known)] = visit
    } else {
      numbers[PairKey(head, state)] = Int32(visits.count)
      visits.append(visit)
    }
    queue.push(UInt32(known ?? Int32(visits.count - 1)), cost: cost)
  }

  mutating func next() -> Node? {
    while let (item, cost) = queue.pop() {
      let visit = visits[Int(item)]
      guard Int(visit.length) + Int(graph.heads[Int(visit.head)].cost) == cost else { continue }
      return Node(
        head: visit.head, state: states[visit.state], cost: cost, number: Int32(item),
        length: Int(visit.length))
    }
    return nil
  }

  /// The links of a cheapest way through a place, from the first beginning on.
  func path(through node: Node) -> [Int32] {
    var links = graph.path(to: node.head)
    var number = node.number
    while visits[Int(number)].parent >= 0 {
      links.append(visits[Int(number)].link)
      number = visits[Int(number)].parent
    }
    return links
  }
}
