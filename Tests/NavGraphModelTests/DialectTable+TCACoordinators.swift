import NavGraphModel

/// TCACoordinators up to 0.13, on FlowStacks 0.3 and 0.4: the root is at index 0.
extension DialectTable {
  /// What holds for indexed and identified arrays, which have one implementation.
  static let shared13 = adding13 + goingBack13 + popping13 + dismissing13 + assigning13 + views13

  private static let adding13: [DialectLine] = [
    .does("push where canPush is true", "^a*", .push("b"), "^a* >b"),
    .does("push where canPush is true", "^a #b* >c", .push("d"), "^a #b* >c >d"),
    .does("canPush: a root without navigation is unknown", "^a", .push("b"), "^a >b"),
    .does("canPush: a root without navigation is unknown", "^a >b", .push("c"), "^a >b >c"),
    .does("canPush: none is unknown", "", .push("b"), ">b"),
    .does(
      "push where canPush is false", "^a* ^b", .push("c"), "^a* ^b >c",
      .assertsAndGoesOn(.noNavigation)),
    .does(
      "push where canPush is false", "^a >b #c >d", .push("e"), "^a >b #c >d >e",
      .assertsAndGoesOn(.noNavigation)),
    .does("present", "^a", .present("^b"), "^a ^b"),
    .does("present over a presented route", "^a ^b #c", .present("#d*"), "^a ^b #c #d*"),
    .does("push a unique identity twice", "^a* >u", .push("u"), "^a* >u >u"),
    .does("append(contentsOf:)", "^a*", .appendAll(">b ^c >d"), "^a* >b ^c >d"),
    .does("append(.push(x)) asserts nothing", "^a* ^b", .appendAll(">c"), "^a* ^b >c"),
  ]

  private static let goingBack13: [DialectLine] = [
    .does("goBack", "^a* >b >c", .goBack(1), "^a* >b"),
    .does("goBack", "^a* >b ^c", .goBack(2), "^a*"),
    .does("goBack of the root alone: []", "^a*", .goBack(1), ""),
    .does("goBack of the root alone: []", "^a* >b", .goBack(2), ""),
    .keeps(
      "goBack(n), n too large", "^a* >b", .goBack(3), .assertsAndStays(.notEnoughScreens)),
    .keeps("goBack(n), n too large", "", .goBack(1), .assertsAndStays(.notEnoughScreens)),
    .keeps("goBack(n < 0)", "^a* >b", .goBack(-1), .assertsAndStays(.negativeCount)),
    .keeps("goBackTo without a match", "^a* >b", .goBackTo("c"), .ignored(.noMatch)),
    .keeps("goBackTo without a match", "", .goBackTo("a"), .ignored(.noMatch)),
    .does("goBackTo with a match", "^a* >b ^c* >d", .goBackTo("b"), "^a* >b"),
    .does("goBackTo with a match: the root", "^a* >b", .goBackTo("a"), "^a*"),
    .does("goBackTo: the topmost match", "^a* >u >c >u >d", .goBackTo("u"), "^a* >u >c >u"),
    .keeps("goBackTo: the current top counts", "^a* >b", .goBackTo("b"), .applied),
    .does("goBackToRoot", "^a* >b ^c* >d", .goBackToRoot, "^a*"),
    .keeps("goBackToRoot on at most one route: no-op", "^a*", .goBackToRoot, .applied),
    .keeps("goBackToRoot on at most one route: no-op", "", .goBackToRoot, .ignored(.emptyStack)),
    .does("goBackTo(index: 0): the root", "^a* >b ^c", .goBackToIndex(0), "^a*"),
    .does("goBackTo(index: 1)", "^a* >b ^c* >d", .goBackToIndex(1), "^a* >b"),
    .keeps("goBackTo(index:): the current top", "^a* >b", .goBackToIndex(1), .applied),
    .does("goBackTo(index: -1): []", "^a* >b", .goBackToIndex(-1), ""),
    .keeps(
      "goBackTo(index:) above the top", "^a* >b", .goBackToIndex(2), .assertsAndStays(.outOfRange)),
    .keeps("goBackTo(index:) on []", "", .goBackToIndex(0), .assertsAndStays(.outOfRange)),
  ]

