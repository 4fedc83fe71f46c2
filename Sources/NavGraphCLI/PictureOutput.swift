import ArgumentParser
import NavGraphRender

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes an SVG as it is, or as the picture that somebody asked for.
struct PictureOutput {
  /// Nil for the SVG itself.
  let format: Picture.Format?
  let scale: Double

  /// - Throws: The exit status, after saying on standard error what is wrong.
  func write(_ svg: String, to path: String?) throws {
    guard let format else { return try Console.write(svg, to: path) }
    let folder = FileManager.default.temporaryDirectory.path
    let bytes: [UInt8]
    do throws(RenderError) {
      bytes = try Picture(format: format, scale: scale, temporaryFolder: folder).bytes(of: svg)
    } catch {
      Console.complain("error: \(error.message)")
      throw ExitPolicy.unusable
    }
    try Console.write(bytes, to: path)
  }
}
