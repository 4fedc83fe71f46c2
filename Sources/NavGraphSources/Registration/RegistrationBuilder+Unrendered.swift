#if SourceReading
  import NavGraphModel
  import SwiftSyntax

  // Contents of slots that code sets and no view shows.

  extension RegistrationBuilder {
    /// Says which contents of `@Presents` no view shows, where views of the feature were read: only the state's declaration and
    /// reducers name the slot.
    mutating func noteUnrendered() {
      lazy var named = program.namesOutsideReducers(features)
      for index in drafts.indices {
        let unseen = drafts[index].slotRoutes.filter { key, _ in
          guard let slot = drafts[index].slot(key),
            case .presented? = walker.containers[slot.container]?.type, hasViews(slot.container)
          else { return false }
          return !named.contains(slot.container.property)
        }
        guard !unseen.isEmpty else { continue }
        let routes = drafts[index].definition.routes.map(\.name)
        drafts[index].definition.rendered = routes.filter { !unseen.values.contains($0) }
      }
    }

    /// Whether views show the feature in whose state a slot is.
    private func hasViews(_ container: ScreenContainer) -> Bool {
      features.all.contains { feature in
        feature.state.declaration.map { ObjectIdentifier($0) == container.owner } == true
          && walker.evidence.views[ObjectIdentifier(feature.action)]?.isEmpty == false
      }
    }
  }

  extension Program {
    /// The names that code uses outside of reducers, and of what their states store and their actions are.
    fileprivate func namesOutsideReducers(_ features: Features) -> Set<String> {
      let own = features.all.flatMap {
        [$0.owner, $0.state.declaration, $0.action].compactMap(\.self)
      }
      let finder = OutsideNames(of: Set(own.map(\.node.id)))
      for file in files { finder.walk(file.tree) }
      // `extension Home { struct ContentView: View { … } }`
      for view in types where view.isView { finder.walk(view.node) }
      return finder.names
    }
  }

  /// Finds names outside of some declarations; computed and static members count.
  private final class OutsideNames: SyntaxAnyVisitor {
    private let nodes: Set<SyntaxIdentifier>
    private(set) var names: Set<String> = []

    init(of nodes: Set<SyntaxIdentifier>) {
      self.nodes = nodes
      super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      guard node.is(EnumCaseDeclSyntax.self) || node.isOwnCode,
        let type = node.parent?.parent?.parent?.parent
      else { return .visitChildren }
      return nodes.contains(type.id) ? .skipChildren : .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      if case .identifier(let name) = token.tokenKind {
        names.insert(name.hasPrefix("$") ? String(name.dropFirst()) : name)
      } else if case .dollarIdentifier(let name) = token.tokenKind {
        names.insert(String(name.dropFirst()))
      }
      return .skipChildren
    }
  }

  extension Syntax {
    /// Whether it is a member that stores something, makes the state or changes it.
    fileprivate var isOwnCode: Bool {
      if self.is(InitializerDeclSyntax.self) { return true }
      if let function = self.as(FunctionDeclSyntax.self) {
        return !function.modifiers.contains { $0.name.text == "static" }
      }
      guard let variable = self.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: { $0.name.text == "static" })
      else { return false }
      return variable.bindings.contains {
        $0.accessorBlock == nil
          || $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "body"
      }
    }
  }
#endif
