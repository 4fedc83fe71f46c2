import Foundation
import PackagePlugin

/// Lints the sources of a target before each build, for targets that name this plugin. Errors stop the build, or what
/// `fail-on` in `.navgraph.yml` says.
@main
struct NavGraphLintPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard target is any SourceModuleTarget else { return [] }
    return [
      try lint(target.directoryURL, of: target.name, workingIn: context.pluginWorkDirectoryURL)
    ]
  }

  /// The tool is the installed one: what runs before a build cannot be built by it.
  func lint(_ folder: URL, of target: String, workingIn work: URL) throws -> Command {
    .prebuildCommand(
      displayName: "Lint the navigation of \(target)", executable: try InstalledTool().url,
      arguments: ["lint", "--sources", folder.path, "--format", "xcode"],
      environment: PluginCaches.environment(in: work),
      outputFilesDirectory: work.appending(path: "output"))
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension NavGraphLintPlugin: XcodeBuildToolPlugin {
    /// The whole project: an app's targets share their coordinators.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      [
        try lint(
          context.xcodeProject.directoryURL, of: target.displayName,
          workingIn: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif
