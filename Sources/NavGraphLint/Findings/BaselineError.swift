package import NavGraphModel

/// Why a file is no baseline.
package enum BaselineError: Error, Hashable, Sendable {
  case malformed
  case notJSON(JSONBreak)
  case unknownVersion(Int)
}

extension BaselineError {
  /// The problem and its fix, after the name of the file.
  package var message: String {
    switch self {
    case .malformed:
      "it is not a baseline that this tool wrote: write it again with --write-baseline"
    case .notJSON(let place):
      "it is not JSON from \(place.phrase): write it again with --write-baseline"
    case .unknownVersion(let version):
      "it has version \(version), and this tool reads version \(Baseline.currentVersion): use the "
        + "version of navgraph that wrote it, or write it again with --write-baseline"
    }
  }
}
