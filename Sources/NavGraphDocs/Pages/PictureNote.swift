/// The first comment of a picture beside a page: its owner, and the version that drew it.
package enum PictureNote {
  static func text(drawnBy drawer: String) -> String {
    "<!-- \(NavigationPages.markText) Drawn by \(drawer). -->\n"
  }

  /// What drew a picture, as `Graphviz 2.43.0`; nil for other files.
  package static func drawer(_ file: DocumentFile) -> String? { drawer(of: file.text) }

  private static func drawer(of text: String) -> String? {
    guard text.hasPrefix("<!-- \(NavigationPages.markStart)"),
      let note = text.prefix(while: { $0 != "\n" }).firstMatch(of: /Drawn by (.+)\. -->/)
    else { return nil }
    return String(note.1)
  }

  /// What drew the old one of two pictures, where the new one was drawn by something else.
  package static func otherDrawer(_ old: String?, _ new: String?) -> String? {
    guard let old = old.flatMap(drawer), let new = new.flatMap(drawer) else { return nil }
    return old == new ? nil : old
  }
}
