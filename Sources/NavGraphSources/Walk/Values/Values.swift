#if SourceReading
  import NavGraphModel
  import SwiftSyntax

  /// One step into an action: the case, and whether it is of a payload that says more about the action
  /// (`.tabSelected(.home)`) rather than another action.
  struct ActionStep: Hashable {
    var name: String
    var isPayload = false
  }

  extension ActionStep {
    /// Whether it distinguishes values that one action carries, as the cases of a `Result` do, too.
    var isValue: Bool { isPayload || ["success", "failure"].contains(name) }
  }

  /// A part of the action that a reducer hears.
  struct ActionPath {
    var steps: [ActionStep]
    var type: SwiftType
  }

  /// A part of a feature's state.
  struct StatePath {
    struct Component {
      var name: String
      /// The type that declares the property.
      var owner: TypeDeclaration?
    }

    var components: [Component]
    var type: SwiftType

    /// The type of the property as its declaration writes it; empty where it writes none.
    var writtenType: String {
      components.last.flatMap { $0.owner?.properties[$0.name]?.type?.sourceText } ?? ""
    }

    /// Whether it holds ComposableNavigation's items: names of screens whose states are beside it.
    var isItems: Bool {
      if case .navigation = type.unwrapped { return true }
      return false
    }

    /// Whether a property wrapper of the Composable Architecture holds it: `state.$editor.wrappedValue = nil`.
    var isOfLibrariesWrapper: Bool {
      let attributes = components.last.flatMap { $0.owner?.properties[$0.name]?.attributes } ?? []
      return attributes.contains {
        ["Presents", "PresentationState", "BindingState", "Shared"].contains($0)
      }
    }

    /// Whether it is a stack of RouteStack rather than of FlowStacks, whose types are equal otherwise.
    var isRouteStack: Bool { writtenType.contains("RoutePath") }
  }

  /// The value of an expression while code is read.
  indirect enum Value {
    case state(StatePath)
    case action(ActionPath)
    /// An expression with the names that were known where it stood.
    case expression(ExprSyntax, Scope)
    /// The value of a local computed property, one of several.
    case choices([ExprSyntax])
    /// A part of a URL that is followed.
    case constant(Constant)
    case unknown
  }

  /// The known values at one place of the code.
  struct Scope {
    var feature: Feature
    var names: [String: Value] = [:]
    /// The action that is heard here, and what it carries.
    var path: [ActionStep] = []
    var type = SwiftType.unknown
    /// Actions that are not heard here.
    var excludedActions = ExcludedActions()
    /// The code that asks for the action.
    var asked: SourcePlace?
    /// The code that handles actions which cannot be distinguished.
    var open: SourcePlace?
    /// Whether the action is one of all for which the same is done.
    var isOneOfMany = false
    /// Whether the code answers the action with navigation.
    var returnsNavigation = false
    /// Whether a returned action is sent: `.task { …; return .loaded }`.
    var returnsAction = false
    /// What an error does that a call throws here.
    var errors = Errors.unread
    /// Whether a change of the state is heard, after any action.
    var handlesChange = false
    /// `self`, inside of the state's own functions.
    var selfState: StatePath?
    /// The type whose functions can be called without a base.
    var lexical: TypeDeclaration?
    var file: SourceFile
    /// Functions that are being read, to end with those that call themselves.
    var calls: [SyntaxIdentifier] = []
    var helper: String?
    /// The conditions on the values that an action carries.
    var values: [String] = []
    /// The code of the innermost case.
    var place: SourcePlace?
    /// The number of the code that is read, among all of the feature's.
    var body = 0
    /// What an action is known to carry.
    var given: (path: [ActionStep], value: Value)?
    /// Whether the code is read for a URL that the app opens itself: conditions on the URL are decided.
    var isFollowingLink = false
    /// Whether the effect was cancelled before: it dismissed its feature.
    var isDismissed = false
    /// Constants without a value yet: `let route: Route<Screen.State>`.
    var deferred: Set<String> = []
    /// What is known of the one expression that is a name's value.
    var origin: Origin?
    /// The elements of stacks whose identities are known by other names: by those.
    var identities: [String: String] = [:]
    /// The cases that elements of stacks were found to be.
    var cases: [String: String] = [:]
  }

  /// What is known of an expression that is a name's value, from where it was given the name.
  struct Origin {
    /// The expression.
    var value: SyntaxIdentifier
    /// The enum that is declared as its type.
    var type: TypeDeclaration?
    /// Whether the name is a variable's that code changes.
    var isChanged = false
  }

  extension Scope {
    /// What is known of an expression that is a name's value here.
    func origin(of value: ExprSyntax) -> Origin {
      origin.flatMap { $0.value == value.id ? $0 : nil } ?? Origin(value: value.id)
    }
  }

  extension Value {
    /// The same as the value of a variable that code changes.
    var changing: Value {
      guard case .expression(let made, var inner) = self else { return self }
      var origin = inner.origin(of: made)
      origin.isChanged = true
      inner.origin = origin
      return .expression(made, inner)
    }

    /// The same as the value of a name with a declared type.
    func typed(_ type: SwiftType) -> Value {
      guard case .expression(let made, var inner) = self,
        case let origin = inner.origin(of: made), origin.type == nil
      else { return self }
      inner.origin = Origin(
        value: made.id, type: type.declaration, isChanged: origin.isChanged)
      return .expression(made, inner)
    }
  }

  extension Scope {
    /// The same in code that is called; nil where calls are nested too deep.
    func calling(_ code: SyntaxIdentifier) -> Scope? {
      guard calls.count < Self.maxCalls else { return nil }
      var inner = self
      inner.calls.append(code)
      return inner
    }

    static let maxCalls = 12
  }

  /// The effect of a change of state, or of an effect, on navigation.
  struct Change: Equatable {
    enum Target: Hashable {
      case route(String)
      /// Whatever the action carries: the steps to the payload.
      case payload([ActionStep])

      var isPayload: Bool { if case .payload = self { true } else { false } }
    }

    var name: String
    var targets: [Target] = []
    /// The targets that code makes, in their order: how each is shown, and the start of a hosted coordinator.
    var screens: [Walker.ShownScreen] = []
    var style: String?
    var hasNavigation: Bool?
    var count: Int?
    var index: Int?
    /// Whether it does nothing where there is nothing to take away, as `popLast`.
    var isLenient = false
    var container: ScreenContainer
    /// The properties that lead to the container, where two children of one type could be meant.
    var properties: [String] = []
    var place: SourcePlace
    /// Only the stack's root is replaced.
    var isRoot = false
    /// The whole state around the container is recreated.
    var isReset = false
    /// The library makes it in steps of its own, with delays in between.
    var isDelayed = false
    /// Where it is made when a request is answered: what ends that.
    var response: RequestEnd?
    /// The actions that the buttons of the alert send which it shows; nil where they cannot be read.
    var buttons: Set<String>?
    /// The initial tab or case of each child that it recreates.
    var starts: [ScreenContainer: String] = [:]

    /// Whether no operation stands for it: a screen changes in the middle of a stack.
    var isLeftOut: Bool { ["insert", "replace", "removeSome"].contains(name) }

    /// Whether which screens are there afterwards is not known.
    var leavesUnknown: Bool {
      name == "removeSome"
        || ["set", "goBackTo", "popTo"].contains(name) && targets.isEmpty && index == nil
    }

    /// The stack that the coordinator of a target is given to start with; nil where it is one of its own.
    func start(of target: Target) -> [Walker.ShownScreen]? {
      screen(target)?.start
    }

    /// How code makes a target; nil where it does not.
    func screen(_ target: Target) -> Walker.ShownScreen? { screens.last { $0.target == target } }
  }

  /// The container of screens: a property of a state, or the state itself if it is an enum.
  struct ScreenContainer: Hashable {
    enum Kind: String { case stack, slot, tabs, `switch` }

    let owner: ObjectIdentifier
    let property: String
    let kind: Kind
  }

  struct SentAction: Equatable {
    var steps: [ActionStep]
    /// The part of the heard action that the sent one carries on.
    var tail: [ActionStep]?
    var place: SourcePlace
    /// Whether it can come long after what starts it, and more than once: from a stream of values.
    var isRepeated = false
    /// Whether it comes after a pause in which something is shown.
    var isPaused = false
    /// Whether other actions can come before it: an effect waits for something else first.
    var isAsynchronous = false
    /// Where it answers a request, and no flag is set before that a view can show progress for: what ends the request, as far
    /// as the code around it says that.
    var answer: RequestEnd?
    /// Whether it comes at most once each time: an effect sends it in its own code, and in no loop.
    var isSingle = true
  }

  indirect enum Step: Equatable {
    case operation(Change)
    case send(SentAction)
    /// The screen closes itself: the `dismiss` effect.
    case dismiss(SourcePlace)
    /// A URL of the app's own is opened, until its hearer is known.
    case open(Opening)
    case branch(condition: Check, [Step], otherwise: [Step])
    /// What follows is not done.
    case exit(Exit)
    /// Code that some exits end: what follows it is done all the same.
    case block([Step], endedBy: Set<Exit>)
  }

  /// How code is left early.
  enum Exit: Hashable, CaseIterable {
    case `return`, `throw`, `break`, `continue`
    /// An error was thrown, and what catches it is done: the `do` is left.
    case caught
    /// `break` or `continue` with a label: the statement of that name is left.
    case labelled(String)

    /// Those that can leave a function or a closure.
    static let allCases: [Exit] = [.return, .throw, .break, .continue, .caught]
  }

  extension Step {
    /// The same with all that it sends coming from a stream.
    var repeated: Step {
      changed { step in
        guard case .send(var sent) = step else { return step }
        sent.isRepeated = true
        return .send(sent)
      }
    }

    /// The same with all that it changes changed at another place.
    func placed(at place: SourcePlace) -> Step {
      changed { step in
        guard case .operation(var change) = step else { return step }
        change.place = place
        return .operation(change)
      }
    }

    /// The same with all that it sends coming after a pause.
    var paused: Step {
      changed { step in
        guard case .send(var sent) = step else { return step }
        sent.isPaused = true
        return .send(sent)
      }
    }

    /// The same with all that it changes itself coming when a request of a view, or of its model, is answered: a `Task`
    /// goes on when the view is closed.
    var answering: Step {
      changed { step in
        guard case .operation(var change) = step else { return step }
        change.response = .coordinatorCloses
        return .operation(change)
      }
    }

    /// The same with all that it changes made in steps.
    var delayed: Step {
      changed { step in
        guard case .operation(var change) = step else { return step }
        change.isDelayed = true
        return .operation(change)
      }
    }

    /// The same with each step in it changed.
    func changed(_ change: (Step) -> Step) -> Step {
      switch self {
      case .branch(let condition, let then, let otherwise):
        .branch(
          condition: condition, then.map { $0.changed(change) },
          otherwise: otherwise.map { $0.changed(change) })
      case .block(let inner, let exits):
        .block(inner.map { $0.changed(change) }, endedBy: exits)
      case .operation, .send, .dismiss, .open, .exit: change(self)
      }
    }
  }

  /// What code asks before it does one thing or another: all of its clauses have to hold.
  struct Check: Hashable, ExpressibleByStringLiteral {
    struct Clause: Hashable {
      /// Empty for a choice of which the code does not say how it is made.
      var text: String
      /// The code that is chosen there.
      var choice: SyntaxIdentifier?
      /// What it says about a container; nil where it is about something else.
      var fact: Fact?
    }

    enum Fact: Hashable {
      case isTaken(ScreenContainer, Bool)
      case count(ScreenContainer, Comparison)
      /// Which tab is selected, which case is shown, or which screen is on top, by its case.
      case isSelected(ScreenContainer, String, Bool)
      /// Whether it is the tab or case that an action carries: the steps to that.
      case isCarried(ScreenContainer, [ActionStep], Bool)
      /// Whether a screen is in a stack, by its case.
      case contains(ScreenContainer, String, Bool)
      /// Whether the screen on top of a stack of routes is a sheet, a cover or the root, and was not pushed.
      case isPresented(ScreenContainer, Bool)
      /// Whether the screen that acts is the root of its stack: of screens that are tapped, it is then the only one.
      case actsAsRoot(ScreenContainer, Bool)
      /// That a value which an action carries is a case: by the type of the actions and the steps to the value.
      case carries(of: ObjectIdentifier, [ActionStep], String)
      /// Through which of several children of one kind an action comes: by the type of their parent's actions, and the case.
      case comesThrough(ObjectIdentifier, String)
      /// That the list which a property of the state was made with has one of some members.
      case lists(String, Set<String>)
    }

    var clauses: [Clause]
    /// Whether it is asked before anything else in its case of a `switch`; it asks the same elsewhere.
    var opensCase = false
    /// Whether it is whether a stream has a value.
    var asksStream = false
    /// Whose state it asks, by whose code.
    var owner: Feature?

    static func == (left: Self, right: Self) -> Bool {
      left.clauses == right.clauses && left.owner === right.owner
    }

    func hash(into hasher: inout Hasher) { hasher.combine(clauses) }

    init(_ clauses: [Clause]) {
      self.clauses = clauses
    }

    init(_ text: String) {
      clauses = [Clause(text: text)]
    }

    /// One of several values or places.
    init(choosing code: some SyntaxProtocol) {
      clauses = [Clause(text: "", choice: code.id)]
    }

    init(stringLiteral text: String) {
      self.init(text)
    }

    var text: String {
      clauses.map(\.text).filter { !$0.isEmpty }.operands().joined(separator: " && ")
    }

    /// The same, asked by the code of a feature.
    func asked(by feature: Feature) -> Self {
      var result = self
      result.owner = feature
      return result
    }

    /// Whether it holds or not, in words; nothing where the code does not say how it chooses.
    func words(_ holds: Bool) -> [String] {
      text.isEmpty ? [] : [holds ? text : Self.negation(of: text)]
    }

    private static let opposites = [
      "==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">", "is": "is not",
    ]

    /// That a condition does not hold, in words: `!isNew`, `count <= 3`, `kind is not .large`, `not (isNew || isOld)`.
    static func negation(of text: String) -> String {
      let parts = text.utf8.split(
        separator: UInt8(ascii: " "), omittingEmptySubsequences: false
      ).map(Substring.init)
      if parts.count == 1, text.first != "." {
        return text.first == "!" ? String(text.dropFirst()) : "!" + text
      }
      // Operators in brackets belong to the called expression.
      let isWhole = parts[0].count { $0 == "(" } == parts[0].count { $0 == ")" }
      if parts.count == 3, isWhole, let opposite = opposites[String(parts[1])] {
        return "\(parts[0]) \(opposite) \(parts[2])"
      }
      if parts.count == 4, parts[1] == "is", parts[2] == "not" {
        return "\(parts[0]) is \(parts[3])"
      }
      if parts.count == 2, parts[1] == "throws" { return "\(parts[0]) does not throw" }
      if text == "an error is thrown" { return "no error is thrown" }
      return "not (\(text))"
    }
  }

  /// A condition that code assumes on one of its paths.
  struct Assumption: Hashable {
    var check: Check
    var holds = true
  }

  /// How a feature handles an action.
  struct Handler {
    var feature: Feature
    var path: [ActionStep]
    /// The conditions on the values that the action carries; the path says the same.
    var values: [String] = []
    var helper: String?
    var place: SourcePlace?
    var steps: [Step]
    /// The number of the code that this is part of, among all of the feature's.
    var body: Int
    /// Whether the action opens a URL that the app hears itself.
    var isLink = false
    /// Whether the action is one of all for which the same is done.
    var isOneOfMany = false
    /// The properties of the state that the code changes.
    var written: Set<String> = []
    /// Whether some of what it does could not be read.
    var isPartlyRead = false
  }

  /// Code that looks like navigation and could not be read.
  package struct Unclear: Hashable, Sendable, Comparable {
    package var place: SourcePlace
    package var reason: String

    package static func < (left: Unclear, right: Unclear) -> Bool {
      (left.place, left.reason) < (right.place, right.reason)
    }
  }
#endif
