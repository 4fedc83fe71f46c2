import ArgumentParser
import NavGraphExploration
import NavGraphManifest
import NavGraphModel
import NavGraphReport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a command needs of the machine: where it runs, where it may cache, how it fails.
enum Session {
  /// Loads the facts that a command works on.
  ///
  /// - Throws: The exit status, after saying on standard error what is wrong.
  static func load(_ input: InputOptions, _ bounds: BoundOptions) async throws -> Facts {
    let workingDirectory = URL(
      filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
    let loader = GraphLoader(
      tool: ExecutablePath.current, cache: ManifestCache(folder: cacheFolder),
      workingDirectory: workingDirectory)
    do throws(LoadError) {
      let found = try Input.find(input.path, in: workingDirectory)
      return try await loader.load(found, limits: bounds.limits, graph: input.graph)
    } catch {
      if case .problems(let problems) = error {
        for problem in problems {
          let place = problem.location
          Console.complain(
            "\(place.file):\(place.line):\(place.column): error: \(problem.message)")
        }
      }
      Console.complain("error: \(error.message)")
      throw ExitPolicy.unusable
    }
  }

  static var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// `XDG_CACHE_HOME`, or where the system keeps caches.
  private static var cacheFolder: URL {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      return URL(filePath: cache).appending(path: "navgraph")
    }
    #if os(macOS)
      return URL.cachesDirectory.appending(path: "navgraph")
    #else
      return FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache/navgraph")
    #endif
  }
}
