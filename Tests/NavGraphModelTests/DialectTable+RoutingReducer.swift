import NavGraphModel

/// RoutingReducer: an identified path above the root, and one modal.
extension DialectTable {
  static let routingReducer: [DialectLine] = [
    .does("push", "^a*", .push("b"), "^a* >b"),
    .keeps("push of a duplicate identity", "^a* >b >c", .push("b"), .ignored(.duplicateIdentity)),
    .keeps("push of a duplicate identity", "^a* >b", .push("b2"), .ignored(.duplicateIdentity)),
    .keeps("push of a duplicate identity", "^a* >b ^c", .push("b"), .ignored(.duplicateIdentity)),
    .does("push of a unique identity", "^a* >u", .push("u"), "^a* >u >u"),
    .does("push: the root is outside of the path", "^a*", .push("a"), "^a* >a"),
    .does("push: the modal is outside of the path", "^a* ^b", .push("b"), "^a* >b ^b"),
    .does("push while a modal is up: beneath it", "^a* >b ^c", .push("d"), "^a* >b >d ^c"),

    .does("pop: one", "^a* >b >c", .pop(1), "^a* >b"),
    .keeps("pop: nothing on empty", "^a*", .pop(1), .ignored(.notEnoughScreens)),
    .does("pop does not touch the modal", "^a* >b #c", .pop(1), "^a* #c"),
    .keeps("pop does not touch the modal", "^a* #c", .pop(1), .ignored(.notEnoughScreens)),
    .does("pop(toRoot: true) clears the path", "^a* >b >c", .popToRoot, "^a*"),
    .keeps("pop(toRoot: true) clears the path", "^a*", .popToRoot, .ignored(.emptyStack)),
    .does("pop(toRoot: true) does not touch the modal", "^a* >b >c ^d", .popToRoot, "^a* ^d"),

    .does("present", "^a* >b", .present("^c"), "^a* >b ^c"),
    .does("present overwrites the modal", "^a* >b ^c", .present("#d*"), "^a* >b #d*"),
    .does("present overwrites the modal: itself", "^a* ^c", .present("^c"), "^a* ^c"),
    .does("present: the path is not compared", "^a* >b", .present("^b"), "^a* >b ^b"),
    .does("dismiss", "^a* >b ^c", .dismiss(1), "^a* >b"),
    .keeps("dismiss with none: no-op", "^a* >b", .dismiss(1), .ignored(.nothingPresented)),
    .keeps("dismiss with none: no-op", "^a*", .dismiss(1), .ignored(.nothingPresented)),

    .shows("the path", "^a* >b >c", 3, canPush: true),
    .shows("a modal is over the path, pushes go beneath it", "^a* >b ^c", 3, canPush: true),
    .shows("the root alone", "^a*", 1, canPush: true),
    .gesture("the view may shorten the path", "^a* >b >c", .back, "^a* >b"),
    .gesture("no back at the root", "^a*", .back, nil),
    .gesture("no back beneath a modal", "^a* >b ^c", .back, nil),
    .gesture("a swipe ends the modal", "^a* >b ^c", .swipeDown, "^a* >b"),
    .gesture("no swipe on a cover", "^a* >b #c", .swipeDown, nil),
    .gesture("no swipe without a modal", "^a* >b", .swipeDown, nil),
  ]
}
