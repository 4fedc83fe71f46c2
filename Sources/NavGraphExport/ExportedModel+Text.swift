package import NavGraphRender

extension ExportedModel {
  /// The model as somebody asked for it.
  ///
  /// - Parameter height: Symbols that a stack may have; for Promela only.
  /// - Throws: Where it cannot be written as that: see ``RenderError``.
  /// - Complexity: Linear in the rules; for Promela, in controls × symbols and in what the steps run through,
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
