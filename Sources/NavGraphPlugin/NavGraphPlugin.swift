import Foundation
import PackagePlugin

/// `swift package navgraph …`: builds the tool beside its library and runs it in the package.
///
/// SwiftPM holds its lock on the package while a plugin runs, so that the tool cannot call
/// `swift build` itself. It asks the plugin instead, see ``BuildDesk``.
@main
struct NavGraphPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try buildTool(in: context)
    let status = try await run(tool, arguments, in: context)
    // The tool has said why on standard error.
    if status != 0 { exit(status) }
  }

  /// Builds the tool, and beside it the library that manifests are linked against.
  private func buildTool(in context: PluginContext) throws -> URL {
    let mark = context.pluginWorkDirectoryURL.appending(path: "built")
    if !FileManager.default.fileExists(atPath: mark.path) {
      say("note: building navgraph; the first time, this takes a few minutes")
    }
    _ = try build("NavGraph")
    let artifacts = try build("navgraph").builtArtifacts
    guard let tool = artifacts.first(where: { $0.kind == .executable }) else {
      throw PluginFailure.notBuilt(product: "navgraph")
    }
    try? Data().write(to: mark)
    return tool.url
  }

  private func build(_ product: String) throws -> PackageManager.BuildResult {
    let result = try attempt(product)
    guard result.succeeded else {
      say(result.logText)
      throw PluginFailure.notBuilt(product: product)
    }
    return result
  }

  private func attempt(_ product: String) throws -> PackageManager.BuildResult {
    // Optimized: the search is most of the work.
    try packageManager.build(.product(product), parameters: .init(configuration: .release))
  }

  private func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  private func run(
    _ tool: URL, _ arguments: [String], in context: PluginContext
  ) async throws -> Int32 {
    let desk = try BuildDesk(context: context)
    defer { desk.close() }
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    process.environment = ProcessInfo.processInfo.environment
      .merging(PluginCaches.environment(in: context.pluginWorkDirectoryURL)) { _, new in new }
      .merging(["NAVGRAPH_BUILD_DESK": desk.folder.path]) { _, new in new }
    try process.run()
    while process.isRunning {
      desk.answer(attempt)
      try await Task.sleep(for: .milliseconds(20))
    }
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 2
  }
}
