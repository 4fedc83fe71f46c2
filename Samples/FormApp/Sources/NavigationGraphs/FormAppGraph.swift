import NavGraph

/// All navigation of the app, for `navgraph` and for the tests.
public let formApp = Graph("FormApp") {
  form
  app
  logIn
  game
}
