import ArgumentParser
import NavGraphConfiguration
import NavGraphDocs
import NavGraphExploration
import NavGraphLint
import NavGraphModel
import NavGraphRender

struct DocsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs", abstract: "Write documents about the navigation of an app.")

  @OptionGroup var input: InputOptions
  @OptionGroup var bounds: BoundOptions
  @OptionGroup var configurationOptions: ConfigurationOptions

  @Option(help: "The HTML file to write: a map to look around in, and to walk through.")
  var html: String

  func run() async throws {
    let settings = try Session.settings(configurationOptions, input, bounds)
    let known = try BaselineFile.read(settings)
    let facts = try await Session.load(input, bounds, settings)
    let findings = Linter.lint(facts, configuration: settings.lint, baseline: known).findings
    let map = InteractiveMap(
      facts: facts, findings: findings, rules: settings.lint.rules())
    let page: String
    do {
      let picture = try SVGRenderer().svg(
        of: facts, marks: findings.map(RouteMark.init), title: facts.graph.name)
      page = try map.page(picture: picture)
    } catch let error as RenderError {
      Console.complain("error: \(error.message)")
      throw ExitPolicy.unusable
    }
    try Console.write(page, to: html)
    throw ExitPolicy.exitCode(coverage: facts.coverage, worst: nil, failOn: .never)
  }
}
