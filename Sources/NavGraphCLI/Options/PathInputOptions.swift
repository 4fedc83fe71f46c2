import ArgumentParser

/// What to look at, for commands whose arguments are something else.
struct PathInputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A manifest (.swift), a folder with a manifest or of a Swift package, or a facts file (.json).",
      valueName: "input"),
    completion: .file())
  var input: String?

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
    if input != nil, packagePath != nil || product != nil {
      throw ValidationError(
        "'--input' cannot be given together with '--package-path' or '--product'.")
    }
  }

  /// The same as other commands take it.
  var options: InputOptions {
    var options = InputOptions()
    options.path = input
    options.packagePath = packagePath
    options.product = product
    options.graph = graph
    return options
  }
}
