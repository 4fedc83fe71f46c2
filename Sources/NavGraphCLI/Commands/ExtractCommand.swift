import ArgumentParser
import NavGraphManifest
import NavGraphModel
import NavGraphReport
import NavGraphSources

struct ExtractCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Write the registration that an app's own sources amount to.",
    discussion: """
      The sources are read, not compiled: no app and no SDK is needed. What could not be read is listed on \
      standard error and stands as a comment in the registration, never guessed.

      Exit status: 0 done; 1 differences that '--check' found; 2 unusable input; 64 wrong usage.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case swift, json
  }

  @ArgumentParser.Argument(
    help: ArgumentHelp("The folders and files of the app's sources.", valueName: "folder"),
    completion: .directory)
  var folders: [String]

  @Option(
    name: [.short, .long], help: ArgumentHelp("The file to write; by default standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: "Swift for a registration, JSON for data.")
  var format = Format.swift

  @Option(help: "The name of the graph (default: the folder's).")
  var graph: String?

  func run() async throws {
    var check = OutputCheck()
    for folder in folders { check.addInput(folder, called: "a source") }
    // A registration that was written before is what this is for.
    if output?.hasSuffix(".swift") != true { try check.check([output]) }
    let reading = try SourceInput.read(folders, named: graph)
    for remark in reading.remarks {
      Console.complain("\(remark.location.file):\(remark.location.line): note: \(remark.reason)")
    }
    let text: String
    switch format {
    case .json: text = try ReadingFile.encode(reading.reading)
    case .swift: text = RegistrationWriter(reading.graph, remarks: reading.remarks).text()
    }
    try Console.write(text, to: output)
    Console.complain(SourceInput.summary(reading))
  }
}
