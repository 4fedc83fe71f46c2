import Testing

@testable import NavGraphRender

struct WrappedTextTests {
  private func lines(_ text: String, width: Double = 110, limit: Int = 9) -> [String] {
    WrappedText(VisibleText(text), style: .caption, width: width, lineLimit: limit).lines
  }

  @Test("a name stays whole where a line holds it, and no line begins with a blank")
  func words() {
    #expect(
      lines("addressDetails, requestZec, requestZecSummary, root", width: 120)
        == ["addressDetails, ", "requestZec, ", "requestZecSummary, ", "root"])
    #expect(
      lines("from Explore \u{203A} otherProfile") == ["from Explore \u{203A} ", "otherProfile"])
    // A blank that has no room moves no word.
    #expect(lines("addressDetails, a", width: 92) == ["addressDetails, ", "a"])
  }

  @Test("a name that no line holds is broken before a capital letter")
  func longNames() {
    #expect(
      lines("from swapAndPayOptInForcedRefundAddress")
        == ["from swapAndPay", "OptInForced", "RefundAddress"])
  }

  @Test("a list of names ends with the number of those that have no room")
  func lists() {
    var block = TextBlock()
    let names = (1...40).map { "screen\($0)" }
    block.append(listing: names, style: .caption, width: 200, lineLimit: 3)
    let shown = block.rows.map { $0.runs.map(\.text).joined() }.joined()
    #expect(block.rows.count == 3)
    #expect(shown.hasPrefix("screen1, screen2, ") && shown.hasSuffix(" more"))
    let listed = names.count { shown.contains("\($0),") || shown.contains("\($0) and") }
    #expect(shown.hasSuffix("and \(40 - listed) more"))
    var short = TextBlock()
    short.append(listing: ["home", "cart"], style: .caption, width: 200, lineLimit: 3)
    #expect(short.rows.map { $0.runs.map(\.text).joined() } == ["home, cart"])
  }
}
