import NavGraphModel

/// What apps do to the array itself, besides the convenience methods.
extension ConformanceTable {
  static let assigning: [ConformanceLine] = [
    .init("removeLast()", "^a* >b", .removeLast(1), both: .init("^a*")),
    .init("removeLast()", "^a* >b ^c", .removeLast(3), both: .init("")),
    .init(
      "removeLast() with too few", "^a* >b", .removeLast(3),
      both: .init("^a* >b", .traps(.notEnoughScreens))),
    .init(
      "removeLast() of a negative number", "^a*", .removeLast(-1),
      both: .init("^a*", .traps(.negativeCount))),
    .init("removeAll()", "^a* >b ^c", .removeAll, both: .init("")),
    .init(
      "removeAll() and then push: the new root stands as a push", "", .push("a"),
      both: .init(">a")),
    .init("assigning a whole array", "^a* >b", .set("^c* >d"), both: .init("^c* >d")),
    .init("assigning a whole array", "", .set("^c"), both: .init("^c")),
    .init("assigning a whole array", "^a* >b", .set("^b* >a"), both: .init("^b* >a")),
    .init("assigning a whole array", "^a", .set("^u* >u"), both: .init("^u* >u")),
    .init("assigning a whole array: no root", "^a* >b", .set(""), both: .init("")),
    .init("assigning a whole array asserts nothing", "^a*", .set("^a >b"), both: .init("^a >b")),
    .init(
      "an array literal traps on a duplicate identity", "^a*", .set("^c* >d >c"),
      indexed: .init("^c* >d >c"), identified: .init("^a*", .traps(.duplicateIdentity))),
    .init(
      "uniqueElements: traps on a duplicate identity", "^c*", .set("^a* >b ^a2"),
      indexed: .init("^a* >b ^a2"), identified: .init("^c*", .traps(.duplicateIdentity))),
    .init(
      ".updateRoutes traps on a duplicate identity", "^a* >b", .set("^a* >b >b2"),
      indexed: .init("^a* >b >b2"), identified: .init("^a* >b", .traps(.duplicateIdentity))),
  ]

  static let editing: [ConformanceLine] = [
    .init("append(contentsOf:)", "^a*", .appendAll(">b ^c* >d"), both: .init("^a* >b ^c* >d")),
    .init("append(contentsOf:) nothing", "^a*", .appendAll(""), both: .init("^a*")),
    .init("append(contentsOf:) to []", "", .appendAll("^b >c"), both: .init("^b >c")),
    .init("append(.push(x)) asserts nothing", "^a", .appendAll(">b"), both: .init("^a >b")),
    .init(
      "append(contentsOf:) an identity already in the array", "^a* >b", .appendAll(">c >b2 >d"),
      indexed: .init("^a* >b >c >b2 >d"),
      identified: .init("^a* >b >c >d", .appliedDespite(.duplicateIdentity))),
    .init(
      "append(contentsOf:) an identity twice", "^a*", .appendAll(">b >b2 >u >u"),
      indexed: .init("^a* >b >b2 >u >u"),
      identified: .init("^a* >b >u >u", .appliedDespite(.duplicateIdentity))),
    .init(
      "append(contentsOf:) duplicates alone", "^a* >b", .appendAll("^b >a2"),
      indexed: .init("^a* >b ^b >a2"),
      identified: .init("^a* >b", .ignored(.duplicateIdentity))),

    .init(
      "remove(id:) in the middle", "^a* >b ^c* >d", .remove("b"),
      indexed: .init("^a* >b ^c* >d", .ignored(.notInDialect)),
      identified: .init("^a* ^c* >d")),
    .init(
      "remove(id:) of a presented route: the pushes above stay", "^a ^b* >c", .remove("b"),
      indexed: .init("^a ^b* >c", .ignored(.notInDialect)), identified: .init("^a >c")),
    .init(
      "remove(id:) of the root: the next one is the root", "^a* >b >c", .remove("a"),
      indexed: .init("^a* >b >c", .ignored(.notInDialect)), identified: .init(">b >c")),
    .init(
      "remove(id:): the topmost match alone", "^a* >u >c >u >d", .remove("u"),
      indexed: .init("^a* >u >c >u >d", .ignored(.notInDialect)),
      identified: .init("^a* >u >c >d")),
    .init(
      "remove(id:) without a match", "^a* >b", .remove("c"),
      indexed: .init("^a* >b", .ignored(.notInDialect)),
      identified: .init("^a* >b", .ignored(.noMatch))),

    .init("removeSubrange", "^a* >b ^c* >d", .removeSubrange(1..<3), both: .init("^a* >d")),
    .init("removeSubrange: with the root", "^a* >b >c", .removeSubrange(0..<2), both: .init(">c")),
    .init("removeSubrange: all", "^a* >b", .removeSubrange(0..<2), both: .init("")),
    .init("removeSubrange: nothing", "^a* >b", .removeSubrange(2..<2), both: .init("^a* >b")),
    .init(
      "removeSubrange out of range traps", "^a* >b", .removeSubrange(1..<3),
      both: .init("^a* >b", .traps(.outOfRange))),
    .init(
      "removeSubrange out of range traps", "^a* >b", .removeSubrange(-1..<1),
      both: .init("^a* >b", .traps(.outOfRange))),
    .init(
      "removeSubrange out of range traps", "", .removeSubrange(0..<1),
      both: .init("", .traps(.outOfRange))),
  ]
}
