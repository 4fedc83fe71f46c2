import NavGraphModel

/// TCARouteStack: one array of paths above the root, changed as arrays are.
extension DialectTable {
  static let routeStack: [DialectLine] = [
    .does("append a push", "^a*", .push("b"), "^a* >b"),
    .does("append a push: can always render", "^a ^b", .push("c"), "^a ^b >c"),
    .does("append a duplicate", "^a* >b", .push("b"), "^a* >b >b"),
    .does("append a sheet", "^a* >b", .present("^c"), "^a* >b ^c"),
    .does("append a cover over a sheet", "^a* ^b", .present("#c"), "^a* ^b #c"),

    .does("removeLast()", "^a* >b ^c", .removeLast(1), "^a* >b"),
    .does("removeLast(n)", "^a* >b ^c", .removeLast(2), "^a*"),
    .keeps("removeLast() on empty traps", "^a*", .removeLast(1), .traps(.notEnoughScreens)),
    .keeps("removeLast(n) of fewer traps", "^a* >b", .removeLast(2), .traps(.notEnoughScreens)),
    .keeps("removeLast(n < 0) traps", "^a* >b", .removeLast(-1), .traps(.negativeCount)),
    .does("removeAll()", "^a* >b ^c", .removeAll, "^a*"),
    .keeps("removeAll() on empty", "^a*", .removeAll, .applied),
    .does("updatePaths replaces the array", "^a* >b", .set("^c >d"), "^a* ^c >d"),
    .does("updatePaths: duplicates", "^a*", .set(">b >b >a"), "^a* >b >b >a"),

    .shows("the root gets a navigation container", "^a >b", 2, canPush: true),
    .shows("every presented route gets one", "^a ^b >c #d >e", 5, canPush: true),
    .shows("the root alone", "^a", 1, canPush: true),
    .gesture("back", "^a* >b >c", .back, "^a* >b"),
    .gesture("back within a sheet", "^a* ^b >c", .back, "^a* ^b"),
    .gesture("no back on a sheet", "^a* >b ^c", .back, nil),
    .gesture("no back at the root", "^a*", .back, nil),
    .gesture("sheet swipe removes that one route", "^a* ^b >c", .swipeDown, "^a* >c"),
    .gesture("sheet swipe removes that one route", "^a* >b ^c >d >e", .swipeDown, "^a* >b >d >e"),
    .gesture("sheet swipe: the topmost", "^a* ^b ^c >d", .swipeDown, "^a* ^b >d"),
    .gesture("sheet swipe", "^a* >b ^c", .swipeDown, "^a* >b"),
    .gesture("no swipe on a cover", "^a* ^b #c >d", .swipeDown, nil),
    .gesture("no swipe on the root", "^a* >b", .swipeDown, nil),
  ]
}
