import NavGraphLint
import NavGraphNotation
import Testing

/// What the notation does not have is refused, by the clause and with a reason.
struct NotationRefusalTests {
  @Test(arguments: [
    "home ->", "home -> a b", "home >> cart", "home :=", "home fly", "home & -> cart",
    "home -> cart &", "home later", "home goBack two", "home goBackTo", "home removeAll x",
    "home <- cart", "home @ pop", "home @login", "home @login -> form!", "home send act",
    "home open a://x 1", "home either pop or", "home -> login from", "home replaceAt x 1",
    "home: -> cart", "home:buy", "self", "self:refresh", "login/form", "home!bangs -> cart",
    "-> cart", "home(id=1) -> cart", "home* -> cart", "home -> cart*", "home -> cart(id)",
    "home -> cart(id=1", "home -> cart#", "home -> cart@", "home -> cart lands",
    "home -> cart lands a b", "home -> cart ?", "home -> cart ? not", "home -> cart ? a and",
    "home -> cart ? a b", "home -> cart ? count many", "home -> cart ? count >3",
    "home -> cart ? as window", "home -> cart ? its id", "home -> cart ? =1", "home -> cart ? a!",
    "home !bangs", "home ! now", "[none]", "[bare", "[bare] home", "tabs a b ?", "tabs! *",
    "a when vip=true", "a while vip=true", "link a://x", "link a://x fly", "var vip",
    "slot pay sheet", "slot home.pay drawer", "slot home.pay sheet while x", "slot .pay",
    "effect load loaded", "effect home.load", "effect home.load loaded often",
    "effect home.load loaded id", "requires pay", "off home wave", "untracked home",
    "unhandled home", "stuck home", "stuck home save isSaving now",
    "argument .id 1", "argument id 1", "byid item", "renders home!", "allow x y z",
    "backto home!",
  ])
  func anUnknownClauseIsNamed(_ clause: String) throws {
    let error = try #require(throws: GraphNotationError.self) {
      try GraphNotation("home -> cart; ↓\(clause); cart <-")
    }
    #expect(error.clause == "↓" + clause)
    #expect(!error.reason.isEmpty)
  }

  @Test(arguments: ["", " ", "home;", "home; ; cart", "↓", "Shop:", "Shop: ↓"])
  func emptyClausesAreRejected(_ notation: String) {
    #expect(throws: GraphNotationError.self) { try GraphNotation(notation) }
  }

  @Test(arguments: ["[indexed]", "var vip false true", "home; Shop: [indexed]"])
  func aCoordinatorNeedsAScreen(_ notation: String) {
    #expect(throws: GraphNotationError.self) { try GraphNotation(notation) }
  }

  @Test func aCoordinatorHasExactlyOneContainer() {
    #expect(throws: GraphNotationError.self) { try GraphNotation("tabs a b; switch c d") }
  }

  @Test func screensWithTheSameNameShowOneFeature() {
    #expect(throws: GraphNotationError.self) {
      try GraphNotation("sends home a; A: sends home b")
    }
  }
}
