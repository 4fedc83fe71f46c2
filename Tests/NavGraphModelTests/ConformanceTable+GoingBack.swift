import NavGraphModel

extension ConformanceTable {
  static let goingBack: [ConformanceLine] = [
    .init("goBack", "^a* >b >c", .goBack(1), both: .init("^a* >b")),
    .init("goBack", "^a* >b >c", .goBack(2), both: .init("^a*")),
    .init("goBack", "^a* >b ^c", .goBack(2), both: .init("^a*")),
    .init("goBack(0)", "^a* >b", .goBack(0), both: .init("^a* >b")),
    .init(
      "goBack(n), n too large (most: count - 1 or count)", "^a* >b", .goBack(2),
      indexed: .init("^a* >b", .assertsAndStays(.notEnoughScreens)), identified: .init("")),
    .init(
      "goBack(n), n too large (most: count - 1 or count)", "^a* >b", .goBack(3),
      both: .init("^a* >b", .assertsAndStays(.notEnoughScreens))),
    .init(
      "goBack(n), n too large (most: count - 1 or count)", "^a* >b", .goBack(.max),
      both: .init("^a* >b", .assertsAndStays(.notEnoughScreens))),
    .init(
      "goBack() at the root alone", "^a*", .goBack(1),
      indexed: .init("^a*", .assertsAndStays(.notEnoughScreens)), identified: .init("")),
    .init(
      "goBack() on an empty array: n too large", "", .goBack(1),
      both: .init("", .assertsAndStays(.notEnoughScreens))),
    .init(
      "goBack(n < 0)", "^a* >b", .goBack(-1),
      both: .init("^a* >b", .assertsAndStays(.negativeCount))),
    .init(
      "goBack(n < 0)", "^a*", .goBack(.min), both: .init("^a*", .assertsAndStays(.negativeCount))),

    .init(
      "goBackTo without a match", "^a* >b", .goBackTo("c"),
      both: .init("^a* >b", .ignored(.noMatch))),
    .init(
      "goBackTo without a match", "^a* >b", .goBackTo(""),
      both: .init("^a* >b", .ignored(.noMatch))),
    .init("goBackTo without a match", "", .goBackTo("a"), both: .init("", .ignored(.noMatch))),
    .init("goBackTo with a match", "^a* >b >c >d", .goBackTo("b"), both: .init("^a* >b")),
    .init("goBackTo with a match", "^a* >b ^c* >d", .goBackTo("b"), both: .init("^a* >b")),
    .init("goBackTo with a match", "^a* >b ^c", .goBackTo("a"), both: .init("^a*")),
    .init(
      "goBackTo with a match: the topmost", "^a* >u >c >u >d", .goBackTo("u"),
      both: .init("^a* >u >c >u")),
    .init(
      "goBackTo with a match: the topmost", "^a* >b >c >d", .goBackTo("b c"),
      both: .init("^a* >b >c")),
    .init(
      "goBackTo with a match: the current top counts", "^a* >b", .goBackTo("b"),
      both: .init("^a* >b")),
    .init(
      "goBackTo with a match: the current top counts", "^a* >u >c >u", .goBackTo("u"),
      both: .init("^a* >u >c >u")),

    .init("goBackToRoot", "^a* >b >c", .goBackToRoot, both: .init("^a*")),
    .init(
      "goBackToRoot, modals included", "^a* >b ^c* >d #e", .goBackToRoot, both: .init("^a*")),
    .init("goBackToRoot at the root", "^a*", .goBackToRoot, both: .init("^a*")),
  ]

