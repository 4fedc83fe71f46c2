/// All configurations that can reach a target head, whatever lies below it.
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

  /// Of the rules of what can be reached.
  ///
  /// - Parameters:
  ///   - targets: Asked for heads of states, more than once for each.
  ///   - following: Whether a rule that begins a step counts.
  /// - Throws: Where there is too much to keep.
  package init<Source>(
    _ post: PostStar<Source>, targets: @escaping (PushdownHead) -> Bool,
    following: (PushdownRule) -> Bool = { _ in true }, limit: Int = 50_000_000
  ) throws(PushdownObstacle) {
    isAuxiliary = post.isAuxiliary
    self.targets = targets
    graph = try HeadGraph(
      rules: post.graph.rules, following: { $0.label < 0 || following($0) }, limit: limit)
    var leads: [Bool] = []
    for head in graph.heads {
      leads.append(post.isState(head.control) && targets(head.top))
    }
    var pending = leads.indices.filter { leads[$0] }
    while let head = pending.popLast() {
      for (_, link) in graph.links(into: Int32(head)) where !leads[Int(link.origin)] {
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
    var controls = [configuration.control]
    for symbol in configuration.stack.reversed() {
      switch reading(controls, symbol) {
      case .leads: return true
      case .proceeds(let descents): controls = descents
      }
    }
    return false
  }

  /// The result of reading one more symbol of a stack.
  enum Reading {
    /// The head can reach a target, whatever lies below.
    case leads
    /// The controls that can be left when its symbol has gone, each once.
    case proceeds([Int32])
  }

  /// Reads one more symbol in any of several controls; the controls that can be left are ascending.
  func reading(_ controls: [Int32], _ symbol: Int32) -> Reading {
    var union: Set<Int32> = []
    for control in controls {
      switch reading(PushdownHead(control: control, symbol: symbol)) {
      case .leads: return .leads
      case .proceeds(let descents): union.formUnion(descents)
      }
    }
    return .proceeds(union.sorted())
  }

  func reading(_ head: PushdownHead) -> Reading {
    guard let number = graph.number(of: head) else {
      let leads =
        head.control < isAuxiliary.count && !isAuxiliary[Int(head.control)] && targets(head)
      return leads ? .leads : .proceeds([])
    }
    if leads[Int(number)] { return .leads }
    var controls: [Int32] = []
    var next = graph.heads[Int(number)].firstDescent
    while next >= 0 {
      controls.append(graph.descents[Int(next)].control)
      next = graph.descents[Int(next)].next
    }
    return .proceeds(controls)
  }
}

extension HeadGraph {
  /// All that these rules lead to from the heads that they have, each of them for itself.
  ///
  /// - Parameter isFollowed: Whether a rule counts.
  init(
    rules: [PushdownRule], following isFollowed: (PushdownRule) -> Bool, limit: Int
  ) throws(PushdownObstacle) {
    self.init(initial: InitialStacks([]))
    var starts: [Int32] = []
    for rule in rules {
      let number = number(of: rule.head.control, rule.head.symbol)
      heads[Int(number)].cost = 0
      starts.append(number)
    }
    var firstSite = 0
    for (index, rule) in rules.enumerated() {
      if index > 0, starts[index - 1] != starts[index] { firstSite = sites.count }
      if isFollowed(rule) {
        add(rule, Int32(index), from: starts[index], sitesSince: firstSite)
      }
    }
    while finalizeNext() != nil {
      if size > limit { break }
    }
    if tooLong { throw .tooLong }
    if size > min(limit, Int(Int32.max)) { throw .tooLarge(limit) }
  }
}
