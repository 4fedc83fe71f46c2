import AppFeature
import LogInFeature
import NavGraph

public enum LogInRoute: String, RouteKey {
  case welcome, logIn
}

extension LogInScreen.State: Routable {
  public var route: LogInRoute {
    switch self {
    case .welcome: .welcome
    case .logIn: .logIn
    }
  }
}

/// Logging in: a part of the app's state, so that its actions are the app's.
public let logIn = Coordinator<LogInRoute>(
  projected: "LogIn", dialect: .tcaCoordinators(.v0_14, .identified)
) {
  Screen(.welcome) { action("logInTapped", .welcome(.logInTapped)) }
  Screen(.logIn) { action("logInTapped", .logIn(.logInTapped(name: "Blob"))) }
  Gestures { (state: AppCoordinator.State, remaining: [Int]) in
    AppCoordinator.Action.logIn(.updateRoutes(state.logIn.routes.at(remaining)))
  }
}

/// What a screen sends goes to it by its identity, which is made up when it comes.
private func action(_ name: String, _ action: LogInScreen.Action) -> Action<LogInRoute> {
  Action(name) { (state: AppCoordinator.State, index: Int) in
    AppCoordinator.Action.logIn(.routeAction(id: state.logIn.routes[index].id, action))
  }
}
