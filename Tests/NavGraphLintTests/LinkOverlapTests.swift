import NavGraphLint
import NavGraphModel
import Testing

@Suite("A URL that two deep links match")
struct LinkOverlapTests {
  @Test(
    "is found if there is one",
    arguments: [
      ("a://x", "a://x", "a://x"),
      ("a://item/:id", "a://item/new", "a://item/new"),
      ("a://:kind/all", "a://item/:id", "a://item/all"),
      ("a://:a/:b", "a://:c/:d", "a://1/1"),
      ("a://:a", "a://:b-:c", "a://1-1"),
      ("a://x?q=:q", "a://x?q=new", "a://x?q=new"),
      ("", "", ""),
    ])
  func found(_ one: String, _ other: String, _ url: String) {
    #expect(LinkOverlap(tokens(one), tokens(other)).url() == url)
    #expect(LinkOverlap(tokens(other), tokens(one)).url() == url)
  }

  @Test(
    "is not found if there is none",
    arguments: [
      ("a://x", "a://y"), ("a://x", "a://xy"), ("a://item/:id", "a://item/1/2"),
      ("a://item/:id", "a://item/"), ("a://:a", "a://:b/c"), ("a://x:a", "a://y:a"),
      ("a://x/:a?b=:c", "a://x/:a"),
    ])
  func absent(_ one: String, _ other: String) {
    #expect(LinkOverlap(tokens(one), tokens(other)).url() == nil)
    #expect(LinkOverlap(tokens(other), tokens(one)).url() == nil)
  }

  @Test("is looked for in long patterns, too")
  func long() {
    let long = String(repeating: "x", count: 2_000)
    #expect(LinkOverlap(tokens("a://:a"), tokens("a://" + long)).url() == "a://" + long)
    #expect(LinkOverlap(tokens("a://:a/y"), tokens("a://" + long + "/z")).url() == nil)
  }

  @Test("is abandoned for extremely complex patterns")
  func monstrous() {
    let many = String(repeating: ":a-", count: 3_000)
    #expect(LinkOverlap(tokens(many + "x"), tokens(many + "y")).url() == nil)
  }

  private func tokens(_ pattern: String) -> [LinkToken] {
    DeepLinkDefinition(
      pattern: pattern, parameters: [], condition: nil, operations: [], landing: nil,
      location: NavGraphModel.SourceLocation(file: "", line: 1, column: 1)
    ).tokens
  }
}
