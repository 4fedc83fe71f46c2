#if SourceReading
  import SwiftSyntax

  // What runs the code of a view.

  extension ViewReader {
    /// What runs the closure of a call; nil for any that a tap runs.
    func trigger(of call: FunctionCallExprSyntax) -> Evidence.Trigger? {
      switch call.calledName {
      case "onReceive": .event
      // `NotificationCenter.default.addObserver(forName: …) { … }`, and values of a publisher.
      case "addObserver", "sink": .event
      case "onChange":
        call.arguments.contains { isScenePhase($0.expression) }
          ? .event : isChangedByControl(call) ? .tap : .automatic
      case "onDisappear": .automatic
      case _ where Self.isAppearance(call): .automatic
      case "onOpenURL", "onContinueUserActivity": .link
      default: nil
      }
    }

    /// What starts code that no call runs: a tap in a view, the appearance of a view controller in its own functions for
    /// that, and the system in the app's delegate.
    func ownTrigger(of node: Syntax) -> Evidence.Trigger {
      if view.isViewController, appears(with: node) { return .automatic }
      guard view.isAppDelegate else { return .tap }
      let function = sequence(first: node, next: \.parent).lazy.compactMap {
        $0.as(FunctionDeclSyntax.self)
      }.first
      let isLaunch = function?.signature.parameterClause.parameters.contains {
        ["didFinishLaunchingWithOptions", "willConnectTo"].contains($0.firstName.text)
      }
      let isNotified = function?.name.text == "applicationDidFinishLaunching"
      return isLaunch == true || isNotified ? .automatic : .event
    }

    /// Returns whether a view controller runs code when it is made, appears or disappears, outside its closures.
    func appears(with node: Syntax) -> Bool {
      let around = sequence(first: node, next: \.parent).first {
        $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self)
          || $0.is(InitializerDeclSyntax.self)
      }
      let name = around?.as(FunctionDeclSyntax.self)?.name.text ?? ""
      return around?.is(InitializerDeclSyntax.self) == true
        || [
          "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
          "viewDidDisappear",
        ].contains(name)
    }

    /// The functions of the view that only such closures call: `.onAppear { load() }`.
    func functionsThatRunByThemselves() -> [String] {
      let calls = view.calls.filter { trigger(of: $0) != nil }
      return calls.isEmpty
        ? []
        : memberUses.filter { name, uses in
          let own = view.functions[name] ?? []
          let others = uses.filter { use in
            !sequence(first: Syntax(use), next: \.parent).contains { one in
              own.contains { $0.node.id == one.id }
            }
          }
          return !own.isEmpty && !others.isEmpty
            && others.allSatisfy { use in calls.contains { $0.isGiven(use) } }
        }.map(\.key)
    }

    func performed(by node: FunctionCallExprSyntax) -> String? {
      let name = node.givenFunction.flatMap {
        Walker.name(of: $0)
          ?? ($0.sourceText.hasPrefix("self.") ? Walker.lastName($0) : nil)
      }
      return name.flatMap { view.functions[$0] == nil ? nil : $0 }
    }
  }
#endif
