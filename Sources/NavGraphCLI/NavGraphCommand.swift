import ArgumentParser
import NavGraphModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The tool: `navgraph`.
@main
struct NavGraphCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navgraph",
    abstract: "Lint and draw the navigation of an app's coordinators.",
    discussion: """
      The input is a registration (a Swift file, or a folder with a main.swift or Navigation.swift, which is \
      compiled with the other Swift files directly in the folder), a Swift package with an executable that \
      registers graphs, or a facts file of 'navgraph explore'. Without an input, navgraph looks in the working \
      directory for a registration, a folder Navigation with one, and a Package.swift. '--sources' reads an \
      app's own sources instead.

      A registration or a package is compiled and run with your rights, as in a build. Facts and sources are \
      only read.

      Exit status: 0 clean; 1 findings at or above --fail-on; 2 unusable input, an interruption, a crashed \
      worker process, or time or memory that ran out; 64 wrong usage.
      """,
    version: "0.2.0",
    subcommands: [
      LintCommand.self, RulesCommand.self, RenderCommand.self, PathCommand.self,
      DocsCommand.self, ExploreCommand.self, ExportCommand.self, ExtractCommand.self,
      InitCommand.self,
      ConfigCommand.self, LayoutWorkerCommand.self,
    ])

  /// Runs the command, or says which one was meant.
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      if let message = complaint(about: arguments) { throw ValidationError(message) }
      var command = try parseAsRoot(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(by: error, after: arguments)
    }
  }

  /// What is wrong with the command that is named; nil for a command or an option.
  private static func complaint(about arguments: [String]) -> String? {
    let commands = configuration.subcommands.map { $0.configuration }
    let names = commands.compactMap(\.commandName)
    let named = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
    guard let name = named, !name.hasPrefix("-"), !names.contains(name), name != "help" else {
      return nil
    }
    let shown = commands.filter(\.shouldDisplay).compactMap(\.commandName)
    let hint =
      nearestName(to: name, in: shown).map { "did you mean '\($0)'?" }
      ?? (FileManager.default.fileExists(atPath: name)
        ? "to lint it, write 'navgraph lint \(terminalSafe(name))'"
        : "there are \(shown.joined(separator: ", "))")
    return "there is no command '\(terminalSafe(name))'; \(hint)"
  }

  /// Whether an argument that is read as an option, or as several, was meant as a file.
  private static func looksLikeFile(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), argument.count > 2 else { return false }
    let isName =
      !argument.hasPrefix("--") && argument.contains(".") && !argument.contains("=")
      && Double(argument) == nil
    return isName || FileManager.default.fileExists(atPath: argument)
  }

  /// Ends the process with the parser's message, which contains arguments as they were given.
  private static func end(by error: any Error, after arguments: [String]) -> Never {
    let code = exitCode(for: error)
    var text = fullMessage(for: error)
    // As all other errors begin.
    if text.hasPrefix("Error:") { text = "e" + text.dropFirst() }
    // An option's value may follow an equals sign.
    let values = arguments + arguments.flatMap { $0.split(separator: "=").map(String.init) }
    for value in values where terminalSafe(value) != value {
      text = text.replacing(value, with: terminalSafe(value))
    }
    if code == .validationFailure, let file = arguments.first(where: looksLikeFile) {
      text += "\n\nTo name a file that begins with a dash, write './\(terminalSafe(file))'."
    }
    if !text.isEmpty {
      let stream = code.isSuccess ? FileDescriptor.standardOutput : .standardError
      // If this cannot be written, no output is left for the message.
      _ = try? stream.writeAll((text + "\n").utf8)
    }
    exit(withError: code)
  }
}
