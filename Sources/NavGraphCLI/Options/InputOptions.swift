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

  @OptionGroup var package: PackageOptions

  var packagePath: String? { package.packagePath }
  var product: String? { package.product }
  var graph: String? { package.graph }

  func validate() throws {
    try package.check(beside: path, called: "An input")
    guard !sources.isEmpty else { return }
    if path != nil {
      throw ValidationError("An input cannot be given together with '--sources'.")
    }
    try package.check(beside: sources.first, called: "Sources")
  }
}
