import ArgumentParser
import NavGraphConfiguration
import NavGraphDocs
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphRender
import NavGraphReport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct DocsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Write pages with maps, to commit to the repository.",
    discussion: """
      Writes an index, a page for each coordinator, one for deep links and one for findings: Markdown \
      with SVG files. Pages of an earlier run are replaced or removed unless they were changed since; other \
      files are never overwritten.

      With --html, writes one file with an interactive map: search, follow findings step by step, and walk \
      through the app.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var bounds: BoundOptions
  @OptionGroup var configurationOptions: ConfigurationOptions
  @OptionGroup var layout: LayoutOptions
  @OptionGroup var rules: RuleOptions

  @Option(
    help: ArgumentHelp(
      "A file with findings that the pages list as accepted.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Option(
    name: [.short, .long], help: ArgumentHelp("The folder to write to.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The HTML file to write: an interactive map.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var html: String?

  @Flag(
    help: "Write nothing; exit with 1 and print the difference if the pages are not up to date.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "The target of links to the source, such as 'https://example.org/blob/main/{file}#L{line}'.",
      discussion: "By default the pages link to files in the repository.",
      valueName: "template"),
    transform: sourceLink)
  var link: SourceLink?

  func validate() throws {
    if output == nil, html == nil {
      throw ValidationError(
        "Nothing to write: name a folder with '--output', or a file with '--html'.")
    }
  }

  func run() async throws {
    var settings = try Session.settings(configurationOptions, input, bounds) { commandLine in
      commandLine.levels = rules.levels
      commandLine.only = rules.chosen
      commandLine.baseline = baseline
    }
    try Session.check(outputs: [html], settings)
    if html != nil { settings.setDefault(of: .keepStates, to: Double(InteractiveMap.keptStates)) }
    let known = try BaselineFile.read(settings)
    let loaded = try await Session.load(input, bounds, settings, sourceFolder: sourceFolder)
    let facts = loaded.facts
    guard ExitPolicy.isUsable(facts.coverage) else {
      Console.complain(
        "error: nothing is \(check ? "checked" : "written"): the search ended before it was done")
      throw ExitPolicy.unusable
    }
    let lint = loaded.lint(settings, baseline: known)
    guard lint.unfinished.isEmpty else {
      Console.complain(
        "error: nothing is \(check ? "checked" : "written"): not all rules were finished")
      throw ExitPolicy.unusable
    }
    let report = Report(
      facts: facts, lint: lint, rules: settings.lint.rules(),
      toolVersion: NavGraphCommand.configuration.version, elapsed: .zero)
    var isCurrent = true
    if let output { isCurrent = try writePages(report, to: output) }
    if let html {
      let page = try interactiveMap(report)
      if check {
        isCurrent = PageCheck.isCurrent(html, asWritten: page) && isCurrent
      } else {
        try write(page, to: html)
        Console.complain("wrote \(html)")
      }
    }
    if !isCurrent { throw ExitCode(1) }
  }

  /// The repository of the pages, so that they are the same wherever the command is run.
  private var sourceFolder: URL {
    output.flatMap { RepositoryPath.root(around: $0) } ?? Session.workingDirectory
  }

  private func interactiveMap(_ report: Report) throws -> String {
    do {
      let renderer = try MapRenderer(
        request: MapRequest(collapse: .none), limit: layout.limit)
      let picture = try renderer.svg(
        of: report.facts, marks: report.lint.findings.flatMap(\.members).map(RouteMark.init),
        title: report.facts.graph.name)
      let images = ImageFiles.read(for: report.facts, in: sourceFolder)
      return try InteractiveMap(report, link: link, images: images).page(picture: picture)
    } catch let error as RenderError {
      Console.complain("error: \(error.message)")
      throw ExitPolicy.unusable
    }
  }

  /// Replaces a page that this command wrote before, and nothing else.
  private func write(_ page: String, to path: String) throws {
    let file = FilePath(path)
    var status = stat()
    let isFile = lstat(path, &status) != 0 || [S_IFREG, S_IFLNK].contains(status.st_mode & S_IFMT)
    guard isFile, path != "-", let name = file.lastComponent else {
      return try Console.write(page, to: path)
    }
    let folder = file.removingLastComponent()
    try GeneratedFolder(
      path: folder.isEmpty ? "." : folder.string, mark: NavigationPages.markStart
    ).write([DocumentFile(path: name.string, text: page)], removing: [])
  }

  /// Whether the pages are as they should be: always, once they are written.
  private func writePages(_ report: Report, to path: String) throws -> Bool {
    let folder = GeneratedFolder(path: path, mark: NavigationPages.markStart)
    let files = try pages(report, in: path)
    if check {
      return try PageCheck(folder: folder).run(files)
    }
    let changed = try folder.write(files)
    Console.complain(
      changed == 0
        ? "\(path) is up to date: \(counted(files.count, "file"))"
        : "wrote \(counted(changed, "file")) of \(files.count) to \(path)")
    return true
  }

  private func pages(_ report: Report, in path: String) throws -> [DocumentFile] {
    let settings = PageSettings(
      link: link, sourceRoot: RepositoryPath.relativePath(from: path, to: sourceFolder))
    let marks = report.lint.findings.flatMap(\.members).map(RouteMark.init)
    do {
      let pages = NavigationPages(report, settings: settings, drawnBy: try Graphviz.version())
      return try pages.files { request, facts, title in
        try MapRenderer(request: request, limit: layout.limit).svg(
          of: facts, marks: marks, title: title)
      }
    } catch let error as RenderError {
      Console.complain("error: \(error.message)")
      throw ExitPolicy.unusable
    }
  }
}
