#if SourceReading
  import SwiftSyntax

  extension ViewWalker {
    /// Whether a closure without a label can be no other one of a view, or of the functions that put the view's modifier on
    /// others.
    func isOnlyClosure(_ name: String, of view: TypeDeclaration) -> Bool {
      func isOther(_ written: TypeSyntax?, _ attributes: [String], _ other: String) -> Bool {
        other != name
          && (written?.sourceText.contains("->") == true || attributes.contains("ViewBuilder"))
      }
      let isGeneric = view.node.as(StructDeclSyntax.self)?.genericParameterClause != nil
      let initializers = view.initializers.flatMap(\.signature.parameterClause.parameters)
      let functions = (walker.program.outside["View"]?.functionOrder ?? []).filter { function in
        function.node.tokens(viewMode: .sourceAccurate).contains { $0.text == view.name }
      }
      let stored = view.properties.values.filter { $0.getter == nil }
      return !isGeneric && !stored.contains { isOther($0.type, $0.attributes, $0.name) }
        && !initializers.contains { parameter in
          isOther(
            parameter.type, DeclarationReader.names(of: parameter.attributes), parameter.name)
        }
        && functions.allSatisfy { function in
          function.parameters.count { $0.type.sourceText.contains("->") } == 1
        }
    }
  }
#endif
