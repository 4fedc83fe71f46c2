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
  /// By descent: whether it counts; nil where all do.
  private let counts: [Bool]?

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
    self.init(graph, system.isAuxiliary, targets, counting: nil)
  }

  /// Of what can be reached alone, without saturating again: what the rules lead to from there is known.
  ///
  /// - Parameters:
  ///   - targets: Asked for heads of states, more than once for each.
  ///   - following: Whether a rule that begins a step counts.
  /// - Complexity: O(*l* + *d*) in the links and descents, and where some steps do not count, what it takes to make
  ///   those again that rest on such.
  package init<Source>(
    reachedBy post: PostStar<Source>, targets: @escaping (PushdownHead) -> Bool,
    following: (PushdownRule) -> Bool = { _ in true }
  ) {
    let counted = CountedPremises(of: post.graph) { $0.label < 0 || following($0) }
    self.init(reachedBy: post, targets: targets, counting: counted)
  }

  /// The same, where it is known what counts: to aim at several targets.
  init<Source>(
    reachedBy post: PostStar<Source>, targets: @escaping (PushdownHead) -> Bool,
    counting counted: CountedPremises?
  ) {
    self.init(post.graph, post.isAuxiliary, targets, counting: counted)
  }

  private init(
    _ graph: HeadGraph, _ isAuxiliary: [Bool], _ targets: @escaping (PushdownHead) -> Bool,
    counting counted: CountedPremises?
  ) {
    self.graph = graph
    self.isAuxiliary = isAuxiliary
    self.targets = targets
    counts = counted?.descents
    let countedLinks = counted?.links
    var leads = graph.heads.map { head in
      head.control >= 0 && !isAuxiliary[Int(head.control)] && targets(head.top)
    }
    var pending = leads.indices.filter { leads[$0] }
    while let head = pending.popLast() {
      for (number, link) in graph.links(into: Int32(head))
      where !leads[Int(link.origin)] && countedLinks?[Int(number)] ?? true {
        leads[Int(link.origin)] = true
        pending.append(Int(link.origin))
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
        switch reading(PushdownHead(control: control, symbol: symbol)) {
        case .leads: return true
        case .goesOn(var descents):
          while let control = self.next(of: &descents) { next.insert(control) }
        }
      }
      controls = next
    }
    return false
  }

  /// What comes of reading one more symbol of a stack.
  enum Reading {
    /// A target can be reached from the head, whatever lies below.
    case leads
    /// The controls that can be left when its symbol has gone.
    case goesOn(Descents)
  }

  func reading(_ head: PushdownHead) -> Reading {
    guard let number = graph.number(of: head) else {
      let leads =
        head.control < isAuxiliary.count && !isAuxiliary[Int(head.control)] && targets(head)
      return leads ? .leads : .goesOn(Descents(first: -1))
    }
    if leads[Int(number)] { return .leads }
    return .goesOn(Descents(first: graph.heads[Int(number)].firstDescent))
  }

  /// What is left of a list of descents.
  struct Descents {
    fileprivate var first: Int32
  }

  /// Takes the next control from a list, each once; nil at its end.
  func next(of descents: inout Descents) -> Int32? {
    while descents.first >= 0 {
      let current = Int(descents.first)
      descents.first = graph.descents[current].next
      if counts?[current] ?? true { return graph.descents[current].control }
    }
    return nil
  }

  /// Whether any control of a list fulfils this.
  func contains(_ descents: Descents, where isWanted: (Int32) -> Bool) -> Bool {
    var rest = descents
    while let control = next(of: &rest) {
      if isWanted(control) { return true }
    }
    return false
  }
}

extension HeadGraph {
  /// All that these rules lead to from the heads that they have, each of them for itself.
  ///
  /// - Parameter isFollowed: Whether a rule counts.
  init(
    rules: [PushdownRule], following isFollowed: (PushdownRule) -> Bool, limit: Int
  ) throws(PushdownObstacle) {
    self.init(initial: InitialStacks(), expectedRules: rules.count)
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
