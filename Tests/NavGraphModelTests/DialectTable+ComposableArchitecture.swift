import NavGraphModel

/// The Composable Architecture: a `StackState` above the root, and one `PresentationState`.
extension DialectTable {
  static let composableArchitecture: [DialectLine] = [
    .does("append", "^a*", .push("b"), "^a* >b"),
    .does("append makes a fresh id", "^a* >b", .push("b"), "^a* >b >b"),
    .does("append makes a fresh id", "^a*", .push("a"), "^a* >a"),
    .does("append beneath a presentation", "^a* >b ^c", .push("d"), "^a* >b >d ^c"),

    .does("popLast", "^a* >b >c", .pop(1), "^a* >b"),
    .keeps("popLast gives nil", "^a*", .pop(1), .ignored(.notEnoughScreens)),
    .keeps("popLast gives nil", "^a* ^b", .pop(1), .ignored(.notEnoughScreens)),
    .does("popLast beneath a presentation", "^a* >b ^c", .pop(1), "^a* ^c"),
    .does("removeLast", "^a* >b >c", .removeLast(1), "^a* >b"),
    .does("removeLast", "^a* >b >c ^d", .removeLast(2), "^a* ^d"),
    .keeps("removeLast on empty traps", "^a*", .removeLast(1), .traps(.notEnoughScreens)),
    .keeps("removeLast on empty traps", "^a* ^b", .removeLast(1), .traps(.notEnoughScreens)),
    .keeps("removeLast of a negative number", "^a* >b", .removeLast(-1), .traps(.negativeCount)),
    .does("removeAll", "^a* >b >c ^d", .removeAll, "^a* ^d"),
    .does("pop(to:)", "^a* >b >c >d", .popTo("b"), "^a* >b"),
    .does("pop(to:) beneath a presentation", "^a* >b >c ^d", .popTo("b"), "^a* >b ^d"),
    .keeps("pop(to:) the last", "^a* >b", .popTo("b"), .applied),
    .keeps("pop(to:) with a missing id: no-op", "^a* >b", .popTo("c"), .ignored(.noMatch)),
    .keeps("pop(to:): the root is no element", "^a* >b", .popTo("a"), .ignored(.noMatch)),
    .keeps("pop(to:): a presentation is no element", "^a* >b ^c", .popTo("c"), .ignored(.noMatch)),
    .does("removing every element", "^a* >b >c", .popToRoot, "^a*"),
    .does("removing every element beneath a presentation", "^a* >b #c", .popToRoot, "^a* #c"),
    .does("assigning a StackState", "^a* >b", .set(">c >d"), "^a* >c >d"),
    .does("assigning a StackState makes fresh ids", "^a*", .set(">b >b"), "^a* >b >b"),
    .does("assigning a StackState beneath a presentation", "^a* >b ^c", .set(">d"), "^a* >d ^c"),

    .does("PresentationState", "^a* >b", .present("^c"), "^a* >b ^c"),
    .does("PresentationState: assigning replaces", "^a* >b ^c", .present("#d"), "^a* >b #d"),
    .does(".dismiss", "^a* >b ^c", .dismiss(1), "^a* >b"),
    .keeps(".dismiss while nil: no change", "^a*", .dismiss(1), .ignored(.nothingPresented)),

    .shows("the stack", "^a* >b >c", 3, canPush: true),
    .shows("a presentation over the stack", "^a* >b ^c", 3, canPush: true),
    .gesture(".popFrom the last element", "^a* >b >c", .back, "^a* >b"),
    .gesture("no back at the root", "^a*", .back, nil),
    .gesture("no back beneath a presentation", "^a* >b ^c", .back, nil),
    .gesture("a swipe ends the presentation", "^a* >b ^c", .swipeDown, "^a* >b"),
    .gesture("no swipe on a cover", "^a* #b", .swipeDown, nil),
    .gesture("no swipe without a presentation", "^a* >b", .swipeDown, nil),
  ]
}
