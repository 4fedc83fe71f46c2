import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Reducers as code")
struct ReducerTests {
  enum FormRoute: String, RouteKey {
    case step1, step2, step3, finalScreen
  }

  struct FormState: Hashable {
    var steps: [FormRoute] = [.step1]
    var jobIsChosen = false
    var taps = 0

    var entries: [RouteEntry<FormRoute>] {
      steps.enumerated().map { $0 == 0 ? .root($1, embedsNavigation: true) : .push($1) }
    }

    static func forgetTaps(_ state: inout FormState) { state.taps = 0 }
  }

  enum FormAction: Hashable {
    case next(FormRoute)
    case returnTo(FormRoute)
    case occupation
    case submit
    case response
    case update([FormRoute])
  }

  static func reduce(_ state: inout FormState, _ action: FormAction) -> [FollowUp<FormAction>] {
    state.taps += 1
    switch action {
    case .next(let route): if !state.steps.contains(route) { state.steps.append(route) }
    case .returnTo(let route):
      if let index = state.steps.lastIndex(of: route) { state.steps.removeSubrange((index + 1)...) }
    case .occupation: state.jobIsChosen.toggle()
    case .submit: return [.later("receiveAPIResponse", .response, goesWithScreen: true)]
    case .response:
      state.steps.removeSubrange(1...)
      state.jobIsChosen = false
    case .update(let steps): state.steps = steps
    }
    return []
  }

  static let form = Coordinator<FormRoute>(
    "Form", dialect: .tcaCoordinators(.v0_14, .identified), initial: FormState(),
    routes: \.entries, ignoring: FormState.forgetTaps
  ) {
    Screen(.step1) { Action("nextButtonTapped", FormAction.next(.step2)) }
    Screen(.step2) { Action("nextButtonTapped", FormAction.next(.step3)) }
    Screen(.step3) {
      Action("selectOccupation", FormAction.occupation)
      Action("nextButtonTapped", FormAction.next(.finalScreen))
    }
    Screen(.finalScreen) {
      Action("returnToName", FormAction.returnTo(.step1))
      Action("returnToDateOfBirth", FormAction.returnTo(.step2))
      Action("returnToJob", FormAction.returnTo(.step3))
      Action("submit", FormAction.submit) { (state: FormState) in state.jobIsChosen }
    }
    Gestures { (state: FormState, remaining: [Int]) in
      FormAction.update(remaining.map { state.steps[$0] })
    }
  } reduce: { (state: inout FormState, action: FormAction) in
    reduce(&state, action)
  }

  /// The same by rules.
  static let rules = Coordinator<FormRoute>(
    "Form", dialect: .tcaCoordinators(.v0_14, .identified), root: .step1, embedsNavigation: true
  ) {
    Variable("jobIsChosen", false)
    Screen(.step1) { On("nextButtonTapped", .push(.step2)) }
    Screen(.step2) { On("nextButtonTapped", .push(.step3)) }
    Screen(.step3) {
      On("selectOccupation", when: .not(.is("jobIsChosen")), .assign("jobIsChosen", true))
      On("selectOccupation", when: .is("jobIsChosen"), .assign("jobIsChosen", false))
      On("nextButtonTapped", .push(.finalScreen))
    }
    Screen(.finalScreen) {
      Effect("submission", sends: "receiveAPIResponse")
      On("returnToName", .goBackTo(.step1))
      On("returnToDateOfBirth", .goBackTo(.step2))
      On("returnToJob", .goBackTo(.step3))
      On("submit", when: .is("jobIsChosen"), .start("submission"))
      On("receiveAPIResponse", trigger: .sent, .goBackToRoot, .assign("jobIsChosen", false))
    }
  }

  @Test("explore to the same states and steps as the rules that say the same")
  func sameAsRules() throws {
    let reducers = Graph("App") { Self.form }
    let facts = try Exploration.explore(reducers.definition, reducers: reducers.reducers)
    let rules = try Exploration.explore(Graph("App") { Self.rules }.definition)
    #expect(facts.counts.states == rules.counts.states)
    #expect(facts.counts.steps == rules.counts.steps)
    #expect(facts.coverage == rules.coverage)
    #expect(facts.flows[0].routes.map { $0.shown != nil } == [true, true, true, true])
  }

  @Test("are drawn with what comparing their states shows")
  func inferred() throws {
    let graph = Graph("App") { Self.form }
    let facts = try Exploration.explore(graph.definition, reducers: graph.reducers)
    let routes = facts.graph.coordinators[0].routes
    #expect(
      routes[0].transitions[0].operations == [
        .reduce(0),
        .resulted([
          [.append(Destination(target: RoutePattern(route: "step2"), presentation: .push))]
        ]),
      ])
    #expect(
      routes[3].transitions.map(\.operations.phrase) == [
        "the reducer, then (popToRoot)", "the reducer, then (pop 2)", "the reducer, then (pop)",
        "the reducer, then (popToRoot)",
      ])
    try facts.validate()
  }
}
