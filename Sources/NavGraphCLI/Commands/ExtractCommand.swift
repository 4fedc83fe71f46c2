import ArgumentParser
import NavGraphConfiguration
import NavGraphFacts
import NavGraphManifest
import NavGraphModel
import NavGraphReport
import NavGraphSources

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct ExtractCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Write a registration from an app's sources.",
    discussion: """
      The sources are read, not compiled, so no SDK is needed. Code that could not be read is listed on \
      standard error and in a comment of the registration.

      Exit status: 0 done; 1 differences that '--check' found; 2 unusable input; 64 wrong usage.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case swift, json
  }

  @ArgumentParser.Argument(
    help: ArgumentHelp("The folders and files of the app's sources.", valueName: "folder"),
    completion: .directory)
  var folders: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("The same, named as for other commands.", valueName: "folder"),
    completion: .directory)
  var sources: [String] = []

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write (default: standard output).", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: "Swift for a registration, JSON for data.")
  var format = Format.swift

  @Option(
    help: ArgumentHelp(
      "Compare a registration with the code instead of writing one.", valueName: "registration"),
    completion: .file())
  var check: String?

  @Option(
    help: ArgumentHelp(
      "Update a registration and keep your changes.", valueName: "registration"),
    completion: .file())
  var update: String?

  @Option(help: "The name of the graph (default: the folder's).")
  var graph: String?

  private var named: [String] { folders + sources }

  func validate() throws {
    if named.isEmpty { throw ValidationError("Name a folder with the app's sources.") }
    if check != nil, output != nil || update != nil {
      throw ValidationError("'--check' writes nothing: leave out '--output' and '--update'.")
    }
    if update != nil, output != nil || format == .json {
      throw ValidationError(
        "'--update' writes the registration that it names: leave out '--output' and '--format'.")
    }
    // A registration that was written before is what this command replaces; no source of the app is.
    if let output = output ?? update, named.contains(output) {
      throw ValidationError(
        "'\(terminalSafe(output))' cannot be written to: it is a source of this run")
    }
  }

  func run() async throws {
    let reading = try SourceInput.read(
      SourceInput.files(in: named), named: graph ?? SourceInput.name(of: named))
    if let check { return try await compare(reading, with: check) }
    for remark in reading.remarks { Console.note(remark.reason, at: remark.location) }
    let output = output ?? update
    var text: String
    switch format {
    case .json: text = try ReadingFile.encode(reading.reading)
    case .swift:
      let base = output.map {
        $0.contains("/") ? String($0[..<($0.lastIndex(of: "/") ?? $0.endIndex)]) : "."
      }
      let place = { (location: SourceLocation) in
        SourceLocation(
          file: Self.path(location.file, from: base ?? "."), line: location.line,
          column: location.column)
      }
      let writer = RegistrationWriter(
        reading.graph.mappingLocations(place),
        remarks: reading.remarks.map { (place($0.location), $0.reason) })
      for allowance in writer.unplacedAllowances {
        Console.note(
          "no element is here: write the allowance of \(quoted(allowance.rule)) by hand",
          at: allowance.location)
      }
      text = writer.text()
    }
    if let update {
      text = try SourceInput.update(update, by: text)
    } else if format == .swift, let output {
      try Self.keep(output, unlessItIs: text)
    }
    if self.output == nil {
      try Console.write(text, to: output)
    } else {
      try Console.writeAndReport(Array(text.utf8), to: output)
    }
    let summary = SourceInput.summary(reading.graph, unreadCount: reading.remarks.count)
    Console.complain("note: \(summary)")
  }

  /// Refuses to replace a registration, which may have been edited.
  private static func keep(_ output: String, unlessItIs text: String) throws {
    let file = URL(filePath: output, relativeTo: Session.workingDirectory)
    guard output != "-", let existing = try? Data(contentsOf: file), !existing.isEmpty,
      existing != Data(text.utf8)
    else { return }
    Console.complain(
      "error: '\(terminalSafe(output))' exists: update it with '--update', or remove it first")
    throw ExitPolicy.unusable
  }

  /// A path as it is seen from a folder, both relative to the working directory unless they are absolute.
  private static func path(_ file: String, from folder: String) -> String {
    guard !file.hasPrefix("/") else { return file }
    func parts(_ path: String) -> [Substring] {
      let absolute =
        path.hasPrefix("/") ? path : Session.workingDirectory.appending(path: path).path
      return URL(filePath: absolute).standardized.path.split(separator: "/")
    }
    let (own, other) = (parts(file), parts(folder))
    let shared = zip(own, other).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: other.count - shared) + own[shared...].map(String.init))
      .joined(separator: "/")
  }

  /// Tells each difference with its place; the exit status says whether there is one.
  private func compare(_ reading: SourceReading, with registration: String) async throws {
    let loader = GraphLoader(
      tool: ExecutablePath.current, cache: Session.manifestCache,
      workingDirectory: Session.workingDirectory)
    let registered: Facts
    do throws(LoadError) {
      let input = try Input.find(registration, in: Session.workingDirectory)
      registered = try await loader.load(input, limits: Limits(states: 1), graph: graph)
    } catch {
      Session.complain(error)
      throw ExitPolicy.unusable
    }
    let location = Session.workingDirectory.appending(path: registration).standardized.path
    let own = registered.graph.location.file
    let comparison = RegistrationComparison(registered: registered.graph, read: reading.graph) {
      place in
      place.file == own || place.file == registration || place.file == location
    }
    let differences = comparison.differences
    for difference in differences {
      try Console.write(
        terminalSafe(
          "\(difference.location.file):\(difference.location.line): \(difference.message)") + "\n",
        to: nil)
    }
    guard !differences.isEmpty else { return }
    Console.complain(
      "\(counted(differences.count, "difference")) between \(registration) and the code")
    throw ExitCode(1)
  }
}
