/// A file of the documents, by value: the code that makes documents writes none.
package struct DocumentFile: Hashable, Sendable {
  /// Beneath the folder of the documents, with `/` between names.
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
