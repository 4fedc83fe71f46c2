/// How long a layout may take, and who places what might take longer.
package struct LayoutLimit: Sendable {
  package var seconds: Double
  package var worker: any LayoutWorker
  /// Hears what was done in less time than it should have.
  package var log: @Sendable (String) -> Void

  package static let defaultSeconds = 10.0

  /// Boxes and arcs up to which a layout takes less than a second, in any shape, and needs no other
  /// process.
  static let smallSize = 1_000

  /// Layouts that a renderer makes in this process before it leaves all further ones to others: Graphviz 2.43
  /// leaks memory with each that has frames (40 KB for twenty screens), and no call can free it.
  static let layoutsInProcess = 500

  package init(
    seconds: Double = defaultSeconds, worker: any LayoutWorker,
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.seconds = seconds
    self.worker = worker
    self.log = log
  }
}
