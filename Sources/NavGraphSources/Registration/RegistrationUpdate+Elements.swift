#if SourceReading
  import SwiftSyntax

  extension RegistrationUpdate {
    /// Where an element is: for its text, and in words.
    struct Surroundings {
      var indent: String
      /// `of “Main”`, `on .detail of “Main”`.
      var place: String
      /// The enum of the coordinator's routes.
      var routeType: String?

      /// The surroundings of what is in the element's braces.
      func inside(_ element: Element) -> Self {
        var inner = self
        inner.indent += "  "
        inner.routeType = element.routeType ?? routeType
        if element.isScreen, let route = element.arguments.first {
          inner.place = "on \(route.expression.sourceText) \(place)"
        }
        return inner
      }
    }

    mutating func merged(
      _ old: Element, with new: Element, in surroundings: Surroundings
    ) -> String {
      let indent = surroundings.indent
      let modifiers = merged(old.modifiers, with: new, in: surroundings)
      let head = mergedHead(old, with: new, in: surroundings).trimmingSuffix()
      guard new.closure != nil || old.closure != nil else {
        if modifiers.map(\.text) == new.modifiers.map(\.text), head == new.head { return new.text }
        let line = head + modifiers.map(\.text).joined()
        if !line.contains("\n"), line.count + indent.count <= 100 { return line }
        let inner = head.contains("\n") ? "" : "  "
        return head + modifiers.map { "\n" + indent + inner + $0.text }.joined()
      }
      let body = children(old.closure, new.closure, in: surroundings.inside(new))
      guard !body.isEmpty else { return head + modifiers.map(\.text).joined() }
      let opening = RegistrationComments.comments(in: old.closure?.leftBrace.trailingTrivia ?? [])
        .map { "  " + $0 }
      let tail = modifiers.map { "\n" + indent + $0.text }.joined()
      return head + " {" + opening.joined() + "\n" + body + indent + "}" + tail
    }

    /// Returns the author's modifiers, then the code's.
    private mutating func merged(
      _ old: [Element.Modifier], with new: Element, in surroundings: Surroundings
    ) -> [Element.Modifier] {
      let kept = old.filter { !$0.isWritten }
      let written = new.modifiers.filter { modifier in !kept.contains { $0.key == modifier.key } }
      for gone in old where gone.isWritten && gone.name != "source" {
        guard !written.contains(where: { $0.text == gone.text }) else { continue }
        notices.append("removed: \(gone.text) of \(new.title) \(surroundings.place)")
      }
      return kept + written
    }

    /// Returns the call up to its closure: the author's arguments add to the code's, conditions stay as the author left
    /// them.
    private mutating func mergedHead(
      _ old: Element, with new: Element, in surroundings: Surroundings
    ) -> String {
      let before = old.arguments.filter { argument in
        !(argument.label?.text == "hosts"
          && goneCoordinators.contains { "\"\($0)\"" == argument.expression.sourceText })
      }
      let known = Set(before.map(\.written))
      let decided = new.arguments.filter { argument in
        argument.label?.text == "trigger" || !Element.own.contains(argument.label?.text ?? "")
      }
      if before.count == old.arguments.count,
        decided.allSatisfy({ known.contains($0.written) })
      {
        return old.head
      }
      let arguments = Self.mergedArguments(
        before, with: new.arguments,
        order: new.name == "Screen" ? Self.order : Self.order + Self.lateOrder)
      let changes = old.arguments.map(\.written).filter { !arguments.contains($0) }
      if !changes.isEmpty {
        notices.append(
          "changed: \(changes.joined(separator: ", ")) of \(new.title) \(surroundings.place), by the code"
        )
      }
      return arguments == new.arguments.map(\.written)
        ? new.head : new.name + "(" + arguments.joined(separator: ", ") + ")"
    }

    /// How a coordinator starts is the code's: `starts:` replaces `root:`.
    private static let startLabels: Set<String> = ["root", "starts", "embedsNavigation", "initial"]

    /// The order of the arguments of coordinators and screens, and what is behind them in a tab or a case.
    private static let order = [
      "dialect", "library", "initial", "root", "starts", "embedsNavigation", "isWrapped", "retap",
      "hasBar", "hidesBar", "arguments", "identity", "disabling", "hosts", "feature", "image",
    ]
    private static let lateOrder = ["isFresh", "when", "while", "isKept", "sharing", "disabling"]

    private static func mergedArguments(
      _ old: [LabeledExprSyntax], with new: [LabeledExprSyntax], order: [String]
    ) -> [String] {
      func isOwn(_ label: String) -> Bool {
        label == "identity" || Element.own.contains(label) && label != "trigger"
      }
      var result = new.map { argument in
        let label = argument.label?.text ?? ""
        let own = isOwn(label) ? old.first { $0.label?.text == label } : nil
        return (label: label, text: (own ?? argument).written)
      }
      for (index, argument) in old.enumerated().reversed() {
        guard let label = argument.label?.text, !result.contains(where: { $0.label == label }),
          !startLabels.contains(label)
        else { continue }
        // Before what follows it in the old text, or else in the declaration.
        let following = old[(index + 1)...].lazy.compactMap { later in
          result.firstIndex { shown in
            later.label.map { $0.text == shown.label } ?? (later.written == shown.text)
          }
        }.first
        let later = order.lastIndex(of: label).map { Set(order[$0...]) } ?? []
        let position = following ?? result.firstIndex { later.contains($0.label) } ?? result.count
        result.insert((label, argument.written), at: position)
      }
      return result.map(\.text)
    }

    private mutating func children(
      _ old: ClosureExprSyntax?, _ new: ClosureExprSyntax?, in surroundings: Surroundings
    ) -> String {
      let indent = surroundings.indent
      let (oldElements, newElements) = (Self.elements(old), Self.elements(new))
      let matches = Self.matches(of: newElements.map(\.0), in: oldElements.map(\.0))
      var lines: [String] = []
      for ((element, statement), match) in zip(newElements, matches) {
        guard let match else {
          lines.append(indent + statement.sourceText)
          continue
        }
        let (before, oldStatement) = oldElements[match]
        lines += RegistrationComments.comments(in: oldStatement.leadingTrivia).map { indent + $0 }
        lines.append(
          indent + merged(before, with: element, in: surroundings)
            + RegistrationComments.trailingComments(oldStatement))
      }
      // The author's additions come after the code's elements; plain names are coordinators that are gone.
      let added = zip(newElements, matches).filter { $1 == nil }.map(\.0.0)
      let known = Set(matches.compactMap(\.self))
      for (index, (element, statement)) in oldElements.enumerated() where !known.contains(index) {
        lines += RegistrationComments.comments(in: statement.leadingTrivia).map { indent + $0 }
        guard element.call != nil else { continue }
        if element.source == nil {
          lines.append(
            indent + statement.sourceText + RegistrationComments.trailingComments(statement))
        } else {
          tellGone(element, in: surroundings, replacements: added)
        }
      }
      lines += RegistrationComments.comments(in: old?.rightBrace.leadingTrivia ?? []).map {
        indent + $0
      }
      return lines.map { $0 + "\n" }.joined()
    }

    /// Returns, for each element of the code, the old one that it was: one that says the same, or else one that the reader
    /// wrote, or else one of the author's.
    private static func matches(of new: [Element], in old: [Element]) -> [Int?] {
      var free = Dictionary(grouping: old.indices) { old[$0].key }
      var result: [Int?] = new.map { _ in nil }
      func match(where isLike: (Element, Element) -> Bool) {
        for (index, element) in new.enumerated() where result[index] == nil {
          guard let place = free[element.key]?.firstIndex(where: { isLike(old[$0], element) })
          else { continue }
          result[index] = free[element.key]?.remove(at: place)
        }
      }
      match { $0.conditions == $1.conditions && $0.source != nil }
      match { $0.decidedConditions == $1.decidedConditions && $0.source != nil }
      match { old, _ in old.source != nil || old.call == nil }
      match { _, _ in true }
      return result
    }

    /// - Parameter replacements: What the code has beside it and the old text has not. What is at the same line, or does
    ///   the same, is what the author may have renamed.
    private mutating func tellGone(
      _ element: Element, in surroundings: Surroundings, replacements: [Element]
    ) {
      func isRenamed(_ other: Element) -> Bool {
        let actionEffects = element.arguments.dropFirst().map(\.written)
        return other.source == element.source
          || !actionEffects.isEmpty && other.arguments.dropFirst().map(\.written) == actionEffects
      }
      let other = replacements.first { $0.name == element.name && isRenamed($0) }
      let reason = other.map { ": the code says \($0.title)" } ?? ""
      notices.append("removed: \(element.title) \(surroundings.place)" + reason)
      if let type = surroundings.routeType, element.isScreen, element.name != "Slot",
        let route = element.arguments.first?.expression.sourceText
      {
        goneScreens.insert(type + route)
      }
      tellAdditions(in: element, of: surroundings)
    }

    /// Tells the author's elements inside of one that is gone.
    mutating func tellAdditions(in element: Element, of surroundings: Surroundings) {
      let inner = surroundings.inside(element)
      for (child, _) in Self.elements(element.closure) where child.call != nil {
        if child.source == nil {
          notices.append("removed: \(child.title) \(inner.place), which you added")
        }
        tellAdditions(in: child, of: inner)
      }
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
