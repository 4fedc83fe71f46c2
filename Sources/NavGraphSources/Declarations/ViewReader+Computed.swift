#if SourceReading
  import SwiftSyntax

  extension ViewReader {
    /// Returns the actions that a computed property can be, and whether these are all: `store.send(row.action)`.
    ///
    /// - Returns: nil where no type of the app has a property of that name that is such an action.
    func computed(
      _ property: MemberAccessExprSyntax, _ actions: TypeDeclaration
    ) -> (actions: [ExprSyntax], areAll: Bool)? {
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
      let values = getters.flatMap { ReturnFinder.values(in: Syntax($0)) }
      let known = values.filter { Self.caseName($0).flatMap(actions.declaredCase) != nil }
      return (known, getters.count == properties.count && known.count == values.count)
    }
  }
#endif
