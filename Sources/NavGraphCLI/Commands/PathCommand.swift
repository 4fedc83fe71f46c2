import ArgumentParser
import NavGraphConfiguration
import NavGraphExploration
import NavGraphLint
import NavGraphModel
import NavGraphRender

struct PathCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "Show a shortest way to a screen.")

  @OptionGroup var bounds: BoundOptions
  @OptionGroup var configurationOptions: ConfigurationOptions
  @Option var input: String?
  @ArgumentParser.Argument var screens: [String] = []
  @Option var output: String?
  @Option var finding: Int?

  func run() async throws {
    var inputOptions = InputOptions()
    inputOptions.path = input
    inputOptions.packagePath = nil
    inputOptions.product = nil
    inputOptions.graph = nil
    let settings = try Session.settings(configurationOptions, inputOptions, bounds)
    let facts = try await Session.load(inputOptions, bounds, settings)
    if screens.isEmpty, finding == nil {
      do throws(RenderError) {
        let s = try MapRenderer(request: MapRequest(view: .states)).svg(of: facts, marks: [], title: facts.graph.name)
        try? Console.write(s, to: output)
      } catch { Console.complain(error.message) }
      return
    }
    if let finding {
      let findings = Linter.lint(facts, configuration: settings.lint).findings
      if let strip = WitnessStrip(findings[finding], facts: facts) {
        try Console.write(strip.svg(of: facts), to: output)
      }
      return
    }
    for (c, coordinator) in facts.graph.coordinators.enumerated() {
      for (r, route) in coordinator.routes.enumerated() where route.name == screens.last {
        if let node = facts.flows[c].routes[r].shown {
          let strip = WitnessStrip(
            Witness(node: node, facts: facts), node: node, facts: facts, title: "The way to \(route.name)")
          try Console.write(strip.svg(of: facts), to: output)
          return
        }
      }
    }
  }
}
