#if SourceReading
  import SwiftSyntax

  /// Finds the type around code.
  struct EnclosingTypes {
    let program: Program
    /// By the node of its declaration.
    private let types: [SyntaxIdentifier: TypeDeclaration]

    init(_ program: Program) {
      self.program = program
      types = Dictionary(
        program.types.map { ($0.node.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the type whose declaration or extension contains a node.
    func type(around node: Syntax) -> TypeDeclaration? {
      for outer in sequence(first: node, next: \.parent).dropFirst() {
        if let type = types[outer.id] { return type }
        if let addition = outer.as(ExtensionDeclSyntax.self), let file = program.file(of: node) {
          return program.resolve(addition.extendedType, in: nil, file: file).declaration
        }
      }
      return nil
    }
  }
#endif
