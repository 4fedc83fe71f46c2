#if SourceReading
  import NavGraphModel
  import SwiftParser
  import SwiftSyntax

  extension RegistrationUpdate {
    /// A call with its modifiers: `Screen(.home) { … }.allow(…).source(file, 12)`.
    struct Element {
      let call: FunctionCallExprSyntax?
      let text: String
      /// From the inside out.
      private(set) var modifiers: [Modifier] = []

      struct Modifier {
        var name: String
        /// Its arguments, as they are written.
        var arguments: [String]
        var text: String

        /// The part that is there once.
        var key: String { name == "allow" ? name + (arguments.first ?? "") : name }
        /// Whether the reader wrote it: `because: "MainView.swift hides a bar"`.
        var isWritten: Bool {
          ["source", "assuming", "sent", "onResponse"].contains(name)
            || ReaderReason.isReaders(arguments.last?.dropLast() ?? "")
        }
      }

      init(_ expression: ExprSyntax) {
        text = expression.sourceText
        var current = expression.as(FunctionCallExprSyntax.self)
        var found: [Modifier] = []
        while let call = current,
          let member = call.calledExpression.as(MemberAccessExprSyntax.self),
          let base = member.base?.as(FunctionCallExprSyntax.self)
        {
          let name = member.declName.baseName.text
          found.append(
            Modifier(
              name: name, arguments: call.arguments.map(\.expression.sourceText),
              text: ".\(name)(\(call.arguments.sourceText))"))
          current = base
        }
        call = current
        modifiers = found.reversed()
      }

      var source: String? { modifiers.last { $0.name == "source" }?.text }
      var closure: ClosureExprSyntax? { call?.trailingClosure }
      var name: String { call?.calledExpression.sourceText ?? text }

      /// The enum of a coordinator's routes: `MainRoute` in `Tabs<MainRoute>("Main")`.
      var routeType: String? {
        call?.calledExpression.as(GenericSpecializationExprSyntax.self)?
          .genericArgumentClause.arguments.first?.argument.sourceText
      }

      /// The name that a literal gives it: `Main` in `Tabs<MainRoute>("Main")`.
      var literalName: String? {
        call?.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      }

      static let own: Set<String> = ["when", "if", "lands", "trigger"]
      private static let screens: Set<String> = ["Screen", "Tab", "Case", "Part", "Slot", "Root"]

      var isScreen: Bool { Self.screens.contains(name) }

      /// The part that the code decides.
      var key: String {
        guard let call else { return text }
        if isScreen || name == "Unhandled" {
          return name + "(" + (call.arguments.first?.expression.sourceText ?? "")
        }
        let translated = call.arguments.filter { !Self.own.contains($0.label?.text ?? "") }
        return name + "(" + translated.map(\.written).joined(separator: ", ")
      }

      /// What the author calls it, in one line.
      var title: String {
        key.split(whereSeparator: \.isWhitespace).joined(separator: " ") + ")"
      }

      /// What distinguishes elements with the same key.
      var conditions: [String] {
        arguments.map(\.written) + modifiers.filter { $0.name == "assuming" }.map(\.text)
      }

      /// The same, without what the author may have added.
      var decidedConditions: [String] {
        conditions.filter { condition in
          condition.hasPrefix("trigger: ")
            || !Self.own.contains { condition.hasPrefix($0 + ": ") }
        }
      }

      var arguments: [LabeledExprSyntax] { call.map { Array($0.arguments) } ?? [] }

      /// The call up to its closure.
      var head: String {
        guard let call else { return text }
        guard call.leftParen != nil else { return name }
        return name + "(" + call.arguments.description
          + (call.rightParen?.description ?? ")")
          .trimmingPrefix { $0 == " " }.description
      }
    }

    static func elements(_ closure: ClosureExprSyntax?) -> [(Element, CodeBlockItemSyntax)] {
      closure?.statements.map { statement in
        (
          Element(
            statement.item.as(ExprSyntax.self)
              ?? ExprSyntax(MissingExprSyntax(placeholder: .identifier("")))), statement
        )
      } ?? []
    }
  }

  extension LabeledExprSyntax {
    /// The argument as it is written, without its comma.
    var written: String { (label.map { $0.text + ": " } ?? "") + expression.sourceText }
  }
#endif
