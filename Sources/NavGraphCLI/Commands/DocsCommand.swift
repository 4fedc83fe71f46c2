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

  @Option(help: "Where names of files lead to: 'https://example.org/blob/main/{file}#L{line}'.")
  var link: String?

  func run() async throws {
    var settings = try Session.settings(configurationOptions, input, bounds)
    settings.setDefault(of: .keepStates, to: Double(InteractiveMap.keptStates))
    let known = try BaselineFile.read(settings)
    let facts = try await Session.load(input, bounds, settings)
    let findings = Linter.lint(facts, configuration: settings.lint, baseline: known).findings
    try Console.write(try page(facts, findings, settings.lint.rules()), to: html)
    throw ExitPolicy.exitCode(coverage: facts.coverage, worst: nil, failOn: .never)
  }

  private func page(_ facts: Facts, _ findings: [Finding], _ rules: [RuleInfo]) throws -> String {
    do {
      let link = try self.link.map { template throws(SourceLinkError) in
        try SourceLink(template: template)
      }
      let renderer = try MapRenderer(request: MapRequest(collapse: .none))
      let picture = try renderer.svg(
        of: facts, marks: findings.map(RouteMark.init), title: facts.graph.name)
      return try InteractiveMap(facts: facts, findings: findings, rules: rules, link: link)
        .page(picture: picture)
    } catch let error as SourceLinkError {
      Console.complain("error: \(error.message)")
    } catch let error as RenderError {
      Console.complain("error: \(error.message)")
    }
    throw ExitPolicy.unusable
  }
}
