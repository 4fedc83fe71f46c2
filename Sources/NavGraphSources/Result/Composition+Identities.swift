#if SourceReading
  import SwiftSyntax

  // Stacks that hold the identities of screens: `Route<Screen.State.ID>`.

  extension Program {
    /// Whether all states of a case have one `id`: `switch self { case .login: "login" … }`, or the name of the case as a
    /// mirror tells it.
    func isIdentityConstant(of name: String, in screens: TypeDeclaration) -> Bool {
      let protocols = screens.inherited.lazy.compactMap {
        self.type(named: $0, in: screens, file: screens.file)?.declaration
      }
      guard
        let code = (screens.properties["id"] ?? protocols.compactMap { $0.properties["id"] }.first)?
          .getter
      else { return false }
      if code.sourceText == "self" { return screens.declaredCase(name)?.payloads.isEmpty ?? false }
      let words = code.tokens(viewMode: .sourceAccurate).map(\.text)
      if words.contains("Mirror") { return words.contains("label") && !words.contains("value") }
      guard let choice = code.first?.item.expression?.as(SwitchExprSyntax.self), code.count == 1
      else { return false }
      return choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.contains { one in
        let isMeant = one.patterns.contains {
          if case .enumCase(name, _) = CasePattern($0) { true } else { false }
        }
        let id = Walker.only(one.statements)
        let isText =
          id?.as(StringLiteralExprSyntax.self)?.segments.allSatisfy {
            $0.is(StringSegmentSyntax.self)
          }
          ?? false
        let isNamed = id?.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
        return isMeant && (isText || isNamed || id?.is(IntegerLiteralExprSyntax.self) == true)
      }
    }
  }

  extension Composition {
    /// The enum of screens that identities are of.
    static func screens(of identities: TypeDeclaration) -> TypeDeclaration? {
      guard !identities.cases.isEmpty, identities.cases.allSatisfy(\.payloads.isEmpty),
        let state = identities.parent, state.kind == .enumeration
      else { return nil }
      return state
    }

    /// Returns the screens that a case of identities represents: by the state's `id`, or by its name.
    func shown(by id: String, of identities: TypeDeclaration) -> [CaseDeclaration] {
      guard let state = Self.screens(of: identities) else { return [] }
      var names: [String] = []
      let made = state.properties["id"]?.getter?.last?.item.expression
      if let choice = made?.as(SwitchExprSyntax.self) {
        for case .switchCase(let made) in choice.cases {
          guard case .case(let label) = made.label,
            let onlyStatement = Walker.only(made.statements),
            case .enumCase(id, _) = CasePattern(onlyStatement)
          else { continue }
          for item in label.caseItems {
            if case .enumCase(let shown, _) = CasePattern(item.pattern) { names.append(shown) }
          }
        }
      }
      return (names.isEmpty ? [id] : names).compactMap(state.declaredCase)
    }

    /// Returns the feature of the screens that a case of identities represents, if it is one.
    func feature(identifiedBy id: String, of identities: TypeDeclaration) -> Feature? {
      guard let state = Self.screens(of: identities) else { return nil }
      let found = shown(by: id, of: identities).map { screen in
        screen.payloads.first.flatMap {
          features.feature(ofState: program.resolve($0, of: screen, in: state))
        }
      }
      return found.allSatisfy { $0 === found.first ?? nil } ? found.first ?? nil : nil
    }
  }
#endif
