import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// What manifests are compiled with: a compiler, and the NavGraph library with its modules.
package struct Toolchain: Hashable, Sendable {
  package let compiler: URL
  /// The folder of the dynamic library.
  package let libraries: URL
  /// The folder of the Swift modules.
  package let modules: URL

  #if os(macOS)
    private static let libraryName = "libNavGraph.dylib"
  #else
    private static let libraryName = "libNavGraph.so"
  #endif

  package var library: URL { libraries.appending(path: Self.libraryName) }

  /// Finds the compiler on the `PATH`, and the library beside the tool: in its own folder, as a
  /// build leaves it, or in `../lib/navgraph`, as an installation does.
  package static func find(besideTool tool: URL) async throws(LoadError) -> Toolchain {
    let folder = tool.resolvingSymlinksInPath().deletingLastPathComponent()
    let candidates = [
      folder, folder.deletingLastPathComponent().appending(path: "lib/navgraph"),
    ]
    let found = candidates.first { candidate in
      let needed = [libraryName, "Modules/NavGraph.swiftmodule"]
      return needed.allSatisfy {
        FileManager.default.fileExists(atPath: candidate.appending(path: $0).path)
      }
    }
    guard let found else { throw .noLibrary(searched: candidates.map(\.path)) }
    let compiler: FilePath
    do {
      compiler = try await Executable.name("swiftc").resolveExecutablePath(in: .inherit)
    } catch {
      throw .noCompiler
    }
    return Toolchain(
      compiler: URL(filePath: compiler.string), libraries: found,
      modules: found.appending(path: "Modules"))
  }
}

extension Toolchain {
  /// Changes whenever the compiler or the library does, at the price of two look-ups.
  var fingerprint: String {
    [compiler, library].map(Self.fingerprint).joined(separator: "\n")
  }

  /// Says which version of a program or library there is.
  static func fingerprint(of file: URL) -> String {
    let resolved = file.resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved.path)
    let size = attributes?[.size] as? Int ?? 0
    let date = attributes?[.modificationDate] as? Date ?? .distantPast
    return "\(file.path) \(size) \(date.timeIntervalSinceReferenceDate)"
  }
}
