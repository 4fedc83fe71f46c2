import NavGraphModel

/// FlowStacks from 0.10: the root is outside the array, and identities are never compared.
extension DialectTable {
  static let flowStacks = addingFS + goingBackFS + poppingFS + dismissingFS + assigningFS + viewsFS

  private static let addingFS: [DialectLine] = [
    .does("push where canPush is true", "^a ^b*", .push("c"), "^a ^b* >c"),
    .does("push where canPush is unknown", "^a", .push("b"), "^a >b"),
    .does("push where canPush is unknown", "^a* >b", .push("c"), "^a* >b >c"),
    .does(
      "push where canPush is false", "^a* ^b", .push("c"), "^a* ^b >c",
      .assertsAndGoesOn(.noNavigation)),
    .does(
      "push where canPush is false", "^a* ^b* #c >d", .push("e"), "^a* ^b* #c >d >e",
      .assertsAndGoesOn(.noNavigation)),
    .does("push an identity already in the array: appended", "^a* >b", .push("b"), "^a* >b >b"),
    .does("push the root's identity: appended", "^a*", .push("a"), "^a* >a"),
    .does("present an identity already in the array", "^a* >b", .present("^b2"), "^a* >b ^b2"),
    .does("present over a presented route: no limit", "^a ^b #c", .present("#d"), "^a ^b #c #d"),
    .does("append(contentsOf:)", "^a", .appendAll(">b ^c >c"), "^a >b ^c >c"),
    .does("append(.push(x)) asserts nothing", "^a ^b", .appendAll(">c"), "^a ^b >c"),
  ]

  private static let goingBackFS: [DialectLine] = [
    .does("goBack", "^a* >b >c", .goBack(1), "^a* >b"),
    .does("goBack(n), most: count", "^a* >b ^c", .goBack(2), "^a*"),
    .keeps("goBack(n), n too large", "^a* >b", .goBack(2), .assertsAndStays(.notEnoughScreens)),
    .keeps("goBack(n), n too large", "^a* >b", .goBack(.max), .assertsAndStays(.notEnoughScreens)),
    .keeps("goBack() at the root alone", "^a*", .goBack(1), .assertsAndStays(.notEnoughScreens)),
    .keeps("goBack(n < 0)", "^a* >b", .goBack(-1), .assertsAndStays(.negativeCount)),
    .keeps("goBack(n < 0)", "^a*", .goBack(.min), .assertsAndStays(.negativeCount)),
    .keeps("goBackTo without a match", "^a* >b", .goBackTo("c"), .ignored(.noMatch)),
    .keeps("goBackTo: the root is not in the array", "^a* >b", .goBackTo("a"), .ignored(.noMatch)),
    .does("goBackTo with a match", "^a* >b ^c* >d", .goBackTo("b"), "^a* >b"),
    .does("goBackTo: the topmost match", "^a* >b >c >b >d", .goBackTo("b"), "^a* >b >c >b"),
    .keeps("goBackTo: the current top counts", "^a* >b >c >b", .goBackTo("b"), .applied),
    .does("goBackToRoot: [], modals included", "^a* >b ^c* >d #e", .goBackToRoot, "^a*"),
    .keeps("goBackToRoot on []", "^a*", .goBackToRoot, .ignored(.emptyStack)),
    // `ConvenienceMethodsTests.testGoBackToIndex`
    .keeps("goBackTo(index: 2) of three", "^a* >b >c >d", .goBackToIndex(2), .applied),
    .does("goBackTo(index: 1)", "^a* >b >c >d", .goBackToIndex(1), "^a* >b >c"),
    .does("goBackTo(index: 0): the first above the root", "^a* >b >c", .goBackToIndex(0), "^a* >b"),
    .does("goBackTo(index: -1): the root", "^a* >b", .goBackToIndex(-1), "^a*"),
    .does("goBackTo(index:), modals included", "^a* >b ^c* >d", .goBackToIndex(0), "^a* >b"),
    .keeps(
      "goBackTo(index:) above the top", "^a* >b", .goBackToIndex(1), .assertsAndStays(.outOfRange)),
    .keeps("goBackTo(index:) on []", "^a*", .goBackToIndex(0), .assertsAndStays(.outOfRange)),
    .keeps(
      "goBackTo(index:) below the root", "^a* >b", .goBackToIndex(-2),
      .assertsAndStays(.notEnoughScreens)),
    .keeps("goBackTo(index:), reckoned", "^a* >b", .goBackToIndex(.min), .traps(.outOfRange)),
  ]

