import ArgumentParser

/// What to look at, for commands whose arguments are something else.
struct PathInputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A manifest (.swift), a folder with a manifest or of a Swift package, or a facts file (.json).",
      valueName: "input"),
    completion: .file())
  var input: String?

  @OptionGroup var package: PackageOptions

  func validate() throws { try package.check(beside: input, called: "'--input'") }

  /// The same as other commands take it.
  var options: InputOptions {
    var options = InputOptions()
    options.path = input
    options.package = package
    return options
  }
}
