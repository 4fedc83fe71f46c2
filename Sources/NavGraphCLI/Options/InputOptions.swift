import ArgumentParser

/// What to look at; shared by all commands.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A manifest (.swift), a folder with a manifest or of a Swift package, or a facts file (.json).",
      valueName: "input"),
    completion: .file())
  var path: String?

  @OptionGroup var package: PackageOptions

  var packagePath: String? { package.packagePath }
  var product: String? { package.product }
  var graph: String? { package.graph }

  func validate() throws { try package.check(beside: path, called: "An input") }
}
