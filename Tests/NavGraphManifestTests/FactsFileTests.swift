import Foundation
import NavGraphExploration
import NavGraphFacts
import NavGraphManifest
import NavGraphModel
import TestSupport
import Testing

struct FactsFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func factsRoundTrip() throws {
    let facts = try shopFacts()
    let file = folder.url.appending(path: "facts.json")
    try FactsFile.encode(facts).write(to: file)
    #expect(try FactsFile.read(file) == facts)
    #expect(try FactsFile.encode(facts) == FactsFile.encode(facts))
  }

  @Test(arguments: [10, 18])
  func factsOfAnotherVersionAreRejectedWithTheirVersion(_ version: Int) throws {
    let file = try folder.write(#"{"version": \#(version), "anything": []}"#, to: "facts.json")
    #expect(throws: LoadError.unusableFacts(path: file.path, .unknownVersion(version))) {
      try FactsFile.read(file)
    }
  }

  @Test func answersForAnyStackHeightRoundTrip() throws {
    var facts = try shopFacts()
    let cut = Coverage(cutBy: [.init(limit: .stackHeight, at: 8)])
    facts.flows[0].coverage = cut
    for stacks in [
      nil, StackFacts(headCount: 4, maximalHeight: nil), StackFacts(headCount: 4, maximalHeight: 9),
      StackFacts(obstacle: "a \u{202E}reason\n\u{1B}[31m", headCount: 0, maximalHeight: nil),
    ] {
      facts.searches[0].stacks = stacks
      facts.flows[0].stackCoverage = stacks?.obstacle == nil ? Coverage() : cut
      let file = folder.url.appending(path: "stacks.json")
      try FactsFile.encode(facts).write(to: file)
      #expect(try FactsFile.read(file) == facts)
    }
  }

  @Test(arguments: [
    ("", "it is not JSON from line 1, column 1"),
    ("{\"version\": 8,\n \"graph\": [1, 2,}", "it is not JSON from line 2, column 17"),
    ("{\"version\": 8, \"graph\": {\"name\": \"a", "it is not JSON from line 1, column 36"),
    ("{}", "\u{201C}version\u{201D} is missing"),
    (#"{"version": "2"}"#, "a value is not of the right type (at version)"),
    (#"{"version": 17}"#, "\u{201C}graph\u{201D} is missing"),
  ])
  func errorsInMalformedFactsHaveALocationAndAReason(_ text: String, _ reason: String) throws {
    let file = try folder.write(text, to: "facts.json")
    #expect(throws: LoadError.malformedFacts(path: file.path, reason: reason)) {
      try FactsFile.read(file)
    }
  }

  @Test func factsWithDanglingReferencesAreRejected() throws {
    var facts = try shopFacts()
    facts.flows[0].routes[0].shown = 99
    let file = folder.url.appending(path: "facts.json")
    try FactsFile.encode(facts).write(to: file)
    #expect(throws: LoadError.self) { try FactsFile.read(file) }
  }
}
