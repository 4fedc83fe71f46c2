#if SourceReading
  import SwiftSyntax

  // Presentations: the calls that show something by a binding, and their content.

  extension ViewReader {
    /// Returns the names of the binding of the innermost presenting call around a node: none where nothing presents it,
    /// and both where its content is shown in two ways.
    func presenters(of node: Syntax) -> [Set<String>] {
      var current = popups[node.id] == nil ? node.parent : node
      var isAfterwards = false
      while let one = current {
        if Self.isAfterDismissal(one, around: node) {
          isAfterwards = true
        } else if let call = Self.presentingCall(one, around: node) {
          if isAfterwards { return presenters(of: one) }
          // A binding's setter is no button of the presented content.
          let isWritten = call.arguments.contains {
            Self.boundLabels.contains($0.label?.text) && !$0.expression.is(ClosureExprSyntax.self)
              && $0.range.contains(node.position)
          }
          return [isWritten ? [] : presenters(in: Self.bound(of: call), of: node, inside: one)]
        } else if let popup = popup(one, around: node) {
          let bound: Set = [popup.key.property]
          return [bound.union(cases(around: node, inside: one, of: bound))]
        }
        // A property or function of the view that what it presents uses, its body, or both.
        if let member = one.as(VariableDeclSyntax.self)?.bindings.first?.pattern.sourceText
          ?? one.as(FunctionDeclSyntax.self)?.name.text
        {
          guard let bound = presentedMembers[member] else { return [[]] }
          let presenters = bound.union(cases(around: node, inside: one, of: bound))
          return shownMembers.contains(member) ? [[], presenters] : [presenters]
        }
        current = one.parent
      }
      return [[]]
    }

    private func presenters(
      in bound: LabeledExprListSyntax, of node: Syntax, inside call: Syntax
    ) -> Set<String> {
      let names = mentioned(in: bound)
      if names.isEmpty, Self.isPlainLink(call, to: node) { return [Self.plainLink] }
      return names.union(cases(around: node, inside: call, of: names))
    }

    /// Whether a node is in what a link without a binding shows: `NavigationLink("About") { AboutView() }`.
    private static func isPlainLink(_ call: Syntax, to node: Syntax) -> Bool {
      guard let link = call.as(FunctionCallExprSyntax.self), link.calledName == plainLink,
        link.arguments.allSatisfy({ [nil, "destination"].contains($0.label?.text) })
      else { return false }
      let destination = link.arguments.first { $0.label?.text == "destination" }.map { Syntax($0) }
      return (destination ?? link.trailingClosure.map { Syntax($0) })?.range
        .contains(node.position) == true
    }

    private static let plainLink = "NavigationLink"

    /// Whether what holds a node runs when something presented has closed: the argument `onDismiss:` of what presents it,
    /// or a library's callback.
    private static func isAfterDismissal(_ one: Syntax, around node: Syntax) -> Bool {
      if let argument = one.as(LabeledExprSyntax.self), argument.label?.text == "onDismiss" {
        return argument.parent?.parent?.as(FunctionCallExprSyntax.self).map(isPresenting) ?? false
      }
      guard let call = one.as(FunctionCallExprSyntax.self),
        !call.calledExpression.range.contains(node.position)
      else { return false }
      return Walker.lastName(call.calledExpression).map(Library.closings.contains) ?? false
    }

    /// The properties and functions that the view's body shows, outside of what it presents.
    func findShownMembers() -> Set<String> {
      var found: Set<String> = []
      var open = ["body"]
      while let name = open.popLast() {
        for used in membersBeside(name) where found.insert(used).inserted { open.append(used) }
      }
      return found
    }

    /// The members that another one uses outside of what it presents.
    private func membersBeside(_ name: String) -> Set<String> {
      guard let code = code(of: name) else { return [] }
      return members(usedIn: code) { node in
        !Self.isPresented(node, inside: code)
          && !sequence(first: node, next: \.parent).contains { popup($0, around: node) != nil }
      }
    }

    func findPresentedMembers() -> [String: Set<String>] {
      var result: [String: Set<String>] = [:]
      for call in view.calls {
        guard Self.isPresenting(call) else { continue }
        let bound = mentioned(in: Self.bound(of: call))
        for name in Self.closures(of: call).flatMap({ members(usedIn: Syntax($0)) { _ in true } }) {
          result[name, default: []].formUnion(bound)
        }
      }
      for popup in popups.values {
        for name in popup.shown.flatMap({ members(usedIn: $0) { _ in true } }) {
          result[name, default: []].insert(popup.key.property)
        }
      }
      // What these use is presented with them.
      var open = Array(result.keys)
      while let name = open.popLast() {
        guard let bound = result[name] else { continue }
        for used in membersBeside(name)
        where !bound.isSubset(of: result[used] ?? []) {
          result[used, default: []].formUnion(bound)
          open.append(used)
        }
      }
      return result
    }

    private static func closures(of call: FunctionCallExprSyntax) -> [ClosureExprSyntax] {
      call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
        + [call.trailingClosure].compactMap(\.self)
        + call.additionalTrailingClosures.map(\.closure)
    }

    /// SwiftUI's modifier for the style in which UIKit's `present(item:)` shows a view controller: `modalPresentationStyle =
    /// .fullScreen` where that is made, or in its own code.
    func stylePresented(by call: FunctionCallExprSyntax) -> String {
      let closures = Self.closures(of: call).map { Syntax($0) }
      let made = Set(closures.flatMap { CallFinder.calls(in: $0) }.compactMap(\.calledName))
      let controllers = program.types.filter { made.contains($0.name) && $0.isViewController }
      let code = closures + controllers.flatMap { $0.members + $0.initializers.map { Syntax($0) } }
      let style = code.lazy.compactMap {
        AssignmentFinder.value(of: "modalPresentationStyle", in: $0)
      }.first.flatMap { Walker.lastName($0) }
      switch style {
      case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext":
        return "fullScreenCover"
      case "popover": return "popover"
      default: return "sheet"
      }
    }

    /// Returns the child whose store is scoped in the content that a call presents.
    func childPresented(by call: FunctionCallExprSyntax) -> String? {
      var seen: Set<String> = []
      // `NavigationLink(destination: DetailView(…), isActive: …)`
      let destination = Walker.argument("destination", of: ExprSyntax(call)).map { Syntax($0) }
      for content in Self.closures(of: call).map({ Syntax($0) }) + [destination].compactMap(\.self)
      {
        if let child = children(shownIn: content, &seen).first { return child }
      }
      return nil
    }

    /// The properties and functions of the view that code names, its store and its body left out.
    func members(usedIn node: Syntax, where isMeant: (Syntax) -> Bool) -> Set<String> {
      let names = Set(view.propertyOrder).union(view.functionOrder.map(\.name))
        .subtracting(["store", "viewStore", "body"])
      let tokens = node.tokens(viewMode: .sourceAccurate).filter {
        names.contains($0.text) && !Self.isOfAnother($0)
      }
      return Set(tokens.filter { isMeant(Syntax($0)) }.map(\.text))
    }

    /// Whether a token names a member of something else than the view: `store.header` is not the view's own `header`.
    static func isOfAnother(_ token: TokenSyntax) -> Bool {
      guard let dot = token.previousToken(viewMode: .sourceAccurate), dot.tokenKind == .period
      else { return false }
      return dot.previousToken(viewMode: .sourceAccurate)?.text != "self"
    }

    /// Returns the content of a computed property or a function of the view.
    func code(of member: String) -> Syntax? {
      view.properties[member]?.getter.map { Syntax($0) }
        ?? view.functions[member]?.first?.node.body.map { Syntax($0) }
    }

    /// The arguments of a presenting call that say what it presents.
    static func bound(of call: FunctionCallExprSyntax) -> LabeledExprListSyntax {
      let bound = call.arguments.filter { boundLabels.contains($0.label?.text) }
      return bound.isEmpty ? call.arguments : bound
    }

    static let boundLabels: Set<String?> = [
      "isPresented", "isPresenting", "isActive", "item", "selection", "state", "store",
      "unwrapping", nil,
    ]

    /// Returns whether a view is in the content that a modifier or a link presents.
    static func isPresented(_ node: Syntax, inside outer: Syntax? = nil) -> Bool {
      var current = node.parent
      while let one = current, one != outer {
        if presentingCall(one, around: node) != nil { return true }
        current = one.parent
      }
      return false
    }

    /// Whether a view, with its modifiers, is all that the closure of a call presents.
    static func isAllPresented(_ view: FunctionCallExprSyntax) -> Bool {
      var shown = Syntax(view)
      while let member = shown.parent?.as(MemberAccessExprSyntax.self),
        let call = member.parent?.as(FunctionCallExprSyntax.self), member.base?.id == shown.id
      {
        shown = Syntax(call)
      }
      guard let code = shown.parent?.parent?.as(CodeBlockItemListSyntax.self), code.count == 1,
        let closure = code.parent?.as(ClosureExprSyntax.self)
      else { return false }
      let call =
        closure.parent?.as(FunctionCallExprSyntax.self)
        ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
      return call.map(isPresenting) ?? false
    }

    /// What presents the content that an `IfLetStore` belongs to where no property says so: then the child's does. Otherwise,
    /// the child is content of what another property presents.
    func presenterWithoutProperty(around node: FunctionCallExprSyntax) -> String? {
      let call = sequence(first: Syntax(node), next: \.parent).dropFirst().lazy
        .compactMap { Self.presentingCall($0, around: Syntax(node)) }.first
      guard let call else { return nil }
      let isKnown = mentioned(in: Self.bound(of: call)).contains { name in
        let property = view.properties[name] ?? state?.properties[name]
        return property.map { $0.getter == nil } ?? false
      }
      return isKnown ? nil : call.calledName
    }

    /// Returns a node as a call that presents the content of its arguments and closures.
    static func presentingCall(
      _ call: Syntax, around node: Syntax
    ) -> FunctionCallExprSyntax? {
      guard let call = call.as(FunctionCallExprSyntax.self),
        !call.calledExpression.range.contains(node.position), isPresenting(call),
        !isBesidePresented(node, in: call)
      else { return nil }
      return call
    }

    /// Returns whether a closure of a link holds a node that is not part of the content that the link shows: its tap
    /// action, or its label.
    private static func isBesidePresented(_ node: Syntax, in call: FunctionCallExprSyntax) -> Bool {
      let closures = call.additionalTrailingClosures
      if closures.contains(where: { $0.label.text == "destination" }),
        call.trailingClosure?.range.contains(node.position) == true
      {
        return true
      }
      return closures.contains {
        $0.label.text == "label" && $0.closure.range.contains(node.position)
      }
    }

    /// Whether a call presents something: one of SwiftUI or of a library, or a modifier of the app's own.
    static func isPresenting(_ call: FunctionCallExprSyntax) -> Bool {
      let called = call.calledExpression
      guard let name = Walker.lastName(called) ?? Walker.name(of: called) else { return false }
      return Library.presenting.contains(name) || presents(call, name)
        || called.is(MemberAccessExprSyntax.self) && name.lowercased().hasSuffix("sheet")
    }

    /// A modifier of the app's own that shows something by a binding; messages that disappear by themselves are not presentations.
    static func presents(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
      // The cheapest check comes first: this runs for all calls around all calls.
      let isBound = node.arguments.contains {
        ["isPresented", "isPresenting", "item"].contains($0.label?.text)
          && isBinding($0.expression) && !isMessage(Walker.lastName($0.expression) ?? "")
      }
      return isBound && !Library.decorating.contains(name)
        && (node.calledExpression.is(MemberAccessExprSyntax.self) || isOfExtendedView(node)
          || name == "present")
        && !isMessage(name)
    }

    /// Whether a modifier of the app's own closes what it presents where it runs the closure around a node.
    func closesPresenter(around node: Syntax) -> Bool {
      for one in sequence(first: node, next: \.parent) {
        guard let argument = one.as(LabeledExprSyntax.self), let label = argument.label?.text,
          let call = argument.parent?.parent
        else { continue }
        if let name = call.as(FunctionCallExprSyntax.self)?.calledName,
          program.typeNames.contains(name),
          let made = program.types.first(where: { $0.name == name && $0.isView }),
          program.closes(view: made, running: label)
        {
          return true
        }
        guard let presenting = Self.presentingCall(call, around: node)
        else { continue }
        return presenting.calledName.map { program.closes($0, running: label) } ?? false
      }
      return false
    }

    static func isMessage(_ name: String) -> Bool {
      let name = name.lowercased()
      return ["toast", "loading", "snack", "progress", "banner", "tooltip"].contains {
        name.hasBytes(of: $0)
      }
    }

    /// Whether a call without a base is a modifier: in what an extension adds to all views.
    private static func isOfExtendedView(_ node: FunctionCallExprSyntax) -> Bool {
      guard let name = Walker.name(of: node.calledExpression), name.first?.isLowercase == true
      else { return false }
      return sequence(first: Syntax(node), next: \.parent).lazy
        .compactMap { $0.as(ExtensionDeclSyntax.self) }.first?.extendedType.sourceText
        == "View"
    }

    static func isBinding(_ expression: ExprSyntax) -> Bool {
      let text = expression.sourceText
      let member = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      return text.hasPrefix("$") || member?.hasPrefix("$") == true || text.hasPrefix("Binding(")
        || text.hasBytes(of: ".binding(")
    }
  }
#endif
