#if SourceReading
  import SwiftSyntax

  extension Walker {
    /// Returns what a write to an optional value does to the stack that its state computes of such values; nil where it
    /// computes none of it: `state.detail = .init()` shows the screen, `state.detail = nil` removes it.
    func derivedWrite(
      _ right: ExprSyntax, to path: StatePath, at left: ExprSyntax, _ scope: Scope
    ) -> [Step]? {
      guard let last = path.components.last, let owner = last.owner,
        let (name, derived) = program.derivedStack(of: owner),
        let part = derived.parts.first(where: { $0.property == last.name }),
        let word = Library.methods[part.method]?.name
      else { return nil }
      let outer = StatePath(components: path.components.dropLast(), type: .declared(owner))
      guard let stack = property(name, of: outer, scope), let container = container(stack) else {
        return nil
      }
      register(container, stack)
      // A screen that removes itself is the top one.
      let isOwn = scope.path.contains { $0.name == part.screen }
      var change = Change(
        name: right.isNil ? (isOwn ? "removeLast" : "remove") : word, container: container,
        place: program.place(of: left))
      if right.isNil, isOwn { return [.operation(change)] }
      change.add(ShownScreen(target: .route(part.screen)))
      return [.operation(change)]
    }
  }
#endif
