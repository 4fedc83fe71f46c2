import NavGraphModel
import Testing

@Suite("The nearest name")
struct NearestNameTests {
  @Test(
    "is the one with the fewest changed letters",
    arguments: [
      ("setings", ["home", "settings", "search"], "settings"),
      ("settingss", ["home", "settings"], "settings"),
      ("sattings", ["home", "settings"], "settings"),
      ("SETTINGS", ["home", "settings"], "settings"),
      ("numberDetail", ["numberList", "numberDetails"], "numberDetails"),
      ("hom", ["home", "chrome"], "home"),
      ("chekout", ["checkout", "checkin"], "checkout"),
    ])
  func suggests(name: String, known: [String], expected: String) {
    #expect(nearestName(to: name, in: known) == expected)
  }

  @Test("is the first of several that are equally near")
  func tie() {
    #expect(nearestName(to: "carb", in: ["card", "care", "cart"]) == "card")
    #expect(nearestName(to: "carb", in: ["cart", "care", "card"]) == "cart")
  }

  @Test(
    "is not suggested for an unrelated name",
    arguments: [
      ("profile", ["home", "settings"]), ("x", ["home"]), ("", ["home"]), ("home", []),
      ("abcdef", ["abcxyz"]),
    ])
  func none(name: String, known: [String]) {
    #expect(nearestName(to: name, in: known) == nil)
  }

  @Test("differs in at most a third of the letters")
  func threshold() {
    #expect(nearestName(to: "abcdef", in: ["abcdxy"]) == "abcdxy")
    #expect(nearestName(to: "abcdef", in: ["abcxyz"]) == nil)
  }

  @Test("passes over names of more than 100 letters")
  func longNames() {
    let long = String(repeating: "a", count: 101)
    #expect(nearestName(to: long, in: [long]) == nil)
    #expect(nearestName(to: "aaaa", in: [long, "aaab"]) == "aaab")
    let limit = String(repeating: "a", count: 100)
    #expect(nearestName(to: limit, in: [limit]) == limit)
  }

  @Test("counts letters, not code units")
  func letters() {
    #expect(nearestName(to: "caf\u{E9}", in: ["cafe\u{301}", "cafes"]) == "cafe\u{301}")
    #expect(nearestName(to: "👩‍👩‍👧ab", in: ["👨‍👨‍👦ab"]) == "👨‍👨‍👦ab")
  }
}
