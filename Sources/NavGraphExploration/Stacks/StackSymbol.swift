/// A cell of a flattened stack with what has to be known of what lies below it: what a pushdown system sees on top.
///
/// Two stacks with equal symbols on top, and equal controls, are equal to everything that can happen: the
/// same steps with the same outcomes, the same screens in use. So one stack with a symbol on top stands for
/// all of them.
struct StackSymbol: Hashable {
  let cell: FlatStack.Cell
  let note: StackNote
}

/// What is known of the flow of a cell, up to the cell itself.
struct StackNote: Hashable {
  /// What is around the flow.
  var context: Int32
  /// How many flows it stands in; 0 where flows host one another in a cycle.
  var depth: Int32
  /// How many entries there are, up to as many as anything asks for.
  var height: Int32 = 0
  /// How many of them stand as sheets or covers, likewise.
  var layers: Int32 = 0
  /// How many pushes stand above the nearest that is none, likewise.
  var pushes: Int32 = 0
  /// How the lowest entry stands.
  var first: UInt8 = 0
  /// The nearest entry that is no push.
  var nearest = Nearest()
  /// What was asked for by name and is there: a number of a set.
  var present: Int32 = 0
  /// Where views do not show the entry: the symbol of the highest one that they show; else -1.
  var visible: Int32 = -1
  /// Of what a slot holds: the symbol on top of the flow that it covers; else -1.
  var covered: Int32 = -1

  struct Nearest: OptionSet, Hashable {
    let rawValue: UInt8

    static let isThere = Nearest(rawValue: 1)
    static let embedsNavigation = Nearest(rawValue: 2)
    static let canBeSwiped = Nearest(rawValue: 4)
    static let isLowest = Nearest(rawValue: 8)
  }

  var isRendered: Bool { visible < 0 }
}

/// What is around a flow of a flattened stack.
struct StackContext: Hashable {
  /// The symbol of the entry that hosts the flow; -1 for the first flow.
  let host: Int32
  let coordinator: Int32
  /// The flow without its entries; 0 for the first.
  let record: StateTree.RecordID
  /// Whether it stands in a navigation container of a flow around it.
  let hasNavigation: Bool
  /// Whether anything is presented around it.
  let isPresented: Bool
}
