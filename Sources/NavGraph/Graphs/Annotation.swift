import NavGraphModel

/// What an author says about an element besides what it does: by ``Annotatable/allow(_:because:filePath:line:column:)``,
/// ``RouteElement/terminal()`` and their like.
public struct Annotation: Sendable {
  enum Kind {
    case allowed(Suppression)
    case terminal
    case requires(Condition)
    case untracked(String)
    case located(SourceLocation)
    case assuming(String)
    case sent(by: String)
    case response(Response)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}

extension ContainerPart {
  func annotated(_ annotation: Annotation) -> ContainerPart {
    ContainerPart(kind.annotated(annotation), sources: sources)
  }
}

extension ContainerPart.Kind {
  fileprivate func annotated(_ annotation: Annotation) -> Self {
    switch self {
    case .route(let route): return .route(route.annotated(annotation))
    case .root(let route): return .root(route.annotated(annotation))
    case .tab(let route, let options): return .tab(route.annotated(annotation), options)
    case .switchCase(let route, let condition, let isKept):
      return .switchCase(route.annotated(annotation), while: condition, isKept: isKept)
    case .joined(let route): return .joined(route.annotated(annotation))
    case .handler(var handler):
      handler.transition.annotate(annotation)
      return .handler(handler)
    case .link(var link):
      switch annotation.kind {
      case .allowed(let suppression): link.suppressions.append(suppression)
      case .located(let location): link.location = location
      case .terminal, .requires, .untracked, .assuming, .sent, .response: break
      }
      return .link(link)
    case .gestures, .selection, .slot, .variable, .effect, .request, .renders, .unhandled:
      return self
    }
  }
}

extension ScreenPart {
  func annotated(_ annotation: Annotation) -> ScreenPart {
    guard case .transition(var transition) = kind else { return self }
    transition.annotate(annotation)
    return ScreenPart(.transition(transition))
  }
}

extension Transition {
  mutating func annotate(_ annotation: Annotation) {
    switch annotation.kind {
    case .allowed(let suppression): suppressions.append(suppression)
    case .located(let location): self.location = location
    case .assuming(let words):
      assumption = assumption.map { $0 + " and " + words } ?? words
    case .sent(let tapped): self.tapped = tapped
    case .response(let response): self.response = response
    case .terminal, .requires, .untracked: break
    }
  }
}

extension RouteDefinition {
  fileprivate func annotated(_ annotation: Annotation) -> RouteDefinition {
    var copy = self
    switch annotation.kind {
    case .allowed(let suppression): copy.suppressions.append(suppression)
    case .terminal: copy.isTerminal = true
    case .requires(let condition):
      copy.requires = copy.requires.map { .all([$0, condition]) } ?? condition
    case .untracked(let name): copy.untracked.append(name)
    case .located(let location): copy.location = location
    case .assuming, .sent, .response: break
    }
    return copy
  }
}
