import NavGraphLint
import Testing

/// Patterns for the names of coordinators and for paths.
struct GlobTests {
  @Test(arguments: [
    ("Shop", "Shop", true), ("Shop", "Sho", false), ("Sh*", "Shop", true), ("*", "", true),
    ("*op", "Shop", true), ("S?op", "Shop", true), ("S?op", "Sop", false),
    ("*a*b*", "xaxxbx", true), ("*a*b*", "xbxxax", false), ("?", "👩‍👩‍👧", true), ("", "", true),
    ("", "a", false), ("a/*", "a/b/c", true),
  ])
  func globsMatchWholeNames(_ pattern: String, _ name: String, _ matches: Bool) {
    #expect(Glob(pattern).matches(name) == matches)
  }

  @Test(arguments: [
    ("Sources/Legacy", "Sources/Legacy/A.swift", true),
    ("Sources/Legacy", "Sources/LegacyA", false),
    ("Sources/*/A.swift", "Sources/X/A.swift", true),
    ("Sources/*/A.swift", "Sources/X/Y/A.swift", false),
    ("**/A.swift", "Sources/X/Y/A.swift", true), ("**/A.swift", "A.swift", true),
    ("./A.swift", "A.swift", true), ("/A.swift", "A.swift", false), ("", "A.swift", false),
    ("*", "Sources/A.swift", true),
  ])
  func pathsMatchByComponent(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(Glob(pattern).matches(path: path) == matches)
  }

  @Test func manyWildcardsMatchQuickly() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 2_000)))
  }
}
