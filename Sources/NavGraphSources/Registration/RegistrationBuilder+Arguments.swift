#if SourceReading
  import NavGraphModel

  // Constants that screens are made with, if code asks for them: `.profile(.init(isRoot: true))`. Several are arguments, one
  // decides conditions.

  extension RegistrationBuilder {
    /// The constants with which each screen of a container is made, by its case: of each time that code makes one.
    private typealias Makings = [ScreenContainer: [String: [[String: String]]]]

    /// Adds the arguments and constants of all screens: the properties that are made with a constant each time, that nothing
    /// changes, and that conditions are about.
    mutating func addArguments(askedBy heads: [Composition.Head]) {
      let asked = properties(askedBy: heads)
      let makings = makings
      for index in drafts.indices {
        for position in drafts[index].definition.routes.indices {
          let route = drafts[index].definition.routes[position]
          guard route.hosts == nil, let feature = drafts[index].screens[route.name],
            let names = asked[ObjectIdentifier(feature)]
          else { continue }
          let made = self.makings(of: route.name, index, makings)
          for name in names.sorted() {
            let values = made.map { $0[name] }
            let known = Set(values.compactMap(\.self))
            guard let first = known.first, !values.contains(nil) else { continue }
            if known.count == 1 {
              // Where nothing gives the declared value, code that was not read may change it.
              if walker.declaredConstant(name, of: feature) != first {
                drafts[index].constants[route.name, default: [:]][name] = first
              }
            } else {
              drafts[index].definition.routes[position].arguments.append(
                Argument(name: name, values: known.sorted()))
            }
          }
        }
      }
      for index in drafts.indices { giveArguments(toStartOf: index) }
    }

    /// A screen of a coordinator with the constants that it is made with.
    func pattern(_ route: String, _ shown: Walker.ShownScreen?, _ index: Int) -> RoutePattern {
      let arguments =
        drafts[index].definition.routes.first { $0.name == route }?.arguments ?? []
      return RoutePattern(
        route: route,
        bindings: arguments.compactMap { argument in
          shown?.given[argument.name].map {
            ArgumentBinding(argument: argument.name, value: .constant($0))
          }
        })
    }

    /// The condition for a clause about a constant that the acting screen is made with; nil for any other clause.
    func condition(
      onArgument clause: Check.Clause, of owner: Feature?, at index: Int, _ origin: Origin
    ) -> Condition? {
      guard let (name, claim) = claim(clause, of: owner, at: index, origin),
        let route = drafts[index].definition.routes.first(where: { $0.name == name })
      else { return nil }
      if case .lists(let property, let members)? = clause.fact,
        let values = route.arguments.first(where: { $0.name == property })?.values
      {
        let meant = values.filter { $0.lists(oneOf: members) }
        if meant.count == values.count { return nil }
        let conditions = meant.map { Condition.argument(property, is: $0) }
        return conditions.count == 1 ? conditions[0] : .any(conditions)
      }
      guard
        let argument = route.arguments.first(where: { $0.name == claim.property }),
        let (value, isEqual) = claim.constant
      else { return nil }
      // It is made with no other case.
      guard argument.values?.contains(value) == true else { return nil }
      let condition = Condition.argument(argument.name, is: value)
      return isEqual ? condition : .not(condition)
    }

    /// Whether constants of the acting screen show that conditions never hold together.
    func isRefuted(_ assumptions: [Assumption], at index: Int?, _ origin: Origin) -> Bool {
      guard let index else { return false }
      return assumptions.contains { assumption in
        let known = assumption.check.clauses.map {
          holds($0, of: assumption.check.owner, at: index, origin)
        }
        return assumption.holds ? known.contains(false) : known.allSatisfy { $0 == true }
      }
    }

    /// Whether a clause about a constant that the acting screen is always made with holds; nil for any other clause.
    func holds(_ clause: Check.Clause, of owner: Feature?, at index: Int, _ origin: Origin) -> Bool?
    {
      guard let (name, claim) = claim(clause, of: owner, at: index, origin) else { return nil }
      if case .lists(let property, let members)? = clause.fact {
        return drafts[index].constants[name]?[property]?.lists(oneOf: members)
      }
      guard let own = drafts[index].constants[name]?[claim.property],
        let (value, isEqual) = claim.constant
      else { return nil }
      return (own == value) == isEqual
    }

    /// What a clause says of the state of the acting screen, with the screen's route; nil where it is about another state.
    private func claim(
      _ clause: Check.Clause, of owner: Feature?, at index: Int, _ origin: Origin
    ) -> (route: String, claim: StateClaim)? {
      guard let owner, index == origin.coordinator, let route = origin.route,
        drafts[index].screens[route] === owner
      else { return nil }
      return (route, StateClaim(clause, of: owner))
    }

    private mutating func giveArguments(toStartOf index: Int) {
      guard case .stack(var stack) = drafts[index].definition.container,
        drafts[index].definition.routes.contains(where: { !$0.arguments.isEmpty }),
        let path = drafts[index].path
      else { return }
      if path.type.isStackState { return setStarts(path, index) }
      let starts = starts(path, index)
      guard starts.map({ $0.map(\.target.route) }) == stack.initial.map({ $0.map(\.target.route) })
      else { return }
      stack.initial = starts
      drafts[index].definition.container = .stack(stack)
    }

    /// The properties that conditions are about, by their features.
    private func properties(askedBy heads: [Composition.Head]) -> [ObjectIdentifier: Set<String>] {
      var result: [ObjectIdentifier: Set<String>] = [:]
      let checks = heads.flatMap { head in
        (head.asked + head.alternatives.map(\.assumptions)).joined().map(\.check)
      }
      for check in checks.withoutRepetitions {
        for case .lists(let property, _)? in check.clauses.map(\.fact) {
          guard let owner = check.owner, !uses.changed.names.contains(property) else { continue }
          result[ObjectIdentifier(owner), default: []].insert(property)
        }
      }
      let buttons = views.actions.flatMap(\.asked).map(\.check)
      for claim in (checks + buttons).withoutRepetitions.flatMap(\.claims) {
        guard let owner = claim.owner, let state = owner.state.declaration,
          claim.constant != nil, let property = state.properties[claim.property],
          !uses.changed.names.contains(property.name),
          walker.hasConstants(property, of: state)
        else { continue }
        result[ObjectIdentifier(owner), default: []].insert(property.name)
      }
      return result
    }

    private var makings: Makings {
      var result: Makings = [:]
      func add(_ screen: Walker.ShownScreen, to container: ScreenContainer?) {
        guard let container, case .route(let name) = screen.target else { return }
        result[container, default: [:]][name, default: []].append(screen.given)
        guard let start = screen.start,
          let index = drafts.firstIndex(where: { $0.container == container }),
          let inner = reached(by: [name], from: index)
        else { return }
        for screen in start { add(screen, to: drafts[inner].container) }
      }
      let steps = walker.handlers.map(\.steps) + views.actions.map(\.steps)
      let changes = steps.flatMap { ViewWalker.operations($0) }
      for change in changes {
        for screen in change.screens { add(screen, to: change.container) }
      }
      for draft in drafts where draft.container?.kind == .stack {
        guard let path = draft.path else { continue }
        for screen in walker.initials(of: path).joined() { add(screen, to: draft.container) }
      }
      // An action carries the screen, or it could not be read.
      for change in changes where Library.openings.contains(change.name) && !change.isReset {
        if change.targets.isEmpty || change.targets.contains(where: \.isPayload) {
          result[change.container] = nil
        }
      }
      for (container, path) in walker.containers
      where container.kind == .slot && walker.presentedAtFirst(path) != nil {
        result[container] = nil
      }
      return result
    }

    private func makings(of route: String, _ index: Int, _ all: Makings) -> [[String: String]] {
      let draft = drafts[index]
      var result = draft.container.flatMap { all[$0]?[route] } ?? []
      for (key, shown) in draft.slotRoutes where shown == route {
        guard let slot = draft.slot(key) else { continue }
        result += all[slot.container]?[key[2]] ?? []
      }
      return result
    }
  }

  extension String {
    /// Whether a constant that is a list, `[a, b]`, has one of some members.
    fileprivate func lists(oneOf members: Set<String>) -> Bool {
      !members.isDisjoint(
        with: dropFirst().dropLast().split(separator: ",").map { $0.trimmingPrefix(" ") }
          .map(String.init))
    }
  }
#endif
