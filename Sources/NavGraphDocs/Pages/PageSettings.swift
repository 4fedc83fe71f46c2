package import NavGraphRender

/// What pages depend on beside what is known of the graph.
package struct PageSettings: Hashable, Sendable {
  /// Where places in the source are to be found; nil for nowhere.
  package var link: SourceLink?
  /// From the folder of the pages to the folder that paths in the source are relative to, as in `../..`; nil where
  /// there is no such way. It counts where `link` says nothing.
  package var sourceRoot: String?

  package init(link: SourceLink? = nil, sourceRoot: String? = nil) {
    self.link = link
    self.sourceRoot = sourceRoot
  }
}
