import Testing

@testable import NavGraphRender

/// What a row of a map says of an action that leads to several screens.
struct DecidingConditionTests {
  @Test("conditions that all actions of the name share are left out")
  func shared() {
    let all = ["isOn and kind is phrase", "isOn and kind is file", ""]
    #expect(DecidingCondition(all[0], among: [all[0], all[1]]).text == "kind is phrase")
    #expect(DecidingCondition(all[0], among: all).text == "isOn and kind is phrase")
  }

  @Test("of a long assumption, the last condition remains, with its brackets")
  func long() {
    let start = "(a and b) and " + String(repeating: "isVeryLong", count: 8)
    #expect(DecidingCondition(start + " and x is y", among: ["z"]).text == "x is y")
    #expect(DecidingCondition("(a and b)", among: ["a", "b"]).text == "(a and b)")
    let title = #"title == "Save (and close" and isOn"#
    #expect(DecidingCondition(title, among: ["isOn"]).text == #"title == "Save (and close""#)
  }
}
