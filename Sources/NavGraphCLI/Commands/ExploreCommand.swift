import ArgumentParser
import NavGraphConfiguration
import NavGraphFacts
import NavGraphLint
import NavGraphManifest
import NavGraphModel
import NavGraphReport

struct ExploreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Explore a graph and save the result as facts for the other commands.")

  @OptionGroup var input: InputOptions
  @OptionGroup var bounds: BoundOptions
  @OptionGroup var configurationOptions: ConfigurationOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The facts file to write (default: standard output).", valueName: "file"))
  var output: String?

  func validate() throws {
    try Console.refuseTerminal(for: output, suggesting: "facts.json")
  }

  func run() async throws {
    let settings = try Session.settings(configurationOptions, input, bounds)
    try Session.check(outputs: [output], settings)
    let facts = try await Session.load(input, bounds, settings).facts
    try Console.write(String(decoding: try FactsFile.encode(facts), as: UTF8.self), to: output)
    if let output, output != "-" {
      let counts = facts.counts
      Console.complain(
        "wrote \(output): \(counted(counts.coordinators, "coordinator")), "
          + "\(counted(counts.states, "state")), \(counted(counts.steps, "step"))")
      for line in StackVerdicts(facts)?.lines ?? [] { Console.complain("note: \(line)") }
    }
    throw ExitPolicy.exitCode(coverage: facts.coverage, failOn: .never)
  }
}
