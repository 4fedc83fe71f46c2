#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where this tool lies; the library for manifests lies beside it.
enum ExecutablePath {
  static var current: URL {
    #if os(Linux)
      // What was started, even if it was found on the PATH or through a link.
      URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
      Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    #endif
  }
}
