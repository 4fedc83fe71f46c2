import NavGraphModel

/// TCACoordinators 0.14: what several operations in one update do, and what a gesture leaves. Both
/// variants agree here; see ``ConformanceTable`` for each operation by itself.
extension DialectTable {
  static let shared14: [DialectLine] = [
    .runs(
      "several operations in one update: dismiss then push", "^a* ^b", [.dismiss(1), .push("c")],
      "^a* >c"),
    .runs(
      "several operations in one update: goBackToRoot then push", "^a* >b ^c",
      [.goBackToRoot, .push("d")], "^a* >d"),
    .runs(
      "push x3 in one update", "^a*", [.push("b"), .push("c"), .push("d")], "^a* >b >c >d"),
    .runs("sheet then push in one update", "^a", [.present("^b*"), .push("c")], "^a ^b* >c"),
    .runs("sheet+sheet in one update", "^a", [.present("^b"), .present("^c")], "^a ^b ^c"),
    .runs(
      "push+sheet+push in one update", "^a*", [.push("b"), .present("#c*"), .push("d")],
      "^a* >b #c* >d"),
    .runs(
      "sheet to cover at one index", "^a ^b", [.dismiss(1), .present("#c")], "^a #c"),
    .runs(
      "removeAll() and then push: the new root stands as a push", "^a* >b",
      [.removeAll, .push("c")], ">c"),
    .runs(
      "removeAll() and then push: pushes above a root that is a push", "^a*",
      [.removeAll, .push("b"), .push("c")], ">b >c"),

    .shows("an empty array renders nothing", "", 0, canPush: nil),
    .shows("a root that stands as a push", ">a", 1, canPush: nil),
    .shows("a root that stands as a push: nothing above it", ">a >b", 1, wrapped: 2, canPush: nil),
    .shows(
      "a root that stands as a push: a sheet above it", ">a ^b* >c", 3, canPush: true),
    .shows("a wrapped root: the library does not know", "^a >b", 1, wrapped: 2, canPush: false),
    .shows("a wrapped root: a sheet needs its own", "^a ^b >c", 2, canPush: false),
    .shows(
      "a wrapped root: pushes below a sheet", "^a >b ^c", 1, wrapped: 3, canPush: false),

    .gesture("a back gesture keeps the surviving pushes", "^a* >b >c", .back, "^a* >b"),
    .gesture("a back gesture keeps the surviving pushes", "^a ^b* >c >d", .edgeSwipe, "^a ^b* >c"),
    .gesture("a back gesture in a wrapped view", "^a >b", .back, isWrapped: true, "^a"),
    .gesture("no back gesture on what is not rendered", "^a >b", .back, nil),
    .gesture("no back gesture on a sheet", "^a* >b ^c", .back, nil),
    .menu("the back menu: all earlier screens", "^a* >b >c >d", "^a* >b", "^a*"),
    .menu("the back menu: of one navigation container", "^a* >b ^c* >d >e", "^a* >b ^c*"),
    .menu("the back menu: two or more below", "^a* >b"),
    .menu("the back menu in a wrapped view", "^a >b >c", isWrapped: true, "^a"),
    .menu("the back menu: a root that stands as a push", ">a >b >c", isWrapped: true, ">a"),
    .gesture("a sheet swipe truncates", "^a* >b ^c* >d >e", .swipeDown, "^a* >b"),
    .gesture("a sheet that forbids the swipe", "^a* ^b*! >c", .swipeDown, nil),
    .gesture("a sheet that forbids the swipe shields those below", "^a ^b ^c!", .swipeDown, nil),
    .gesture("a sheet over one that forbids the swipe", "^a ^b! ^c", .swipeDown, "^a ^b!"),
    .gesture("no swipe on a cover", "^a ^b #c", .swipeDown, nil),
  ]
}
