import Foundation
import PackagePlugin

/// Where the running tool leaves the name of the product it needs, and finds the built program.
///
/// A folder with up to four files: `package.json`, what `swift package describe` would say about the
/// package; `request`, the name of a product, by the tool; `answer`, the path of the program or
/// nothing where it does not build; then `log` says why, and the tool prints it.
struct BuildDesk {
  let folder: URL

  private var request: URL { folder.appending(path: "request") }
  private var answer: URL { folder.appending(path: "answer") }
  private var log: URL { folder.appending(path: "log") }

  init(context: PluginContext) throws {
    folder = context.pluginWorkDirectoryURL.appending(path: "desk")
    // One plugin runs at a time; what is there was left by one that was killed.
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let outline = PackageOutline(context.package)
    try JSONEncoder().encode(outline).write(to: folder.appending(path: "package.json"))
  }

  func close() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Builds what the tool asks for, if it does.
  func answer(_ build: (_ product: String) throws -> PackageManager.BuildResult) {
    guard let data = try? Data(contentsOf: request) else { return }
    try? FileManager.default.removeItem(at: request)
    let product = String(decoding: data, as: UTF8.self)
    let result = try? build(product)
    if let result, !result.succeeded { try? Data(result.logText.utf8).write(to: log) }
    let artifacts = result?.succeeded ?? false ? result?.builtArtifacts ?? [] : []
    let program = artifacts.first {
      $0.kind == .executable && $0.url.deletingPathExtension().lastPathComponent == product
    }
    try? Data((program?.url.path ?? "").utf8).write(to: answer, options: .atomic)
  }
}
