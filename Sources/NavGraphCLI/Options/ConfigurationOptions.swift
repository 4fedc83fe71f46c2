import ArgumentParser

/// Which configuration file applies; shared by all commands that read one.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The configuration to read (default: the nearest .navgraph.yml, from the input's folder up to \
      the root of its repository; else from the working directory up).
      """, valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Flag(name: .customLong("no-config"), help: "Read no configuration file.")
  var isWithoutFile = false

  func validate() throws {
    if config != nil, isWithoutFile {
      throw ValidationError("'--config' cannot be given together with '--no-config'.")
    }
  }
}
