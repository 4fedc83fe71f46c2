#if SourceReading
  import NavGraphModel
  import SwiftParser
  import SwiftSyntax

  /// Updates a written registration and keeps the author's additions.
  ///
  /// Every element with a `.source` comes from the code: it is rewritten, and removed where the code no longer has it.
  /// Everything else is the author's: guards and other arguments of such an element, its other modifiers, elements and
  /// declarations without a `.source`, and comments. The cases of an enum have no mark: one that the code no longer has
  /// goes unless the registration uses it or a comment is about it.
  package struct RegistrationUpdate {
    package private(set) var text = ""
    /// What the registration had and the text does not, one line each.
    package var notices: [String] = []
    /// Coordinators of the old text that are gone, by name.
    private(set) var goneCoordinators: Set<String> = []
    /// Screens that are gone: their cases are not told again.
    var goneScreens: Set<String> = []

    /// Returns nil where the old text is no Swift.
    package init?(of old: String, by new: String) {
      let oldTree = Parser.parse(source: old)
      guard !oldTree.hasError else { return nil }
      let oldItems = oldTree.statements.map { Item($0) }
      let newItems = Parser.parse(source: new).statements.map { Item($0) }
      let known = Dictionary(oldItems.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
      let keys = Set(newItems.map(\.key))
      let (gone, additions) = Self.unmatched(oldItems.filter { !keys.contains($0.key) })
      for item in gone { tellGone(item) }
      var texts = newItems.map { item in
        item.enumeration == nil ? updated(item, known[item.key], additions) : ""
      }
      let uses = RouteUses(texts.joined() + additions.map(\.text).joined())
      for (index, item) in newItems.enumerated() where item.enumeration != nil {
        texts[index] = updated(item, known[item.key], additions, uses)
      }
      let last = RegistrationComments.comments(in: oldTree.endOfFileToken.leadingTrivia)
      text = texts.joined() + "\n" + last.map { "\n\($0)\n" }.joined()
    }

    // MARK: Declarations

    private struct Item {
      let node: CodeBlockItemSyntax
      let key: String

      init(_ node: CodeBlockItemSyntax) {
        self.node = node
        if let variable = node.item.as(VariableDeclSyntax.self) {
          key = "let " + (variable.bindings.first?.pattern.sourceText ?? "")
        } else if let enumeration = node.item.as(EnumDeclSyntax.self) {
          key = "enum " + enumeration.name.text
        } else if node.item.as(FunctionCallExprSyntax.self)?.calledExpression.sourceText
          == "register"
        {
          key = "register"
        } else {
          key = node.sourceText
        }
      }

      var text: String { node.description }
      var enumeration: EnumDeclSyntax? { node.item.as(EnumDeclSyntax.self) }
      var value: ExprSyntax? {
        node.item.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value
      }

      /// Whether it is a constant of a file or a coordinator that the reader wrote.
      var isWritten: Bool {
        guard let value else { return false }
        if value.is(StringLiteralExprSyntax.self), key.hasSuffix("File") { return true }
        return Element(value).source != nil
      }
    }

    /// Separates what the reader wrote and the code no longer has from what the author added.
    ///
    /// An enum of routes goes with its coordinator.
    private static func unmatched(_ items: [Item]) -> (gone: [Item], additions: [Item]) {
      let goneEnums = Set(
        items.filter(\.isWritten).compactMap { $0.value.flatMap { Element($0).routeType } })
      func isGone(_ item: Item) -> Bool {
        item.isWritten || item.enumeration.map { goneEnums.contains($0.name.text) } ?? false
      }
      return (items.filter(isGone), items.filter { !isGone($0) })
    }

    private mutating func tellGone(_ item: Item) {
      guard let value = item.value, let name = Element(value).literalName else { return }
      goneCoordinators.insert(name)
      notices.append("removed: \(Element(value).name.prefix { $0 != "<" }) \(quoted(name))")
      tellAdditions(
        in: Element(value), of: Surroundings(indent: "", place: "of \(quoted(name))"))
    }

    private mutating func updated(
      _ item: Item, _ old: Item?, _ additions: [Item], _ uses: RouteUses? = nil
    ) -> String {
      let own = item.key == "register" ? additions.map(\.text).joined() : ""
      guard let old else { return own + item.text }
      return own + merged(old, with: item, uses) + RegistrationComments.trailingComments(old.node)
    }

    private mutating func merged(_ old: Item, with new: Item, _ uses: RouteUses?) -> String {
      let leading = RegistrationComments.ownComments(old.node.leadingTrivia, new.node.leadingTrivia)
      if let oldEnum = old.enumeration, let newEnum = new.enumeration, let uses {
        return leading + merged(oldEnum, with: newEnum, uses)
      }
      if let oldValue = old.value, let newValue = new.value {
        let declared =
          "let "
          + (new.node.item.as(VariableDeclSyntax.self)?.bindings.first?.pattern.sourceText
            ?? "")
        let (before, after) = (Element(oldValue), Element(newValue))
        guard after.closure != nil else { return leading + new.node.sourceText }
        let place = "of " + quoted(after.literalName ?? declared)
        return leading + declared + " = "
          + merged(before, with: after, in: Surroundings(indent: "", place: place))
      }
      if new.key == "register", let oldCall = old.node.item.as(FunctionCallExprSyntax.self),
        let newCall = new.node.item.as(FunctionCallExprSyntax.self),
        let oldGraph = oldCall.arguments.first?.expression,
        let newGraph = newCall.arguments.first?.expression
      {
        return leading + "register(\n  "
          + merged(
            Element(oldGraph), with: Element(newGraph),
            in: Surroundings(indent: "  ", place: "of the graph")) + ")"
      }
      return leading + new.node.sourceText
    }

    // MARK: Routes

    /// Returns the code's cases, and of the old ones those that the registration uses or the author explains.
    private mutating func merged(
      _ old: EnumDeclSyntax, with new: EnumDeclSyntax, _ uses: RouteUses
    ) -> String {
      let known = Set(Self.cases(new))
      if Self.cases(old) == Self.cases(new) { return old.sourceText }
      var (own, shared): ([String], [String]) = ([], [])
      for member in old.memberBlock.members {
        let above = RegistrationComments.comments(in: member.leadingTrivia)
        let beside = RegistrationComments.comments(in: member.trailingTrivia)
        guard let names = member.decl.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.text) else {
          own += above + [member.decl.sourceText + beside.map { "  " + $0 }.joined()]
          continue
        }
        if known.isDisjoint(with: names), !(above + beside).isEmpty {
          own +=
            above + ["case " + names.joined(separator: ", ") + beside.map { "  " + $0 }.joined()]
          continue
        }
        shared += above + beside
        for name in names where !known.contains(name) {
          if uses.has(name, of: new.name.text) {
            own.append("case " + name)
          } else if !goneScreens.contains(new.name.text + "." + name) {
            notices.append("removed: case \(name) of \(new.name.text)")
          }
        }
      }
      shared += RegistrationComments.comments(in: old.memberBlock.rightBrace.leadingTrivia)
      return new.sourceText.dropLast() + (own + shared).map { "  \($0)\n" }.joined() + "}"
    }

    private static func cases(_ node: EnumDeclSyntax) -> [String] {
      node.memberBlock.members.flatMap { member in
        member.decl.as(EnumCaseDeclSyntax.self)?.elements.map { $0.name.text } ?? []
      }
    }
  }
#endif
