import ArgumentParser

/// The tool: `navgraph`.
@main
struct NavGraphCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navgraph",
    abstract: "Lint and draw the navigation of an app's coordinators.",
    discussion: """
      The input is a Navigation.swift that registers the coordinators, a folder that holds one, or \
      a facts file that 'navgraph explore' wrote. Without an argument it is the Navigation.swift \
      of the working directory.

      Exit status: 0 clean; 1 findings at or above --fail-on; 2 unusable input, or time that ran \
      out; 64 wrong usage.
      """,
    version: "0.1.0",
    subcommands: [
      LintCommand.self, RenderCommand.self, ExploreCommand.self, InitCommand.self,
    ])
}
