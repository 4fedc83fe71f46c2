import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphReport

extension Report {
  /// The report with files that lie outside of the working directory by their names alone: where they lie is
  /// a matter of the machine.
  var withoutFoldersOfTheMachine: Report {
    var copy = self
    copy.facts.graph = facts.graph.mappingLocations(\.withoutFolders)
    copy.lint.findings = lint.findings.map(\.withoutFolders)
    copy.lint.accepted = lint.accepted.map {
      AcceptedFinding($0.finding.withoutFolders, $0.acceptance)
    }
    return copy
  }
}

extension SourceLocation {
  /// Whether there is a path to the file from a folder of the repository.
  var isReachable: Bool { !file.hasPrefix("/") && !file.hasPrefix(SourceLocation.elsewhere) }

  private static let elsewhere = "\u{2026}/"

  fileprivate var withoutFolders: SourceLocation {
    guard file.hasPrefix("/"), let name = file.split(separator: "/").last else { return self }
    var copy = self
    copy.file = SourceLocation.elsewhere + name
    return copy
  }
}

extension Finding {
  fileprivate var withoutFolders: Finding {
    var copy = self
    copy.location = location.withoutFolders
    copy.notes = notes.map { Note($0.message, at: $0.location.withoutFolders) }
    return copy
  }
}
