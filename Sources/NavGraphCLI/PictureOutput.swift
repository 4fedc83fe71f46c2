import ArgumentParser
import NavGraphManifest
import NavGraphModel
import NavGraphRender

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes an SVG as it is, or as the requested picture.
struct PictureOutput {
  /// Nil for the SVG itself.
  let format: Picture.Format?
  let scale: Double

  /// Refuses what cannot be written before any work is done.
  static func check(_ format: Picture.Format?, scale: Double?, output: String?) throws {
    if let scale {
      guard format == .png else { throw ValidationError("'--scale' is for PNG only.") }
      guard scale.isFinite, (0.1...20).contains(scale) else {
        throw ValidationError("'--scale' takes a number from 0.1 to 20.")
      }
    }
    if output == nil, format != nil {
      throw ValidationError("A picture needs a file: name it with '--output'.")
    }
  }

  /// Refuses a file whose ending promises what cannot be written.
  ///
  /// - Parameter isGiven: Whether the format is named, so that the ending decides nothing.
  static func checkEnding(of output: String?, isGiven: Bool, among endings: [String]) throws {
    guard !isGiven, let output, output != "-" else { return }
    let name = output.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".")
    guard parts.count > 1, let ending = parts.last.map({ $0.lowercased() }) else { return }
    guard !endings.contains(ending) else { return }
    throw ValidationError(
      "nothing is written as '.\(terminalSafe(ending))'; use one of \(endings.joined(separator: ", ")), "
        + "or name the format with '--format'")
  }

  /// - Throws: The exit status, after saying on standard error what is wrong.
  func write(_ svg: String, to path: String?) throws {
    guard let format else { return try Console.writeAndReport(Array(svg.utf8), to: path) }
    let folder = FileManager.default.temporaryDirectory.path
    // A PDF says when it was made, in more or fewer characters by the time zone; the moment itself is taken out.
    setenv("TZ", "UTC0", 1)
    tzset()
    if let (path, reason) = TemporaryPlace.problem {
      Console.complain("error: \(LoadError.temporaryFolder(path: path, reason: reason).message)")
      throw ExitPolicy.unusable
    }
    let bytes: [UInt8]
    do throws(RenderError) {
      bytes = try Picture(format: format, scale: scale, temporaryFolder: folder).bytes(of: svg)
    } catch {
      Console.complain("error: \(error.message)")
      throw ExitPolicy.unusable
    }
    try Console.writeAndReport(bytes, to: path)
  }
}
