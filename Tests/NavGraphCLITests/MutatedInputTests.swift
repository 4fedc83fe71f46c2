import Foundation
import NavGraphConfiguration
import NavGraphFacts
import NavGraphLint
import NavGraphManifest
import NavGraphReport
import TestSupport
import Testing

/// Facts, configurations and baselines with something changed in them, as the tool reads and uses them: an error or a
/// report, no trap (which would end the tests), and nothing that takes long.
///
/// 100,000 of them where `NAVGRAPH_LONG_TESTS` is set, a part otherwise.
@Suite(.serialized)
struct MutatedInputTests {
  private static let count = Share.byDay(200, atNight: 100_000)

  /// What one of them may take, on a machine that does other things beside.
  private static let limit = Duration.seconds(10)

  /// Reads many mutations of a document.
  ///
  /// - Parameter read: Whether one of them was accepted.
  private func tryAll(
    _ count: Int, of document: String, _ read: (Data) throws -> Bool
  ) rethrows {
    var accepted = 0
    for seed in 0..<count {
      let mutated = DocumentMutation(seed: UInt64(seed)).apply(to: document)
      let start = ContinuousClock.now
      if try read(mutated) { accepted += 1 }
      let elapsed = ContinuousClock.now - start
      #expect(elapsed < Self.limit, "seed \(seed) took \(elapsed)")
    }
    // Mutations that all break the document would say nothing about what is done with it.
    #expect(accepted > count / 50 && accepted < count, "\(accepted) of \(count)")
  }

  private func facts() async throws -> String {
    let result = try await Tool().run("explore", "Samples/Broken", "--keep-states", "20")
    try #require(result.status == 0, "\(result.errors)")
    return result.output
  }

  @Test func mutatedFacts() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "facts.json")
    try tryAll(Self.count / 2, of: try await facts()) { document in
      try document.write(to: file)
      do throws(LoadError) {
        reportAll(on: try FactsFile.read(file), baseline: nil)
        return true
      } catch {
        return false
      }
    }
  }

  @Test func mutatedBaselines() async throws {
    let facts = try JSONDecoder().decode(Facts.self, from: Data(try await facts().utf8))
    let known = Baseline(accepting: Linter.lint(facts).findings, file: "known.json")
    let text = String(decoding: try known.encoded(), as: UTF8.self)
    tryAll(Self.count / 4, of: text) { document in
      do throws(BaselineError) {
        reportAll(on: facts, baseline: try Baseline(document, file: "known.json"))
        return true
      } catch {
        return false
      }
    }
  }

  @Test func mutatedConfigurations() throws {
    let text = """
      input: App/Navigation.swift
      graph: Shop
      bounds:
        stack-height: 6
        max-states: 1000
        time-limit: 20
        memory-limit: 100
      categories: {hygiene: info}
      rules:
        duplicate-id: warning
        modal-nesting-depth: {severity: error, maximum: 3}
      fail-on: warning
      baseline: known.json
      report: [json=build/navgraph.json, "csv"]
      exclude:
        coordinators: ["*Legacy", "a?b"]
        paths: [App/**/Vendored]

      """
    let folder = URL(filePath: "/app")
    tryAll(Self.count / 4, of: text) { document in
      do throws(ConfigurationError) {
        let file = try ConfigurationFile(document, name: ".navgraph.yml", folder: folder)
        let settings = Settings(file: file, workingDirectory: folder)
        _ = try? settings.json.encoded()
        _ = settings.limits.deadline(from: .now)
        _ = settings.lint.rules()
        return true
      } catch {
        return false
      }
    }
  }

  /// Each report there is.
  private func reportAll(on facts: Facts, baseline: Baseline?) {
    let report = Report(
      facts: facts, lint: Linter.lint(facts, baseline: baseline), toolVersion: "1", elapsed: .zero)
    for format in ReportFormat.allCases { _ = try? format.render(report) }
  }

  /// A few of each through the built tool.
  @Test func mutatedInputsTerminateTheTool() async throws {
    let facts = try await facts()
    let folder = try TemporaryFolder()
    let tool = Tool(workingDirectory: folder.url)
    try folder.write(facts, to: "facts.json")
    _ = try await tool.run("lint", "facts.json", "--write-baseline", "known.json")
    let known = try String(
      contentsOf: folder.url.appending(path: "known.json"), encoding: .utf8)
    let configuration =
      "bounds: {max-states: 100}\nrules: {modal-nesting-depth: {maximum: 3}}\nfail-on: error\n"
    for seed in 0..<UInt64(Self.count / 100) {
      let mutation = DocumentMutation(seed: seed)
      try mutation.apply(to: facts).write(to: folder.url.appending(path: "other.json"))
      try mutation.apply(to: known).write(to: folder.url.appending(path: "known.json"))
      try mutation.apply(to: configuration).write(to: folder.url.appending(path: "some.yml"))
      for arguments in [
        ["other.json", "--no-config"], ["facts.json", "--no-config", "--baseline", "known.json"],
        ["facts.json", "--config", "some.yml"],
      ] {
        let result = try await tool.run(["lint"] + arguments)
        #expect([0, 1, 2].contains(result.status), "seed \(seed): \(result.errors)")
      }
    }
  }
}

/// A few changes to a text, the same for the same seed.
private struct DocumentMutation {
  private var random: Numbers

  init(seed: UInt64) {
    random = Numbers(state: seed)
  }

  func apply(to document: String) -> Data {
    var copy = self
    var bytes = Array(document.utf8)
    for _ in 0...copy.random.below(3) { copy.change(&bytes) }
    return Data(bytes)
  }

  private static let numbers = [
    "0", "-1", "1", "2", "7", "255", "65536", "4294967295", "4294967296", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "18446744073709551615", "1e308", "1e400", "0.5",
    "-0", "99999999999999999999999999",
  ]
  private static let words = [
    "null", "true", "[]", "{}", "\"\"", "\"x\"", "\\u0000", "\u{202E}",
    "\u{1F469}\u{200D}\u{1F467}", "[[[[[[",
    ",", ":", "\n", "\t", "*", "&a", "!!binary", "..", "/", "~", "\u{0}",
  ]

  private mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = random.below(bytes.count)
    switch random.below(10) {
    case 0...4: replaceRun(at: place, in: &bytes, with: Self.numbers, where: Self.isDigit)
    case 5: replaceRun(at: place, in: &bytes, with: Self.words, where: Self.isLetter)
    case 6: bytes[place] = UInt8(random.below(256))
    case 7: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(20)))
    case 8:
      let part = bytes[place..<min(bytes.count, place + 1 + random.below(200))]
      bytes.insert(contentsOf: Array(part), at: random.below(bytes.count))
    default: bytes.insert(contentsOf: Self.words[random.below(Self.words.count)].utf8, at: place)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  /// Replaces the next number or word.
  private mutating func replaceRun(
    at place: Int, in bytes: inout [UInt8], with texts: [String], where isPart: (UInt8) -> Bool
  ) {
    guard let start = bytes[place...].firstIndex(where: isPart) else { return }
    let end = bytes[start...].firstIndex { !isPart($0) } ?? bytes.endIndex
    bytes.replaceSubrange(start..<end, with: Array(texts[random.below(texts.count)].utf8))
  }
}

/// SplitMix64.
private struct Numbers {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((value ^ (value >> 31)) % UInt64(limit))
  }
}
