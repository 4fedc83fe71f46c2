#if SourceReading
  import SwiftSyntax

  // `#if`: the clause of a release for iPhone is read.

  extension Walker {
    /// Returns the steps of the clause of an `#if` that is built. If that does nothing, the first of the others that
    /// does something is read, so that the content of `#if DEBUG` alone is known.
    func built(_ condition: IfConfigDeclSyntax, _ scope: Scope) -> [Step] {
      let clauses = condition.clauses.map(\.self)
      let chosen = condition.built
      var results: [(index: Int, steps: [Step])] = []
      for (index, clause) in clauses.enumerated() {
        guard case .statements(let inner)? = clause.elements else { continue }
        let found = steps(Array(inner), scope)
        guard found.contains(where: \.navigates) || index == chosen else { continue }
        results.append((index, found))
      }
      let read =
        results.first { $0.index == chosen && !$0.steps.isEmpty }
        ?? results.first { $0.index != chosen } ?? results.first
      guard let read else { return [] }
      for other in results where other.index != read.index && other.index != chosen {
        admit(clauses[other.index], "another clause of this \u{201C}#if\u{201D} is read")
      }
      return read.steps
    }
  }

  extension IfConfigDeclSyntax {
    /// The clause of a release for iPhone.
    var built: Int? {
      clauses.map(\.self).firstIndex { $0.condition.map(Self.isBuilt) ?? true }
    }

    /// The elements that are read: those of the clause that is built, or of the first that has any.
    var elements: IfConfigClauseSyntax.Elements? {
      let all = clauses.map(\.elements)
      return ((built.map { [all[$0]] } ?? []) + all).lazy.compactMap(\.self)
        .first { !$0.sourceText.isEmpty }
    }

    /// The cases of a `switch` that are read.
    var read: [SwitchCaseListSyntax] {
      if case .switchCases(let cases)? = elements { [cases] } else { [] }
    }

    /// The members of a type that are read.
    var members: MemberBlockItemListSyntax? {
      if case .decls(let members)? = elements { members } else { nil }
    }

    /// The declarations of a file that are read.
    var statements: CodeBlockItemListSyntax? {
      if case .statements(let statements)? = elements { statements } else { nil }
    }

    /// Whether a condition holds in a release for iPhone; a name of the app's own does not.
    private static func isBuilt(_ condition: ExprSyntax) -> Bool {
      if let parts = condition.as(SequenceExprSyntax.self)?.elements.map(\.self) {
        let signs = stride(from: 1, to: parts.count, by: 2).map { parts[$0].sourceText }
        let known = stride(from: 0, to: parts.count, by: 2).map { isBuilt(parts[$0]) }
        // `&&` binds before `||`.
        var holds = [known[0]]
        for (sign, next) in zip(signs, known.dropFirst()) {
          if sign == "&&" {
            holds[holds.count - 1] = holds[holds.count - 1] && next
          } else {
            holds.append(next)
          }
        }
        return holds.contains(true)
      }
      if let negated = condition.as(PrefixOperatorExprSyntax.self) {
        return !isBuilt(negated.expression)
      }
      if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
        return isBuilt(only.expression)
      }
      if let literal = condition.as(BooleanLiteralExprSyntax.self) {
        return literal.literal.text == "true"
      }
      guard let call = condition.as(FunctionCallExprSyntax.self) else { return false }
      let argument = call.arguments.sourceText
      return switch call.calledName {
      case "os": argument == "iOS"
      case "canImport": argument != "AppKit" && argument != "Cocoa"
      case "targetEnvironment": false
      case "arch": argument == "arm64"
      case "compiler", "swift": !argument.hasPrefix("<")
      default: true
      }
    }
  }

  extension IfConfigClauseSyntax {
    /// Its condition where that is about a flag of the app's own builds: `!INTERNAL`.
    var ownFlag: ExprSyntax? {
      condition.flatMap { condition in
        condition.tokens(viewMode: .sourceAccurate).contains { token in
          // `os(iOS)` is no flag.
          token.parent?.is(DeclReferenceExprSyntax.self) == true
            && sequence(first: Syntax(token), next: \.parent).prefix { $0.id != condition.id }
              .allSatisfy { $0.parent?.is(FunctionCallExprSyntax.self) != true }
        } ? condition : nil
      }
    }
  }

  /// Reads, of code under `#if`, the clause of a release for iPhone alone.
  class BuiltCodeVisitor: SyntaxVisitor {
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      if let elements = node.elements { walk(elements) }
      return .skipChildren
    }
  }

  /// Finds all nodes of a kind in the same code.
  final class NodeFinder<Node: SyntaxProtocol>: SyntaxAnyVisitor {
    private var found: [Node] = []

    static func all(in node: Syntax) -> [Node] {
      let finder = NodeFinder(viewMode: .sourceAccurate)
      finder.walk(node)
      return finder.found
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      if let one = node.as(Node.self) { found.append(one) }
      guard let choice = node.as(IfConfigDeclSyntax.self) else { return .visitChildren }
      if let elements = choice.elements { walk(elements) }
      return .skipChildren
    }
  }

  extension Step {
    /// Whether it does anything but to leave the code.
    var navigates: Bool { contains { if case .exit = $0 { false } else { true } } }

    /// Whether it shows or closes a screen, or opens a URL.
    var changesScreens: Bool {
      contains {
        switch $0 {
        case .operation, .dismiss, .open: true
        default: false
        }
      }
    }

    /// Whether it adds screens to a stack or removes some, so that it makes a difference how often it is done.
    var changesStacks: Bool {
      contains {
        if case .operation(let change) = $0 {
          change.container.kind == .stack
            && ![
              "dismissAll", "goBackToRoot", "popToCurrentNavigationRoot", "popToRoot", "removeAll",
              "removeDownTo", "set",
            ].contains(change.name)
        } else {
          false
        }
      }
    }

    private func contains(_ isMeant: (Step) -> Bool) -> Bool {
      switch self {
      case .branch(_, let then, let otherwise):
        then.contains { $0.contains(isMeant) } || otherwise.contains { $0.contains(isMeant) }
      case .block(let inner, _): inner.contains { $0.contains(isMeant) }
      case .operation, .send, .dismiss, .open, .exit: isMeant(self)
      }
    }
  }
#endif
