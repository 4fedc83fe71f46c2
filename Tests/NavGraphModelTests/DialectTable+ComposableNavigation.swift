import NavGraphModel

/// ComposableNavigation: items, the first of which is the root, and one modal.
extension DialectTable {
  static let composableNavigation: [DialectLine] = [
    .does("pushItem", ">a", .push("b"), ">a >b"),
    .does("pushItem on empty", "", .push("b"), ">b"),
    .does("pushItems: duplicates are legal", ">a >b", .push("b"), ">a >b >b"),
    .does("pushItems: duplicates are legal", ">a >b", .push("a2"), ">a >b >a2"),
    .does("pushItem beneath a modal", ">a ^c", .push("b"), ">a >b ^c"),
    .does("pushItems unchecked", ">a >b", .appendAll(">c >b >c"), ">a >b >c >b >c"),
    .does("pushItems on empty", "", .appendAll(">a >b"), ">a >b"),
    .does("pushItems beneath a modal", ">a #c", .appendAll(">b >d"), ">a >b >d #c"),
    .does("pushItems of none", ">a", .appendAll(""), ">a"),
    .does("pushItems: an item has no style of its own", ">a", .appendAll("^b* >c"), ">a >b >c"),

    .does("popItem", ">a >b >c", .pop(1), ">a >b"),
    .does("popItem with one item empties the stack", ">a", .pop(1), ""),
    .keeps("popItem on empty", "", .pop(1), .ignored(.notEnoughScreens)),
    .does("popItems(n): all", ">a >b >c", .pop(2), ">a"),
    .does("popItems(n): all", ">a >b >c", .pop(3), ""),
    .keeps("popItems(n): or nothing", ">a >b >c", .pop(4), .ignored(.notEnoughScreens)),
    .keeps("popItems(n): or nothing", ">a >b", .pop(.max), .ignored(.notEnoughScreens)),
    .keeps("popItems(n), negative: ignored", ">a >b", .pop(-1), .ignored(.negativeCount)),
    .keeps("popItems(n), negative: ignored", ">a >b", .pop(.min), .ignored(.negativeCount)),
    .does("popItem beneath a modal", ">a >b #c", .pop(1), ">a #c"),
    .keeps("popItems(n) beneath a modal", ">a >b #c", .pop(3), .ignored(.notEnoughScreens)),
    .does("popToRoot keeps the first item", ">a >b >c", .popToRoot, ">a"),
    .keeps("popToRoot keeps the first item", ">a", .popToRoot, .applied),
    .keeps("popToRoot: nothing on empty", "", .popToRoot, .ignored(.emptyStack)),
    .does("popToRoot beneath a modal", ">a >b ^c", .popToRoot, ">a ^c"),

    .does("setItems", ">a >b", .set(">c >d"), ">c >d"),
    .does("setItems: duplicates are legal", ">a", .set(">a >b >b"), ">a >b >b"),
    .does("setItems beneath a modal", ">a >b ^c", .set(">d >e"), ">d >e ^c"),
    .does("setItems on empty", "", .set(">a >b"), ">a >b"),
    .does("setItems to none", ">a >b ^c", .set(""), "^c"),
    .does("setItems: an item has no style of its own", ">a", .set(">a ^b #c*"), ">a >b >c"),

    .does("presentSheet", ">a >b", .present("^c"), ">a >b ^c"),
    .does(
      "presentFullScreen overwrites", ">a >b ^c", .present("#d"), ">a >b #d",
      .appliedDespite(.slotTaken)),
    .does(
      "presentSheet overwrites", ">a #c", .present("^d"), ">a ^d", .appliedDespite(.slotTaken)),
    .does(
      "the same item with a new style", ">a ^c", .present("#c"), ">a #c",
      .appliedDespite(.slotTaken)),
    .runs("dismiss, then presentSheet", ">a #c", [.dismiss(1), .present("^d")], ">a ^d"),
    .does("dismiss", ">a >b #c", .dismiss(1), ">a >b"),
    .keeps("dismiss with none: no-op", ">a >b", .dismiss(1), .ignored(.nothingPresented)),

    .runs(
      "popItem with one item empties the stack; the modal is a slot of its own", ">a ^x",
      [.pop(1), .dismiss(1)], ""),
    .runs(
      "popItem with one item empties the stack; the modal is a slot of its own", ">a ^x",
      [.pop(1), .push("b")], ">b ^x"),
    .runs(
      "popItem on empty leaves the modal", ">a ^x", [.pop(1), .pop(1), .dismiss(1)], ""),
    .runs(
      "presentSheet over an empty stack: one slot", "",
      [.present("^x"), .present("^b"), .dismiss(1)], ""),

    .shows("the items", ">a >b >c", 3, canPush: true),
    .shows("a modal over the items", ">a >b ^c", 3, canPush: true),
    .shows("no item", "", 0, canPush: true),
    .gesture("the view pops an item", ">a >b >c", .back, ">a >b"),
    .menu("the view pops several items", ">a >b >c >d", ">a >b", ">a"),
    .menu("no back menu beneath a modal", ">a >b >c ^d"),
    .gesture("no back at the first item", ">a", .back, nil),
    .gesture("no back beneath a modal", ">a >b ^c", .back, nil),
    .gesture("a swipe ends the sheet", ">a >b ^c", .swipeDown, ">a >b"),
    .gesture("no swipe on a full screen", ">a #c", .swipeDown, nil),
    .gesture("no swipe on a sheet that forbids it", ">a ^c!", .swipeDown, nil),
    .gesture("no swipe without a modal", ">a >b", .swipeDown, nil),
  ]
}
