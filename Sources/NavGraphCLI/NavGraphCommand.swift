import ArgumentParser
import NavGraphModel

/// The tool: `navgraph`.
@main
struct NavGraphCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navgraph",
    abstract: "Lint and draw the navigation of an app's coordinators.",
    discussion: """
      The input is a manifest, which registers the coordinators; a Swift package with an executable \
      that does; or a facts file that 'navgraph explore' wrote. A manifest is one Swift file, or a \
      folder with a main.swift or a Navigation.swift, which is compiled together with the other Swift \
      files that lie directly in the folder. Without an argument the working directory is looked at: \
      a manifest in it, a folder Navigation with one, then its Package.swift.

      Exit status: 0 clean; 1 findings at or above --fail-on; 2 unusable input, an \
      interruption, a worker that was lost, or time or memory that ran out; 64 wrong usage.
      """,
    version: "0.1.0",
    subcommands: [
      LintCommand.self, RulesCommand.self, RenderCommand.self, PathCommand.self,
      DocsCommand.self, ExploreCommand.self, ExportCommand.self, InitCommand.self,
      ConfigCommand.self, LayoutWorkerCommand.self,
    ])

  /// Runs the command, or says which one was meant.
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let name = arguments.first, let message = complaint(about: name) {
      exit(withError: ValidationError(message))
    }
    await main(arguments)
  }

  /// What is wrong with the first argument; nil for a command or an option.
  private static func complaint(about name: String) -> String? {
    let commands = configuration.subcommands.map { $0.configuration }
    let names = commands.compactMap(\.commandName)
    guard !name.hasPrefix("-"), name != "help", !names.contains(name) else { return nil }
    let shown = commands.filter(\.shouldDisplay).compactMap(\.commandName)
    let hint =
      nearestName(to: name, in: shown).map { "did you mean '\($0)'?" }
      ?? "there are \(shown.joined(separator: ", "))"
    return "there is no command '\(terminalSafe(name))'; \(hint)"
  }
}
