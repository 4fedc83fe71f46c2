import ArgumentParser
import NavGraphConfiguration
import NavGraphExport
import NavGraphFacts
import NavGraphRender

struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the compiled model for other tools, such as the model checker SPIN.",
    discussion: """
      The model is a pushdown system: rules that replace the top of a stack. Promela limits the height of \
      the stacks; DOT and JSON contain all rules. Each start of the app, and each tab that is explored \
      separately, is a part with its own model. Graphs with reducers have no model.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var configurationOptions: ConfigurationOptions

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      "The format of the model.",
      discussion: "Formats: \(ModelFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "format"),
    transform: { try choice($0, of: "format") })
  var format: ModelFormat

  @Option(
    name: [.short, .long], help: "The file to write (default: standard output).",
    completion: .file())
  var output: String?

  @Option(
    help:
      "Symbols on a stack in Promela, including the beginnings of flows (default: \(Limits().stackHeight))."
  )
  var stackHeight: Int?

  @Option(
    help: ArgumentHelp(
      "The part of the graph, if there are several: a coordinator, or coordinator and tab (Main.home).",
      valueName: "name"))
  var part: String?

  func validate() throws {
    guard let stackHeight else { return }
    guard format == .promela else {
      throw ValidationError("'--stack-height' is for Promela only.")
    }
    guard Self.heights.contains(stackHeight) else {
      throw ValidationError("'--stack-height' takes a whole number from 1 to 200.")
    }
  }

  /// The heights that fit into a state of SPIN's.
  private static let heights = 1...200

  func run() async throws {
    let settings = try Session.settings(configurationOptions, input) { commandLine in
      // The registration is all that is asked for.
      commandLine.bounds = [.maxStates: 1]
    }
    try Session.check(outputs: [output], settings)
    let facts = try await Session.load(input, nil, settings).facts
    let model = try ModelPart(name: part).model(of: facts.graph)
    let height = stackHeight ?? min(settings.limits.stackHeight, Self.heights.upperBound)
    let text: String
    do throws(RenderError) {
      text = try model.text(as: format, height: height)
    } catch {
      Console.complain("error: \(error.message)")
      throw ExitPolicy.unusable
    }
    try Console.write(text, to: output)
  }
}
