import ArgumentParser
import NavGraphConfiguration
import NavGraphDocs
import NavGraphExploration
import NavGraphLint
import NavGraphModel
import NavGraphRender

struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw the routes and what leads from one to another, with the findings in place.")

  @OptionGroup var input: InputOptions
  @OptionGroup var bounds: BoundOptions
  @OptionGroup var configurationOptions: ConfigurationOptions

  @OptionGroup var map: MapOptions

  @Option(
    help: ArgumentHelp(
      "The form of the map (default: by the name of the output, else svg).",
      discussion: "Formats: \(MapFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "format"),
    transform: { try choice($0, of: "format") })
  var format: MapFormat?

  @Option(
    name: [.short, .long], help: "The file to write (default: standard output).",
    completion: .file())
  var output: String?

  func run() async throws {
    let settings = try Session.settings(configurationOptions, input, bounds)
    let known = try BaselineFile.read(settings)
    let facts = try await Session.load(input, bounds, settings)
    let marks = Linter.lint(facts, configuration: settings.lint, baseline: known).findings
      .map(RouteMark.init)
    let drawing: MapDrawing
    do throws(RenderError) {
      drawing = try draw(facts, marks)
    } catch {
      Console.complain("error: \(error.message)")
      throw ExitPolicy.unusable
    }
    for notice in drawing.notices { Console.complain("note: \(notice)") }
    try Console.write(drawing.text, to: output)
    throw ExitPolicy.exitCode(coverage: facts.coverage, worst: nil, failOn: .never)
  }

  private func draw(_ facts: Facts, _ marks: [RouteMark]) throws(RenderError) -> MapDrawing {
    let request = map.request
    let title = facts.graph.name
    return switch format ?? output.flatMap(MapFormat.init(ofFile:)) ?? .svg {
    case .svg:
      try MapRenderer(request: request).drawing(
        of: facts, marks: marks, title: title, images: images(of: facts))
    case .dot: try request.dot(of: facts, marks: marks, title: title)
    case .mermaid: try request.mermaid(of: facts, marks: marks, title: title)
    case .json: try request.json(of: facts, marks: marks, title: title)
    }
  }
}

extension RenderCommand {
  /// The screenshots that are asked for; what cannot be shown is said on standard error.
  private func images(of facts: Facts) -> MapImages {
    switch map.images ?? .none {
    case .none: return .none
    case .linked:
      let way = output.flatMap { output in
        let folder = output.lastIndex(of: "/").map { String(output[...$0]) } ?? "."
        return RepositoryPath.way(from: folder, to: Session.workingDirectory)
      }
      return .linked(toSources: way.map { $0.isEmpty ? "" : $0 + "/" } ?? "")
    case .embedded:
      let paths = Set(facts.graph.coordinators.flatMap { $0.routes.compactMap(\.imagePath) })
      return .embedded(ImageFiles.read(paths.sorted()))
    }
  }
}

extension MapFormat {
  /// The format that a file's name promises.
  fileprivate init?(ofFile path: String) {
    switch path.split(separator: ".").last?.lowercased() {
    case "svg": self = .svg
    case "dot", "gv": self = .dot
    case "mmd", "mermaid": self = .mermaid
    case "json": self = .json
    default: return nil
    }
  }
}
