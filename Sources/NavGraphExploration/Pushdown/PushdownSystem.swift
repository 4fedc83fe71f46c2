/// A pushdown system: finitely many controls and symbols, and rules that read the symbol on top of a
/// stack alone.
///
/// A navigation stack is one: what a screen does depends on what is on top, and on as much of what lies
/// below as a symbol says (`StackSymbol`). Rules are in normal form: each takes the symbol on top and puts
/// none, one or two in its place. Whatever does more is several rules one after the other, with *auxiliary*
/// controls between them, which are no states and show in no report.
package struct PushdownSystem: Sendable {
  /// By control: whether it is only an intermediate control between the rules of one step.
  package var isAuxiliary: [Bool]
  /// Symbols are the numbers below this.
  package var symbolCount: Int
  package var initial: [PushdownConfiguration]
  /// Grouped by head, in the order in which heads were first reached; those of a head in their order.
  package var rules: [PushdownRule]
  /// How many labels there are; rules that begin a step have one.
  package var labelCount: Int

  package init(
    isAuxiliary: [Bool], symbolCount: Int, initial: [PushdownConfiguration],
    rules: [PushdownRule], labelCount: Int
  ) {
    self.isAuxiliary = isAuxiliary
    self.symbolCount = symbolCount
    self.initial = initial
    self.rules = rules
    self.labelCount = labelCount
  }
}

/// The part of a configuration that a pushdown system examines: its control, and the symbol on top.
package struct PushdownHead: Hashable, Sendable {
  package var control: Int32
  package var symbol: Int32

  package init(control: Int32, symbol: Int32) {
    self.control = control
    self.symbol = symbol
  }
}

/// A control with a whole stack; a state where the control is not auxiliary.
package struct PushdownConfiguration: Hashable, Sendable {
  package var control: Int32
  /// Bottom first.
  package var stack: [Int32]

  package init(control: Int32, stack: [Int32]) {
    self.control = control
    self.stack = stack
  }

  /// Nil for an empty stack, from which nothing goes on.
  package var head: PushdownHead? {
    stack.last.map { PushdownHead(control: control, symbol: $0) }
  }
}

/// From a head to a control, with other symbols in the place of the one on top.
package struct PushdownRule: Hashable, Sendable {
  package var head: PushdownHead
  package var target: Int32
  /// The new symbol on top; ``none`` where the old one goes and nothing comes.
  package var top: Int32
  /// The symbol below the new one on top, where two come: what the old one becomes; else ``none``.
  package var below: Int32
  /// Which step it begins, to the source of the rules; ``none`` for a rule out of an auxiliary control,
  /// which goes on with a step.
  ///
  /// Steps out of one head have different labels. A step whose auxiliary controls find no rule to go on
  /// with, or come to the bottom of the stack, changes nothing.
  package var label: Int32

  package static let none: Int32 = -1

  /// The label of the step that it begins; nil where it goes on with one.
  package var stepLabel: Int32? { label >= 0 ? label : nil }

  /// The cost that it adds to a path: 1 where it begins a step.
  package var cost: Int { label >= 0 ? 1 : 0 }

  /// The symbol on top goes.
  package static func pop(_ head: PushdownHead, to target: Int32, label: Int32) -> Self {
    Self(head: head, target: target, top: none, below: none, label: label)
  }

  /// Another symbol, or the same, takes the place of the one on top.
  package static func replace(
    _ head: PushdownHead, to target: Int32, by symbol: Int32, label: Int32
  ) -> Self {
    Self(head: head, target: target, top: symbol, below: none, label: label)
  }

  /// A symbol comes on top of the old one, or of what the old one becomes.
  package static func push(
    _ head: PushdownHead, to target: Int32, _ symbol: Int32, over below: Int32, label: Int32
  ) -> Self {
    Self(head: head, target: target, top: symbol, below: below, label: label)
  }
}

/// Makes the rules of a pushdown system as they are asked for.
package protocol PushdownSource {
  var initial: [PushdownConfiguration] { get }

  /// Returns whether a control is only an intermediate one between the rules of one step. Controls are numbered from 0
  /// on, in the order in which they are first mentioned.
  func isAuxiliary(_ control: Int32) -> Bool

  /// Adds the rules out of a head; asked for once for each, the nearest heads first.
  ///
  /// - Parameters:
  ///   - height: How many symbols there are on a stack with which the head can be reached in as few steps as any.
  ///   - stack: Such a stack, bottom first, the head's symbol last. To work it out takes a while.
  /// - Throws: Where the system turns out not to be a pushdown system, or to be too large.
  mutating func addRules(
    from head: PushdownHead, height: Int, on stack: () -> [Int32], to rules: inout [PushdownRule]
  ) throws(PushdownObstacle)

  /// Symbols so far.
  var symbolCount: Int { get }
  /// Labels so far.
  var labelCount: Int { get }
}

/// Why there are no exact answers.
package struct PushdownObstacle: Error, Hashable, Sendable {
  /// As the end of a sentence: “… because” this.
  package var reason: String

  package init(reason: String) {
    self.reason = reason
  }
}

/// A way from an initial configuration, step by step.
package struct PushdownWitness: Hashable, Sendable {
  package var start: PushdownConfiguration
  package var steps: [Step]

  /// A step: its label, and the configuration that it leads to, whose control is not auxiliary.
  package struct Step: Hashable, Sendable {
    package var label: Int32
    package var end: PushdownConfiguration

    package init(label: Int32, end: PushdownConfiguration) {
      self.label = label
      self.end = end
    }
  }

  package var end: PushdownConfiguration { steps.last?.end ?? start }
}

/// Something to look for in a stack, read from the symbol on top down.
package struct StackPattern {
  /// Returns the answer for a symbol, in a state; reading begins in state 0. Reaching the bottom without an
  /// answer means that nothing was found.
  package var next: (_ state: Int, _ symbol: Int32) -> Answer

  package enum Answer: Hashable, Sendable {
    case proceed(Int)
    case found
    case lost
  }
}

/// A cycle on which the stack grows each time, without end.
package struct GrowthCycle: Hashable, Sendable {
  /// The way to the cycle.
  package var stem: PushdownWitness
  /// One round of the cycle: from the end of the stem to the same head on a higher stack. It can be repeated: of the
  /// symbols below the head, no more is examined than each round leaves there.
  package var loop: [PushdownWitness.Step]
}
