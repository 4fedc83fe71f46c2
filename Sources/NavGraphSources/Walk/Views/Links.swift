#if SourceReading
  import SwiftSyntax

  /// A URL that code opens: `openURL(URL(string: "app://cart")!)`.
  struct Opening: Equatable {
    var link: LinkText
    var place: SourcePlace

    static func == (left: Self, right: Self) -> Bool {
      left.place == right.place && left.link.whole == right.link.whole
    }
  }

  /// URLs that an app opens itself and hears again with `onOpenURL`.
  extension Walker {
    /// Code of a view that the system calls with a URL.
    struct LinkRecipient {
      var view: TypeDeclaration
      var code: ExprSyntax
      /// The feature whose store the view has.
      var feature: Feature?
    }

    /// A hearer's handling of a URL.
    struct Answer {
      /// The view's own steps.
      var steps: [Step]
      /// The feature's handlers of the actions that the view sends.
      var handlers: [Handler]
    }

    /// The URL that a call opens; nil for any other call, and for a URL that another app opens.
    func opening(_ node: FunctionCallExprSyntax, _ scope: Scope) -> Opening? {
      guard !scope.isFollowingLink,
        let name = Self.lastName(node.calledExpression) ?? Self.name(of: node.calledExpression)
      else { return nil }
      let argument =
        name == "Link"
        ? node.arguments.first { $0.label?.text == "destination" }
        : ["open", "openURL"].contains(name) ? node.arguments.first : nil
      guard let argument else { return nil }
      linkFuel = Self.maxLinkSteps
      guard case .link(let link)? = constant(argument.expression, scope) else { return nil }
      return Opening(link: link, place: program.place(of: node))
    }

    func findLinkRecipients() -> [LinkRecipient] {
      program.types.filter { $0.isView && !program.unusedViews.contains($0.node.id) }.flatMap {
        view in
        view.calls.compactMap { call -> LinkRecipient? in
          guard Self.lastName(call.calledExpression) == "onOpenURL" else { return nil }
          let code =
            call.trailingClosure.map { ExprSyntax($0) }
            ?? call.arguments.first { $0.label?.text == "perform" }?.expression
          return code.map { LinkRecipient(view: view, code: $0, feature: feature(ofView: view)) }
        }
      }
    }

    /// The feature whose store a view has.
    func feature(ofView view: TypeDeclaration) -> Feature? {
      program.heldStores(of: view).lazy.compactMap { self.features.feature(ofAction: $0.action) }
        .first
    }

    /// Returns how a hearer handles a URL, and reports where that cannot be read.
    func answer(of recipient: LinkRecipient, to opening: Opening) -> Answer {
      linkFuel = Self.maxLinkSteps
      isLinkOpen = false
      sentForLink = []
      let feature =
        recipient.feature
        ?? Feature(
          name: recipient.view.name, state: .declared(recipient.view), action: recipient.view,
          owner: recipient.view)
      var scope = Scope(feature: feature, file: recipient.view.file)
      scope.selfState = StatePath(components: [], type: .declared(recipient.view))
      scope.lexical = recipient.view
      scope.isFollowingLink = true
      let url = Value.constant(.link(opening.link))
      var steps: [Step] = []
      if let closure = recipient.code.as(ClosureExprSyntax.self) {
        steps = self.closure(closure, [url], scope)
      } else if let name = Self.name(of: recipient.code) ?? Self.lastName(recipient.code),
        let function = recipient.view.functions[name]?.first, let body = function.node.body
      {
        if let parameter = function.parameters.first { scope.names[parameter.name] = url }
        steps = self.body(body.statements, scope)
      }
      var handlers: [Handler] = []
      var rounds = 0
      while recipient.feature != nil, !sentForLink.isEmpty, rounds < Self.maxRounds {
        rounds += 1
        let sent = sentForLink
        sentForLink = []
        handlers += sent.flatMap { self.handlers(of: feature, handling: $0.steps, $0.value) }
      }
      if isLinkOpen {
        admit(
          opening.place,
          "what the app does about this URL depends on a part of it that is not known")
        return Answer(steps: [], handlers: [])
      }
      return Answer(
        steps: steps.filter { if case .send = $0 { false } else { true } }, handlers: handlers)
    }

    /// Records an action that a view sends for the URL that is followed, or that carries a value made of the URL.
    func notes(_ steps: [ActionStep], of expression: ExprSyntax, _ scope: Scope) -> Bool {
      let carried = Self.carried(by: expression)
      let isView = scope.selfState?.type.declaration?.isView == true
      guard isView || carried.map({ dependsOnLink($0, scope) }) == true,
        sentForLink.count < Self.maxSent
      else { return false }
      sentForLink.append((steps, carried.map { value($0, scope) } ?? .unknown))
      return true
    }

    /// The innermost argument of an action: `url` in `.router(.opened(url))`.
    private static func carried(by expression: ExprSyntax) -> ExprSyntax? {
      guard let call = expression.as(FunctionCallExprSyntax.self),
        call.calledExpression.is(MemberAccessExprSyntax.self),
        let last = call.arguments.last?.expression
      else { return nil }
      guard let inner = last.as(FunctionCallExprSyntax.self),
        inner.calledExpression.as(MemberAccessExprSyntax.self).map({ $0.base == nil }) == true
      else { return last }
      return carried(by: last) ?? last
    }

    private static let maxRounds = 4
    private static let maxSent = 16

    /// What handlers of links do for the URLs that features open: as if the action that opens one were heard there.
    func followOpenings() {
      let openers = handlers.filter { $0.steps.contains(where: \.opens) }
      handlers = handlers.map { handler in
        var handler = handler
        handler.steps = handler.steps.answered { _ in [] }
        return handler
      }
      for opener in openers.dropFirst(Self.maxOpeners) {
        guard let place = opener.place else { continue }
        admit(place, "the app opens more URLs than are followed")
      }
      for opener in openers.prefix(Self.maxOpeners) {
        for recipient in linkRecipients {
          guard let feature = recipient.feature else { continue }
          for actionPath in actionPaths(from: feature, to: opener.feature) {
            follow(opener, actionPath, recipient, feature)
          }
        }
      }
    }

    private func follow(
      _ opener: Handler, _ actionPath: [ActionStep], _ recipient: LinkRecipient, _ feature: Feature
    ) {
      var handler = opener
      handler.feature = feature
      handler.path = actionPath + opener.path
      handler.isLink = true
      handler.steps = opener.steps.filter(\.opens).map(\.onlyOpening).answered { opening in
        let answer = answer(of: recipient, to: opening)
        handler.body = answer.handlers.first?.body ?? handler.body
        return answer.steps + answer.handlers.flatMap(\.ownSteps)
      }
      if !handler.steps.isEmpty { add(handler) }
    }

    /// The cases that lead from a feature's action to another feature's.
    private func actionPaths(from outer: Feature, to inner: Feature) -> [[ActionStep]] {
      var open: [(feature: Feature, path: [ActionStep])] = [(outer, [])]
      var found: [[ActionStep]] = outer === inner ? [[]] : []
      var seen: Set<ObjectIdentifier> = [ObjectIdentifier(outer)]
      while !open.isEmpty, found.count < 8 {
        let (feature, path) = open.removeFirst()
        for one in feature.action.cases {
          for payload in one.payloads {
            let type = program.resolve(payload, of: one, in: feature.action)
            guard let child = features.feature(ofAction: type.carriedAction) else { continue }
            let path = path + steps(into: one.name, type)
            if child === inner { found.append(path) }
            if seen.insert(ObjectIdentifier(child)).inserted { open.append((child, path)) }
          }
        }
      }
      return found
    }

    func leads(from outer: Feature, to inner: Feature) -> Bool {
      !actionPaths(from: outer, to: inner).isEmpty
    }

    private func steps(into name: String, _ type: SwiftType) -> [ActionStep] {
      let inner: [String] =
        switch type {
        case .presentationAction: ["presented"]
        case .stackAction, .identifiedAction: ["element"]
        case .routerAction: ["routeAction"]
        default: []
        }
      return ([name] + inner).map { ActionStep(name: $0) }
    }

    /// Code that needs more steps to be decided is not.
    static let maxLinkSteps = 4_000
    private static let maxOpeners = 200
  }

  extension Handler {
    /// Its steps in code that is not left where they are.
    var ownSteps: [Step] { Step.ended(steps) }
  }

  extension Step {
    /// Whether it opens a URL, on any of its branches.
    var opens: Bool {
      switch self {
      case .open: true
      case .branch(_, let then, let otherwise): (then + otherwise).contains(where: \.opens)
      case .block(let inner, _): inner.contains(where: \.opens)
      case .operation, .send, .dismiss, .exit: false
      }
    }

    /// The same without anything but the URLs that it opens.
    fileprivate var onlyOpening: Step {
      func only(_ steps: [Step]) -> [Step] { steps.filter(\.opens).map(\.onlyOpening) }
      return switch self {
      case .branch(let check, let then, let otherwise):
        .branch(condition: check, only(then), otherwise: only(otherwise))
      case .block(let inner, let exits): .block(only(inner), endedBy: exits)
      case .operation, .send, .dismiss, .open, .exit: self
      }
    }
  }

  extension [Step] {
    /// Returns the same with the handling of the URLs that they open.
    func answered(_ answer: (Opening) -> [Step]) -> [Step] {
      flatMap { step -> [Step] in
        switch step {
        case .open(let opening): return answer(opening)
        case .branch(let check, let then, let otherwise):
          let (then, otherwise) = (then.answered(answer), otherwise.answered(answer))
          return then.isEmpty && otherwise.isEmpty
            ? [] : [.branch(condition: check, then, otherwise: otherwise)]
        case .block(let inner, let exits):
          return [.block(inner.answered(answer), endedBy: exits)]
        case .operation, .send, .dismiss, .exit: return [step]
        }
      }
    }
  }
#endif
