import ArgumentParser

/// What to look at; shared by all commands.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A registration (.swift), a folder with one, the folder of a Swift package, or a facts file (.json).",
      valueName: "input"),
    completion: .file())
  var path: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Swift files and folders of the app, instead of a registration.",
      valueName: "folder"),
    completion: .directory)
  var sources: [String] = []

  @Option(
    help: ArgumentHelp(
      "A Swift package with an executable that registers graphs; SwiftPM builds it.",
      valueName: "folder"),
    completion: .directory)
  var packagePath: String?

  @Option(
    help: ArgumentHelp(
      "The executable product that registers graphs (default: the only one that depends on NavGraph).",
      valueName: "name"))
  var product: String?

  @Option(help: "The graph, if the input has several; with '--sources', its name.")
  var graph: String?

  func validate() throws {
    try checkForPackage(beside: path, called: "An input")
    guard !sources.isEmpty else { return }
    if let path {
      throw ValidationError(
        "'\(path)' is read as an input, which '--sources' replaces: leave it out, or check the option "
          + "before it, such as '--to' of 'navgraph path'."
      )
    }
    try checkForPackage(beside: sources.first, called: "Sources")
  }

  /// Refuses a package beside another input.
  ///
  /// - Parameter input: What the other input is called, in the words of a message.
  private func checkForPackage(beside path: String?, called input: String) throws {
    if path != nil, packagePath != nil || product != nil {
      throw ValidationError(
        "\(input) cannot be given together with '--package-path' or '--product'.")
    }
  }
}
