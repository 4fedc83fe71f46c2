import ArgumentParser

/// Which package, product and graph to look at; the part of an input that all commands take alike.
struct PackageOptions: ParsableArguments {
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
