import Foundation

/// The `navgraph` that is installed on this machine, for where nothing can be built: in Xcode, and before a build.
struct InstalledTool {
  let url: URL

  /// Looks on the `PATH`, then where installers put tools: Xcode knows little of a shell's `PATH`.
  ///
  /// - Throws: `Missing` if there is none.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(Missing) {
    let home = environment["HOME"] ?? ""
    let folders =
      (environment["PATH"] ?? "").split(separator: ":").map(String.init) + [
        "/opt/homebrew/bin", "/usr/local/bin", home + "/.local/bin", home + "/.mint/bin",
      ]
    let candidates = folders.map { URL(filePath: $0).appending(path: "navgraph") }
    guard
      let found = candidates.first(where: {
        FileManager.default.isExecutableFile(atPath: $0.path)
      })
    else { throw Missing() }
    url = found
  }

  struct Missing: Error, CustomStringConvertible {
    let description = """
      navgraph is not installed, so the navigation is not checked: it is not in a folder of the PATH, nor in \
      /opt/homebrew/bin, /usr/local/bin, ~/.local/bin or ~/.mint/bin; see Docs/Guide/Installation.md of NavGraph
      """
  }
}

/// Plugins may write to their own folder only, so the caches of the tool go there.
enum PluginCaches {
  /// What the tool is to find in its environment.
  static func environment(in folder: URL) -> [String: String] {
    let caches = folder.appending(path: "cache")
    return [
      "XDG_CACHE_HOME": caches.path,
      "CLANG_MODULE_CACHE_PATH": caches.appending(path: "modules").path,
    ]
  }
}
