import NavGraphModel

/// `routes[i] = …`, at the top with the presentation of the previous entry, or anywhere.
extension ConformanceTable {
  static let replacing: [ConformanceLine] = [
    .init(
      "routes[i] = a new identity", "^a* >b", .replaceTop(by: "c"), both: .init("^a* >c")),
    .init(
      "routes[i] = a new identity: stands as the old one", "^a #b*", .replaceTop(by: "u"),
      both: .init("^a #u*")),
    .init(
      "routes[i] = a new identity: stands as the old one", "^a ^b!", .replaceTop(by: "c"),
      both: .init("^a ^c!")),
    .init(
      "routes[i] = the same identity", "^a* >b", .replaceTop(by: "b2"), both: .init("^a* >b2")),
    .init(
      "routes[i] = existing identity swaps elements", "^a* >b >c", .replaceTop(by: "b"),
      indexed: .init("^a* >b >b"),
      identified: .init("^a* >c >b", .appliedDespite(.duplicateIdentity))),
    .init(
      "routes[i] = existing identity swaps elements", "^a* >b >c", .replaceTop(by: "b2"),
      indexed: .init("^a* >b >b2"),
      identified: .init("^a* >c >b2", .appliedDespite(.duplicateIdentity))),
    .init(
      "routes[i] = existing identity swaps elements", "^a* >b ^c", .replaceTop(by: "a"),
      indexed: .init("^a* >b ^a"),
      identified: .init("^c >b ^a", .appliedDespite(.duplicateIdentity))),
    .init(
      "routes[i] = unique identities never swap", "^a* >u >c", .replaceTop(by: "u"),
      both: .init("^a* >u >u")),
    .init(
      "routes[i] on an empty array", "", .replaceTop(by: "a"),
      both: .init("", .traps(.emptyStack))),

    .init(
      "routes[i] = in the middle", "^a* >b >c", .replace(at: 1, by: ">d"),
      both: .init("^a* >d >c")),
    .init(
      "routes[0] = replaces the root", "^a* >b", .replace(at: 0, by: "^c"), both: .init("^c >b")),
    .init(
      "sheet to sheet at one index: content swapped in place", "^a ^b", .replace(at: 1, by: "^c"),
      both: .init("^a ^c")),
    .init(
      "sheet to cover at one index", "^a ^b*", .replace(at: 1, by: "#b"), both: .init("^a #b")),
    .init(
      "routes[i] = existing identity swaps elements", "^a* >b >c >d", .replace(at: 1, by: "^d"),
      indexed: .init("^a* ^d >c >d"),
      identified: .init("^a* ^d >c >b", .appliedDespite(.duplicateIdentity))),
    .init(
      "routes[i] = existing identity swaps elements", "^a* >b", .replace(at: 0, by: "^b"),
      indexed: .init("^b >b"),
      identified: .init("^b ^a*", .appliedDespite(.duplicateIdentity))),
    .init(
      "routes[i] out of range traps", "^a* >b", .replace(at: 2, by: ">c"),
      both: .init("^a* >b", .traps(.outOfRange))),
    .init(
      "routes[i] out of range traps", "^a* >b", .replace(at: -1, by: ">c"),
      both: .init("^a* >b", .traps(.outOfRange))),
    .init(
      "routes[i] out of range traps", "", .replace(at: 0, by: "^c"),
      both: .init("", .traps(.outOfRange))),
  ]
}
