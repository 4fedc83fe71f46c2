import ArgumentParser
import NavGraphConfiguration
import NavGraphDocs
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphRender

struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a map of the routes and transitions, with findings.")

  @OptionGroup var input: InputOptions
  @OptionGroup var bounds: BoundOptions
  @OptionGroup var configurationOptions: ConfigurationOptions
  @OptionGroup var layout: LayoutOptions

  @OptionGroup var map: MapOptions

  @Option(
    help: ArgumentHelp(
      "The format of the map (default: by the extension of the file, else svg).",
      discussion: "Formats: \(MapFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "format"),
    transform: { try choice($0, of: "format") })
  var format: MapFormat?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write (default: standard output).", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: "Pixels of a PNG for each unit of the SVG (default: 1).")
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "The finding that '--view witness' draws, as for 'navgraph path'.",
      valueName: "finding"))
  var finding: String?

  func validate() throws {
    if map.view == .witness, finding == nil {
      throw ValidationError(
        "'--view witness' draws a finding: choose one with '--finding RULE'. 'navgraph lint' lists them."
      )
    }
    if finding != nil, map.view != .witness {
      throw ValidationError(
        "'--finding' chooses what '--view witness' draws: add '--view witness'.")
    }
    if map.view == .witness, chosenFormat != .svg, chosenFormat.picture == nil {
      throw ValidationError(
        "A witness is drawn as SVG, PNG or PDF; 'navgraph path' writes text and JSON.")
    }
    if map.view == .states, chosenFormat != .svg, chosenFormat.picture == nil {
      throw ValidationError("States are drawn as SVG, PNG or PDF.")
    }
    if map.view == .states || map.view == .witness, map.choosesScreens {
      throw ValidationError(
        "'--focus', '--reaches', '--coordinator' and '--collapse' are for maps of screens: leave them out, "
          + "or leave out '--view'.")
    }
    try PictureOutput.checkEnding(of: output, isGiven: format != nil, among: MapFormat.endings)
    try PictureOutput.check(chosenFormat.picture, scale: scale, output: output)
    if chosenFormat == .svg || chosenFormat == .json {
      try Console.refuseTerminal(for: output, suggesting: "map.svg")
    }
  }

  private var chosenFormat: MapFormat {
    format ?? output.flatMap(MapFormat.init(ofFile:)) ?? .svg
  }

  /// The default number of states to keep for a view of them.
  private static let keptStates = 60.0

  func run() async throws {
    var settings = try Session.settings(configurationOptions, input, bounds)
    try Session.check(outputs: [output], settings)
    if map.view == .states { settings.setDefault(of: .keepStates, to: Self.keptStates) }
    let known = try BaselineFile.read(settings)
    let loaded = try await Session.load(input, bounds, settings)
    var facts = loaded.facts
    if let folder = map.thumbnails { try Self.assignThumbnails(of: folder, to: &facts) }
    let lint = loaded.lint(settings, baseline: known)
    let findings = lint.findings
    let pictures = PictureOutput(format: chosenFormat.picture, scale: scale ?? 1)
    if let finding {
      let (_, strip) = try FindingName(text: finding).strip(in: findings, facts)
      return try pictures.write(strip.svg(of: facts), to: output)
    }
    let marks = findings.flatMap(\.members).map(RouteMark.init)
    let drawing: MapDrawing
    do throws(RenderError) {
      drawing = try draw(facts, marks)
    } catch {
      Console.complain("error: \(error.message)")
      throw ExitPolicy.unusable
    }
    for notice in drawing.notices { Console.complain("note: \(notice)") }
    try pictures.write(drawing.text, to: output)
    throw ExitPolicy.exitCode(coverage: facts.coverage, unfinished: lint.unfinished, failOn: .never)
  }

  private func draw(_ facts: Facts, _ marks: [RouteMark]) throws(RenderError) -> MapDrawing {
    let request = map.request
    let title = facts.graph.name
    return switch chosenFormat {
    case .svg, .png, .pdf:
      try MapRenderer(request: request, limit: layout.limit).drawing(
        of: facts, marks: marks, title: title, images: images(of: facts))
    case .dot: try request.dot(of: facts, marks: marks, title: title)
    case .mermaid: try request.mermaid(of: facts, marks: marks, title: title)
    case .json: try request.json(of: facts, marks: marks, title: title)
    }
  }
}

extension RenderCommand {
  private static func assignThumbnails(of folder: String, to facts: inout Facts) throws {
    let thumbnails: Thumbnails
    do {
      thumbnails = try Thumbnails(folder: folder)
    } catch {
      Console.complain("error: the folder of thumbnails cannot be read: \(folder)")
      throw ExitPolicy.unusable
    }
    let count = thumbnails.assign(to: &facts)
    Console.complain(
      "note: \(count) of \(facts.counts.routes) screens have a picture in \(folder)")
  }

  /// The screenshots that are asked for; what cannot be shown is said on standard error.
  private func images(of facts: Facts) -> MapImages {
    switch map.request.images {
    case .none: return .none
    // No picture follows a link.
    case .linked where chosenFormat.picture == nil:
      let relativePath = output.flatMap { output in
        let folder = output.lastIndex(of: "/").map { String(output[...$0]) } ?? "."
        return RepositoryPath.relativePath(from: folder, to: Session.workingDirectory)
      }
      return .linked(toSources: relativePath.map { $0.isEmpty ? "" : $0 + "/" } ?? "")
    case .linked, .embedded: return .embedded(ImageFiles.read(for: facts))
    }
  }
}

extension MapFormat {
  fileprivate static let endings = ["svg", "dot", "gv", "mmd", "mermaid", "json", "png", "pdf"]

  /// The format that a file's name promises.
  fileprivate init?(ofFile path: String) {
    switch path.split(separator: ".").last?.lowercased() {
    case "svg": self = .svg
    case "dot", "gv": self = .dot
    case "mmd", "mermaid": self = .mermaid
    case "json": self = .json
    case "png": self = .png
    case "pdf": self = .pdf
    default: return nil
    }
  }
}
