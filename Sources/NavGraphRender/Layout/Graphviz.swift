import CGraphviz

/// The Graphviz that lays maps out.
package enum Graphviz {
  /// Its version, as `2.43.0`: maps of one version may differ from those of another.
  package static func version() throws(RenderError) -> String {
    try GraphvizContext().use { String(cString: gvcVersion($0)) }.result
  }
}
