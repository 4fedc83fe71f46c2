/// The automaton of post*, with its transitions left implicit.
///
/// The states are the heads that can be reached. In the textbook's automaton (Schwoon 2002, algorithm
/// 2) there is a state for each control and first symbol that a rule pushes, and a transition into it
/// for each head that can come to be there: their number is the product of the two. Here that state
/// is the head itself, and such a transition is a path of *links*: one for each rule, and one for each
/// path on which something is pushed and popped again. Pops are kept apart, as *descents* (Schwoon's
/// ε-transitions): from a head to a control, without the symbol. So the size follows the rules times the
/// controls that a head can descend to, rather than the rules times the pushed heads.
///
/// A stack lies below a head where a path leads from the head, link by link backwards, to a
/// beginning, and the symbols that its links leave below them spell the stack.
struct HeadGraph {
  struct Head {
    /// -1 for a *beginning*: it represents the lower part of the initial stacks, and is in no answer.
    var control: Int32
    var symbol: Int32
    /// The least cost; final once the head is final, and `Int32.max` until the head is reached.
    var cost = Int32.max
    /// The link through which it is reached at this cost; -1 for the first beginning.
    var lastLink: Int32 = -1
    /// The number of symbols below in the stack with which it is reached at this cost; known once the head is final.
    var depth: Int32 = 0
    /// The list of the links that end here.
    var firstLink: Int32 = -1
    /// The list of the final descents from here.
    var firstDescent: Int32 = -1

    var top: PushdownHead { PushdownHead(control: control, symbol: symbol) }
  }

  /// A link from one head to another that it leads to, whatever lies below.
  struct Link {
    var origin: Int32
    var end: Int32
    var cost: Int32
    /// The symbol that stays below, in place of the origin's symbol; else -1.
    var below: Int32
    /// Where the symbol becomes that; else -1.
    var site: Int32
    /// The control, if there is one, with which all is as before once what is pushed has gone; else -1.
    var idle: Int32 = -1
    /// -1 for the lower parts of initial stacks.
    var rule: Int32
    /// What follows the rule: the pushed head descends again; else -1.
    var descent: Int32
    /// The next in the list of those that end at the same head.
    var next: Int32 = -1
  }

  /// From a head to a control: the symbol, and all that came in its place, is gone.
  struct Descent {
    var head: Int32
    var control: Int32
    var cost: Int32
    /// The rule that removes the symbol where `rest` is -1, else the link that comes before the rest.
    var via: Int32
    /// The descent that follows.
    var rest: Int32
    /// The next in the list of those from the same head.
    var next: Int32 = -1
  }

  var heads: [Head] = []
  var links: [Link] = []
  /// By site, a place where the symbol of a head becomes another, below what is pushed: which other.
  var sites: [Int32] = []
  var descents: [Descent] = []
  var rules: [PushdownRule] = []
  /// Heads in the order in which they became final, beginnings included.
  var finalized: [Int32] = []
  /// Whether some path has more steps than can be counted; the results are then incomplete.
  var tooLong = false

  /// By control and symbol.
  private var headNumbers: [PairKey: Int32] = [:]
  /// By head and control.
  private var descentNumbers: [PairKey: Int32] = [:]
  /// Of links that follow a descent, by site and control.
  var linkNumbers: [PairKey: Int32] = [:]
  var queue = CostQueue()

  /// The controls to which a whole initial stack can go are the descents of this head.
  static let root: Int32 = 0

  /// How much is kept.
  var size: Int { heads.count + links.count + descents.count + rules.count }

  init(initial: InitialStacks) {
    heads += (0..<initial.count).map { Head(control: -1, symbol: $0) }
    for head in heads.indices {
      heads[head].cost = 0
      finalized.append(Int32(head))
    }
    for (parent, symbol, end) in initial.links {
      sites.append(symbol)
      if end != Self.root, heads[Int(end)].lastLink < 0 {
        // Settled before, at the same cost.
        heads[Int(end)].lastLink = Int32(links.count)
        heads[Int(end)].depth = heads[Int(parent)].depth + 1
      }
      add(
        Link(
          origin: parent, end: end, cost: 0, below: symbol, site: Int32(sites.count - 1), rule: -1,
          descent: -1))
    }
    for (beginning, top) in initial.tops {
      let end = number(of: top.control, top.symbol)
      add(Link(origin: beginning, end: end, cost: 0, below: -1, site: -1, rule: -1, descent: -1))
    }
  }

  /// The number of a head that is known; nil for another.
  func number(of head: PushdownHead) -> Int32? { headNumbers[PairKey(head.control, head.symbol)] }

  mutating func number(of control: Int32, _ symbol: Int32) -> Int32 {
    let next = Int32(truncatingIfNeeded: heads.count)
    let number = Self.known(&headNumbers[PairKey(control, symbol), default: next])
    if number == next { heads.append(Head(control: control, symbol: symbol)) }
    return number
  }

  /// The number of the descent between the same; the next one where there is none.
  mutating func number(of descent: Descent) -> Int32 {
    let next = Int32(truncatingIfNeeded: descents.count)
    return Self.known(&descentNumbers[PairKey(descent.head, descent.control), default: next])
  }

  /// Reads a number in the place where it is kept, which is looked up once.
  private static func known(_ number: inout Int32) -> Int32 { number }
}

extension HeadGraph {
  /// The links that end at a head.
  struct LinkList: Sequence, IteratorProtocol {
    fileprivate let links: [Link]
    fileprivate var number: Int32

    mutating func next() -> (number: Int32, link: Link)? {
      guard number >= 0 else { return nil }
      let link = links[Int(number)]
      defer { number = link.next }
      return (number, link)
    }
  }

  func links(into head: Int32) -> LinkList {
    LinkList(links: links, number: heads[Int(head)].firstLink)
  }
}