  private static let popping13: [DialectLine] = [
    .does("pop", "^a* >b >c", .pop(2), "^a*"),
    .does(
      "pop of the root alone: [], D asserts", "^a*", .pop(1), "", .assertsAndGoesOn(.popsPresented)),
    .does("pop(n) over a sheet", "^a ^b", .pop(1), "^a", .assertsAndGoesOn(.popsPresented)),
    .does(
      "pop(n) over a cover", "^a* >b #c* >d", .pop(2), "^a* >b", .assertsAndGoesOn(.popsPresented)),
    .keeps("pop(n), n too large", "^a* >b", .pop(3), .assertsAndStays(.notEnoughScreens)),
    .keeps("pop(n < 0)", "^a* >b", .pop(-1), .assertsAndStays(.negativeCount)),
    .keeps("popTo without a match", "^a* >b", .popTo("c"), .ignored(.noMatch)),
    .does("popTo with a match", "^a* >b >c >d", .popTo("b"), "^a* >b"),
    .keeps("popTo: the current top counts", "^a* >b", .popTo("b"), .applied),
    .does(
      "popTo over a sheet", "^a* >b ^c", .popTo("b"), "^a* >b", .assertsAndGoesOn(.popsPresented)),
    .does("popTo(index: 0): the root", "^a* >b >c", .popToIndex(0), "^a*"),
    .keeps("popTo(index:): the current top", "^a* >b", .popToIndex(1), .applied),
    .does(
      "popTo(index:) over a sheet", "^a* >b ^c >d", .popToIndex(1), "^a* >b",
      .assertsAndGoesOn(.popsPresented)),
    .keeps(
      "popTo(index:) above the top", "^a* >b", .popToIndex(2), .assertsAndStays(.outOfRange)),
    .does("popToRoot: [root]", "^a* >b >c", .popToRoot, "^a*"),
    .keeps("popToRoot: [root]", "^a*", .popToRoot, .applied),
    .does(
      "popToRoot, a sheet in between", "^a* >b ^c* >d", .popToRoot, "^a*",
      .assertsAndGoesOn(.popsPresented)),
    .does(
      "popToCurrentNavigationRoot", "^a* >b ^c* >d >e", .popToCurrentNavigationRoot, "^a* >b ^c*"),
    .does("popToCurrentNavigationRoot", "^a* >b >c", .popToCurrentNavigationRoot, "^a*"),
    // Its loop stops at the first route.
    .does(
      "popToCurrentNavigationRoot: a root that stands as a push stays", ">a >b >c",
      .popToCurrentNavigationRoot, ">a"),
    .keeps("popToCurrentNavigationRoot of []", "", .popToCurrentNavigationRoot, .applied),
  ]

  private static let dismissing13: [DialectLine] = [
    .does("dismiss()", "^a* >b ^c* >d", .dismiss(1), "^a* >b"),
    .does("dismiss(count)", "^a ^b* >c #d", .dismiss(2), "^a"),
    .keeps(
      "dismiss, too few layers", "^a* >b", .dismiss(1), .assertsAndStays(.nothingPresented)),
    .keeps("dismiss, too few layers", "^a*", .dismiss(1), .assertsAndStays(.nothingPresented)),
    // The loop that asserts does not run.
    .keeps("dismiss on []", "", .dismiss(1), .ignored(.nothingPresented)),
    .keeps(
      "dismiss(count), too few layers", "^a ^b #c", .dismiss(3), .assertsAndStays(.nothingPresented)
    ),
    .keeps(
      "dismiss(count), too few layers", "^a ^b", .dismiss(.max), .assertsAndStays(.nothingPresented)
    ),
    .does("dismissAll", "^a* >b ^c* >d #e", .dismissAll, "^a* >b"),
    .keeps("dismissAll, nothing presented", "^a* >b", .dismissAll, .ignored(.nothingPresented)),
    .keeps("dismissAll on []: no-op", "", .dismissAll, .ignored(.nothingPresented)),
  ]

  private static let assigning13: [DialectLine] = [
    .does("removeLast()", "^a* >b ^c", .removeLast(2), "^a*"),
    .keeps("removeLast() on empty", "", .removeLast(1), .traps(.notEnoughScreens)),
    .does("removeAll()", "^a* >b ^c", .removeAll, ""),
    .runs("removeAll() and then push", "^a* >b", [.removeAll, .push("c")], ">c"),
    .does("assigning a whole array", "^a* >b", .set("^c* >d"), "^c* >d"),
    .does("routes[i] = a new identity", "^a* ^b", .replaceTop(by: "c"), "^a* ^c"),
    .keeps("routes[i] on an empty array", "", .replaceTop(by: "a"), .traps(.emptyStack)),
    .does("routes[i] = in the middle", "^a* >b >c", .replace(at: 1, by: ">d"), "^a* >d >c"),
    .keeps("routes[i] out of range", "^a* >b", .replace(at: 2, by: ">c"), .traps(.outOfRange)),
    .does("removeSubrange", "^a* >b ^c >d", .removeSubrange(1..<3), "^a* >d"),
    .keeps("removeSubrange out of range", "^a* >b", .removeSubrange(1..<3), .traps(.outOfRange)),
    .runs("dismiss then push, in one update", "^a* ^b", [.dismiss(1), .push("c")], "^a* >c"),
  ]

