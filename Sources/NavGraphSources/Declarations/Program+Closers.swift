#if SourceReading
  import SwiftSyntax

  // What modifiers and views of the app's own do with the bindings by which they are shown.

  extension Program {
    /// Whether what one of the app's own modifiers shows closes itself by the binding that it is given: `isPresented = false`
    /// in its code, or in that of the modifiers and views that it makes.
    ///
    /// - Parameter byTap: Whether a tap has to close it that does nothing else: one beside it, or on a cross.
    func closesItself(by modifier: String, byTap: Bool = false) -> Bool {
      var open = [modifier]
      var seen = Set(open)
      while let name = open.popLast() {
        let functions = outside["View"]?.functions[name] ?? []
        let made = types.filter { $0.name == name && ($0.isView || $0.wrapsController) }
        let code = functions.map { Syntax($0.node) } + made.flatMap(\.members)
        let bindings =
          functions.flatMap(\.parameters).filter { $0.type.sourceText.hasPrefix("Binding<") }
          .map(\.name)
          + made.flatMap(\.properties.values).filter { $0.attributes.contains("Binding") }
          .map(\.name)
        for node in code {
          let closers = byTap ? CallFinder.calls(in: node).compactMap(\.onlyAssigning) : [node]
          if closers.contains(where: {
            !AssignmentFinder.cleared(in: $0).isDisjoint(with: bindings)
          }) {
            return true
          }
          open += CallFinder.calls(in: node).compactMap(\.calledName).filter {
            !bindings.isEmpty && seen.insert($0).inserted
          }
        }
      }
      return false
    }

    /// Whether a modifier of the app's own closes what it shows where it runs a closure that it is given: `Button("Done") {
    /// isPresented = false; onDone() }` in a view that it makes.
    func closes(_ modifier: String, running closure: String) -> Bool {
      let given = (outside["View"]?.functions[modifier] ?? []).lazy.compactMap { function in
        let all = function.node.signature.parameterClause.parameters
        return all.first { $0.firstName.text == closure }.map { (function, $0.name) }
      }.first
      guard let (function, name) = given else { return false }
      let bindings = function.parameters.filter { $0.type.sourceText.hasPrefix("Binding<") }
      var room = Self.mostParts
      return closes([Syntax(function.node)], Set(bindings.map(\.name)), running: name, &room)
    }

    /// Whether a view closes what presents it where it runs a closure that it is given: `Button("Save") { onSave(); dismiss() }`.
    func closes(view: TypeDeclaration, running closure: String) -> Bool {
      let closers = view.properties.values.filter { property in
        property.attributes.contains("Environment")
          && property.attributeNodes.sourceText.contains("\\.dismiss")
      }
      var room = Self.mostParts
      return !closers.isEmpty
        && closes(view.members, Set(closers.map(\.name)), running: closure, &room)
    }

    /// The maximal number of views and modifiers that are looked into.
    private static let mostParts = 50

    private func closes(
      _ code: [Syntax], _ bindings: Set<String>, running closure: String, _ room: inout Int
    ) -> Bool {
      let uses = code.flatMap { $0.tokens(viewMode: .sourceAccurate) }.filter {
        $0.text == closure && $0.parent?.is(DeclReferenceExprSyntax.self) == true
      }
      let closers =
        code.compactMap { $0.as(FunctionDeclSyntax.self) }.filter {
          !AssignmentFinder.cleared(in: Syntax($0)).isDisjoint(with: bindings)
        }.map(\.name.text) + bindings
      func clears(_ node: Syntax) -> Bool {
        !AssignmentFinder.cleared(in: node).isDisjoint(with: bindings)
          || CallFinder.calls(in: node).contains { closers.contains($0.calledName ?? "") }
      }
      return !uses.isEmpty
        && uses.allSatisfy { use in
          for one in sequence(first: Syntax(use), next: \.parent) {
            if let closure = one.as(ClosureExprSyntax.self) {
              if clears(one) { return true }
              let call = closure.parent?.as(FunctionCallExprSyntax.self)
              let isArgument = closure.parent?.is(LabeledExprSyntax.self) == true
              if !isArgument, call?.calledName != "withAnimation" { return false }
            }
            if one.is(FunctionDeclSyntax.self) { return clears(one) }
            guard let argument = one.as(LabeledExprSyntax.self) else { continue }
            guard let label = argument.label?.text,
              let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
            else { return false }
            room -= 1
            return room > 0 && closes(call, bindings, running: label, &room)
          }
          return false
        }
    }

    /// The same of a view or a modifier that is made with one of the bindings.
    private func closes(
      _ call: FunctionCallExprSyntax, _ bindings: Set<String>, running closure: String,
      _ room: inout Int
    ) -> Bool {
      let isBound = call.arguments.contains { argument in
        argument.expression.tokens(viewMode: .sourceAccurate).contains {
          bindings.contains($0.text.filter { $0 != "$" })
        }
      }
      let made = types.first { type in
        type.name == call.calledName && (type.isView || type.inherited.contains("ViewModifier"))
      }
      guard isBound, let made else { return false }
      let inner = made.properties.values.filter { $0.attributes.contains("Binding") }.map(\.name)
      return closes(made.members, Set(inner), running: closure, &room)
    }
  }

  extension FunctionCallExprSyntax {
    /// The code that a tap runs, where it calls no function but that of an animation.
    fileprivate var onlyAssigning: Syntax? {
      let closure =
        trailingClosure
        ?? arguments.first { $0.label?.text == "action" }?.expression.as(ClosureExprSyntax.self)
      guard Library.tapped.contains(calledName ?? ""), let closure else { return nil }
      let called = CallFinder.calls(in: Syntax(closure)).compactMap(\.calledExpression.ownName)
      return called.allSatisfy { $0 == "withAnimation" } ? Syntax(closure) : nil
    }
  }
#endif
