#if SourceReading
  import SwiftSyntax

  // Classes have the members of their superclasses.

  extension Program {
    /// The class that a class inherits from, if the sources declare it.
    func superclass(of type: TypeDeclaration) -> TypeDeclaration? {
      guard let written = Self.firstInherited(by: type),
        let found = resolve(written, in: type.parent, file: type.file).declaration,
        found.kind == .reference, found !== type
      else { return nil }
      return found
    }

    /// Adds to each class what it inherits: not to view controllers, whose own code shows what they are.
    func inheritMembers() {
      var seen: Set<ObjectIdentifier> = []
      for type in types { inheritMembers(type, &seen) }
    }

    private func inheritMembers(_ type: TypeDeclaration, _ seen: inout Set<ObjectIdentifier>) {
      guard type.kind == .reference, !type.isViewController,
        seen.insert(ObjectIdentifier(type)).inserted, let base = superclass(of: type)
      else { return }
      inheritMembers(base, &seen)
      for (name, argument) in Self.arguments(of: base, givenBy: type)
      where type.aliases[name] == nil {
        type.aliases[name] = argument
      }
      for name in base.propertyOrder where type.properties[name] == nil {
        type.properties[name] = base.properties[name]
        type.propertyOrder.append(name)
      }
      for function in base.functionOrder {
        let labels = function.parameters.map(\.label)
        let own = type.functions[function.name] ?? []
        let types = function.parameters.map(\.type.sourceText)
        let isReplaced = own.contains { one in
          one.parameters.map(\.label) == labels
            && (one.node.modifiers.contains { $0.name.text == "override" }
              || one.parameters.map(\.type.sourceText) == types)
        }
        if isReplaced { continue }
        type.functions[function.name, default: []].append(function)
        type.functionOrder.append(function)
      }
      if type.initializers.isEmpty { type.initializers = base.initializers }
      type.nested.merge(base.nested) { own, _ in own }
      type.aliases.merge(base.aliases) { own, _ in own }
      type.inherited += base.inherited.filter { !type.inherited.contains($0) }
    }

    private static func firstInherited(by type: TypeDeclaration) -> TypeSyntax? {
      type.node.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type
    }

    /// What `class Router: BaseRouter<Screen>` means by the parameters of its superclass.
    private static func arguments(
      of base: TypeDeclaration, givenBy type: TypeDeclaration
    ) -> [(String, TypeSyntax)] {
      let parameters =
        base.node.as(ClassDeclSyntax.self)?.genericParameterClause?.parameters.map(\.name.text)
        ?? []
      let written = firstInherited(by: type)
      let clause =
        written?.as(IdentifierTypeSyntax.self)?.genericArgumentClause
        ?? written?.as(MemberTypeSyntax.self)?.genericArgumentClause
      let arguments = clause?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? []
      guard parameters.count == arguments.count else { return [] }
      // Names that mean something else in the class than where it is declared.
      let others = Set(
        parameters + [type, base].flatMap { Array($0.nested.keys) + Array($0.aliases.keys) })
      let own =
        type.node.as(ClassDeclSyntax.self)?.genericParameterClause?.parameters.map(\.name.text)
        ?? []
      return zip(parameters, arguments).filter { _, argument in
        let tokens = Array(argument.tokens(viewMode: .sourceAccurate))
        return tokens.allSatisfy {
          (tokens.count == 1 || !own.contains($0.text))
            && (!others.contains($0.text)
              || $0.previousToken(viewMode: .sourceAccurate)?.text == ".")
        }
      }
    }
  }
#endif
