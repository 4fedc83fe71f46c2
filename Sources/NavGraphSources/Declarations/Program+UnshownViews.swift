#if SourceReading
  import SwiftSyntax

  /// Which code names views.
  struct ViewNames {
    /// The views whose code names a view, by that; "" for code of no view. Types not declared as a `View` are missing.
    private(set) var users: [String: Set<String>] = [:]
    /// The names of views that only previews show, or views of which that is true; none where no app or scene is read that
    /// could show them.
    private(set) var unshown: Set<String> = []
    /// The nodes of those of them, and of others, whose code is left out.
    var unused: Set<SyntaxIdentifier> = []

    init() {}

    init(_ program: Program) {
      let views = Dictionary(
        program.types.filter { $0.inherited.contains("View") }.map { ($0.node.id, $0.name) },
        uniquingKeysWith: { first, _ in first })
      let finder = NameUses(views)
      for file in program.files { finder.walk(file.tree) }
      users = Dictionary(uniqueKeysWithValues: finder.names.map { ($0, []) })
      for (user, names) in finder.uses {
        for name in names { users[name, default: []].insert(user) }
      }
      guard finder.hasEntry || program.types.contains(where: \.isEntry) else { return }
      var shown: Set<String> = []
      var open = [""]
      while let user = open.popLast() {
        for name in finder.uses[user] ?? [] where shown.insert(name).inserted { open.append(name) }
      }
      unshown = finder.names.subtracting(shown)
    }
  }

  extension TypeDeclaration {
    /// Whether the system creates it, with its initial content.
    fileprivate var isEntry: Bool {
      let entries: Set<String> = ["App", "Scene", "UIApplicationDelegate", "UIWindowSceneDelegate"]
      return !entries.isDisjoint(with: inherited)
    }
  }

  /// Which views name which others.
  private final class NameUses: SyntaxVisitor {
    /// The names that code uses, by the view that the code belongs to; "" for other code.
    private(set) var uses: [String: Set<String>] = [:]
    private(set) var hasEntry = false
    let names: Set<String>
    private let views: [SyntaxIdentifier: String]
    private var users = [""]

    init(_ views: [SyntaxIdentifier: String]) {
      self.views = views
      names = Set(views.values)
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      let name = token.text
      if name == "UIHostingController" { hasEntry = true }
      if let user = users.last, user != name, names.contains(name) {
        uses[user, default: []].insert(name)
      }
      return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.isPreview { return .skipChildren }
      users.append(views[Syntax(node).id] ?? users.last ?? "")
      // Its own name is no use of it.
      for child in [
        Syntax(node.attributes), Syntax(node.inheritanceClause), Syntax(node.genericWhereClause),
        Syntax(node.genericParameterClause), Syntax(node.memberBlock),
      ] { child.map { walk($0) } }
      users.removeLast()
      return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.extendedType.sourceText
      users.append(names.contains(name) ? name : users.last ?? "")
      walk(node.memberBlock)
      users.removeLast()
      return .skipChildren
    }

    /// A module can have the name of a view.
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      node.isPreview ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      node.isPreview ? .skipChildren : .visitChildren
    }
  }

  extension SyntaxProtocol {
    /// Whether only a preview runs the code.
    var isInPreview: Bool {
      sequence(first: Syntax(self), next: \.parent).contains(where: \.isPreview)
    }

    /// Whether it is a preview: `#Preview { … }`, or a provider of previews.
    fileprivate var isPreview: Bool {
      if let macro = Syntax(self).asProtocol((any FreestandingMacroExpansionSyntax).self) {
        return macro.macroName.text == "Preview"
      }
      let inherited = Syntax(self).as(StructDeclSyntax.self)?.inheritanceClause?.inheritedTypes
      return inherited?.contains {
        ["PreviewProvider", "LibraryContentProvider"].contains($0.type.sourceText)
      } ?? false
    }
  }
#endif
