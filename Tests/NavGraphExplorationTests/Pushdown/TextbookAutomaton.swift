@testable import NavGraphExploration

/// The automata of post* and pre* as textbooks have them: each transition by itself, without costs.
struct TextbookAutomaton {
  enum State: Hashable {
    case control(Int32)
    /// Of pushes to this control, of this symbol.
    case pushed(Int32, Int32)
    /// Below which so much of an initial stack is left.
    case initial(Int, left: Int)
    case end
    case anything
  }

  struct Transition: Hashable {
    var origin: State
    /// Nil for none.
    var symbol: Int32?
    var end: State
  }

  private(set) var transitions: Set<Transition> = []
  private var from: [State: [Transition]] = [:]
  private var into: [State: [Transition]] = [:]
  private var pending: [Transition] = []

  /// Post*, after Schwoon's second algorithm.
  init(after source: ListedPushdown) {
    for (number, configuration) in source.initial.enumerated() {
      var state = State.control(configuration.control)
      for (index, symbol) in configuration.stack.enumerated().reversed() {
        let end = index == 0 ? State.end : .initial(number, left: index)
        add(Transition(origin: state, symbol: symbol, end: end))
        state = end
      }
      if configuration.stack.isEmpty { add(Transition(origin: state, symbol: nil, end: .end)) }
    }
    while let transition = pending.popLast() {
      guard let symbol = transition.symbol else {
        for next in from[transition.end, default: []] where next.symbol != nil {
          add(Transition(origin: transition.origin, symbol: next.symbol, end: next.end))
        }
        continue
      }
      for previous in into[transition.origin, default: []] where previous.symbol == nil {
        add(Transition(origin: previous.origin, symbol: symbol, end: transition.end))
      }
      guard case .control(let control) = transition.origin else { continue }
      let head = PushdownHead(control: control, symbol: symbol)
      for rule in source.listed[head, default: []] {
        let target = State.control(rule.target)
        if rule.top < 0 {
          add(Transition(origin: target, symbol: nil, end: transition.end))
        } else if rule.below < 0 {
          add(Transition(origin: target, symbol: rule.top, end: transition.end))
        } else {
          let middle = State.pushed(rule.target, rule.top)
          add(Transition(origin: target, symbol: rule.top, end: middle))
          add(Transition(origin: middle, symbol: rule.below, end: transition.end))
        }
      }
    }
  }

  /// Pre*, by applying all rules until nothing is added.
  init(
    before targets: Set<PushdownHead>, in source: ListedPushdown, following: (Int32) -> Bool
  ) {
    for target in targets {
      add(Transition(origin: .control(target.control), symbol: target.symbol, end: .anything))
    }
    for symbol in 0..<source.symbolCount {
      add(Transition(origin: .anything, symbol: Int32(symbol), end: .anything))
    }
    let rules = source.listed.values.joined().filter { $0.label < 0 || following($0.label) }
    var count = -1
    while count != transitions.count {
      count = transitions.count
      for rule in rules {
        let word = [rule.top, rule.below].filter { $0 >= 0 }
        for end in read(word, from: [.control(rule.target)]) {
          let origin = State.control(rule.head.control)
          add(Transition(origin: origin, symbol: rule.head.symbol, end: end))
        }
      }
    }
  }

  private mutating func add(_ transition: Transition) {
    guard transitions.insert(transition).inserted else { return }
    from[transition.origin, default: []].append(transition)
    into[transition.end, default: []].append(transition)
    pending.append(transition)
  }

  private func read(_ word: some Sequence<Int32>, from states: Set<State>) -> Set<State> {
    var states = closed(states)
    for symbol in word {
      states = closed(
        Set(
          states.lazy.flatMap { from[$0, default: []] }.filter { $0.symbol == symbol }.map(\.end)))
    }
    return states
  }

  private func closed(_ states: Set<State>) -> Set<State> {
    states.union(
      states.lazy.flatMap { from[$0, default: []] }.filter { $0.symbol == nil }.map(\.end))
  }

  func accepts(_ configuration: PushdownConfiguration) -> Bool {
    let ends = read(configuration.stack.reversed(), from: [.control(configuration.control)])
    return ends.contains(.end) || ends.contains(.anything)
  }

  /// The heads of the configurations of post*, for these controls.
  func heads(of controls: Set<Int32>) -> Set<PushdownHead> {
    Set(
      transitions.compactMap { transition in
        guard case .control(let control) = transition.origin, let symbol = transition.symbol,
          controls.contains(control)
        else { return nil }
        return PushdownHead(control: control, symbol: symbol)
      })
  }

  /// The greatest height of a stack of these controls; nil where there is none: as soon as one is
  /// higher than there are states, one of these is passed twice.
  func greatestHeight(of controls: Set<Int32>) -> Int? {
    let count = Set(transitions.flatMap { [$0.origin, $0.end] }).count
    var states = closed(Set(controls.map { State.control($0) }))
    var greatest = 0
    for height in 0...(count + 1) {
      if states.contains(.end) { greatest = height }
      states = closed(
        Set(states.lazy.flatMap { from[$0, default: []] }.filter { $0.symbol != nil }.map(\.end)))
      if states.isEmpty { return greatest }
    }
    return nil
  }
}
