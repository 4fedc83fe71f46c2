#if SourceReading
  import SwiftSyntax

  // Code of models with stacks that nothing which was read reaches.

  extension Walker {
    /// Whether a closure is kept by what it is given to, which calls it later: `model.onClose = { … }`.
    func isKept(_ closure: ClosureExprSyntax, _ scope: Scope) -> Bool {
      guard closures.isGiven(closure) else { return false }
      kept.append((closure, scope))
      return true
    }

    /// Reports closures that models are given, that navigate, and that nothing was seen to call.
    func admitUncalledClosures() {
      for (closure, scope) in kept where !calledClosures.contains(closure.id) {
        if self.closure(closure, [], scope).contains(where: \.navigates) {
          admit(closure, "who calls a closure that is given here cannot be read")
        }
      }
    }

    /// Reports functions and closures of models that change the models' stacks, and that nothing was seen to call.
    func admitUnreachedCode() {
      let owners = Set(containerOrder.filter { $0.kind == .stack }.map(\.owner))
      for type in program.types where type.kind == .reference && !type.isViewController {
        guard owners.contains(ObjectIdentifier(type)) else { continue }
        let scope = scope(ofCode: type)
        func changes(_ steps: [Step]) -> [Change] {
          ViewWalker.operations(steps).filter { $0.container.owner == ObjectIdentifier(type) }
        }
        let closures = type.initializers.flatMap { ClosureFinder.outermost(in: Syntax($0)) }
        for closure in closures
        where !self.closures.isGiven(closure) && !calledClosures.contains(closure.id) {
          admitUnreached(
            closure, "what runs this code", changes(self.closure(closure, [], scope)))
        }
        let unread = type.functionOrder.filter { !readFunctions.contains($0.node.id) }
        let changing = unread.map { function in
          (function, changes(function.node.body.map { body($0.statements, scope) } ?? []))
        }
        // A function that only another one of them calls is a part of that.
        for (function, changes) in changing where !readFunctions.contains(function.node.id) {
          admitUnreached(
            function.node, "what calls \u{201C}\(function.name)\u{201D}", changes)
        }
      }
    }

    private func admitUnreached(
      _ node: some SyntaxProtocol, _ what: String, _ changes: [Change]
    ) {
      guard let first = changes.first else { return }
      unreachedChanges += changes
      admit(
        node,
        "\(what), which changes \u{201C}\(first.container.property)\u{201D}, was not found: it is left out"
      )
    }

    /// The functions with which models with stacks of their own implement a method of a protocol: `delegate?.didSelect()`.
    func implementations(
      of name: String, in interface: TypeDeclaration, calledBy node: FunctionCallExprSyntax,
      _ scope: Scope
    ) -> [(function: FunctionDeclaration, owner: TypeDeclaration)] {
      guard interface.kind == .interface else { return [] }
      let all = program.types.compactMap {
        type -> (function: FunctionDeclaration, owner: TypeDeclaration)? in
        guard type.kind == .reference, type.inherited.contains(interface.name),
          let function = type.functions[name].flatMap({ choose($0, of: type, for: node, scope) }),
          type.properties.values.contains(where: {
            program.type(ofProperty: $0, in: type).isArrayOfRoutes
          })
        else { return nil }
        return (function, type)
      }
      // What a class inherits is that of its superclass.
      return all.filter { one in
        let base = program.superclass(of: one.owner)
        return !all.contains { $0.owner === base && $0.function.node.id == one.function.node.id }
      }
    }
  }

  /// Finds the closures in code that are in no other one.
  private final class ClosureFinder: SyntaxVisitor {
    private var found: [ClosureExprSyntax] = []

    static func outermost(in node: Syntax) -> [ClosureExprSyntax] {
      let finder = ClosureFinder(viewMode: .sourceAccurate)
      finder.walk(node)
      return finder.found
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .skipChildren
    }
  }
#endif
