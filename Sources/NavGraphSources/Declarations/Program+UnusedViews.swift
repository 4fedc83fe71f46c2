#if SourceReading
  import SwiftSyntax

  extension Program {
    /// The nodes of views that are certainly not shown.
    var unusedViews: Set<SyntaxIdentifier> { viewNames.unused }

    /// The nodes of views that only their own file can name, and that nothing names there but others of them, and of those
    /// that nothing shows where other views of the same features are shown.
    func findUnusedViews() -> Set<SyntaxIdentifier> {
      unnamedViews().union(unshownViews())
    }

    private func unshownViews() -> Set<SyntaxIdentifier> {
      let views = types.filter { $0.inherited.contains("View") }
      let unshown = views.filter { viewNames.unshown.contains($0.name) }
      guard !unshown.isEmpty else { return [] }
      let shown = Set(
        views.filter { !viewNames.unshown.contains($0.name) }.flatMap { stores(of: $0).values }
          .map { ObjectIdentifier($0) })
      return Set(
        unshown.filter { view in
          let actions = stores(of: view).values
          return !actions.isEmpty && actions.allSatisfy { shown.contains(ObjectIdentifier($0)) }
        }.map(\.node.id))
    }

    private func unnamedViews() -> Set<SyntaxIdentifier> {
      let views = Dictionary(grouping: types.filter(\.isViewOfItsFile)) {
        ObjectIdentifier($0.file)
      }
      var unused: Set<SyntaxIdentifier> = []
      for beside in views.values {
        let used = names(of: beside, usedIn: beside[0].file)
        unused.formUnion(beside.filter { !used.contains($0.name) }.map(\.node.id))
      }
      return unused
    }

    /// The names of some views of a file that code outside of them uses, or one of them that is used itself.
    private func names(of views: [TypeDeclaration], usedIn file: SourceFile) -> Set<String> {
      let nodes = Dictionary(
        views.map { ($0.node.id, $0.name) }, uniquingKeysWith: { first, _ in first })
      let names = Set(nodes.values)
      var uses: [String: Set<String>] = [:]
      for token in file.tree.tokens(viewMode: .sourceAccurate) where names.contains(token.text) {
        let user = user(of: token, nodes)
        if user != token.text { uses[user, default: []].insert(token.text) }
      }
      var used: Set<String> = []
      var open = [""]
      while let user = open.popLast() {
        for name in uses[user] ?? [] where used.insert(name).inserted { open.append(name) }
      }
      return used
    }

    /// Returns the view that contains a token; "" where none of them does.
    private func user(of token: TokenSyntax, _ nodes: [SyntaxIdentifier: String]) -> String {
      var current = token.parent
      while let one = current {
        if let name = nodes[one.id] { return name }
        current = one.parent
      }
      return ""
    }
  }
#endif
