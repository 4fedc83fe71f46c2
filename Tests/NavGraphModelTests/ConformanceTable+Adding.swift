import NavGraphModel

extension ConformanceTable {
  static let adding: [ConformanceLine] = [
    .init("push where canPush is true", "^a*", .push("b"), both: .init("^a* >b")),
    .init("push where canPush is true", "^a* >b", .push("c"), both: .init("^a* >b >c")),
    .init("push where canPush is true", "^a #b*", .push("c"), both: .init("^a #b* >c")),
    .init("push where canPush is unknown", ">a", .push("b"), both: .init(">a >b")),
    .init("push on an empty array", "", .push("b"), both: .init(">b")),
    .init(
      "push where canPush is false", "^a", .push("b"),
      both: .init("^a >b", .assertsAndGoesOn(.noNavigation))),
    .init(
      "push where canPush is false", "^a* ^b", .push("c"),
      both: .init("^a* ^b >c", .assertsAndGoesOn(.noNavigation))),
    .init(
      "push where canPush is false", "^a* >b #c", .push("d"),
      both: .init("^a* >b #c >d", .assertsAndGoesOn(.noNavigation))),
    .init(
      "push where canPush is false", "^a* ^b >c", .push("d"),
      both: .init("^a* ^b >c >d", .assertsAndGoesOn(.noNavigation))),

    .init(
      "push an identity already in the array", "^a* >b >c", .push("b"),
      indexed: .init("^a* >b >c >b"),
      identified: .init("^a* >b >c", .ignored(.duplicateIdentity))),
    .init(
      "push an identity already in the array", "^a* >b", .push("a"),
      indexed: .init("^a* >b >a"), identified: .init("^a* >b", .ignored(.duplicateIdentity))),
    .init(
      "push an identity already in the array", "^a* >b", .push("b2"),
      indexed: .init("^a* >b >b2"), identified: .init("^a* >b", .ignored(.duplicateIdentity))),
    .init(
      "push an identity already in the array", "^a* >u", .push("u"),
      both: .init("^a* >u >u")),
    .init(
      "push an identity already in the array, canPush false", "^a ^b", .push("a"),
      indexed: .init("^a ^b >a", .assertsAndGoesOn(.noNavigation)),
      identified: .init(
        "^a ^b", .asserts(.noNavigation, release: .ignored(.duplicateIdentity)))),
    .init(
      "present an identity already in the array", "^a* >b", .present("^a*"),
      indexed: .init("^a* >b ^a*"), identified: .init("^a* >b", .ignored(.duplicateIdentity))),
    .init(
      "present an identity already in the array", "^a #b", .present("#b2"),
      indexed: .init("^a #b #b2"), identified: .init("^a #b", .ignored(.duplicateIdentity))),
    .init(
      "present an identity already in the array", "^a ^u", .present("#u"), both: .init("^a ^u #u")),

    .init("present", "^a", .present("^b"), both: .init("^a ^b")),
    .init("present", "^a* >b", .present("#c*"), both: .init("^a* >b #c*")),
    .init(
      "present over a presented route: appended, no limit", "^a ^b", .present("^c"),
      both: .init("^a ^b ^c")),
    .init(
      "present over a presented route: appended, no limit", "^a ^b #c ^d", .present("#e"),
      both: .init("^a ^b #c ^d #e")),
    .init("present on an empty array", "", .present("^b"), both: .init("^b")),
  ]
}
