import NavGraphModel

/// The table of `semantics.md` for TCACoordinators and FlowStacks, line by line.
enum VocabularyTable {
  static let lines = adding + goingBack + popping + dismissing

  static let adding: [VocabularyLine] = [
    .init("push", "^a*", .push("b"), all: .init("^a* >b")),
    .init("push with navigation on top", "^a* >b #c*", .push("d"), all: .init("^a* >b #c* >d")),
    .init(
      "push where canPush is false", "^a* ^b", .push("c"),
      all: .init("^a* ^b >c", .assertsAndGoesOn(.noNavigation))),
    .init(
      "push where canPush is false: the root", "^a", .push("b"),
      flowStacks: .init("^a >b", .assertsAndGoesOn(.noNavigation)),
      indexed: .init("^a >b", .assertsAndGoesOn(.noNavigation)),
      identified: .init("^a >b", .assertsAndGoesOn(.noNavigation)), earlier: .init("^a >b")),
    .init("push: unknown without anything presented", ">a", .push("b"), all: .init(">a >b")),
    .init(
      "push of an identity already in the array", "^a* >b", .push("b2"),
      flowStacks: .init("^a* >b >b2"), indexed: .init("^a* >b >b2"),
      identified: .init("^a* >b", .ignored(.duplicateIdentity))),
    .init(
      "push of an identity already in the array, where canPush is false", "^a", .push("a2"),
      identified: .init(
        "^a", .asserts(.noNavigation, release: .ignored(.duplicateIdentity)))),
    .init(
      "present of an identity already in the array", "^a* >b", .presentSheet("b2"),
      flowStacks: .init("^a* >b ^b2"), indexed: .init("^a* >b ^b2"),
      identified: .init("^a* >b", .ignored(.duplicateIdentity))),
    .init(
      "present over a presented route", "^a* ^b", .presentCover("c"), all: .init("^a* ^b #c*")),
    .init("present in an empty array", "", .presentSheet("a"), all: .init("^a")),
  ]

  static let goingBack: [VocabularyLine] = [
    .init("goBack", "^a* >b ^c", .goBack(2), all: .init("^a*")),
    .init(
      "goBack(n), n too large", "^a* >b", .goBack(3),
      all: .init("^a* >b", .assertsAndStays(.notEnoughScreens))),
    .init(
      "goBack(n), n too large (most: count, count - 1, count)", "^a* >b", .goBack(2),
      flowStacks: .init(""), indexed: .init("^a* >b", .assertsAndStays(.notEnoughScreens)),
      identified: .init(""), earlier: .init("")),
    .init(
      "goBack() at the root alone", "^a*", .goBack(1),
      indexed: .init("^a*", .assertsAndStays(.notEnoughScreens)), identified: .init(""),
      earlier: .init("")),
    .init(
      "goBack() at the root alone (FlowStacks: [])", "", .goBack(1),
      all: .init("", .assertsAndStays(.notEnoughScreens))),
    .init(
      "goBack(n < 0)", "^a* >b", .goBack(-1),
      all: .init("^a* >b", .assertsAndStays(.negativeCount))),
    .init(
      "goBackTo without a match", "^a* >b", .goBackTo("c"),
      all: .init("^a* >b", .ignored(.noMatch))),
    .init(
      "goBackTo with a match: the topmost", "^a* >b1 >b1 ^c", .goBackTo("b1"),
      flowStacks: .init("^a* >b1 >b1"), indexed: .init("^a* >b1 >b1")),
    .init(
      "goBackTo with a match: the current top counts", "^a* >b", .goBackTo("b"),
      all: .init("^a* >b")),
    .init("goBackTo(index:)", "^a* >b ^c", .goBackToIndex(1), all: .init("^a* >b")),
    .init(
      "goBackTo(index:) above the top: n < 0", "^a* >b", .goBackToIndex(2),
      all: .init("^a* >b", .assertsAndStays(.outOfRange))),
    .init(
      "goBackTo(index:) below everything", "^a* >b", .goBackToIndex(-2),
      all: .init("^a* >b", .assertsAndStays(.notEnoughScreens))),
    .init(
      "goBackTo(index:) where the count overflows", "^a*", .goBackToIndex(.min),
      all: .init("^a*", .traps(.outOfRange))),
    .init(
      "goBackToRoot, modals included", "^a* >b ^c* >d", .goBackToRoot,
      flowStacks: .init(""), indexed: .init("^a*"), identified: .init("^a*"),
      earlier: .init("^a*")),
    .init(
      "goBackToRoot of []", "", .goBackToRoot, all: .init("", .ignored(.emptyStack))),
  ]

