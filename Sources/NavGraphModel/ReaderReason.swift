/// The reasons of suppressions that the reader of sources adds by itself, because the code shows that the finding is none.
package enum ReaderReason: String, CaseIterable {
  case hiddenBar = " hides a bar"
  case sharedStack = " uses the stack around it"
  case unreadScreen = " opens a screen that could not be read"
  case leftOutSend = " sends it, which is left out"
  case leftOutChange = " closes what another screen shows, which is left out"
  case unreadChange = " does something that could not be read"
  case refusedTab = " does not select the tab that is tapped"
  case nextElement = " opens the next of several until there is none"
  case storedEvent = " stores something when it comes"

  /// The reason for the author: `Home.swift:12 sends it, which is left out`.
  package func text(in file: String, _ line: Int? = nil) -> String {
    let name = String(file.split(separator: "/").last ?? "")
    return (line.map { "\(name):\($0)" } ?? name) + rawValue
  }

  /// Whether a text is one of these: a file of Swift and a fixed end.
  package static func isReaders(_ reason: some StringProtocol) -> Bool {
    if reason.hasSuffix(Suppression.delaysReason) { return true }
    guard let known = allCases.first(where: { reason.hasSuffix($0.rawValue) }) else { return false }
    return reason.dropLast(known.rawValue.count).split(separator: ":").first?.hasSuffix(".swift")
      ?? false
  }
}
