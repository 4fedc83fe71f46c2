import Foundation

/// How much of a slow family of tests runs: all of it only where `NAVGRAPH_LONG_TESTS` is set, as `make test-all` does.
package enum Share {
  package static let isWhole = ProcessInfo.processInfo.environment["NAVGRAPH_LONG_TESTS"] != nil

  package static func byDay<Value>(_ part: Value, atNight whole: Value) -> Value {
    isWhole ? whole : part
  }
}
