#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  /// The command in the menu of an Xcode project: the installed tool lints the sources of the project.
  ///
  /// Xcode does not let a plugin build a product, so the tool is not built as it is for packages.
  extension NavGraphPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let project = context.xcodeProject.directoryURL
      var extractor = ArgumentExtractor(arguments)
      // Xcode adds the targets that were chosen; a lint is about the whole app.
      _ = extractor.extractOption(named: "target")
      let given = extractor.remainingArguments
      let process = Process()
      process.executableURL = try InstalledTool().url
      process.arguments =
        given.isEmpty ? ["lint", "--sources", project.path, "--format", "xcode"] : given
      process.currentDirectoryURL = project
      process.environment = ProcessInfo.processInfo.environment.merging(
        PluginCaches.environment(in: context.pluginWorkDirectoryURL)
      ) { _, new in new }
      try process.run()
      process.waitUntilExit()
      switch (process.terminationReason, process.terminationStatus) {
      case (.exit, 0): break
      case (.exit, 1): Diagnostics.error("navgraph has findings")
      default: Diagnostics.error("navgraph could not do it; its output says why")
      }
    }
  }
#endif
