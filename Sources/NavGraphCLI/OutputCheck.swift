import ArgumentParser
import NavGraphConfiguration
import NavGraphModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Refuses outputs that would take the place of what the same run reads, or of one another.
///
/// Files are compared by what they are, so that links and other spellings make no difference.
struct OutputCheck {
  /// With what each is called.
  private var taken: [(file: FileIdentity, name: String)] = []

  /// - Parameter path: Nil where there is none.
  mutating func addInput(_ path: String?, called name: String) {
    guard let path, let file = FileIdentity(path), file.isRegular else { return }
    taken.append((file, name))
  }

  /// - Throws: Wrong usage, which names the file and what it is.
  mutating func check(_ outputs: [String?]) throws {
    for case let path? in outputs where path != "-" {
      guard let file = FileIdentity(path) else { continue }
      let name = terminalSafe(path)
      if let other = taken.first(where: { $0.file == file }) {
        throw ValidationError("'\(name)' cannot be written to: it is \(other.name) of this run")
      }
      if file.exists, path.hasSuffix(".swift") {
        throw ValidationError("'\(name)' cannot be written to: it is a Swift source")
      }
      guard file.isRegular || !file.exists else { continue }
      taken.append((file, "another output"))
    }
  }
}

/// A file, or the place of a future one, by any path that leads to it.
private struct FileIdentity: Hashable {
  let device: UInt64
  let number: UInt64
  /// Within the folder that the numbers are of, where there is no file yet.
  let name: String?
  let isRegular: Bool

  var exists: Bool { name == nil }

  /// Nil where neither the file nor its folder is there.
  init?(_ path: String) {
    var status = stat()
    if stat(path, &status) == 0 {
      name = nil
    } else {
      let parts = path.split(separator: "/", omittingEmptySubsequences: true)
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
      guard let last = parts.last, stat(folder, &status) == 0 else { return nil }
      name = String(last)
    }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    isRegular = name == nil && status.st_mode & S_IFMT == S_IFREG
  }
}

extension Session {
  /// Refuses outputs that would replace the input, the configuration or the baseline, or one another.
  ///
  /// - Parameter baseline: Where a baseline is written, which may be the one that is read.
  static func check(
    outputs: [String?], baseline: String? = nil, _ settings: Settings
  ) throws {
    var check = OutputCheck()
    check.addInput(settings.input.value, called: "the input")
    check.addInput(settings.configurationFile, called: "the configuration")
    try check.check([baseline])
    check.addInput(settings.baseline.value, called: "the baseline")
    try check.check(outputs)
  }
}

extension Session {
  /// Refuses files that a configuration would write outside of its folder, unless the user named the configuration: one
  /// that was found may have come with the code of others.
  ///
  /// - Throws: The exit status, after saying on standard error which setting it is.
  static func check<Value>(
    _ paths: [String?], of setting: Setting<Value>, _ options: ConfigurationOptions,
    _ settings: Settings
  ) throws {
    guard options.config == nil, case .file = setting.origin,
      let folder = settings.configurationFile.map({ FilePath($0).removingLastComponent() })
    else { return }
    for case let path? in paths
    where !location(of: FilePath(path)).starts(with: location(of: folder)) {
      Console.complain(
        "\(setting.origin.phrase): error: '\(path)' is outside of the folder of this configuration: write it "
          + "inside, or name the configuration with '--config'")
      throw ExitPolicy.unusable
    }
  }

  /// Where a file or a folder is, links followed as far as there is something.
  private static func location(of path: FilePath) -> FilePath {
    guard let resolved = realpath(path.isEmpty ? "." : path.string, nil) else {
      return location(of: path.removingLastComponent()).appending(
        path.lastComponent.map { [$0] } ?? [])
    }
    defer { free(resolved) }
    return FilePath(String(cString: resolved))
  }
}
