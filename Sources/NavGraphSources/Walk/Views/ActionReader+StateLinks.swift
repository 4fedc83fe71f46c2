#if SourceReading
  import SwiftSyntax

  // Links of the Composable Architecture, which push a state onto the stack around them.

  extension ViewWalker {
    /// `traitCollection.push(state:)` in UIKit's view controllers.
    func readStateLinksOfControllers() {
      for type in walker.program.types where type.isViewController {
        for call in type.calls
        where call.calledName == "push" && call.arguments.first?.label?.text == "state" {
          ActionReader(type, self).stateLink(call)
        }
      }
    }
  }

  extension ActionReader {
    /// `NavigationLink(state:)`. Several stacks can have the same screens: the link of a stack's own feature pushes onto
    /// that one, the link of a screen onto each stack that shows the screen.
    func stateLink(_ node: FunctionCallExprSyntax) {
      guard let state = node.arguments.first(where: { $0.label?.text == "state" })?.expression
      else { return }
      let called = state.as(FunctionCallExprSyntax.self)?.calledExpression ?? state
      let found = linked(called)
      let stacks = found.map { self.stacks(of: $0.screens) } ?? []
      guard let name = found?.name, !stacks.isEmpty else {
        return owner.walker.admit(
          node, "which stack this link pushes onto cannot be read: it is left out")
      }
      for container in stacks {
        let operation = Change(
          name: "push", targets: [.route(name)], container: container,
          place: owner.walker.program.place(of: state))
        add(
          "link: " + name, .tap, [.operation(operation)], state,
          on: stacks.count > 1 ? container : nil)
      }
    }

    /// The screen that a link pushes and the states of its stack: `Path.State.detail`, `Detail.State`.
    private func linked(_ state: ExprSyntax) -> (name: String, screens: TypeDeclaration)? {
      let program = owner.walker.program
      if let state = program.typeNamed(by: state, in: view, file: view.file)?.declaration,
        let screens = program.onlyScreens.states(of: state), let only = screens.cases.first
      {
        return (only.name, screens)
      }
      guard let member = state.as(MemberAccessExprSyntax.self), let base = member.base,
        let screens = program.typeNamed(by: base, in: view, file: view.file)?.declaration
      else { return nil }
      return (unquoted(member.declName.baseName.text), screens)
    }

    /// The stacks of features that hold such screens, whether code changes them or links alone.
    private func stacks(of screens: TypeDeclaration) -> [ScreenContainer] {
      let walker = owner.walker
      let mains = walker.features.all.compactMap { feature in
        walker.mainContainer(of: feature).map { (feature: feature, container: $0.0, path: $0.1) }
      }.filter { $0.container.kind == .stack && $0.path.type.screens === screens }
      let own = owner.feature(of: view)
      let meant =
        mains.contains { $0.feature === own } ? mains.filter { $0.feature === own } : mains
      for main in meant { walker.register(main.container, main.path) }
      return meant.map(\.container)
    }
  }
#endif
