#if SourceReading
  import SwiftSyntax

  // What a state already presents when it is shown: `var trip = Trip.State(); trip.packing = Packing.State()`.

  extension Walker {
    /// Says that what a variable's state presents is left out: it is set before the state is shown.
    func admitPreset(_ left: ExprSyntax, _ right: [ExprSyntax], _ scope: Scope) {
      guard let member = left.as(MemberAccessExprSyntax.self), let base = member.base,
        base.is(DeclReferenceExprSyntax.self), right.first?.isNil == false,
        right.first?.sourceText != "false",
        case .expression(let made, let inner) = value(base, scope)
      else { return }
      let state = program.type(ofInitial: made, in: inner.lexical, file: inner.file).declaration
      if let state { admitPreset(member.declName.baseName.text, of: state, at: left) }
    }

    /// Says the same of what the arguments that make a state present: `Trip.State(packing: Packing.State())`.
    func admitPresets(of state: TypeDeclaration?, madeBy expression: ExprSyntax, _ scope: Scope) {
      guard let state, case .expression(let made, let inner) = value(expression, scope),
        let call = made.as(FunctionCallExprSyntax.self), makes(call, state, inner)
      else { return }
      for argument in call.arguments where argument.expression.is(FunctionCallExprSyntax.self) {
        guard let name = argument.label?.text else { continue }
        admitPreset(name, of: state, at: argument.expression)
      }
    }

    private func admitPreset(_ name: String, of state: TypeDeclaration, at code: ExprSyntax) {
      guard let property = state.properties[name], property.getter == nil,
        kind(of: program.type(ofProperty: property, in: state), named: name, in: state) == .slot
      else { return }
      admit(
        code,
        "\u{201C}\(name)\u{201D} may be presented already where its screen is shown: that is left out"
      )
    }
  }
#endif
