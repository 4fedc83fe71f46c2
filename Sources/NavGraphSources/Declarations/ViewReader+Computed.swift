#if SourceReading
  import SwiftSyntax

  extension ViewReader {
    /// Returns the actions that a computed property can be: `store.send(row.action)`; none where they cannot be read.
    ///
    /// - Returns: nil where no type of the app has a property of that name that is such an action.
    func computed(_ property: MemberAccessExprSyntax, _ actions: TypeDeclaration) -> [ExprSyntax]? {
      guard let base = property.base,
        program.typeNamed(by: base, in: view, file: view.file) == nil
      else { return nil }
      let name = property.declName.baseName.text
      let properties = program.types.compactMap { type -> PropertyDeclaration? in
        guard let found = type.properties[name],
          program.type(ofProperty: found, in: type).unwrapped.declaration === actions
        else { return nil }
        return found
      }
      if properties.isEmpty { return nil }
      let getters = properties.compactMap(\.getter)
      guard getters.count == properties.count else { return [] }
      return getters.flatMap { ReturnFinder.values(in: Syntax($0)) }.filter { value in
        Self.caseName(value).flatMap(actions.declaredCase) != nil
      }
    }
  }
#endif
