#if SourceReading
  import SwiftSyntax

  // The Composable Architecture cancels the effects of a feature that is dismissed. A cancelled effect sends nothing.

  /// An action that an effect sends after it dismissed its feature.
  struct LateSend {
    var feature: Feature
    /// The cases of the action, from the outermost inwards: `delegate`, `saved`.
    var names: [String]
  }

  extension Walker {
    /// `@Dependency(\.dismiss) var dismiss`; in a view, `@Environment(\.dismiss)` or `\.presentationMode`.
    func isDismissal(_ expression: ExprSyntax, _ scope: Scope) -> Bool {
      let name =
        expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      guard var name else { return false }
      if name.hasPrefix("$") { name.removeFirst() }
      guard let property = scope.lexical?.properties[name] else { return false }
      let words = property.attributeNodes.sourceText
      return property.attributes.contains("Dependency") && words.contains("\\.dismiss")
        || property.attributes.contains("Environment")
          && (words.contains("\\.dismiss") || words.contains("\\.presentationMode"))
    }

    /// Whether a statement of an effect dismisses the effect's own feature: `await dismiss()`.
    func cancelsEffect(_ statement: CodeBlockItemSyntax, _ scope: Scope) -> Bool {
      guard
        let call = statement.item.as(AwaitExprSyntax.self)?.expression.as(
          FunctionCallExprSyntax.self),
        isDismissal(call.calledExpression, scope), isPresented(scope.feature)
      else { return false }
      let name =
        Self.lastName(call.calledExpression) ?? Self.name(of: call.calledExpression) ?? ""
      guard scope.lexical?.properties[name]?.attributes.contains("Dependency") == true else {
        return false
      }
      let closure = sequence(first: Syntax(statement), next: \.parent).lazy.compactMap {
        $0.as(ClosureExprSyntax.self)
      }.first
      let effect =
        closure?.parent?.as(FunctionCallExprSyntax.self)
        ?? closure?.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
      return effect?.calledName == "run"
    }

    func noteLateSend(_ sent: ExprSyntax, _ scope: Scope) {
      let names = CasePattern(sent).names
      guard !names.isEmpty else { return }
      lateSends[program.place(of: sent)] = LateSend(feature: scope.feature, names: names)
    }

    /// Whether the library can dismiss a feature wherever it is shown: `@Presents var detail: Detail.State?`, a
    /// `StackState`, or the cases of either. A stack of routes has no `dismiss` of the library's.
    private func isPresented(_ feature: Feature) -> Bool {
      let own = [feature.state.declaration, feature.owner].compactMap(\.self)
        .map { ObjectIdentifier($0) }
      return !dismissible.presented.isDisjoint(with: own) && dismissible.other.isDisjoint(with: own)
    }

    /// The states of screens that are presented by the library, and of those that are shown in another way.
    func findDismissible() -> (presented: Set<ObjectIdentifier>, other: Set<ObjectIdentifier>) {
      var (presented, other): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
      for type in program.types {
        for property in type.properties.values {
          let found = program.type(ofProperty: property, in: type)
          guard let screens = found.screens else { continue }
          let shown = Set(
            ([screens]
              + screens.cases.flatMap { one in
                one.payloads.compactMap { program.resolve($0, of: one, in: screens).declaration }
              }).map { ObjectIdentifier($0) })
          switch found {
          case .presented, .stack: presented.formUnion(shown)
          default: other.formUnion(shown)
          }
        }
      }
      return (presented, other)
    }
  }
#endif
