#if SourceReading
  import SwiftParser
  import SwiftSyntax

  /// Updates a written registration and keeps the author's additions.
  ///
  /// Every element with a `.source` comes from the code: it is rewritten, and removed where the code no longer has it.
  /// Everything else is the author's: guards and other arguments of such an element, its other modifiers, elements and
  /// declarations without a `.source`, and comments.
  package enum RegistrationUpdate {
    /// - Returns: nil where the old text is no Swift.
    package static func text(of old: String, updatedBy new: String) -> String? {
      let oldTree = Parser.parse(source: old)
      guard !oldTree.hasError else { return nil }
      let oldItems = oldTree.statements.map { Item($0) }
      let newItems = Parser.parse(source: new).statements.map { Item($0) }
      let known = Dictionary(oldItems.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
      let keys = Set(newItems.map(\.key))
      let additions = oldItems.filter { !keys.contains($0.key) && !$0.isWritten }
      var result: [String] = []
      for item in newItems {
        if item.key == "register" { result += additions.map(\.text) }
        result.append(
          known[item.key].map { merged($0, with: item) + trailingComments($0.node) } ?? item.text)
      }
      let last = comments(in: oldTree.endOfFileToken.leadingTrivia)
      return result.joined() + "\n" + last.map { "\n\($0)\n" }.joined()
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

      /// Whether it was written by the reader, as the constants of files and the coordinators are.
      var isWritten: Bool {
        if let variable = node.item.as(VariableDeclSyntax.self),
          let value = variable.bindings.first?.initializer?.value
        {
          if value.is(StringLiteralExprSyntax.self), key.hasSuffix("File") { return true }
          return Element(value).source != nil
        }
        if node.item.is(EnumDeclSyntax.self) {
          return node.description.contains(": String, RouteKey {")
        }
        return false
      }
    }

    private static func merged(_ old: Item, with new: Item) -> String {
      let leading = ownComments(old.node.leadingTrivia, new.node.leadingTrivia)
      if let oldEnum = old.node.item.as(EnumDeclSyntax.self),
        let newEnum = new.node.item.as(EnumDeclSyntax.self)
      {
        // Routes that the author added have a case each of their own.
        let known = Set(cases(newEnum))
        let added = cases(oldEnum).filter { !known.contains($0) }
        // With its comments.
        if cases(oldEnum) == cases(newEnum) { return leading + oldEnum.sourceText }
        guard !added.isEmpty else { return leading + newEnum.sourceText }
        let text = newEnum.sourceText.dropLast()
        return leading + text + added.map { "  case \($0)\n" }.joined() + "}"
      }
      if let oldValue = value(old), let newValue = value(new) {
        let declared =
          "let "
          + (new.node.item.as(VariableDeclSyntax.self)?.bindings.first?.pattern.sourceText
            ?? "")
        guard Element(newValue).closure != nil else { return leading + new.node.sourceText }
        return leading + declared + " = "
          + merged(Element(oldValue), with: Element(newValue), indent: "")
      }
      if new.key == "register", let oldCall = old.node.item.as(FunctionCallExprSyntax.self),
        let newCall = new.node.item.as(FunctionCallExprSyntax.self),
        let oldGraph = oldCall.arguments.first?.expression,
        let newGraph = newCall.arguments.first?.expression
      {
        return leading + "register(\n  "
          + merged(Element(oldGraph), with: Element(newGraph), indent: "  ") + ")"
      }
      return leading + new.node.sourceText
    }

    private static func value(_ item: Item) -> ExprSyntax? {
      item.node.item.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value
    }

    private static func cases(_ node: EnumDeclSyntax) -> [String] {
      node.memberBlock.members.flatMap { member in
        member.decl.as(EnumCaseDeclSyntax.self)?.elements.map { $0.name.text } ?? []
      }
    }

    /// Returns the comments of the written text, and before them those that the author wrote.
    private static func ownComments(_ old: Trivia, _ new: Trivia) -> String {
      let written = Set(comments(in: new))
      let own = comments(in: old).filter { !written.contains($0) }
      guard !own.isEmpty else { return new.description }
      let breaks = new.description.prefix { $0.isWhitespace }
      return breaks + own.map { $0 + "\n" }.joined() + new.description.dropFirst(breaks.count)
    }

    /// The comments that are not the reader's, of an earlier day: `// App/Main.swift:12: …`.
    private static func comments(in trivia: Trivia) -> [String] {
      trivia.compactMap { piece in
        switch piece {
        case .lineComment(let text), .docLineComment(let text), .blockComment(let text),
          .docBlockComment(let text):
          let parts = text.dropFirst(3).split(separator: ":", maxSplits: 2)
          let isReaders = parts.count == 3 && parts[0].hasSuffix(".swift") && Int(parts[1]) != nil
          return isReaders ? nil : text
        default: return nil
        }
      }
    }

    // MARK: Elements

    /// A call with its modifiers: `Screen(.home) { … }.allow(…).source(file, 12)`.
    private struct Element {
      let call: FunctionCallExprSyntax?
      let text: String
      /// Each with its name, from the inside out.
      private(set) var modifiers: [(name: String, text: String)] = []

      init(_ expression: ExprSyntax) {
        text = expression.sourceText
        var current = expression.as(FunctionCallExprSyntax.self)
        var found: [(String, String)] = []
        while let call = current,
          let member = call.calledExpression.as(MemberAccessExprSyntax.self),
          let base = member.base?.as(FunctionCallExprSyntax.self)
        {
          let name = member.declName.baseName.text
          found.append((name, ".\(name)(\(call.arguments.sourceText))"))
          current = base
        }
        call = current
        modifiers = found.reversed()
      }

      var source: String? { modifiers.last { $0.name == "source" }?.text }
      var closure: ClosureExprSyntax? { call?.trailingClosure }
      var name: String { call?.calledExpression.sourceText ?? text }

      private static let own: Set<String> = ["when", "if", "lands", "trigger"]
      private static let screens: Set<String> = ["Screen", "Tab", "Case", "Part", "Slot", "Root"]

      /// The part that the code decides.
      var key: String {
        guard let call else { return text }
        if Self.screens.contains(name) {
          return name + "(" + (call.arguments.first?.expression.sourceText ?? "")
        }
        let otherArguments = call.arguments.filter { !Self.own.contains($0.label?.text ?? "") }
        return name + "("
          + otherArguments.map { argument in
            (argument.label.map { $0.text + ": " } ?? "") + argument.expression.sourceText
          }.joined(separator: ", ")
      }

      /// Each argument as it is written, apart from those that the author may change.
      var unconditionalArguments: [String] {
        arguments.filter { argument in
          !Self.own.subtracting(["trigger"]).contains { argument.hasPrefix($0 + ": ") }
        }
      }

      /// Each argument as it is written.
      var arguments: [String] {
        call?.arguments.map { argument in
          (argument.label.map { $0.text + ": " } ?? "") + argument.expression.sourceText
        } ?? []
      }

      /// The call up to its closure.
      var head: String {
        guard let call else { return text }
        guard call.leftParen != nil else { return name }
        return name + "(" + call.arguments.description
          + (call.rightParen?.description ?? ")")
          .trimmingPrefix { $0 == " " }.description
      }
    }

    private static func elements(_ closure: ClosureExprSyntax?) -> [(Element, CodeBlockItemSyntax)]
    {
      closure?.statements.map { statement in
        (
          Element(
            statement.item.as(ExprSyntax.self)
              ?? ExprSyntax(MissingExprSyntax(placeholder: .identifier("")))), statement
        )
      } ?? []
    }

    private static func merged(_ old: Element, with new: Element, indent: String) -> String {
      // The parts that come from the code again: its location, and its assumptions if it has any.
      let written = new.modifiers.map(\.name)
      let kept = old.modifiers.filter { $0.name != "source" && !written.contains($0.name) }
        .map(\.text)
      let modifiers = kept + new.modifiers.map(\.text)
      // The author's arguments add to the code's; conditions stay as the author left them.
      let isOlder = Set(new.unconditionalArguments).isSubset(of: old.arguments)
      let head = (isOlder ? old : new).head.trimmingSuffix()
      guard new.closure != nil || old.closure != nil else {
        if kept.isEmpty, old.arguments == new.arguments { return new.text }
        let line = head + modifiers.joined()
        if !line.contains("\n"), line.count + indent.count <= 100 { return line }
        let inner = head.contains("\n") ? "" : "  "
        return head + modifiers.map { "\n" + indent + inner + $0 }.joined()
      }
      let body = children(old.closure, new.closure, indent: indent + "  ")
      let tail = modifiers.map { "\n" + indent + $0 }.joined()
      guard !body.isEmpty else { return head + modifiers.joined() }
      let opening = comments(in: old.closure?.leftBrace.trailingTrivia ?? []).map { "  " + $0 }
      return head + " {" + opening.joined() + "\n" + body + indent + "}" + tail
    }

    private static func trailingComments(_ statement: CodeBlockItemSyntax) -> String {
      comments(in: statement.trailingTrivia).map { "  " + $0 }.joined()
    }

    private static func children(
      _ old: ClosureExprSyntax?, _ new: ClosureExprSyntax?, indent: String
    ) -> String {
      let (oldElements, newElements) = (elements(old), elements(new))
      let known = Dictionary(
        oldElements.map { ($0.0.key, $0) }, uniquingKeysWith: { first, _ in first })
      let keys = Set(newElements.map { $0.0.key })
      var lines: [String] = []
      for (element, statement) in newElements {
        guard let (before, oldStatement) = known[element.key] else {
          lines.append(indent + statement.sourceText)
          continue
        }
        lines += comments(in: oldStatement.leadingTrivia).map { indent + $0 }
        lines.append(
          indent + merged(before, with: element, indent: indent) + trailingComments(oldStatement))
      }
      // The author's additions come after the code's elements; plain names are coordinators that are gone.
      for (element, statement) in oldElements where !keys.contains(element.key) {
        lines += comments(in: statement.leadingTrivia).map { indent + $0 }
        if element.source == nil, element.call != nil {
          lines.append(indent + statement.sourceText + trailingComments(statement))
        }
      }
      lines += comments(in: old?.rightBrace.leadingTrivia ?? []).map { indent + $0 }
      return lines.map { $0 + "\n" }.joined()
    }
  }

  extension String {
    fileprivate func trimmingSuffix() -> String {
      var text = self
      while text.last?.isWhitespace == true { text.removeLast() }
      return text
    }
  }
#endif
