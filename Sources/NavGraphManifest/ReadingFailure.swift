#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why a file could not be read, in a few words.
func readingFailure(_ error: any Error) -> String {
  switch (error as? CocoaError)?.code {
  case .fileReadNoPermission: "permission denied"
  case .fileReadNoSuchFile, .fileNoSuchFile: "there is no such file"
  case .fileReadTooLarge: "it is too large"
  default: "it is not a readable file"
  }
}
