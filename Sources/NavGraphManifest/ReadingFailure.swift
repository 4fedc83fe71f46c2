#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Why a file could not be read, in a few words.
package func readingFailure(_ error: any Error, of file: URL) -> String {
  let attributes = try? FileManager.default.attributesOfItem(
    atPath: file.resolvingSymlinksInPath().path)
  switch attributes?[.type] as? FileAttributeType {
  case nil, .typeRegular, .typeDirectory: break
  default: return "it is a pipe or a device: write its content to a file first"
  }
  return switch (error as? CocoaError)?.code {
  case .fileReadNoPermission: "permission denied"
  case .fileReadNoSuchFile, .fileNoSuchFile: "there is no such file"
  case .fileReadTooLarge: "it is too large"
  default: "it is not a readable file"
  }
}
