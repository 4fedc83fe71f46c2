import NavGraph
import NavGraphModel

/// What the analyses of a random app took.
struct RandomAppMeasurement: Encodable {
  var model = "random-app"
  var routes: Int
  var transitions: Int

  init(of app: RandomApp) {
    routes = app.routeCount
    transitions = app.transitionCount
    print(app.graph.definition.problems().map(\.message))
  }
}
