import ArgumentParser

/// What to look at; shared by all commands.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A manifest (.swift), a folder with a Navigation.swift, or a facts file (.json).",
      valueName: "input"),
    completion: .file())
  var path: String?

  @Option(help: "Which graph, where the input has several.")
  var graph: String?
}
