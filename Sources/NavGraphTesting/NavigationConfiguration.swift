/// Which configuration an expectation follows: rules, bounds, baseline and `fail-on`, as `navgraph lint` reads them
/// from `.navgraph.yml`. What the call itself says takes precedence.
///
/// ```swift
/// expectCleanNavigation(of: appGraph, configuration: .file("../navgraph-ci.yml"))
/// ```
public enum NavigationConfiguration: Hashable, Sendable {
  /// The `.navgraph.yml` that `navgraph lint` would find: of the folder where the graph is registered or an enclosing
  /// one, up to the root of the repository; else of the test's folder or an enclosing one. Defaults where there is
  /// none, and where the sources are out of reach, as on a device.
  case nearest
  /// A file, by a path that is absolute or starts at the folder of the test's source file.
  case file(String)
  /// The defaults of `navgraph lint`, regardless of files.
  case defaults
}
