import ArgumentParser
import NavGraphConfiguration

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Print the settings in effect and where each comes from.",
    discussion: """
      Takes the options of 'navgraph lint'. The output is a configuration file with the same settings.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var bounds: BoundOptions
  @OptionGroup var configurationOptions: ConfigurationOptions
  @OptionGroup var rules: RuleOptions

  @Option(help: "The severity from which findings fail the run.")
  var failOn: FailureThreshold?

  @Option(
    help: ArgumentHelp("The file with accepted findings.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Option(help: "The format of the output.")
  var format = Format.yaml

  @Flag(help: "Print the JSON Schema of the configuration file instead.")
  var schema = false

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case yaml, json
  }

  func run() throws {
    if schema {
      try Console.write(ConfigurationTable().schema.encoded(), to: nil)
      return
    }
    let settings = try Session.settings(configurationOptions, input, bounds) { commandLine in
      commandLine.levels = rules.levels
      commandLine.only = rules.chosen
      commandLine.failOn = failOn
      commandLine.baseline = baseline
    }
    switch format {
    case .yaml: try Console.write(settings.yaml, to: nil)
    case .json: try Console.write(settings.json.encoded(), to: nil)
    }
  }
}
