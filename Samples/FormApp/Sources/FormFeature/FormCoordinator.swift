import Composable

import struct NavGraph.IdentifiedArrayOf
// In an app on a phone, this is TCACoordinators.
import enum NavGraph.Route

/// Leads through the form, page by page.
public struct FormCoordinator: Reducer {
  public struct State: Hashable, Sendable {
    public var step1 = Step1.State()
    public var step2 = Step2.State()
    public var step3 = Step3.State()
    private var routeIDs: IdentifiedArrayOf<Route<FormScreen.State.ID>> = [
      .root(.step1, withNavigation: true)
    ]

    public init() {}

    /// Made anew from the steps whenever it is read, so that it keeps nothing of its own.
    public var finalScreen: FinalScreen.State {
      FinalScreen.State(
        name: "\(step1.firstName) \(step1.lastName)", dateOfBirth: step2.dateOfBirth,
        job: step3.selectedOccupation)
    }

    /// The screens, each with its part of the form.
    public var routes: IdentifiedArrayOf<Route<FormScreen.State>> {
      get {
        IdentifiedArrayOf(
          uniqueElements: routeIDs.map { route in
            route.map { id in
              switch id {
              case .step1: .step1(step1)
              case .step2: .step2(step2)
              case .step3: .step3(step3)
              case .finalScreen: .finalScreen(finalScreen)
              }
            }
          })
      }
      set {
        routeIDs = IdentifiedArrayOf(uniqueElements: newValue.map { $0.map(\.id) })
        for route in newValue {
          switch route.screen {
          case .step1(let step): step1 = step
          case .step2(let step): step2 = step
          case .step3(let step): step3 = step
          case .finalScreen: break
          }
        }
      }
    }

    fileprivate mutating func clear() {
      step1 = Step1.State()
      step2 = Step2.State()
      step3 = Step3.State()
    }
  }

  public enum Action: Hashable, Sendable {
    case routeAction(id: FormScreen.State.ID, FormScreen.Action)
    case updateRoutes(IdentifiedArrayOf<Route<FormScreen.State>>)
  }

  private let submit: @Sendable (FinalScreen.State) async -> Bool

  /// - Parameter submit: Sends the form somewhere and says whether it was accepted.
  public init(submit: @escaping @Sendable (FinalScreen.State) async -> Bool) {
    self.submit = submit
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let effect = reduceScreen(&state, action)
    switch action {
    case .routeAction(_, .step1(.nextButtonTapped)):
      state.routes.push(.step2(state.step2))
    case .routeAction(_, .step2(.nextButtonTapped)):
      state.routes.push(.step3(state.step3))
    case .routeAction(_, .step3(.nextButtonTapped)):
      state.routes.push(.finalScreen(state.finalScreen))
    case .routeAction(_, .finalScreen(.returnToName)):
      state.routes.goBackTo(id: .step1)
    case .routeAction(_, .finalScreen(.returnToDateOfBirth)):
      state.routes.goBackTo(id: .step2)
    case .routeAction(_, .finalScreen(.returnToJob)):
      state.routes.goBackTo(id: .step3)
    case .routeAction(_, .finalScreen(.receiveAPIResponse)):
      state.routes.goBackToRoot()
      state.clear()
    case .updateRoutes(let routes):
      state.routes = routes
    default:
      break
    }
    return effect
  }

  private func reduceScreen(_ state: inout State, _ action: Action) -> Effect<Action> {
    guard case .routeAction(let id, let action) = action, var route = state.routes[id: id] else {
      return .none
    }
    defer { state.routes[id: id] = route }
    return FormScreen(submit: submit).reduce(into: &route.screen, action: action)
      .map { .routeAction(id: id, $0) }
  }
}
