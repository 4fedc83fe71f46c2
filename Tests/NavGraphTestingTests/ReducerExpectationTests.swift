import NavGraph
import NavGraphTesting
import Testing

/// Reducers that are registered as code run in the process of the tests.
struct ReducerExpectationTests {
  enum FormRoute: String, RouteKey { case name, job, done }

  struct FormState: Hashable {
    var steps: [FormRoute] = [.name]
    var taps = 0

    var entries: [RouteEntry<FormRoute>] {
      steps.enumerated().map { $0 == 0 ? .root($1, embedsNavigation: true) : .push($1) }
    }
  }

  enum FormAction: Hashable {
    case next(FormRoute)
    case back, submit
  }

  static let submitLine = 1_234

  /// - Parameter submit: What the last screen does.
  static func form(submit: @escaping (inout FormState) -> Void) -> Graph {
    Graph("Form") {
      Coordinator<FormRoute>(
        "Form", dialect: .tcaCoordinators(.v0_14, .indexed), initial: FormState(),
        routes: \.entries, ignoring: { $0.taps = 0 }
      ) {
        Screen(.name) { Action("nextTapped", FormAction.next(.job)) }
        Screen(.job) { Action("nextTapped", FormAction.next(.done)) }
        Screen(.done) { Action("submitTapped", FormAction.submit, line: submitLine) }
        Gestures { (state: FormState, remaining: [Int]) in FormAction.back }
      } reduce: { (state: inout FormState, action: FormAction) in
        state.taps += 1
        switch action {
        case .next(let route): state.steps.append(route)
        case .back: state.steps.removeLast()
        case .submit: submit(&state)
        }
        return []
      }
    }
  }

  @Test func expectationsWorkForReducers() {
    let form = Self.form { $0.steps = [.name] }
    expectCleanNavigation(of: form)
    expectNavigation(
      of: form, .reaches(FormRoute.done, within: 2), .never { $0.stack(of: "Form").count > 3 },
      .alwaysCanReturn(to: FormRoute.name))
  }

  @Test func aReducerFailureShowsItsPath() {
    let form = Self.form { $0.steps = [.done] }
    let issues = ClaimedNavigation(graph: form, claims: [.alwaysCanReturn(to: FormRoute.name)])
      .issues()
    #expect(issues.map(\.message) == ["no path leads back to “name” from “done”"])
    #expect(
      issues.first?.details == [
        "1. name: tap “nextTapped” (push job)", "2. job: tap “nextTapped” (push done)",
        "3. done: tap “submitTapped” (set [done])", "stack: done",
      ])
  }

  @Test func aReducerThatCrashesIsNamed() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let form = ReducerExpectationTests.form { state in
        precondition(state.steps.count == 1, "stands on its own")
      }
      expectCleanNavigation(of: form)
    }
    expectName(in: result.standardErrorContent)
  }

  @Test func anEndlesslyRecursiveReducerIsNamed() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      func deeper(_ taps: Int) -> Int { taps < 0 ? 0 : deeper(taps + 1) + deeper(taps + 2) }
      expectCleanNavigation(of: ReducerExpectationTests.form { $0.taps = deeper($0.taps) })
    }
    expectName(in: result.standardErrorContent)
  }

  private func expectName(in output: [UInt8]) {
    let errors = String(decoding: output, as: UTF8.self)
    let place = "ReducerExpectationTests.swift:\(Self.submitLine)"
    #expect(
      errors.contains("\(place): error: the reducer stops at “submitTapped” on “done” of “Form”"))
  }
}
