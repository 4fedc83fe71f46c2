import NavGraphModel

extension ConformanceTable {
  static let dismissing: [ConformanceLine] = [
    .init("dismiss()", "^a ^b", .dismiss(1), both: .init("^a")),
    .init("dismiss() with pushes above", "^a* >b ^c* >d >e", .dismiss(1), both: .init("^a* >b")),
    .init("dismiss(): the topmost presented", "^a ^b #c", .dismiss(1), both: .init("^a ^b")),
    .init("dismiss(count)", "^a ^b* >c #d", .dismiss(2), both: .init("^a")),
    .init("dismiss(0)", "^a ^b", .dismiss(0), both: .init("^a ^b")),
    .init(
      "dismiss(), nothing presented", "^a* >b >c", .dismiss(1),
      indexed: .init("^a* >b >c", .assertsAndStays(.nothingPresented)), identified: .init("")),
    .init(
      "dismiss(), nothing presented", "^a*", .dismiss(1),
      indexed: .init("^a*", .assertsAndStays(.nothingPresented)), identified: .init("")),
    .init(
      "dismiss(count) over the layers there are", "^a* ^b* >c", .dismiss(2),
      indexed: .init("^a* ^b* >c", .assertsAndStays(.nothingPresented)), identified: .init("")),
    .init(
      "dismiss(count) over the layers there are", "^a ^b #c", .dismiss(9),
      indexed: .init("^a ^b #c", .assertsAndStays(.nothingPresented)), identified: .init("")),
    .init(
      "dismiss(count) over the layers there are", "^a ^b #c", .dismiss(.max),
      indexed: .init("^a ^b #c", .assertsAndStays(.nothingPresented)), identified: .init("")),
    .init("dismissAll", "^a ^b", .dismissAll, both: .init("^a")),
    .init("dismissAll", "^a* >b ^c* >d #e", .dismissAll, both: .init("^a* >b")),
    .init(
      "dismissAll, nothing presented: no-op", "^a* >b", .dismissAll,
      both: .init("^a* >b", .ignored(.nothingPresented))),
    .init(
      "dismissAll, nothing presented: no-op", "^a", .dismissAll,
      both: .init("^a", .ignored(.nothingPresented))),
    .init(
      "dismissAll, nothing presented: traps on []", "", .dismissAll,
      both: .init("", .traps(.emptyStack))),
  ]

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
    .init("an array literal", "^a* >b", .set("^c* >d"), both: .init("^c* >d")),
    .init("an array literal", "", .set("^c"), both: .init("^c")),
    .init("an array literal", "^a* >b", .set("^b* >a"), both: .init("^b* >a")),
    .init("an array literal", "^a", .set("^u* >u"), both: .init("^u* >u")),
    .init(
      "an array literal traps on a duplicate identity", "^a*", .set("^c* >d >c"),
      indexed: .init("^c* >d >c"), identified: .init("^a*", .traps(.duplicateIdentity))),
    .init(
      "an array literal traps on a duplicate identity", "^c*", .set("^a* >b ^a2"),
      indexed: .init("^a* >b ^a2"), identified: .init("^c*", .traps(.duplicateIdentity))),
    .init(
      "routes[i] = a new identity", "^a* >b", .replaceTop(by: "c"), both: .init("^a* >c")),
    .init(
      "routes[i] = a new identity: stands as the old one", "^a #b*", .replaceTop(by: "u"),
      both: .init("^a #u*")),
    .init(
      "routes[i] = the same identity", "^a* >b", .replaceTop(by: "b2"), both: .init("^a* >b2")),
    .init(
      "routes[i] = existing identity swaps elements", "^a* >b >c", .replaceTop(by: "b"),
      indexed: .init("^a* >b >b"), identified: .init("^a* >c >b")),
    .init(
      "routes[i] = existing identity swaps elements", "^a* >b >c", .replaceTop(by: "b2"),
      indexed: .init("^a* >b >b2"), identified: .init("^a* >c >b2")),
    .init(
      "routes[i] = existing identity swaps elements", "^a* >b ^c", .replaceTop(by: "a"),
      indexed: .init("^a* >b ^a"), identified: .init("^c >b ^a")),
    .init(
      "routes[i] = unique identities never swap", "^a* >u >c", .replaceTop(by: "u"),
      both: .init("^a* >u >u")),
    .init(
      "routes[i] on an empty array", "", .replaceTop(by: "a"),
      both: .init("", .traps(.emptyStack))),
  ]
}
