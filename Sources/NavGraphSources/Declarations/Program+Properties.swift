#if SourceReading
  import SwiftSyntax

  extension Program {
    /// The structure that a property of a state holds: a part of the state without a name of its own in actions.
    func part(_ name: String, of state: TypeDeclaration) -> TypeDeclaration? {
      guard let property = state.properties[name], !property.isStatic, property.getter == nil,
        case .declared(let part) = type(ofProperty: property, in: state),
        part.kind == .structure, part !== state
      else { return nil }
      return part
    }
  }
#endif