  private static let poppingFS: [DialectLine] = [
    .does("pop", "^a* >b >c", .pop(2), "^a*"),
    .keeps("pop(n), n too large", "^a*", .pop(1), .assertsAndStays(.notEnoughScreens)),
    .keeps("pop(n), n too large", "^a* >b", .pop(2), .assertsAndStays(.notEnoughScreens)),
    .keeps("pop(n < 0)", "^a* >b", .pop(-1), .assertsAndStays(.negativeCount)),
    .does(
      "pop(n) over a sheet or cover", "^a* >b ^c", .pop(1), "^a* >b",
      .assertsAndGoesOn(.popsPresented)),
    .does(
      "pop(n) over a sheet or cover", "^a* >b #c* >d", .pop(3), "^a*",
      .assertsAndGoesOn(.popsPresented)),
    .keeps("popTo without a match", "^a* >b", .popTo("a"), .ignored(.noMatch)),
    .does("popTo with a match", "^a* >b >c >d", .popTo("b"), "^a* >b"),
    .keeps("popTo: the current top counts", "^a* >b", .popTo("b"), .applied),
    .does(
      "popTo over a sheet or cover", "^a* >b ^c", .popTo("b"), "^a* >b",
      .assertsAndGoesOn(.popsPresented)),
    // `ConvenienceMethodsTests.testPopToIndex`
    .does("popTo(index: 1)", "^a* >b >c >d", .popToIndex(1), "^a* >b >c"),
    .does("popTo(index: -1): the root", "^a* >b >c", .popToIndex(-1), "^a*"),
    .keeps("popTo(index:): the current top", "^a* >b", .popToIndex(0), .applied),
    .does(
      "popTo(index:) over a sheet or cover", "^a* >b ^c >d", .popToIndex(0), "^a* >b",
      .assertsAndGoesOn(.popsPresented)),
    .keeps(
      "popTo(index:) above the top", "^a* >b", .popToIndex(1), .assertsAndStays(.outOfRange)),
    .does("popToRoot, pushes only: []", "^a* >b >c", .popToRoot, "^a*"),
    .does(
      "popToRoot, a sheet in the stack: D asserts; R []", "^a* >b ^c* >d", .popToRoot, "^a*",
      .assertsAndGoesOn(.popsPresented)),
    .does(
      "popToCurrentNavigationRoot", "^a* >b ^c* >d >e", .popToCurrentNavigationRoot, "^a* >b ^c*"),
    .does("popToCurrentNavigationRoot", "^a* >b >c", .popToCurrentNavigationRoot, "^a*"),
  ]

  private static let dismissingFS: [DialectLine] = [
    .does("dismiss()", "^a* >b ^c* >d", .dismiss(1), "^a* >b"),
    .does("dismiss(): the topmost presented", "^a ^b #c", .dismiss(1), "^a ^b"),
    .does("dismiss(count)", "^a* >b ^c* >d #e", .dismiss(2), "^a* >b"),
    .keeps("dismiss(0)", "^a* >b", .dismiss(0), .applied),
    .keeps("dismiss(n < 0)", "^a* >b", .dismiss(-1), .assertsAndStays(.negativeCount)),
    // `ConvenienceMethodsTests.testDismissAllWhereFirstIsPushed`, `…WhereFirstIsPresented`
    .does("dismissAll", "^a* >b ^c* >d #e", .dismissAll, "^a* >b"),
    .does("dismissAll: the first route counts", "^a* ^b* >c", .dismissAll, "^a*"),
    .does("dismissAll: the first route counts", "^a* ^b #c", .dismissAll, "^a*"),
    .keeps("dismissAll, nothing presented", "^a* >b", .dismissAll, .ignored(.nothingPresented)),
    .keeps("dismissAll, nothing presented", "^a*", .dismissAll, .ignored(.nothingPresented)),
  ]

  /// Up to 0.10.11.
  static let dismissingTooManyFS: [DialectLine] = [
    .does("dismiss(), nothing presented: pops all", "^a* >b >c", .dismiss(1), "^a*"),
    .keeps("dismiss(), nothing presented, on []", "^a*", .dismiss(1), .applied),
    .does("dismiss(count) over the layers there are: []", "^a* >b ^c", .dismiss(2), "^a*"),
    .does("dismiss(count) over the layers there are: []", "^a* >b ^c", .dismiss(.max), "^a*"),
  ]

