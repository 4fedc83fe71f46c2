import ArgumentParser

/// Which package, product and graph to look at; the part of an input that all commands share.
struct PackageOptions: ParsableArguments {
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

  @Option(help: "The graph, if the input has several.")
  var graph: String?

  /// Refuses a package beside another input.
  ///
  /// - Parameter input: What the other input is called, in the words of a message.
  func check(beside path: String?, called input: String) throws {
    if path != nil, packagePath != nil || product != nil {
      throw ValidationError(
        "\(input) cannot be given together with '--package-path' or '--product'.")
    }
  }
}
