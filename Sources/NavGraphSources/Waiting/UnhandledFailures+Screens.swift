#if SourceReading
  import SwiftSyntax

  // Screens that show nothing to tap, and are left when a request is answered: a splash screen.
  extension UnhandledFailures {
    /// Returns the errors after which a screen without buttons is never left.
    ///
    /// - Parameter flows: What happens when it appears.
    mutating func endings(_ flows: [ReducerFlow], _ start: Start) -> [Found] {
      guard isOnlyShown(start) else { return [] }
      let succeeded = flows.filter(\.failures.isEmpty)
      // What views wait for to send something that leads on.
      var awaited: Set<String> = []
      for other in others(than: start) {
        let flows = self.flows(of: other.value, ReducerFlow())
        let isHandled = isHandledOutside(other.value)
        let names = other.awaitedNames
        if names.isEmpty {
          guard !isHandled,
            flows.allSatisfy({ !leadsOutside($0) && !$0.isUncertain && !$0.isClosed })
          else { return [] }
        } else if isHandled || flows.contains(where: leadsOutside) {
          awaited.formUnion(names)
        }
      }
      func leads(_ flow: ReducerFlow) -> Bool {
        leadsOutside(flow)
          || flow.written.contains { awaited.contains($0.key) && $0.value == .flag(true) }
      }
      guard succeeded.contains(where: leads) else { return [] }
      let failed = flows.filter { $0.failures.count == 1 }
      let ends = failed.map { $0.failures[0] }.withoutRepetitions.filter { failure in
        failed.allSatisfy {
          $0.failures[0].node != failure.node
            || !leads($0) && !$0.isUncertain && !$0.isClosed && $0.possible.isEmpty
        }
      }
      return ends.map {
        Found(action: start.path, words: $0.words, flag: nil, reset: nil, place: $0.place)
      }
    }

    /// Whether a screen that sends an action when it appears shows nothing to tap.
    func isOnlyShown(_ start: Start) -> Bool {
      guard !start.sends.isEmpty, start.sends.allSatisfy(\.isAppearance) else { return false }
      let shown =
        views.isEmpty ? start.sends.map(Self.callsBeside) : views.map { Optional($0.calls) }
      return shown.allSatisfy { $0.map { !$0.contains(where: Self.isTapped) } ?? false }
    }

    /// The calls of the view that a `switch` shows where it is written in place, with what sends an action; nil elsewhere.
    private static func callsBeside(_ sent: Evidence.Sent) -> [FunctionCallExprSyntax]? {
      sequence(first: Syntax(sent.expression), next: \.parent).lazy
        .compactMap { $0.as(SwitchCaseSyntax.self) }.first
        .map { CallFinder.calls(in: Syntax($0.statements)) }
    }

    /// Whether a call makes something that the user can tap.
    private static func isTapped(_ call: FunctionCallExprSyntax) -> Bool {
      let name = call.calledName ?? ""
      return Library.tapped.contains(name) || name.hasSuffix("Button")
        || ["NavigationLink", "dismiss"].contains(name)
    }
  }

  extension UnhandledFailures.Start {
    /// The names in what views wait for before they send it: `.onReceive(store.publisher.isReady) { … }`.
    fileprivate var awaitedNames: Set<String> {
      let names = sends.map { sent -> Set<String> in
        let waiting = sequence(first: Syntax(sent.expression), next: \.parent).lazy
          .compactMap { $0.as(FunctionCallExprSyntax.self) }
          .first { ["onChange", "onReceive"].contains($0.calledName ?? "") }
        let asked = waiting?.arguments.filter { $0.label?.text != "perform" } ?? []
        return Set(asked.flatMap { $0.tokens(viewMode: .sourceAccurate) }.map(\.text))
      }
      return names.dropFirst().reduce(names.first ?? []) { $0.intersection($1) }
    }
  }
#endif
