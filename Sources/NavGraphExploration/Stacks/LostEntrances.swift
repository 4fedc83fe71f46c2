/// The screens with which somebody comes to where nobody comes home from, on stacks of any height.
///
/// A nearest way to each head does not tell all of them: on another stack with the same head one may get lost with the
/// very step that leads there, on the nearest long before. So the system is followed once more, with two things noted:
/// on each symbol what comes home over what lies below it (``ReturnWords``), so that what is on top says whether a
/// state is lost; and on each control whether the state before was lost and showed something.
struct LostEntrances: PushdownSource {
  private(set) var initial: [PushdownConfiguration] = []
  /// The screens on top of the first lost states of ways that show something.
  private(set) var tops: Set<AppSystem.Top> = []
  private let post: PostStar<StackModel>
  private let topOfHead: [PushdownHead: AppSystem.Top]
  private let rulesOfHead: [PushdownHead: [PushdownRule]]
  private var returns: ReturnWords
  private var controls = Numbering<Control>()
  private var symbols = Numbering<Symbol>()

  private struct Control: Hashable {
    let control: Int32
    let wasLost: Bool
  }

  private struct Symbol: Hashable {
    let symbol: Int32
    /// Who comes home over what lies below.
    let home: Int32
  }

  private init(
    _ post: PostStar<StackModel>, _ returning: PreStar, _ topOfHead: [PushdownHead: AppSystem.Top]
  ) {
    self.post = post
    self.topOfHead = topOfHead
    rulesOfHead = Dictionary(grouping: post.system.rules, by: \.head)
    returns = ReturnWords(returning, heads: post.heads + post.auxiliaryHeads)
    for configuration in post.source.initial {
      var home = returns.start
      var stack: [Int32] = []
      for symbol in configuration.stack {
        stack.append(symbols.number(of: Symbol(symbol: symbol, home: home)))
        home = returns.read(symbol, on: home)
      }
      let control = controls.number(of: Control(control: configuration.control, wasLost: false))
      initial.append(PushdownConfiguration(control: control, stack: stack))
    }
  }

  /// - Parameters:
  ///   - returning: From where one comes home.
  ///   - topOfHead: The screen on top of states.
  /// - Throws: Where there is too much to keep.
  /// - Complexity: As of ``PostStar``, times the sets of ``ReturnWords``.
  static func tops(
    _ post: PostStar<StackModel>, _ returning: PreStar, _ topOfHead: [PushdownHead: AppSystem.Top]
  ) throws(PushdownObstacle) -> Set<AppSystem.Top> {
    try PostStar(LostEntrances(post, returning, topOfHead), limit: 4_000_000).source.tops
  }

  var symbolCount: Int { symbols.count }
  var labelCount: Int { post.source.labelCount }

  func isAuxiliary(_ control: Int32) -> Bool {
    post.isAuxiliary[Int(controls[control].control)]
  }

  mutating func addRules(
    from head: PushdownHead, height: Int, on stack: () -> [Int32], to rules: inout [PushdownRule]
  ) throws(PushdownObstacle) {
    let (control, symbol) = (controls[head.control], symbols[head.symbol])
    let known = PushdownHead(control: control.control, symbol: symbol.symbol)
    var isLost = control.wasLost
    if !post.isAuxiliary[Int(known.control)] {
      isLost = try arrive(at: known, on: symbol.home, afterLost: control.wasLost)
    }
    for rule in rulesOfHead[known] ?? [] {
      rules.append(follow(rule, from: head, above: symbol.home, wasLost: isLost))
    }
  }

  /// The rule with what is noted.
  private mutating func follow(
    _ rule: PushdownRule, from head: PushdownHead, above home: Int32, wasLost: Bool
  ) -> PushdownRule {
    let target = controls.number(of: Control(control: rule.target, wasLost: wasLost))
    guard rule.top >= 0 else { return .pop(head, to: target, label: rule.label) }
    guard rule.below >= 0 else {
      let top = symbols.number(of: Symbol(symbol: rule.top, home: home))
      return .replace(head, to: target, by: top, label: rule.label)
    }
    let below = symbols.number(of: Symbol(symbol: rule.below, home: home))
    let homeAbove = returns.read(rule.below, on: home)
    let top = symbols.number(of: Symbol(symbol: rule.top, home: homeAbove))
    return .push(head, to: target, top, over: below, label: rule.label)
  }

  /// Notes the screen on top of a state with which somebody gets lost.
  ///
  /// - Returns: Whether the state is lost, and something has been shown since.
  private mutating func arrive(
    at head: PushdownHead, on home: Int32, afterLost wasLost: Bool
  ) throws(PushdownObstacle) -> Bool {
    if returns.leads(from: head, on: home) { return false }
    if wasLost { return true }
    guard let top = topOfHead[head] else { throw .waysAreTooLong }
    if top == .nothing { return false }
    tops.insert(top)
    return true
  }
}

extension StackAnswers {
  /// Whether ways come to each screen with which somebody gets lost, of those that lost states show.
  ///
  /// - Parameters:
  ///   - screens: What is on top of lost states.
  ///   - named: The screens that the ways come to.
  ///   - returning: From where one comes home.
  /// - Throws: Where there is too much to keep.
  func getsLost(
    with screens: Set<AppSystem.Top>, onlyWith named: Set<AppSystem.Top>, _ returning: PreStar
  ) throws(PushdownObstacle) -> Bool {
    let missing = screens.subtracting(named).subtracting([.nothing])
    if missing.isEmpty { return true }
    let topOfHead = topOfHead
    // What is swiped away from far below is no rule: with the same screen on top, somebody may get lost by that.
    guard
      missing.isDisjoint(with: post.source.deepSwipes.compactMap { topOfHead[$0] })
        || post.losesNobodyByDeepSwipes(returning)
    else { return false }
    return try LostEntrances.tops(post, returning, topOfHead).isDisjoint(with: missing)
  }

  /// What is on top where ways end.
  func tops(of ways: [PushdownWitness]) -> Set<AppSystem.Top> {
    var system = system
    return Set(ways.map { system.top(of: system.state(of: $0.end, post.source)) })
  }
}
