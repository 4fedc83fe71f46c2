/// A cell of a flattened stack with the facts that matter about what lies below it: the top that a pushdown system
/// sees.
///
/// Two stacks with equal symbols on top, and equal controls, cannot be distinguished by anything that can happen: they
/// have the same steps with the same outcomes, and the same screens in use. So one stack with a symbol on top
/// represents all of them.
struct StackSymbol: Hashable {
  let cell: FlatStack.Cell
  let note: StackNote
}

/// The known facts about the flow of a cell, up to the cell itself.
struct StackNote: Hashable {
  /// The surroundings of the flow.
  var context: Int32
  /// The number of flows that enclose it; 0 where flows host one another in a cycle.
  var depth: Int32
  /// How many entries there are, up to as many as anything asks for.
  var height: Int32 = 0
  /// How many of the entries are sheets or covers, up to the same limit.
  var layers: Int32 = 0
  /// How many pushes are above the nearest entry that is no push, up to the same limit.
  var pushes: Int32 = 0
  /// How the lowest entry is presented.
  var first: UInt8 = 0
  /// The nearest entry that is no push.
  var nearest = Nearest()
  /// The requested names that are there: a number of a set.
  var present: Int32 = 0
  /// Where views do not show the entry: the symbol of the highest one that they show; else -1.
  var visible: Int32 = -1
  /// Of what a slot holds: the symbol on top of the flow that it covers; else -1.
  var covered: Int32 = -1

  struct Nearest: OptionSet, Hashable {
    let rawValue: UInt8

    static let exists = Nearest(rawValue: 1)
    static let embedsNavigation = Nearest(rawValue: 2)
    static let canBeSwiped = Nearest(rawValue: 4)
    static let isLowest = Nearest(rawValue: 8)
  }

  var isRendered: Bool { visible < 0 }
}

/// The surroundings of a flow of a flattened stack.
struct StackContext: Hashable {
  /// The symbol of the entry that hosts the flow; -1 for the first flow.
  let host: Int32
  let coordinator: Int32
  /// The flow without its entries; 0 for the first.
  let record: StateTree.RecordID
  /// Whether it is in a navigation container of an enclosing flow.
  let hasNavigation: Bool
  /// Whether anything is presented around it.
  let isPresented: Bool
}
