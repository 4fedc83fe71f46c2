import ArgumentParser

/// What to look at; shared by all commands.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A manifest (.swift), a folder with a manifest or of a Swift package, or a facts file (.json).",
      valueName: "input"),
    completion: .file())
  var path: String?

  @Option(
    help: ArgumentHelp(
      "A Swift package, one of whose executables registers graphs; it is built with SwiftPM.",
      valueName: "folder"),
    completion: .directory)
  var packagePath: String?

  @Option(
    help: ArgumentHelp(
      "The executable product that registers (default: the only one that depends on NavGraph).",
      valueName: "name"))
  var product: String?

  @Option(help: "Which graph, where the input has several.")
  var graph: String?

  func validate() throws {
    if path != nil, packagePath != nil || product != nil {
      throw ValidationError(
        "An input cannot be given together with '--package-path' or '--product'.")
    }
  }
}
