/// The reasons of suppressions that the reader of sources adds by itself, because the code shows that the finding is none.
package enum ReaderReason {
  package static func hiddenBar(in file: String) -> String { fileName(file) + hidesBar }

  package static func unreadScreen(openedIn file: String, _ line: Int) -> String {
    "\(fileName(file)):\(line)" + opensUnread
  }

  package static func leftOutSend(in file: String, _ line: Int) -> String {
    "\(fileName(file)):\(line)" + sendsLeftOut
  }

  package static func leftOutChange(in file: String, _ line: Int) -> String {
    "\(fileName(file)):\(line)" + closesLeftOut
  }

  package static func unreadChange(in file: String, _ line: Int) -> String {
    "\(fileName(file)):\(line)" + changesUnread
  }

  package static func refusedTab(in file: String, _ line: Int) -> String {
    "\(fileName(file)):\(line)" + refusesTab
  }

  /// Whether a text is a reason for something that may not even be reported.
  package static func isPrecaution(_ reason: String) -> Bool {
    reason == Suppression.delaysReason || reason.hasSuffix(closesLeftOut)
  }

  /// Whether a text is one of these: a file of Swift and a fixed end.
  package static func isReaders(_ reason: some StringProtocol) -> Bool {
    if reason.hasSuffix(Suppression.delaysReason) { return true }
    let ends = [hidesBar, opensUnread, sendsLeftOut, closesLeftOut, changesUnread, refusesTab]
    guard let end = ends.first(where: { reason.hasSuffix($0) }) else { return false }
    return reason.dropLast(end.count).split(separator: ":").first?.hasSuffix(".swift") ?? false
  }

  private static let hidesBar = " hides a bar"
  private static let opensUnread = " opens a screen that could not be read"

  private static let closesLeftOut = " closes what another screen shows, which is left out"
  private static let sendsLeftOut = " sends it, which is left out"
  private static let changesUnread = " does something that could not be read"
  private static let refusesTab = " does not select the tab that is tapped"

  private static func fileName(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }
}
