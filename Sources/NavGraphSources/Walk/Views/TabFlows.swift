#if SourceReading
  import SwiftSyntax

  /// Tabs with flows in them: `TabView(selection: $tab) { Shop().tag(Tab.shop) … }`.
  extension ViewWalker {
    func findTabs(in views: [TypeDeclaration]) {
      for view in views where feature(of: view) == nil {
        for call in view.calls
        where Walker.name(of: call.calledExpression) == "TabView" {
          guard let flow = tabs(call, of: view) else { continue }
          add(flow)
          let showsFlows = flows.contains { inner in
            inner.container.kind == .stack
              && screens(showing: inner).contains { $0.flow.container == flow.container }
          }
          if !showsFlows { removeFlow(of: flow.container) }
        }
      }
    }

    private func tabs(_ call: FunctionCallExprSyntax, of view: TypeDeclaration) -> Flow? {
      var container = ScreenContainer(owner: ObjectIdentifier(view), property: "", kind: .tabs)
      var path = StatePath(components: [], type: .unknown)
      if let selection = call.arguments.first(where: { $0.label?.text == "selection" })?.expression
      {
        guard let selected = selected(selection, in: view),
          let found = walker.container(selected), found.kind == .tabs
        else { return nil }
        (container, path) = (found, selected)
      }
      var flow = Flow(view: view, container: container, path: path, call: call, holdsRoot: true)
      for statement in call.trailingClosure?.statements ?? [] {
        guard let shown = statement.item.as(ExprSyntax.self),
          let tab = tab(shown, in: path.type.declaration, of: view),
          !flow.screens.contains(where: { $0.name == tab.name })
        else { return nil }
        flow.screens.append(tab)
      }
      return flow.screens.count > 1 ? flow : nil
    }

    /// `Shop().tabItem { … }.tag(Tab.shop)`, `Tab("Shop", value: Tab.shop) { Shop() }`; without a selection, the tab of a
    /// view has its name.
    private func tab(
      _ shown: ExprSyntax, in choices: TypeDeclaration?, of view: TypeDeclaration
    ) -> (name: String, view: TypeDeclaration?)? {
      let made = FlowReader.unmodified(shown)
      let screen = firstView(in: Syntax(made), near: view)
      guard let choices else { return screen.map { ($0.name, $0) } }
      let tag = CallFinder.calls(in: Syntax(shown)).lazy.compactMap(\.tabValue).first
      guard let name = tag.flatMap({ Walker.lastName($0) }), choices.declaredCase(name) != nil
      else { return nil }
      return (name, screen)
    }

    /// What `$selectedTab` or `$store.selectedTab` binds.
    func selected(_ selection: ExprSyntax, in view: TypeDeclaration) -> StatePath? {
      func path(_ name: String, in type: TypeDeclaration) -> StatePath? {
        type.properties[name].map { property in
          StatePath(
            components: [.init(name: property.name, owner: type)],
            type: walker.program.type(ofProperty: property, in: type))
        }
      }
      if let reference = selection.as(DeclReferenceExprSyntax.self),
        reference.baseName.text.hasPrefix("$")
      {
        return path(String(reference.baseName.text.dropFirst()), in: view)
      }
      guard let member = selection.as(MemberAccessExprSyntax.self),
        let store = member.base.flatMap(Self.ownName)
      else { return nil }
      let name = member.declName.baseName.text
      // `viewStore.$selectedTab`: the view store is a parameter, or one that the view holds.
      if name.hasPrefix("$") {
        let held = walker.program.heldStores(of: view)
        let state = (held.first { $0.name == store } ?? held.first)?.state.declaration
        return state.flatMap { path(String(name.dropFirst()), in: $0) }
      }
      guard store.hasPrefix("$"), let property = view.properties[String(store.dropFirst())] else {
        return nil
      }
      let model = walker.program.type(ofProperty: property, in: view)
      if case .store(let state, _) = model {
        return state.declaration.flatMap { path(member.declName.baseName.text, in: $0) }
      }
      return model.declaration.flatMap { path(member.declName.baseName.text, in: $0) }
    }

    /// `$store` in `$store` and `self.$store`.
    private static func ownName(_ expression: ExprSyntax) -> String? {
      if let reference = expression.as(DeclReferenceExprSyntax.self) {
        return reference.baseName.text
      }
      guard let member = expression.as(MemberAccessExprSyntax.self),
        member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
      else { return nil }
      return member.declName.baseName.text
    }
  }
#endif
