import NavGraphModel

/// The reasons of suppressions that the reader adds by itself.
enum ReaderReason {
  static func hiddenBar(in file: String) -> String { fileName(file) + hidesBar }

  static func unreadScreen(openedIn file: String, _ line: Int) -> String {
    "\(fileName(file)):\(line)" + opensUnread
  }

  /// Whether the text is one of these.
  static func isReaders(_ reason: some StringProtocol) -> Bool {
    reason.hasSuffix(hidesBar) || reason.hasSuffix(opensUnread)
      || reason.hasSuffix(Suppression.delaysReason)
  }

  private static let hidesBar = " hides a bar"
  private static let opensUnread = " opens a screen that could not be read"

  private static func fileName(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }
}
