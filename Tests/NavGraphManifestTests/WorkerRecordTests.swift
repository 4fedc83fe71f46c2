import Foundation
import NavGraphFacts
import NavGraphModel
import Testing

/// What goes from the program that registers to the tool.
struct WorkerRecordTests {
  @Test(arguments: [
    WorkerRecord.skipped(graph: "a \u{1F5FA} \"b\""),
    .problems(
      graph: "G",
      [RegistrationProblem("no", at: SourceLocation(file: "a.swift", line: 1, column: 2))]),
  ])
  func recordsRoundTrip(_ record: WorkerRecord) throws {
    let data = try JSONEncoder().encode(record)
    #expect(try JSONDecoder().decode(WorkerRecord.self, from: data) == record)
  }

  @Test func recordsOfAnotherVersionAreRejected() throws {
    func read(_ json: String) throws {
      _ = try JSONDecoder().decode(WorkerRecord.self, from: Data(json.utf8))
    }
    #expect(throws: WorkerFormatError(found: "0.7")) {
      try read(#"{"format": "0.7", "graph": "G"}"#)
    }
    // As records were before they had a format.
    #expect(throws: WorkerFormatError(found: nil)) { try read(#"{"skipped": {"graph": "G"}}"#) }
    #expect(throws: WorkerFormatError(found: nil)) { try read(#"{"format": 7}"#) }
  }
}
