import ArgumentParser
import NavGraphConfiguration
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
  @OptionGroup var layout: LayoutOptions

  @Option(name: [.short, .long], help: "The SVG file to write.")
  var output: String

  @Flag(help: "Draw the system's gestures too: the back button, the swipe that closes a sheet.")
  var gestures = false

  func run() async throws {
    let settings = try Session.settings(configurationOptions, input, bounds)
    let known = try BaselineFile.read(settings)
    let facts = try await Session.load(input, bounds, settings)
    let marks = Linter.lint(facts, configuration: settings.lint, baseline: known).findings
      .map(RouteMark.init)
    let svg: String
    do throws(RenderError) {
      let renderer = try SVGRenderer(
        options: .init(drawsGestures: gestures), limit: layout.limit)
      svg = try renderer.svg(of: facts, marks: marks, title: facts.graph.name)
    } catch {
      Console.complain("error: \(error.message)")
      throw ExitPolicy.unusable
    }
    try Console.write(svg, to: output)
    throw ExitPolicy.exitCode(coverage: facts.coverage, worst: nil, failOn: .never)
  }
}

extension RouteMark {
  /// A finding, as the map shows it.
  fileprivate init(_ finding: Finding) {
    let severity: RouteMark.Severity =
      switch finding.severity {
      case .error: .error
      case .warning: .warning
      case .info: .info
      }
    self.init(
      coordinator: finding.coordinator, route: finding.route, transition: finding.transition,
      severity: severity, rule: finding.rule, message: finding.message.text)
  }
}
