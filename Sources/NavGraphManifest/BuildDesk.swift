#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Where this tool, run by its SwiftPM plugin, has products built.
///
/// SwiftPM holds a lock on the package while a plugin runs, so that `swift build` would wait for the
/// end of the plugin for ever. The plugin is asked instead, through files in a folder: it leaves
/// `package.json`, what `swift package describe` would say; the tool writes the name of a product to
/// `request`; the plugin writes the path of the program to `answer`, or nothing where it does not build, with
/// the reasons in `log`.
package struct BuildDesk: Sendable {
  private let folder: URL
  /// What `swift package describe --type json` would say about the package.
  let description: Data
  /// The folder of the package.
  private let package: String

  /// The environment variable with the folder of the desk.
  package static let variable = "NAVGRAPH_BUILD_DESK"

  private static let pause = Duration.milliseconds(20)

  /// - Parameter folder: As the plugin gave it; nil is returned where no plugin made it.
  package init?(folder: URL) {
    struct Outline: Decodable {
      let path: String
    }
    guard let description = try? Data(contentsOf: folder.appending(path: "package.json")),
      let outline = try? JSONDecoder().decode(Outline.self, from: description)
    else { return nil }
    self.folder = folder
    self.description = description
    package = outline.path
  }

  /// Whether it is this package that the plugin can build.
  func serves(_ package: URL) -> Bool {
    URL(filePath: self.package).resolvingSymlinksInPath().path
      == package.resolvingSymlinksInPath().path
  }

  /// - Parameter log: Receives why the product does not build.
  /// - Returns: Nil where the product does not build, or the build was stopped.
  func program(of product: String, _ log: @escaping @Sendable (String) -> Void) async -> URL? {
    let plugin = getppid()
    let answer = folder.appending(path: "answer")
    do {
      try Data(product.utf8).write(to: folder.appending(path: "request"), options: .atomic)
    } catch {
      return nil
    }
    while !Task.isCancelled, getppid() == plugin {
      if let path = try? Data(contentsOf: answer) {
        if !path.isEmpty { return URL(filePath: String(decoding: path, as: UTF8.self)) }
        var lines = CappedLines(of: "SwiftPM", log)
        lines.add((try? Data(contentsOf: folder.appending(path: "log"))) ?? Data())
        lines.finish()
        return nil
      }
      try? await Task.sleep(for: Self.pause)
    }
    return nil
  }
}
