import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Alerts in the naive model")
struct NaiveAlertTests {
  private func slot(_ name: String, _ kind: SlotKind) -> SlotDefinition {
    SlotDefinition(name: name, kind: kind, location: .naive)
  }

  private func show(_ route: String, _ slot: String) -> NavGraphModel.Operation {
    .fill(slot: slot, .sheet(route))
  }

  @Test("nothing else can be used while one is up, and what is pushed behind shows afterwards")
  func isModal() throws {
    var home = RouteDefinition.naive(
      "home",
      [
        .naive("ask", [show("question", "alert")]),
        .naive("loaded", by: .effect, [.append(.push("item"))]),
      ])
    home.slots = [slot("alert", .alert)]
    let question = RouteDefinition.naive("question", [.naive("ok", [])])
    var walk = try NaiveWalk(
      [.naive("App", .naiveStack("home"), [home, question, .naive("item")])],
      limits: Limits(stackHeight: 2))
    try walk.go("ask")
    #expect(walk.screens == ["question"])
    #expect(walk.offers == ["ok", "loaded"])
    try walk.go("loaded")
    #expect(walk.screens == ["question"])
    try walk.go("ok")
    #expect(walk.screens == ["item"])
  }

  @Test("waits while a sheet is in front of it, and its presenter stays in use")
  func waits() throws {
    var home = RouteDefinition.naive(
      "home",
      [
        .naive("open", [show("sheet", "sheet")]),
        .naive("failed", by: .effect, [show("question", "alert")]),
      ])
    home.slots = [slot("alert", .alert), slot("sheet", .sheet)]
    var walk = try NaiveWalk(
      [
        .naive(
          "App", .naiveStack("home"), [home, .naive("question"), .naive("sheet")])
      ])
    try walk.go("open", "failed")
    #expect(walk.screens == ["sheet"])
    try walk.go("empty slot")
    #expect(walk.screens == ["question"])
    #expect(walk.offers == ["close alert", "failed"])
    try walk.go("close alert")
    #expect(walk.screens == ["home"])
  }

  @Test("comes up one at a time")
  func oneAtATime() throws {
    var home = RouteDefinition.naive(
      "home", [.naive("ask", [show("one", "a"), show("two", "b")])])
    home.slots = [slot("b", .dialog), slot("a", .alert)]
    var walk = try NaiveWalk(
      [.naive("App", .naiveStack("home"), [home, .naive("one"), .naive("two")])])
    try walk.go("ask")
    // The first slot, not the first that was filled.
    #expect(walk.screens == ["two"])
    try walk.go("close alert")
    #expect(walk.screens == ["one"])
  }

  @Test("a dialog can be cancelled beside its buttons, an alert only without any")
  func ownButtons() throws {
    for kind in [SlotKind.alert, .dialog] {
      var home = RouteDefinition.naive("home", [.naive("ask", [show("question", "slot")])])
      home.slots = [slot("slot", kind)]
      let question = RouteDefinition.naive("question", [.naive("ok", [])])
      var walk = try NaiveWalk([.naive("App", .naiveStack("home"), [home, question])])
      try walk.go("ask")
      #expect(walk.offers == (kind == .dialog ? ["ok", "close alert"] : ["ok"]))
    }
  }

  @Test("one that nothing closes stays up")
  func stays() throws {
    var home = RouteDefinition.naive("home", [.naive("ask", [show("question", "slot")])])
    home.slots = [
      SlotDefinition(name: "slot", kind: .dialog, closesItself: false, location: .naive)
    ]
    let question = RouteDefinition.naive("question", [.naive("ok", [])])
    var walk = try NaiveWalk([.naive("App", .naiveStack("home"), [home, question])])
    try walk.go("ask", "ok")
    #expect(walk.screens == ["question"])
    #expect(walk.offers == ["ok"])
  }

  @Test("its own button can be switched off")
  func buttonOff() throws {
    var home = RouteDefinition.naive("home", [.naive("ask", [show("question", "slot")])])
    home.slots = [slot("slot", .alert)]
    var question = RouteDefinition.naive("question")
    question.disabledGestures = [.alertButton]
    var walk = try NaiveWalk([.naive("App", .naiveStack("home"), [home, question])])
    try walk.go("ask")
    #expect(walk.offers == [])
  }

  @Test("one destination can hold an alert, a sheet or a push")
  func kindsByRoute() throws {
    var home = RouteDefinition.naive(
      "home",
      [
        .naive("ask", [show("question", "slot")]), .naive("open", [show("page", "slot")]),
        .naive("edit", [show("editor", "slot")]),
      ])
    home.slots = [
      SlotDefinition(
        name: "slot", kind: .sheet, kinds: ["question": .alert, "page": .push], location: .naive)
    ]
    let app = CoordinatorDefinition.naive(
      "App", .naiveStack("home"),
      [home, .naive("question"), .naive("page"), .naive("editor")])
    for (action, gesture) in [
      ("ask", "close alert"), ("open", "empty slot"), ("edit", "empty slot"),
    ] {
      var walk = try NaiveWalk([app])
      try walk.go(action)
      #expect(walk.offers == [gesture])
    }
  }

  @Test("an overlay that blocks covers its screen, and nothing closes it")
  func blockingOverlay() throws {
    var home = RouteDefinition.naive("home", [.naive("load", [show("spinner", "slot")])])
    home.slots = [slot("slot", .blockingOverlay)]
    var walk = try NaiveWalk(
      [.naive("App", .naiveStack("home"), [home, .naive("spinner")])])
    try walk.go("load")
    #expect(walk.screens == ["spinner"])
    #expect(walk.offers == [])
  }

  @Test("a slot of a Bool that is set again stays as it is")
  func boolSlot() throws {
    var home = RouteDefinition.naive(
      "home", [.naive("show", by: .effect, [show("page", "slot")])])
    home.slots = [SlotDefinition(name: "slot", kind: .sheet, isBool: true, location: .naive)]
    var page = RouteDefinition.naive("page", [.naive("tick", by: .sent, [])])
    page.effects = [.naive("timer", sends: "tick")]
    var walk = try NaiveWalk([.naive("App", .naiveStack("home"), [home, page])])
    try walk.go("show", "timer")
    #expect(walk.outcomes("show") == [.applied])
    try walk.go("show")
    #expect(walk.pending("page") == [])
  }

  @Test("a slot can be taken from the start")
  func initialSlot() throws {
    var home = RouteDefinition.naive("home")
    home.slots = [
      SlotDefinition(
        name: "slot", kind: .cover, initial: RoutePattern(route: "welcome"), location: .naive)
    ]
    let walk = try NaiveWalk(
      [.naive("App", .naiveStack("home"), [home, .naive("welcome")])])
    #expect(walk.screens == ["welcome"])
  }
}
