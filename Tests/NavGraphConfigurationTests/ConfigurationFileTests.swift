import Foundation
import NavGraphConfiguration
import TestSupport
import Testing

/// What is refused in a configuration file, with what words and at what place.
struct ConfigurationFileTests {
  private func messages(_ text: String) -> [String] {
    do throws(ConfigurationError) {
      _ = try ConfigurationFile(text: text)
      return []
    } catch {
      return error.messages
    }
  }

  @Test(arguments: [
    "", "# nothing\n", "null", "---\n", "rules:\nbounds:\nreport:\nexclude:\n",
    "rules: {duplicate-id: off}", "rules: {duplicate-id: true}", "rules: {modal-depth: {limit: 4}}",
    "bounds: {time-limit: 0.5, max-states: 1e3}", "graph: \"5\"", "fail-on: never",
    "exclude: {coordinators: [\"*Legacy\", a&b], paths: ['&x/y']}", "{\"graph\": \"Shop\"}",
  ])
  func isAccepted(_ text: String) {
    #expect(messages(text) == [])
  }

  @Test(arguments: [
    ("rulez: 3", "1:1: error: there is no key “rulez”; did you mean “rules”?"),
    (
      "input: a.swift\nsources: [App]",
      "2:10: error: “sources” and “input” exclude each other: keep one"
    ),
    (
      "bounds:\n  stack-hight: 3",
      "2:3: error: there is no bound “stack-hight”; did you mean “stack-height”?"
    ),
    ("bounds:\n  stack-height: 0", "2:17: error: this has to be a number from 1 to 1000"),
    ("bounds:\n  stack-height: 2.5", "2:17: error: this has to be a number from 1 to 1000"),
    (
      "bounds: {stack-height: \"5\"}",
      "1:24: error: this has to be a number from 1 to 1000, without quotation marks"
    ),
    (
      "bounds: {time-limit: .inf}",
      "1:22: error: this has to be a number of seconds above 0, up to 1000000"
    ),
    ("graph: 5", "1:8: error: this has to be text: put 5 in quotation marks"),
    ("graph:", "1:7: error: this has to be text"),
    ("graph: [a]", "1:8: error: this has to be text"),
    ("rules: [a]", "1:8: error: this has to be a mapping with a line for each rule"),
    (
      "rules:\n  duplicat-id: off",
      "2:3: error: there is no rule “duplicat-id”; did you mean “duplicate-id”?"
    ),
    (
      "categories:\n  modal: warn",
      "2:10: error: this has to be one of off, on, info, warning, error"
    ),
    (
      "rules: {modal-depth: {limit: 10}}", "1:30: error: this has to be a number from 1 to 9"
    ),
    (
      "rules: {modal-depth: {limits: 1}}",
      "1:23: error: there is no parameter “limits”; did you mean “limit”?"
    ),
    (
      "fail-on: errors",
      "1:10: error: this has to be one of error, warning, info, never; did you mean “error”?"
    ),
    ("report: [jsn]", "1:10: error: there is no report format 'jsn'; did you mean 'json'?"),
    ("[a]: b", "1:1: error: a key is named here, by text"),
    ("- a", "1:1: error: this has to be a mapping with a line for each key"),
    ("graph: a\ngraph: b", "1:1: error: “graph” appears here more than once: keep one"),
    ("rules:\n\tx: 1", "2:1: error: a tab indents this line: YAML takes spaces only"),
    (
      "exclude:\n  coordinators: [*Legacy]",
      "2:18: error: put text that begins with * in quotation marks"
    ),
    ("graph: a\n---\ngraph: b", "2:1: error: this is not YAML: but found another document"),
  ])
  func isRefused(_ text: String, _ message: String) {
    #expect(messages(text) == [".navgraph.yml:" + message])
  }

  @Test func theExampleOnThePageIsAccepted() throws {
    let page = try String(
      contentsOf: Tool.packageRoot.appending(path: "Docs/Reference/Configuration.md"),
      encoding: .utf8)
    let example = try #require(page.firstMatch(of: /(?s)```yaml\n(.*?)```/)).1
    let file = try ConfigurationFile(
      Data(example.utf8), name: "example", folder: Tool.packageRoot)
    let settings = Settings(file: file, workingDirectory: Tool.packageRoot)
    #expect(settings.baseline.value == "navgraph-baseline.json")
    #expect(settings.reports.value.count == 2)
  }

  @Test func allProblemsAreReportedInFileOrder() {
    let text = "rulez: 1\nbounds: {x: 1, max-depth: a}\nfail-on: 3\nreport: [a, b]\n"
    let lines = messages(text).map { $0.split(separator: ":")[1] }
    #expect(lines == ["1", "2", "2", "3", "4", "4"])
  }

  @Test func anAliasBombIsRejectedImmediately() {
    var text = "a0: &a0 [x, x]\n"
    for level in 1...60 {
      text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n"
    }
    text += "? [*a60]\n: 1\n? [*a60]\n: 2\n"
    let messages = messages(text)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("anchors and aliases (& and *) are not read") == true)
  }

  @Test(arguments: [
    "[", "{a: ", "- ", "? ", "\"", "'", "|\n", "&a ", "*a ", "%", "@", "\u{FEFF}",
  ])
  func endlessInputIsRejected(_ part: String) {
    let count = ConfigurationError.largestFileForTests / part.utf8.count
    let messages = messages(String(repeating: part, count: count))
    #expect(!messages.isEmpty)
    #expect(messages.count <= 100)
  }

  @Test func theNumberOfProblemsIsCapped() {
    #expect(messages(String(repeating: "x", count: 10_000) + ": 1").count == 1)
    #expect(messages((0..<5_000).map { "k\($0): 1\n" }.joined()).count == 100)
  }

  @Test func tooManyValuesAreRejected() {
    let list = Array(repeating: "a", count: 100_001).joined(separator: ",")
    let messages = messages("exclude: {paths: [\(list)]}")
    #expect(messages.count == 1)
    #expect(messages.first?.contains("there are more than 100000 values up to here") == true)
  }

  @Test func aTooLargeFileIsNotRead() {
    let data = Data(repeating: UInt8(ascii: "#"), count: ConfigurationError.largestFileForTests + 1)
    #expect(throws: ConfigurationError.tooLarge(path: "x")) {
      try ConfigurationFile(data, name: "x", folder: URL(filePath: "/"))
    }
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61, 0x00], [0xC3, 0x28], [0xED, 0xA0, 0x80]] as [[UInt8]])
  func invalidUTF8IsRejected(_ bytes: [UInt8]) {
    #expect(throws: ConfigurationError.notText(path: "x")) {
      try ConfigurationFile(Data(bytes), name: "x", folder: URL(filePath: "/"))
    }
  }

  @Test(arguments: ["\u{0}", "\u{7}", "a: \u{1}", "a\u{85}b: c"])
  func controlCharactersAreRejected(_ text: String) {
    #expect(messages(text).count == 1)
  }
}

extension ConfigurationError {
  /// One mebibyte, as the documents say.
  static let largestFileForTests = 1 << 20
}
