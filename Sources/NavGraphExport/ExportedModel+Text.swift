package import NavGraphRender

extension ExportedModel {
  /// Returns the model in the requested format.
  ///
  /// - Parameter height: Symbols that a stack may have; for Promela only.
  /// - Throws: Where the model cannot be written in it: see ``RenderError``.
  /// - Complexity: Linear in the rules; for Promela, in controls × symbols and in the lengths of the steps,
  ///   too.
  package func text(as format: ModelFormat, height: Int) throws(RenderError) -> String {
    switch format {
    case .promela: return try PromelaWriter.document(of: self, height: height)
    case .dot: return ModelGraph.document(of: self)
    case .json:
      guard let text = JSONDocument.text(of: ModelDocument(self)) else { throw .unwritable }
      return text
    }
  }
}
