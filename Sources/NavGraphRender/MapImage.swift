#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A picture of a screen that a drawing can contain: a PNG or a JPEG.
///
/// SVG is excluded: it could hold scripts.
package struct MapImage: Hashable, Sendable {
  /// The picture as an address.
  package let dataAddress: String

  /// The most bytes that a picture may have.
  package static let sizeLimit = 2 << 20

  /// - Throws: Where the bytes are too many, or do not begin as those of a PNG or a JPEG do.
  package init(_ bytes: [UInt8]) throws(MapImageError) {
    guard bytes.count <= Self.sizeLimit else { throw .tooLarge }
    let kind: String
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      kind = "png"
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      kind = "jpeg"
    } else {
      throw .unknownKind
    }
    dataAddress = "data:image/\(kind);base64,\(Data(bytes).base64EncodedString())"
  }
}

/// The reason why a drawing does not contain a picture.
package enum MapImageError: Error, Hashable, Sendable {
  case tooLarge
  case unknownKind
}

extension MapImageError {
  package var message: String {
    switch self {
    case .tooLarge: "it is larger than \(MapImage.sizeLimit >> 20) MB"
    case .unknownKind: "it is no PNG and no JPEG"
    }
  }
}