  /// From 0.10.12, whose loop goes on to `self[-1]`.
  static let dismissingTooManyFS12: [DialectLine] = [
    .keeps("dismiss(), nothing presented", "^a* >b >c", .dismiss(1), .traps(.nothingPresented)),
    .keeps("dismiss(), nothing presented, on []", "^a*", .dismiss(1), .traps(.nothingPresented)),
    .keeps(
      "dismiss(count) over the layers there are", "^a* >b ^c", .dismiss(2),
      .traps(.nothingPresented)),
    .keeps(
      "dismiss(count) over the layers there are", "^a* >b ^c", .dismiss(.max),
      .traps(.nothingPresented)),
  ]

  private static let assigningFS: [DialectLine] = [
    .does("removeLast()", "^a* >b ^c", .removeLast(2), "^a*"),
    .keeps("removeLast() on empty", "^a*", .removeLast(1), .traps(.notEnoughScreens)),
    .does("removeAll()", "^a* >b ^c", .removeAll, "^a*"),
    .does("assigning a whole array", "^a* >b", .set("^c* >d"), "^a* ^c* >d"),
    .does("assigning a whole array: a repeated identity", "^a*", .set(">b >b >a"), "^a* >b >b >a"),
    .does("routes[i] =", "^a* >b ^c", .replaceTop(by: "b"), "^a* >b ^b"),
    .keeps("routes[i] on an empty array", "^a*", .replaceTop(by: "b"), .traps(.emptyStack)),
    .does(
      "routes[i] =: the root is not in the array", "^a* >b", .replace(at: 0, by: "^c"), "^a* ^c"),
    .does(
      "routes[i] = an identity that is there", "^a >b >c", .replace(at: 1, by: ">b"), "^a >b >b"),
    .keeps("routes[i] out of range", "^a* >b", .replace(at: 1, by: ">c"), .traps(.outOfRange)),
    .keeps("routes[i] out of range", "^a*", .replace(at: 0, by: ">c"), .traps(.outOfRange)),
    .does("removeSubrange", "^a* >b ^c >d", .removeSubrange(0..<2), "^a* >d"),
    .keeps("removeSubrange out of range", "^a* >b", .removeSubrange(0..<2), .traps(.outOfRange)),
    .keeps("no identities to remove by", "^a* >b", .remove("b"), .ignored(.notInDialect)),
    .keeps("no pop(from:)", "^a* >b", .popFrom("b"), .ignored(.notInDialect)),
    .runs("removeAll() and then push", "^a* >b", [.removeAll, .push("c")], "^a* >c"),
    .runs("dismiss then push, in one update", "^a* ^b", [.dismiss(1), .push("c")], "^a* >c"),
  ]

  private static let viewsFS: [DialectLine] = [
    .shows("canPush: none in the array is unknown", "^a*", 1, canPush: nil),
    .shows("canPush: none in the array is unknown", "^a* >b", 2, canPush: nil),
    .shows("canPush: none in the array is unknown", "^a", 1, canPush: nil),
    .shows("canPush: withNavigation of the nearest", "^a ^b*", 2, canPush: true),
    .shows("canPush: withNavigation of the nearest", "^a ^b* >c", 3, canPush: true),
    .shows("canPush: withNavigation of the nearest", "^a* ^b", 2, canPush: false),
    .shows("canPush: withNavigation of the nearest", "^a* ^b >c", 2, canPush: false),
    .shows("canPush: withNavigation of the nearest", "^a* ^b* >c #d", 4, canPush: false),
    .shows(
      "a view without navigation, and one that is wrapped", "^a >b", 1, wrapped: 2, canPush: nil),
    .gesture("a back gesture keeps the surviving pushes", "^a* >b >c", .back, "^a* >b"),
    .gesture("a back gesture within a sheet", "^a ^b* >c", .back, "^a ^b*"),
    .gesture("no back gesture at the root", "^a*", .back, nil),
    .gesture("no back gesture on a sheet", "^a* ^b", .back, nil),
    .menu("the back menu", "^a* >b >c >d", "^a* >b", "^a*"),
    .menu("the back menu in a sheet: not beyond it", "^a* >b ^c* >d >e", "^a* >b ^c*"),
    .menu("the back menu: nothing two below", "^a* >b"),
    .gesture("a back gesture in a wrapped view", "^a >b", .back, isWrapped: true, "^a"),
    .gesture("a sheet swipe truncates", "^a* >b ^c* >d >e", .swipeDown, "^a* >b"),
    .gesture("no swipe on a sheet that forbids it", "^a* ^b! >c", .swipeDown, nil),
    .gesture("a sheet swipe: the topmost", "^a ^b ^c", .swipeDown, "^a ^b"),
    .gesture("no swipe on a cover", "^a #b", .swipeDown, nil),
    .gesture("no swipe on the root", "^a* >b", .swipeDown, nil),
  ]
}
