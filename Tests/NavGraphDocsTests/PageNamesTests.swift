import Testing

@testable import NavGraphDocs

/// Files have names that every file system takes.
struct PageNamesTests {
  @Test func aPlainNameIsKept() {
    #expect(names("Shop", "LogIn", "Main_2") == ["Shop", "LogIn", "Main_2"])
  }

  @Test func otherCharactersBecomeOneHyphen() {
    #expect(names("Log in / out", "-a-") == ["Log-in-out", "a"])
  }

  @Test func namesThatDifferOnlyInCaseGetDistinctFiles() {
    let result = names("Shop", "shop", "SHOP!", "Other")
    #expect(Set(result.map { $0.lowercased() }).count == 4)
    #expect(result[0].hasPrefix("Shop-") && result[1].hasPrefix("shop-"))
    #expect(result[3] == "Other")
    // Whoever comes beside them, and in whatever order, changes nothing.
    #expect(names("Z", "SHOP!", "shop", "Shop").reversed().prefix(3) == result.prefix(3))
  }

  @Test(arguments: ["CON", "nul", "com1", "Readme", "index", "LPT9"])
  func reservedNamesAreNotUsed(_ name: String) {
    #expect(names(name)[0].hasPrefix(name + "-"))
  }

  @Test(arguments: [
    "", " ", "日本語", "العربية", "👩‍👩‍👧", "../../etc/passwd", "a\0b", "\n",
    String(repeating: "long ", count: 2_000),
    "C:\\Windows", "~", ".", "..", "-rf", "e\u{301}", "\u{202E}gpj", "%2e%2e%2f",
  ])
  func anyNameBecomesASafeFileName(_ name: String) {
    let result = names(name)[0]
    #expect(!result.isEmpty && result.utf8.count <= 80)
    #expect(result.first != "-" && result.first != ".")
    #expect(result.wholeMatch(of: /[A-Za-z0-9_-]+/) != nil)
    #expect(names(name) == [result])
  }

  @Test func equalNamesAreNumbered() {
    #expect(Set(names("日本", "日本", "日本")).count == 3)
  }

  private func names(_ names: String...) -> [String] {
    PageNames.distinct(names, fallback: "coordinator")
  }
}
