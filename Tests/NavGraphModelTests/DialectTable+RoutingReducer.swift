import NavGraphModel

/// RoutingReducer: an identified path above the root, and one modal.
extension DialectTable {
  static let routingReducer: [DialectLine] = [
    .does("push", "^a*", .push("b"), "^a* >b"),
    .keeps("push of a duplicate identity", "^a* >b >c", .push("b"), .ignored(.duplicateIdentity)),
    .keeps("push of a duplicate identity", "^a* >b", .push("b2"), .ignored(.duplicateIdentity)),
    .keeps("push of a duplicate identity", "^a* >b ^c", .push("b"), .ignored(.duplicateIdentity)),
    .runs(
      "a constant identity means never twice", "^a*", [.push("b"), .push("c"), .push("b")],
      "^a* >b >c", .ignored(.duplicateIdentity)),
    .does("push of a unique identity", "^a* >u", .push("u"), "^a* >u >u"),
    .does("push: the root is outside of the path", "^a*", .push("a"), "^a* >a"),
    .does("push: the modal is outside of the path", "^a* ^b", .push("b"), "^a* >b ^b"),
    .does("push while a modal is up: beneath it", "^a* >b ^c", .push("d"), "^a* >b >d ^c"),

    .does("pop: one", "^a* >b >c", .pop(1), "^a* >b"),
    .does("pop: min(count, 1)", "^a* >b >c", .pop(5), "^a* >b"),
    .keeps("pop: min(count, 1)", "^a* >b", .pop(0), .ignored(.negativeCount)),
    .keeps("pop: nothing on empty", "^a*", .pop(1), .ignored(.notEnoughScreens)),
    .keeps("no array to assign", "^a* >b", .set(">c"), .ignored(.notInDialect)),
    .keeps("no array to append to", "^a* >b", .appendAll(">c"), .ignored(.notInDialect)),
    .keeps("no array to remove from", "^a* >b", .remove("b"), .ignored(.notInDialect)),
    .does("pop does not touch the modal", "^a* >b #c", .pop(1), "^a* #c"),
    .keeps("pop does not touch the modal", "^a* #c", .pop(1), .ignored(.notEnoughScreens)),
    .does("pop(toRoot: true) clears the path", "^a* >b >c", .popToRoot, "^a*"),
    .keeps("pop(toRoot: true) clears the path", "^a*", .popToRoot, .ignored(.emptyStack)),
    .does("pop(toRoot: true) does not touch the modal", "^a* >b >c ^d", .popToRoot, "^a* ^d"),

    .does("present", "^a* >b", .present("^c"), "^a* >b ^c"),
    .does(
      "present overwrites the modal", "^a* >b ^c", .present("#d*"), "^a* >b #d*",
      .appliedDespite(.slotTaken)),
    .does(
      "present overwrites the modal: itself", "^a* ^c", .present("^c"), "^a* ^c",
      .appliedDespite(.slotTaken)),
    .runs(
      "dismiss then present", "^a* ^c", [.dismiss(1), .present("#d")], "^a* #d"),
    .does("present: the path is not compared", "^a* >b", .present("^b"), "^a* >b ^b"),
    .does("dismiss", "^a* >b ^c", .dismiss(1), "^a* >b"),
    .keeps("dismiss with none: no-op", "^a* >b", .dismiss(1), .ignored(.nothingPresented)),
    .keeps("dismiss with none: no-op", "^a*", .dismiss(1), .ignored(.nothingPresented)),

    .shows("the path", "^a* >b >c", 3, canPush: true),
    .shows("a modal is over the path, pushes go beneath it", "^a* >b ^c", 3, canPush: true),
    .shows("the root alone", "^a*", 1, canPush: true),
    .shows("a root without navigation, and a wrapped one", "^a >b", 1, wrapped: 2, canPush: false),
    .shows("a modal over pushes that nothing renders", "^a >b ^c", 3, canPush: false),
    .gesture("the view may shorten the path", "^a* >b >c", .back, "^a* >b"),
    .gesture("the view may shorten the path", "^a >b", .edgeSwipe, isWrapped: true, "^a"),
    .menu("the view may shorten the path by several", "^a* >b >c >d", "^a* >b", "^a*"),
    .menu("no back menu beneath a modal", "^a* >b >c ^d"),
    .gesture("no back at the root", "^a*", .back, nil),
    .gesture("no back beneath a modal", "^a* >b ^c", .back, nil),
    .gesture("a swipe ends the modal", "^a* >b ^c", .swipeDown, "^a* >b"),
    .gesture("no swipe on a cover", "^a* >b #c", .swipeDown, nil),
    .gesture("no swipe on a modal that forbids it", "^a* >b ^c!", .swipeDown, nil),
    .gesture("no swipe without a modal", "^a* >b", .swipeDown, nil),
  ]
}