  private static let views13: [DialectLine] = [
    .shows("an empty array renders nothing", "", 0, canPush: nil),
    .shows("canPush: a root without navigation is unknown", "^a", 1, canPush: nil),
    .shows("canPush: withNavigation of the root", "^a* >b", 2, canPush: true),
    .shows("canPush: withNavigation of the nearest", "^a* >b ^c", 3, canPush: false),
    .shows("canPush: withNavigation of the nearest", "^a* ^b >c", 2, canPush: false),
    .shows("canPush: withNavigation of the nearest", "^a ^b* >c", 3, canPush: true),
    .shows("canPush: none is unknown", ">a", 1, canPush: nil),
    .shows("a root without navigation may be wrapped", "^a >b", 1, wrapped: 2, canPush: nil),
    .gesture("a back gesture keeps the surviving pushes", "^a* >b >c", .back, "^a* >b"),
    .gesture("no back gesture at the root", "^a*", .back, nil),
    .gesture("no back gesture on a sheet", "^a* >b ^c", .back, nil),
    .menu("the back menu", "^a* >b >c >d", "^a* >b", "^a*"),
    .menu("the back menu in a sheet: not beyond it", "^a* >b ^c* >d >e", "^a* >b ^c*"),
    .gesture("a back gesture in a wrapped view", "^a >b", .back, isWrapped: true, "^a"),
    .gesture("a sheet swipe truncates", "^a* >b ^c* >d >e", .swipeDown, "^a* >b"),
    .gesture("no swipe on a sheet that forbids it", "^a* ^b! >c", .swipeDown, nil),
    .gesture("no swipe on a cover", "^a #b* >c", .swipeDown, nil),
    .gesture("no swipe on the root", "^a* >b", .swipeDown, nil),
  ]

  static let indexed13: [DialectLine] = [
    .does("push an identity already in the array", "^a* >b", .push("b2"), "^a* >b >b2"),
    .does("present an identity already in the array", "^a* >b", .present("^a"), "^a* >b ^a"),
    .does("assigning a duplicate identity", "^a*", .set("^c* >d >c"), "^c* >d >c"),
    .does("routes[i] = existing identity", "^a* >b >c", .replaceTop(by: "b"), "^a* >b >b"),
    .does(
      "routes[i] = existing identity", "^a* >b >c", .replace(at: 1, by: ">c"), "^a* >c >c"),
    .does("append(contentsOf:) duplicates", "^a* >b", .appendAll(">b >c >c"), "^a* >b >b >c >c"),
    .keeps("no identities to remove by", "^a* >b", .remove("b"), .ignored(.notInDialect)),
  ]

  static let identified13: [DialectLine] = [
    .keeps(
      "push an identity already in the array", "^a* >b", .push("b2"), .ignored(.duplicateIdentity)),
    .keeps(
      "present an identity already in the array", "^a* >b", .present("^a"),
      .ignored(.duplicateIdentity)),
    .keeps(
      "push an identity already in the array, canPush false", "^a* ^b", .push("b"),
      .asserts(.noNavigation, release: .ignored(.duplicateIdentity))),
    .keeps(
      "an array literal traps on a duplicate identity", "^a*", .set("^c* >d >c"),
      .traps(.duplicateIdentity)),
    .does(
      "routes[i] = existing identity swaps elements", "^a* >b >c", .replaceTop(by: "b"),
      "^a* >c >b", .appliedDespite(.duplicateIdentity)),
    .does(
      "routes[i] = existing identity swaps elements", "^a* >b >c >d", .replace(at: 1, by: "^d"),
      "^a* ^d >c >b", .appliedDespite(.duplicateIdentity)),
    .does(
      "append(contentsOf:) ignores duplicates one by one", "^a* >b", .appendAll(">b >c >c >d"),
      "^a* >b >c >d", .appliedDespite(.duplicateIdentity)),
    .keeps(
      "append(contentsOf:) ignores duplicates one by one", "^a* >b", .appendAll(">b >a2"),
      .ignored(.duplicateIdentity)),
    .does("remove(id:) in the middle", "^a* >b ^c >d", .remove("c"), "^a* >b >d"),
    .keeps("remove(id:) without a match", "^a* >b", .remove("c"), .ignored(.noMatch)),
  ]
}