  static let popping: [VocabularyLine] = [
    .init("pop", "^a* >b >c", .pop(2), all: .init("^a*")),
    .init(
      "pop(n) over a sheet or cover", "^a* >b ^c", .pop(1),
      all: .init("^a* >b", .assertsAndGoesOn(.popsPresented))),
    .init(
      "pop(n), n too large", "^a* >b", .pop(3),
      all: .init("^a* >b", .assertsAndStays(.notEnoughScreens))),
    .init(
      "pop of the root alone", "^a*", .pop(1),
      indexed: .init("^a*", .assertsAndStays(.notEnoughScreens)),
      identified: .init("", .assertsAndGoesOn(.popsPresented)),
      earlier: .init("", .assertsAndGoesOn(.popsPresented))),
    .init(
      "popTo without a match", "^a* >b", .popTo("c"), all: .init("^a* >b", .ignored(.noMatch))),
    .init("popTo with a match", "^a* >b >c >d", .popTo("b"), all: .init("^a* >b")),
    .init("popTo(index:)", "^a* >b >c", .popToIndex(0), all: .init("^a*")),
    .init(
      "popTo(index:) over a sheet or cover", "^a* >b ^c", .popToIndex(0),
      all: .init("^a*", .assertsAndGoesOn(.popsPresented))),
    .init(
      "popToRoot, pushes only", "^a* >b >c", .popToRoot, indexed: .init("^a*"),
      identified: .init("", .assertsAndGoesOn(.popsPresented)), earlier: .init("^a*")),
    .init("popToRoot, pushes only (FlowStacks)", ">b >c", .popToRoot, flowStacks: .init("")),
    .init(
      "popToRoot, a sheet in the stack", "^a* >b ^c >d", .popToRoot,
      flowStacks: .init("", .assertsAndGoesOn(.popsPresented)),
      indexed: .init("^a*", .assertsAndGoesOn(.popsPresented)),
      identified: .init("", .assertsAndGoesOn(.popsPresented)),
      earlier: .init("^a*", .assertsAndGoesOn(.popsPresented))),
    .init(
      "popToCurrentNavigationRoot", "^a* >b ^c* >d >e", .popToCurrentNavigationRoot,
      all: .init("^a* >b ^c*")),
  ]

  static let dismissing: [VocabularyLine] = [
    .init(
      "dismiss() drops the topmost presented route and the pushes above it", "^a* >b ^c* >d",
      .dismiss(1), all: .init("^a* >b")),
    .init("dismiss(2)", "^a* ^b* >c #d", .dismiss(2), all: .init("^a*")),
    .init(
      "dismiss(), nothing presented", ">b >c", .dismiss(1), flowStacks: .init("")),
    .init(
      "dismiss(), nothing presented", "^a* >b", .dismiss(1),
      indexed: .init("^a* >b", .assertsAndStays(.nothingPresented)), identified: .init(""),
      earlier: .init("^a* >b", .assertsAndStays(.nothingPresented))),
    .init(
      "dismiss(count) over the layers there are", "^a* ^b", .dismiss(3),
      flowStacks: .init(""), indexed: .init("^a* ^b", .assertsAndStays(.nothingPresented)),
      identified: .init(""), earlier: .init("^a* ^b", .assertsAndStays(.nothingPresented))),
    .init(
      "dismissAll", "^a* >b ^c* >d #e", .dismissAll,
      indexed: .init("^a* >b"), identified: .init("^a* >b"), earlier: .init("^a* >b")),
    .init(
      "dismissAll, nothing presented", "^a* >b", .dismissAll,
      indexed: .init("^a* >b", .ignored(.nothingPresented)),
      identified: .init("^a* >b", .ignored(.nothingPresented)),
      earlier: .init("^a* >b", .ignored(.nothingPresented))),
    .init(
      "dismissAll of []", "", .dismissAll, flowStacks: .init("", .ignored(.nothingPresented)),
      indexed: .init("", .traps(.emptyStack)), identified: .init("", .traps(.emptyStack)),
      earlier: .init("", .ignored(.nothingPresented))),
  ]
}
