#if SourceReading
  import SwiftSyntax

  /// The declarations of one or more files: types with their members, extensions kept apart until all types
  /// are known, and declarations at the top level.
  struct DeclarationReader {
    var types: [TypeDeclaration] = []
    var extensions: [(node: ExtensionDeclSyntax, file: SourceFile)] = []
    var functions: [FunctionDeclaration] = []
    var properties: [PropertyDeclaration] = []
    var aliases: [(name: String, type: TypeSyntax, file: SourceFile)] = []

    mutating func read(_ file: SourceFile) {
      for statement in file.tree.statements { read(statement.item, in: file) }
    }

    private mutating func read(_ item: CodeBlockItemSyntax.Item, in file: SourceFile) {
      guard case .decl(let declaration) = item else { return }
      read(declaration, in: file)
    }

    private mutating func read(_ declaration: DeclSyntax, in file: SourceFile) {
      if let condition = declaration.as(IfConfigDeclSyntax.self) {
        for statement in condition.statements ?? [] { read(statement.item, in: file) }
      } else if let node = declaration.as(ExtensionDeclSyntax.self) {
        extensions.append((node, file))
      } else if let node = declaration.as(FunctionDeclSyntax.self) {
        functions.append(
          FunctionDeclaration(name: node.name.text, node: node, file: file, isStatic: false))
      } else if let node = declaration.as(VariableDeclSyntax.self) {
        properties += Self.properties(of: node, in: file)
      } else if let node = declaration.as(TypeAliasDeclSyntax.self) {
        aliases.append((node.name.text, node.initializer.value, file))
      } else if let type = Self.declaredType(declaration, in: nil, file: file) {
        types.append(type)
      }
    }

    /// Returns the type that a declaration declares, with the types nested in it; `nil` for any other declaration.
    static func declaredType(
      _ declaration: DeclSyntax, in parent: TypeDeclaration?, file: SourceFile
    ) -> TypeDeclaration? {
      let header: (String, TypeDeclaration.Kind, AttributeListSyntax, InheritanceClauseSyntax?)
      let block: MemberBlockSyntax
      if let node = declaration.as(StructDeclSyntax.self) {
        header = (node.name.text, .structure, node.attributes, node.inheritanceClause)
        block = node.memberBlock
      } else if let node = declaration.as(EnumDeclSyntax.self) {
        header = (node.name.text, .enumeration, node.attributes, node.inheritanceClause)
        block = node.memberBlock
      } else if let node = declaration.as(ClassDeclSyntax.self) {
        header = (node.name.text, .reference, node.attributes, node.inheritanceClause)
        block = node.memberBlock
      } else if let node = declaration.as(ActorDeclSyntax.self) {
        header = (node.name.text, .reference, node.attributes, node.inheritanceClause)
        block = node.memberBlock
      } else if let node = declaration.as(ProtocolDeclSyntax.self) {
        header = (node.name.text, .interface, node.attributes, node.inheritanceClause)
        block = node.memberBlock
      } else {
        return nil
      }
      let type = TypeDeclaration(
        name: unquoted(header.0), parent: parent, kind: header.1, file: file,
        node: Syntax(declaration), attributes: names(of: header.2),
        inherited: header.3?.inheritedTypes.map { Self.name(of: $0.type) } ?? [])
      add(block.members, to: type, file: file)
      if type.isReducerEnum { synthesize(type) }
      return type
    }

    /// What a type inherits, without the module that a nested `View` makes authors name: `SwiftUI.View`.
    private static func name(of inherited: TypeSyntax) -> String {
      let member = inherited.as(MemberTypeSyntax.self)
      let isOfModule = ["ComposableArchitecture", "SwiftUI"].contains(member?.baseType.sourceText)
      return (isOfModule ? member?.name.text : nil) ?? inherited.sourceText
    }

    static func add(
      _ members: MemberBlockItemListSyntax, to type: TypeDeclaration, file: SourceFile
    ) {
      for member in members { add(member.decl, to: type, file: file) }
    }

    private static func add(_ member: DeclSyntax, to type: TypeDeclaration, file: SourceFile) {
      if let condition = member.as(IfConfigDeclSyntax.self) {
        if let members = condition.members { add(members, to: type, file: file) }
      } else if let node = member.as(EnumCaseDeclSyntax.self) {
        for element in node.elements {
          type.cases.append(
            CaseDeclaration(
              name: unquoted(element.name.text),
              payloads: element.parameterClause?.parameters.map {
                let label = $0.firstName?.text
                return CaseDeclaration.Payload(label: label == "_" ? nil : label, type: $0.type)
              } ?? [], file: file, node: Syntax(node)))
        }
      } else if let node = member.as(VariableDeclSyntax.self) {
        for property in properties(of: node, in: file) where type.properties[property.name] == nil {
          type.properties[property.name] = property
          type.propertyOrder.append(property.name)
        }
      } else if let node = member.as(FunctionDeclSyntax.self) {
        let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        let function = FunctionDeclaration(
          name: node.name.text, node: node, file: file, isStatic: isStatic)
        type.functions[function.name, default: []].append(function)
        type.functionOrder.append(function)
      } else if let node = member.as(InitializerDeclSyntax.self) {
        type.initializers.append(node)
      } else if let node = member.as(TypeAliasDeclSyntax.self) {
        type.aliases[node.name.text] = node.initializer.value
      } else if let inner = Self.declaredType(member, in: type, file: file) {
        if type.nested[inner.name] == nil { type.nested[inner.name] = inner }
      }
    }

    /// What `@Reducer` adds to an enum: `State` and `Action` with a case for each reducer.
    static func synthesize(_ type: TypeDeclaration) {
      let made = ["State", "Action"].map { name in
        TypeDeclaration(
          name: name, parent: type, kind: .enumeration, file: type.file, node: type.node)
      }
      for one in type.cases {
        let attributes =
          one.node.as(EnumCaseDeclSyntax.self).map { names(of: $0.attributes) } ?? []
        let isIgnored = attributes.contains("ReducerCaseIgnored")
        let payload = one.payloads.first
        let generic = payload?.type.as(IdentifierTypeSyntax.self)
        let isEphemeral = ["AlertState", "ConfirmationDialogState"].contains(generic?.name.text)
        var state = one
        var action = one
        if !isIgnored, !isEphemeral, one.payloads.count == 1 {
          state.payloads[0].member = "State"
          action.payloads[0].member = "Action"
          made[1].cases.append(action)
        } else if isEphemeral, let argument = generic?.genericArgumentClause?.arguments.first,
          case .type(let inner) = argument.argument
        {
          action.payloads[0].type = inner
          made[1].cases.append(action)
        }
        made[0].cases.append(state)
      }
      for one in made where type.nested[one.name] == nil { type.nested[one.name] = one }
    }

    static func properties(
      of node: VariableDeclSyntax, in file: SourceFile
    ) -> [PropertyDeclaration] {
      let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
      return node.bindings.compactMap { binding in
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
          return nil
        }
        var getter: CodeBlockItemListSyntax?
        switch binding.accessorBlock?.accessors {
        case .getter(let statements)?: getter = statements
        case .accessors(let accessors)?:
          getter = accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
        case nil: break
        }
        return PropertyDeclaration(
          name: unquoted(name), type: binding.typeAnnotation?.type,
          initial: binding.initializer?.value, getter: getter,
          attributes: names(of: node.attributes),
          attributeNodes: node.attributes, isStatic: isStatic, file: file, node: Syntax(node))
      }
    }

    static func names(of attributes: AttributeListSyntax) -> [String] {
      attributes.compactMap {
        $0.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.text
      }
    }
  }

  /// A name without the backticks that a keyword needs.
  func unquoted(_ name: String) -> String {
    name.first == "`" ? String(name.dropFirst().dropLast()) : name
  }
#endif
