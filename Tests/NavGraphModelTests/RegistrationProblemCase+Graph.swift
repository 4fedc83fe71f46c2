import NavGraphModel

extension RegistrationProblemCase {
  static let ofGraph: [RegistrationProblemCase] = [
    .init(
      "an unknown coordinator to start with",
      SampleApp { $0.entries = ["Main", "Bothe"] }.definition,
      """
      graph “App” starts with coordinator “Bothe”, which it does not register; did you \
      mean “Both”?
      """, at: 1),
    .init(
      "no coordinator to start with", SampleApp { $0.entries = [] }.definition,
      """
      graph “App” starts with no coordinator: name at least one, or leave the entries out
      """, at: 1),
    .init(
      "one coordinator to start with twice",
      SampleApp { $0.entries = ["Main", "Both", "Main"] }.definition,
      "graph “App” starts with “Main” twice: name it once", at: 1),
    .init(
      "two features of one name",
      SampleApp {
        $0.features.append(FeatureDefinition(name: "Item", outputs: [], location: line(70)))
      }.definition,
      "two features are named “Item”; the other is at line 60: rename one of them", at: 70),
    .init(
      "a feature without a name",
      SampleApp {
        $0.features.append(FeatureDefinition(name: "", outputs: [], location: line(70)))
      }.definition,
      "a feature needs a name", at: 70),
    .init(
      "an output without a name", SampleApp { $0.features[0].outputs = ["", ""] }.definition,
      "an output of feature “Item” has no name", at: 60),
    .init(
      "an output twice", SampleApp { $0.features[0].outputs = ["bought", "bought"] }.definition,
      "feature “Item” lists the output “bought” twice: list it once", at: 60),
    .init(
      "two variables of one name",
      SampleApp {
        $0.variables.append(VariableDefinition(name: "theme", values: ["x"], location: line(70)))
      }.definition,
      """
      two variables of the app are named “theme”; the other is at line 61: rename one of \
      them
      """, at: 70),
    .init(
      "a variable without a name", SampleApp { $0.variables[0].name = "" }.definition,
      "a variable of the app has no name", at: 61),
    .init(
      "a variable without values", SampleApp { $0.variables[0].values = [] }.definition,
      "variable “theme” of the app needs values, each of them once", at: 61),
    .init(
      "a value of a variable twice",
      SampleApp { $0.main.variables[0].values = ["out", "in", "in"] }.definition,
      "variable “session” of coordinator “Main” needs values, each of them once", at: 17),
    .init(
      "two inputs of one name",
      SampleApp {
        $0.inputs.append(
          InputDefinition(name: "luck", values: ["x"], isFree: false, location: line(70)))
      }.definition,
      "two inputs are named “luck”; the other is at line 62: rename one of them", at: 70),
    .init(
      "an input without a name", SampleApp { $0.inputs[1].name = "" }.definition,
      "an input needs a name", at: 63),
    .init(
      "an input without values", SampleApp { $0.inputs[1].values = [] }.definition,
      "input “device” needs values, each of them once", at: 63),
    .init(
      "a value of an input twice",
      SampleApp { $0.inputs[1].values = ["phone", "phone"] }.definition,
      "input “device” needs values, each of them once", at: 63),
  ]

  static let ofHosting: [RegistrationProblemCase] = [
    .init(
      "a screen that hosts an unknown coordinator",
      SampleApp { $0.shop.routes[2].hosts = "Pai" }.definition,
      """
      screen “pay” hosts coordinator “Pai”, which the graph does not register; did you \
      mean “Pay”?
      """, at: 27),
    .init(
      "a screen that shows an unknown feature",
      SampleApp { $0.shop.routes[1].feature = "Itm" }.definition,
      """
      screen “item” shows feature “Itm”, which the graph does not register; did you mean \
      “Item”?
      """, at: 26),
    .init(
      "coordinators that all host one another",
      graph(
        coordinator(named: "A", screen("home"), hosting("b", "B")),
        coordinator(named: "B", screen("home"), hosting("a", "A"))),
      """
      every coordinator of graph “App” is hosted by another: name the coordinator that the \
      app starts with
      """, at: 1),
    .init(
      "a coordinator that starts with itself",
      graph(
        coordinator(named: "A", root: "home", at: 5, hosting("home", "A")),
        coordinator(named: "B", screen("home"))),
      """
      the flow of “A” starts with “A”, and so on without end: let one of them start with a \
      screen that hosts nothing
      """, at: 5),
    .init(
      "coordinators that start with one another",
      SampleApp {
        $0.pay.routes[0].hosts = "Shop"
        $0.shop.container = .stack(
          StackContainer(
            dialect: .flowStacks(.v0_10),
            initial: [
              [root("home")],
              [root("home"), Destination(target: pattern("pay"), presentation: .push)],
            ]))
      }.definition,
      """
      the flow of “Pay” starts with “Shop”, which starts with “Pay”, and so on without \
      end: let one of them start with a screen that hosts nothing
      """, at: 40),
  ]

  private static func hosting(_ name: String, _ coordinator: String) -> RouteDefinition {
    var route = screen(name)
    route.hosts = coordinator
    return route
  }
}

/// A destination at the bottom of a stack.
func root(_ route: String, _ bindings: ArgumentBinding...) -> Destination {
  Destination(
    target: RoutePattern(route: route, bindings: bindings),
    presentation: .sheet(embedsNavigation: true))
}
