import ArgumentParser
import NavGraphConfiguration
import NavGraphDocs
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphRender
import NavGraphReport

struct PathCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "Show the shortest path from one screen to another.",
    usage: """
      navgraph path [<input>] --to <screen> [--from <screen>] [--output <file>] [<options>]
      navgraph path [<input>] --finding <finding> [--output <file>] [<options>]
      """,
    discussion: """
      Name a screen by its route, or by coordinator and route (Shop.detail). Without --from the path starts \
      where the app starts. As text, a path is a list of steps; as SVG, PNG or PDF, a strip with the stack of \
      screens after each step.

      Exit status: 0 a path; 1 no path exists or was found; 2 unusable input, or a search that failed or ran \
      out of time or memory; 64 wrong usage.
      """)

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("The screen at the end of the path.", valueName: "screen"))
  var to: String?

  @Option(
    help: ArgumentHelp(
      "The screen at the start of the path (default: the start of the app).", valueName: "screen"))
  var from: String?

  @OptionGroup var bounds: BoundOptions
  @OptionGroup var configurationOptions: ConfigurationOptions

  @Option(
    help: ArgumentHelp(
      "The finding at the end of the path: its rule, or rule and place.",
      discussion: "For example dead-end, or dead-end:Shop.detail.", valueName: "finding"))
  var finding: String?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write (default: standard output).", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: "The format (default: by the extension of the file, else text).")
  var format: PathFormat?

  @Option(help: "Pixels of a PNG for each unit of the SVG (default: 1).")
  var scale: Double?

  func validate() throws {
    guard finding == nil ? to != nil : to == nil && from == nil else {
      throw ValidationError(
        finding == nil
          ? "Name a screen with '--to', or a finding with '--finding'."
          : "'--finding' names the end of the path: leave out '--to' and '--from'.")
    }
    try PictureOutput.checkEnding(of: output, isGiven: format != nil, among: PathFormat.endings)
    try PictureOutput.check(chosenFormat.picture, scale: scale, output: output)
    if chosenFormat == .svg { try Console.refuseTerminal(for: output, suggesting: "path.svg") }
  }

  private var chosenFormat: PathFormat { format ?? PathFormat(ofFile: output) }

  /// The default number of states to keep where a path begins at some screen.
  private static let keptStates = 5_000.0

  func run() async throws {
    var settings = try Session.settings(configurationOptions, input, bounds)
    try Session.check(outputs: [output], settings)
    if from != nil { settings.setDefault(of: .keepStates, to: Self.keptStates) }
    let loaded = try await Session.load(input, bounds, settings)
    let facts = loaded.facts
    if let finding { return try show(findingNamed: finding, loaded, settings) }
    guard let goal = to.map({ MapRequest.RouteName($0) }) else { return }
    let start = from.map { MapRequest.RouteName($0) }
    let answer: PathQuestion.Answer
    do throws(RenderError) {
      answer = try PathQuestion(start: start, goal: goal).answer(facts)
    } catch {
      Console.complain("error: \(error.message)")
      throw ExitPolicy.unusable
    }
    let title = "The path \(answer.report.title)"
    try show(answer.report, facts) { witness in
      WitnessStrip(witness, states: answer.states, title: title)
    }
  }

  private func show(
    findingNamed name: String, _ loaded: LoadedFacts, _ settings: Settings
  ) throws {
    let known = try BaselineFile.read(settings)
    let findings = loaded.lint(settings, baseline: known).findings
    let facts = loaded.facts
    let (finding, strip) = try FindingName(text: name).strip(in: findings, facts)
    guard let witness = finding.witness else { return }
    let found = "\(finding.rule) (\(finding.message.text))"
    // What is unreachable has no path: this one leads to where it should be opened.
    let goal = witness.goal.map { "\(quoted($0)), the place of \(found)" } ?? found
    try show(PathReport(start: nil, goal: goal, answer: .found(witness)), facts) { _ in strip }
  }

  /// - Parameter strip: The way as a drawing.
  private func show(
    _ report: PathReport, _ facts: Facts, strip: (Witness) -> WitnessStrip?
  ) throws {
    guard case .found(let witness) = report.answer else {
      if chosenFormat == .json {
        try Console.write(report.json(), to: output)
      } else {
        Console.complain(report.text.trimmingLineFeed)
      }
      throw ExitPolicy.isUsable(facts.coverage) ? ExitCode(1) : ExitPolicy.unusable
    }
    switch chosenFormat {
    case .text: try Console.writeAndReport(Array(report.text.utf8), to: output)
    case .json: try Console.writeAndReport(Array(report.json().utf8), to: output)
    case .svg, .png, .pdf:
      guard let strip = strip(witness) else { return }
      try PictureOutput(format: chosenFormat.picture, scale: scale ?? 1).write(
        strip.svg(of: facts), to: output)
    }
  }
}

extension String {
  fileprivate var trimmingLineFeed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
