#if SourceReading
  import SwiftSyntax

  // What code sets in a state before it shows that: `var form = Form.State(); form.fields = [.name]`.

  extension ExprSyntax {
    /// What properties of a local variable are set to right after it is declared and before this use of it, by property; nil
    /// where it is no such variable, or is given another value there.
    var presets: [String: ExprSyntax]? {
      guard let name = Walker.name(of: self),
        let variable = LocalVariable(name, usedAt: Syntax(self))
      else { return nil }
      var result: [String: ExprSyntax] = [:]
      for statement in variable.statements {
        guard let (left, right) = statement.assignment else { continue }
        if Walker.name(of: left) == name { return nil }
        guard let member = left.as(MemberAccessExprSyntax.self),
          member.base.flatMap({ Walker.name(of: $0) }) == name
        else { continue }
        result[unquoted(member.declName.baseName.text)] = right
      }
      return result
    }

    /// Whether code assigns to it what its variable has before it is shown, or what an embedded child has: no change of a
    /// screen that is shown.
    var isPreset: Bool {
      guard let base = self.as(MemberAccessExprSyntax.self)?.base else { return false }
      if let name = Walker.name(of: base) {
        return LocalVariable(name, usedAt: Syntax(self))?.isUsedDirectly ?? false
      }
      return base.as(MemberAccessExprSyntax.self)?.base?.sourceText == "state"
    }
  }

  /// A variable of a function or closure, seen from where it is used.
  private struct LocalVariable {
    /// The statements between its declaration and the one that uses it.
    let statements: [CodeBlockItemSyntax]
    /// Whether that one is beside the declaration, and not in a block inside.
    let isUsedDirectly: Bool

    init?(_ name: String, usedAt node: Syntax) {
      var isUsedDirectly = true
      for outer in sequence(first: node, next: \.parent) {
        guard let item = outer.as(CodeBlockItemSyntax.self),
          let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { continue }
        let before = Array(list.prefix { $0.id != item.id })
        if let declared = before.lastIndex(where: { $0.declares(name) }) {
          statements = Array(before[(declared + 1)...])
          self.isUsedDirectly = isUsedDirectly
          return
        }
        isUsedDirectly = false
      }
      return nil
    }
  }

  extension CodeBlockItemSyntax {
    fileprivate func declares(_ name: String) -> Bool {
      guard case .decl(let declaration) = item,
        let variable = declaration.as(VariableDeclSyntax.self)
      else { return false }
      return variable.bindings.contains {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
          // A copy of what is shown changes that.
          && $0.initializer?.value.firstToken(viewMode: .sourceAccurate)?.text != "state"
      }
    }

    /// The sides of `left = right`.
    fileprivate var assignment: (left: ExprSyntax, right: ExprSyntax)? {
      guard case .expr(let expression) = item,
        let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        parts.count == 3, parts[1].is(AssignmentExprSyntax.self)
      else { return nil }
      return (parts[0], parts[2])
    }
  }
#endif