  static let popping: [ConformanceLine] = [
    .init("pop", "^a* >b >c", .pop(1), both: .init("^a* >b")),
    .init("pop", "^a* >b >c", .pop(2), both: .init("^a*")),
    .init("pop", "^a ^b* >c", .pop(1), both: .init("^a ^b*")),
    .init(
      "pop(n) over a sheet or cover", "^a ^b", .pop(1),
      both: .init("^a", .assertsAndGoesOn(.popsPresented))),
    .init(
      "pop(n) over a sheet or cover", "^a* >b #c* >d", .pop(3),
      both: .init("^a*", .assertsAndGoesOn(.popsPresented))),
    .init(
      "pop(n) over a sheet or cover: the root is one", "^a*", .pop(1),
      indexed: .init("^a*", .assertsAndStays(.notEnoughScreens)),
      identified: .init("", .assertsAndGoesOn(.popsPresented))),
    .init(
      "goBack(n), n too large: pop", "^a* >b", .pop(3),
      both: .init("^a* >b", .assertsAndStays(.notEnoughScreens))),
    .init(
      "goBack(n < 0): pop", "^a* >b", .pop(-1),
      both: .init("^a* >b", .assertsAndStays(.negativeCount))),

    .init(
      "popTo without a match", "^a* >b", .popTo("c"), both: .init("^a* >b", .ignored(.noMatch))),
    .init("popTo with a match", "^a* >b >c >d", .popTo("b"), both: .init("^a* >b")),
    .init("popTo with a match: the topmost", "^a* >u >u >c", .popTo("u"), both: .init("^a* >u >u")),
    .init(
      "popTo with a match: the current top counts", "^a* >b", .popTo("b"), both: .init("^a* >b")),
    .init(
      "pop(n) over a sheet or cover: popTo", "^a* >b ^c* >d", .popTo("b"),
      both: .init("^a* >b", .assertsAndGoesOn(.popsPresented))),

    .init("goBackTo(index:)", "^a* >b ^c* >d", .goBackToIndex(1), both: .init("^a* >b")),
    .init("goBackTo(index: 0): the root", "^a* >b ^c", .goBackToIndex(0), both: .init("^a*")),
    .init(
      "goBackTo(index:): the current top", "^a* >b", .goBackToIndex(1), both: .init("^a* >b")),
    .init(
      "goBackTo(index:) above the top", "^a* >b", .goBackToIndex(2),
      both: .init("^a* >b", .assertsAndStays(.outOfRange))),
    .init("popTo(index:)", "^a* >b >c >d", .popToIndex(1), both: .init("^a* >b")),
    .init(
      "popTo(index:) over a sheet or cover", "^a* >b ^c >d", .popToIndex(1),
      both: .init("^a* >b", .assertsAndGoesOn(.popsPresented))),
    .init(
      "popTo(index:) above the top", "^a* >b", .popToIndex(2),
      both: .init("^a* >b", .assertsAndStays(.outOfRange))),
    .init(
      "popToRoot, pushes only", "^a* >b >c", .popToRoot, indexed: .init("^a*"),
      identified: .init("", .assertsAndGoesOn(.popsPresented))),
    .init(
      "popToRoot, pushes only: none", "^a*", .popToRoot, indexed: .init("^a*"),
      identified: .init("", .assertsAndGoesOn(.popsPresented))),
    .init(
      "popToRoot, a sheet in the stack", "^a* >b ^c* >d", .popToRoot,
      indexed: .init("^a*", .assertsAndGoesOn(.popsPresented)),
      identified: .init("", .assertsAndGoesOn(.popsPresented))),
    .init(
      "popToRoot, a sheet in the stack", "^a #b", .popToRoot,
      indexed: .init("^a", .assertsAndGoesOn(.popsPresented)),
      identified: .init("", .assertsAndGoesOn(.popsPresented))),

    .init(
      "popToCurrentNavigationRoot", "^a* >b >c", .popToCurrentNavigationRoot, both: .init("^a*")),
    .init(
      "popToCurrentNavigationRoot", "^a* >b ^c* >d >e", .popToCurrentNavigationRoot,
      both: .init("^a* >b ^c*")),
    .init(
      "popToCurrentNavigationRoot", "^a* >b #c", .popToCurrentNavigationRoot,
      both: .init("^a* >b #c")),
  ]
}
