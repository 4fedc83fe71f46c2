import Foundation
import PackagePlugin

/// Lints the sources of a target before each build, for targets that name this plugin.
///
/// Findings stop the build from the severity on that `fail-on` in `.navgraph.yml` names. Nothing else does: no missing
/// tool, no target without navigation, no limit that was met.
@main
struct NavGraphLintPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard target is any SourceModuleTarget else { return [] }
    return lint(target.directoryURL, of: target.name, workingIn: context.pluginWorkDirectoryURL)
  }

  /// The tool is the installed one: what runs before a build cannot be built by it.
  func lint(_ folder: URL, of target: String, workingIn work: URL) -> [Command] {
    let tool: InstalledTool
    do { tool = try InstalledTool() } catch {
      Diagnostics.warning(error.description)
      return []
    }
    return [
      .prebuildCommand(
        displayName: "Lint the navigation of \(target)", executable: URL(filePath: "/bin/sh"),
        // The status of findings is 1.
        arguments: [
          "-c", #""$0" "$@"; test $? -ne 1"#, tool.url.path, "lint", "--sources", folder.path,
          "--format", "xcode",
        ],
        environment: PluginCaches.environment(in: work),
        outputFilesDirectory: work.appending(path: "output"))
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension NavGraphLintPlugin: XcodeBuildToolPlugin {
    /// The whole project: an app's targets share their coordinators.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      lint(
        context.xcodeProject.directoryURL, of: target.displayName,
        workingIn: context.pluginWorkDirectoryURL)
    }
  }
#endif
