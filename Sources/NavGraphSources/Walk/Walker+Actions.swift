#if SourceReading
  import SwiftSyntax

  // Code that asks which action it hears is read once for each answer: all that it does for one action is one handler.

  /// What code asks of the action that is heard, where more than one answer is possible.
  struct Question {
    struct Answer {
      var path: ActionPath
      /// The code that is done for it.
      var place: SourcePlace?
      /// The condition on a value that the action carries.
      var words: String?
    }

    var answers: [Answer]
    /// Where the code asks.
    var place: SourcePlace
    /// Whether other answers are possible: not for the values of a payload.
    var hasOthers: Bool
  }

  /// An action that code asks for: `.delegate(.finished)`.
  struct TestedAction {
    var path: ActionPath
    /// Whether it is meant with any value.
    var isWhole: Bool
    var words: String
    /// The scope of the code that handles it.
    var scope: Scope
  }

  /// The actions that a condition compares.
  struct ComparedActions {
    var asked: [TestedAction]
    /// Whether the condition holds for the other actions: `action != .closeTapped`.
    var isNegated = false
    /// The other conditions.
    var more: [TestedCondition] = []
  }

  /// What code does about actions.
  private struct Response {
    var scope: Scope
    var steps: [Step]
    var written: Set<String>
    /// Whether it counts that nothing is done.
    var countsAsHandled = false
    /// Whether some of it could not be read.
    var isPartlyRead = false
  }

  extension Walker {
    /// Reads code that hears actions, and notes what it does for each of them.
    func read(_ code: [CodeBlockItemSyntax], _ scope: Scope) {
      readings = 0
      for one in responses(of: code, scope) { emit(one) }
    }

    private func responses(of code: [CodeBlockItemSyntax], _ scope: Scope) -> [Response] {
      guard readings < Self.maxReadings else {
        if let first = code.first { admit(first, "this code asks for more actions than are read") }
        return []
      }
      readings += 1
      let known = unclear
      let before = admissions
      written = []
      let found = Step.withoutLast(Set(Exit.allCases), steps(code, scope))
      guard let question else {
        let steps = [closedAlert(by: scope)].compactMap(\.self) + found
        return [
          Response(
            scope: scope, steps: steps, written: written, isPartlyRead: admissions > before)
        ]
      }
      self.question = nil
      unclear = known
      let classes = classes(of: question, scope)
      var all = classes.map { responses(of: code, $0) }
      guard let first = all.first?.first else { return [] }
      let isOneOfValues = question.answers.allSatisfy { $0.path.steps.last?.isValue == true }
      // The answer makes no difference.
      if isOneOfValues || named(scope, question.place) == nil,
        all.joined().allSatisfy({ $0.steps == first.steps })
      {
        let written = all.joined().reduce(into: Set()) { $0.formUnion($1.written) }
        return [
          Response(
            scope: scope, steps: first.steps, written: written,
            isPartlyRead: all.joined().contains(where: \.isPartlyRead))
        ]
      }
      // Where one of two values does nothing, that is known of it.
      if isOneOfValues, !question.hasOthers, all.count == 2,
        !all.joined().allSatisfy(\.steps.isEmpty)
      {
        for index in all.indices where all[index].count == 1 {
          all[index][0].countsAsHandled = true
        }
      }
      if isOneOfValues, !question.hasOthers { distinguish(&all, classes) }
      return Array(all.joined())
    }

    /// Says of values that one condition excludes which ones they are, where the code does not do the same for all of
    /// them: in `if kind == .new { … } else if kind == .old { … } else { … }`.
    private func distinguish(_ all: inout [[Response]], _ classes: [Scope]) {
      let steps = all.map { $0.map(\.steps) }
      for (words, group) in Dictionary(grouping: classes.indices, by: { classes[$0].values.last }) {
        guard let words, let compared = WordedComparison(words), compared.isEqual == false else {
          continue
        }
        func count(_ index: Int) -> Int { group.count { steps[$0] == steps[index] } }
        func asked(_ index: Int, _ sign: String) -> String {
          "\(compared.subject) \(sign) .\(classes[index].path.last?.name ?? "")"
        }
        // For most of them, those that they are not say enough.
        let most = group.filter { count($0) > 1 }.max { count($0) < count($1) }
        let named = group.filter { index in most.map { steps[index] != steps[$0] } ?? true }
        for index in group where group.count > 1 && !named.isEmpty {
          let stated =
            named.contains(index)
            ? asked(index, "==")
            : ([words] + named.map { asked($0, "!=") }).joined(separator: " && ")
          for response in all[index].indices {
            all[index][response].scope.values = all[index][response].scope.values.map {
              $0 == words ? stated : $0
            }
          }
        }
      }
    }

    /// Returns the actions that answers to a question represent, none of them twice.
    private func classes(of question: Question, _ given: Scope) -> [Scope] {
      var seen: Set<[ActionStep]> = []
      let answers = question.answers.filter { seen.insert($0.path.steps).inserted }
      var deeper: [[String]: [[ActionStep]]] = [:]
      for answer in answers {
        let names = answer.path.steps.map(\.name)
        for count in 0..<names.count {
          deeper[Array(names[..<count]), default: []].append(answer.path.steps)
        }
      }
      var result = answers.map { one in
        var scope = given
        scope.receive(one.path)
        scope.place = one.place ?? scope.place
        scope.asked = question.place
        if let words = one.words {
          scope.values.removeAll { words.hasPrefix($0 + ".") }
          scope.values.append(words)
        }
        for steps in deeper[one.path.steps.map(\.name)] ?? [] {
          scope.excludedActions.insert(steps, question.place)
        }
        return scope
      }
      if question.hasOthers {
        var others = given
        others.asked = question.place
        for answer in answers { others.excludedActions.insert(answer.path.steps, question.place) }
        if others.handlesChange || named(others, question.place)?.isEmpty != true {
          result.append(others)
        }
      }
      return result
    }

    /// Has the code read again for each answer. What an opened URL carries is known, or does not matter.
    func ask(_ question: Question, _ scope: Scope) {
      if !scope.isFollowingLink { self.question = self.question ?? question }
    }

    /// The code that is read for one feature before it asks for too many actions.
    private static let maxReadings = 4_096

    // MARK: Handlers

    private func emit(_ response: Response) {
      let (scope, steps) = (response.scope, response.steps)
      guard !scope.handlesChange, !scope.isFollowingLink, isOpen(scope, steps) else {
        return add(response)
      }
      let place =
        scope.asked ?? scope.feature.bodies[scope.body].statements.first.map {
          program.place(of: $0)
        }
        ?? SourcePlace(file: scope.file.path, line: 0)
      var all = scope
      if isAction(scope.type, after: scope.path) { all.open = place }
      for one in named(scope, place) ?? [all] {
        add(
          Response(
            scope: one, steps: steps, written: response.written,
            isPartlyRead: response.isPartlyRead))
      }
    }

    /// Returns whether the effects for several actions are registered for each of them.
    private func isOpen(_ scope: Scope, _ steps: [Step]) -> Bool {
      let hasParts = scope.excludedActions.below(scope.path) != nil
      guard hasParts || !scope.path.isEmpty else {
        return steps.contains(where: \.changesScreens)
      }
      return steps.contains(where: \.navigates)
        && (hasParts || isChild(scope.type, of: scope.feature))
    }

    private func add(_ response: Response) {
      let (scope, steps) = (response.scope, given(response.steps, to: response.scope))
      if steps.contains(where: \.navigates),
        let place = scope.excludedActions.below(scope.path)
      {
        return admit(place, "what is done for the other actions cannot be read")
      }
      if let place = scope.open, steps.contains(where: \.changesScreens) {
        return admit(place, "what is done for all actions cannot be read")
      }
      let handler = Handler(
        feature: scope.feature, path: scope.path, values: scope.values, helper: scope.helper,
        place: scope.place, steps: steps, body: scope.body, isOneOfMany: scope.isOneOfMany,
        written: response.written, isPartlyRead: response.isPartlyRead)
      if !steps.isEmpty || response.countsAsHandled {
        handlers.append(handler)
      } else if response.isPartlyRead {
        unreadHandlers.append(handler)
      }
    }

    /// The steps of code that a modifier for an action is given, which decides whether to run it.
    private func given(_ steps: [Step], to scope: Scope) -> [Step] {
      guard scope.feature.bodies.indices.contains(scope.body), !steps.isEmpty,
        let event = scope.feature.bodies[scope.body].event,
        !scope.feature.bodies[scope.body].heard.isEmpty
      else { return steps }
      return [
        .branch(condition: Check(stringLiteral: "\(event) applies"), steps, otherwise: [])
      ]
    }

    /// The actions that are heard, each by its name.
    ///
    /// - Returns: nil where there are too many, or which there are is not known.
    private func named(_ scope: Scope, _ place: SourcePlace) -> [Scope]? {
      var fuel = 8 * Self.maxActions
      return named(scope, place, &fuel)
    }

    private func named(_ scope: Scope, _ place: SourcePlace, _ fuel: inout Int) -> [Scope]? {
      guard let names = program.caseNames(of: scope.type), names.count <= Self.maxActions, fuel > 0
      else { return nil }
      fuel -= names.count
      let isPayload = !isAction(scope.type, after: scope.path)
      var found: [Scope] = []
      for name in names {
        let steps = scope.path + [ActionStep(name: name, isPayload: isPayload)]
        guard scope.mayHandle(steps) else { continue }
        let payloads = program.payloads(of: name, in: scope.type) ?? []
        let child = payloads.last.map(\.type).flatMap {
          isChild($0, of: scope.feature) || name == "presented" ? $0 : nil
        }
        let hasParts = scope.excludedActions.below(steps) != nil
        let type = child ?? (payloads.count == 1 && hasParts ? payloads[0].type : nil)
        var inner = scope
        inner.receive(ActionPath(steps: steps, type: type ?? .unknown))
        inner.isOneOfMany = true
        if isPayload, let name = scope.path.last?.name {
          inner.values.append("\(name) is none of the others")
        }
        if type != nil, let all = named(inner, place, &fuel),
          found.count + all.count <= Self.maxActions
        {
          found += all
          continue
        }
        if child != nil { inner.open = place }
        found.append(inner)
      }
      return found
    }

    /// Whether actions of a type are those of a screen, or of screens.
    private func isChild(_ type: SwiftType, of feature: Feature) -> Bool {
      switch type {
      // Other code finds the feature's own actions that the buttons of alerts send.
      case .presentationAction(let inner): !(features.feature(ofAction: inner) === feature)
      case .routerAction, .stackAction, .identifiedAction: true
      default: features.feature(ofAction: type).map { $0 !== feature } ?? false
      }
    }

    /// The maximal number of actions of a type that are distinguished.
    private static let maxActions = 64

    // MARK: Conditions on the action

    /// Whether code for some actions is done.
    enum ActionMatch {
      case yes(Scope)
      case no
      /// That has to be known first.
      case unknown
      /// The action's value decides.
      case open
    }

    /// Whether a condition that asks for actions holds.
    func asking(_ compared: ComparedActions, _ given: Scope, at node: some SyntaxProtocol)
      -> ActionMatch
    {
      let possible = compared.asked.filter { given.mayHandle($0.path.steps) }
      let handledAction = possible.filter { given.handles($0.path.steps) }
      if let whole = handledAction.first(where: \.isWhole) {
        return compared.isNegated ? .no : .yes(whole.scope)
      }
      guard handledAction.count == possible.count || given.isFollowingLink else {
        let answers = possible.map {
          Question.Answer(
            path: $0.path, words: $0.words.isEmpty ? $0.path.steps.valueWords : $0.words)
        }
        ask(Question(answers: answers, place: program.place(of: node), hasOthers: true), given)
        return .unknown
      }
      return !handledAction.isEmpty ? .open : compared.isNegated ? .yes(given) : .no
    }

    /// Returns whether a condition on the action's value holds; nil where that value has to be known first.
    func holds(
      _ values: ComparedValues, _ words: String, _ scope: Scope, at node: some SyntaxProtocol
    )
      -> Bool?
    {
      let yes = values.yes.filter { scope.mayHandle($0.steps) }
      let no = values.no.filter { scope.mayHandle($0.steps) }
      guard !yes.isEmpty, !no.isEmpty else { return no.isEmpty }
      let answers =
        yes.map { Question.Answer(path: $0, words: words) }
        + no.map { Question.Answer(path: $0, words: Check.negation(of: words)) }
      ask(Question(answers: answers, place: program.place(of: node), hasOthers: false), scope)
      return nil
    }

    /// Whether the condition of `condition ? one : other` holds, where the action decides.
    func asking(_ parts: [ExprSyntax], _ scope: Scope) -> ActionMatch {
      guard let first = parts.first else { return .open }
      if let known = holds(parts, scope) { return known ? .yes(scope) : .no }
      let words = parts.map { text($0) }.joined(separator: " ")
      if let values = comparedValues(parts, scope) {
        guard let holds = holds(values, words, scope, at: first) else { return .unknown }
        return holds ? .yes(scope) : .no
      }
      return comparedActions(parts, scope).map { asking($0, scope, at: first) } ?? .open
    }
  }

  extension Scope {
    /// Whether an action can be the one that is heard here.
    func mayHandle(_ steps: [ActionStep]) -> Bool {
      (handlesChange || path.goes(along: steps)) && !excludedActions.contains(steps)
    }

    /// Returns whether it is an action that is heard here, with any value.
    func handles(_ steps: [ActionStep]) -> Bool {
      !handlesChange && path.count >= steps.count && path.goes(along: steps)
    }

    /// Narrows the heard action, unless it is known more precisely.
    mutating func receive(_ action: ActionPath) {
      if !handles(action.steps) {
        path = action.steps
        type = action.type
        open = nil
        isOneOfMany = false
      }
      handlesChange = false
    }
  }

  /// Actions that are not heard, with the code that asks for them: by their first steps, then by the next ones.
  struct ExcludedActions: Hashable {
    /// The code that asks for the action itself, with any value.
    private var place: SourcePlace?
    /// The code that asks for one of those that it can carry.
    private var below: SourcePlace?
    private var carried: [String: ExcludedActions] = [:]

    mutating func insert(_ steps: [ActionStep], _ place: SourcePlace) {
      insert(steps[...], place)
    }

    private mutating func insert(_ steps: ArraySlice<ActionStep>, _ place: SourcePlace) {
      guard let first = steps.first else {
        self.place = place
        return
      }
      below = below ?? place
      carried[first.name, default: ExcludedActions()].insert(steps.dropFirst(), place)
    }

    /// Whether an action is one of them.
    func contains(_ steps: [ActionStep]) -> Bool {
      if place != nil { return true }
      var carried = carried
      for step in steps {
        guard let next = carried[step.name] else { return false }
        if next.place != nil { return true }
        carried = next.carried
      }
      return false
    }

    /// The code that asks for one of the actions that an action can carry.
    func below(_ steps: [ActionStep]) -> SourcePlace? {
      var found: ExcludedActions? = self
      for step in steps { found = found?.carried[step.name] }
      return found?.below
    }
  }

  extension [ActionStep] {
    /// Which value an action carries, in words; nil where it says none.
    var valueWords: String? {
      guard contains(where: \.isPayload),
        let index = indices.dropFirst().first(where: { self[$0].isValue })
      else { return nil }
      return self[index - 1].name + " is " + self[index...].map(\.name).joined(separator: ".")
    }

    /// Whether one is the start of the other.
    func goes(along other: Self) -> Bool {
      zip(self, other).allSatisfy { $0.name == $1.name }
    }
  }
#endif
