import NavGraphFacts
import NavGraphModel
import NavGraphRender

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The pictures of screens that become part of a drawing.
enum ImageFiles {
  /// The pictures that can be read, by their paths (`imagePath`); of each of the others it is said on
  /// standard error why it is not shown.
  ///
  /// - Parameter folder: What places in sources are relative to.
  static func read(
    for facts: Facts, in folder: URL = Session.workingDirectory
  ) -> [String: MapImage] {
    let paths = Set(facts.graph.coordinators.flatMap { $0.routes.compactMap(\.imagePath) })
    var images: [String: MapImage] = [:]
    for path in paths.sorted() {
      do {
        images[path] = try image(path.hasPrefix("/") ? path : "\(folder.path)/\(path)")
      } catch let error as MapImageError {
        Console.complain("warning: \(path) is not shown: \(error.message)")
      } catch {
        Console.complain(
          path.isWebAddress
            ? "warning: \(path) is not shown: nothing is fetched from the network"
            : "warning: \(path) is not shown: it cannot be read")
      }
    }
    return images
  }

  private static func image(_ path: String) throws -> MapImage {
    let file = try FileDescriptor.open(FilePath(path), .readOnly, options: .nonBlocking)
    return try file.closeAfter {
      // One byte more distinguishes a picture of the largest size from a larger one.
      let limit = MapImage.sizeLimit + 1
      var bytes: [UInt8] = []
      while bytes.count < limit {
        let chunk = try [UInt8](unsafeUninitializedCapacity: min(1 << 16, limit - bytes.count)) {
          buffer, count in
          count = try file.read(into: UnsafeMutableRawBufferPointer(buffer))
        }
        guard !chunk.isEmpty else { break }
        bytes += chunk
      }
      return try MapImage(bytes)
    }
  }
}
