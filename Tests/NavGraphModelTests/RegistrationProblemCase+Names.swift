import NavGraphModel

extension RegistrationProblemCase {
  static let ofNames: [RegistrationProblemCase] = [
    .init(
      "an unknown variable", SampleApp.doing(.assign(variable: "filtr", .constant("all"))),
      """
      neither screen “home” nor coordinator “Shop” has a variable “filtr”, nor has what is \
      around it (on “go”); did you mean “filter”?
      """, at: 22),
    .init(
      "a variable like no other", SampleApp.doing(.assign(variable: "weather", .constant("sun"))),
      """
      neither screen “home” nor coordinator “Shop” has a variable “weather”, nor has what \
      is around it (on “go”): declare it with Variable(…)
      """, at: 22),
    .init(
      "a value that the screen's variable has not",
      SampleApp.doing(.assign(variable: "filter", .constant("al"))),
      """
      “al” is not among the values of variable “filter” of screen “home”; did you mean \
      “all”?
      """, at: 22),
    .init(
      "a value that a variable around has not",
      SampleApp.doing(.assign(variable: "session", .constant("on"))),
      """
      “on” is not among the values of variable “session” of coordinator “Main”; did you \
      mean “in”?
      """, at: 22),
    .init(
      "a value that the app's variable has not",
      SampleApp.doing(.assign(variable: "theme", .constant("drak"))),
      """
      “drak” is not among the values of variable “theme” of the app; did you mean “dark”?
      """, at: 22),
    .init(
      "a copied argument that is not there",
      SampleApp.doing(.assign(variable: "last", .copied(from: "id"))),
      """
      “id” cannot be copied to variable “last” of coordinator “Shop”: the acting screen \
      has no argument of that name with sample values
      """, at: 22),
    .init(
      "a copied argument with too many values",
      SampleApp {
        $0.shop.variables[0].values = ["0", "1"]
        $0.shop.routes[1].transitions = [
          on(at: 33, .assign(variable: "last", .copied(from: "id")))
        ]
      }.definition,
      """
      “id” can be “2”, which is not among the values of variable “last” of coordinator \
      “Shop”: add it to them
      """, at: 33),
    .init(
      "a report without a name", SampleApp.doing(.emit("")),
      "a report without a name (on “go”): name it", at: 22),
    .init(
      "a sent action without a name", SampleApp.doing(.send("", .index(0))),
      "an action without a name is sent (on “go”): name it", at: 22),
    .init(
      "a negative position", SampleApp.doing(.send("go", .index(-1))),
      "position -1 is below the bottom (on “go”): count from 0", at: 22),
    .init(
      "an action for an unknown screen", SampleApp.doing(.send("go", .route(pattern("hme")))),
      "coordinator “Shop” has no screen “hme”; did you mean “home”?", at: 22),
    .init(
      "an action for an unknown screen inside",
      SampleApp.doing(.send("go", .child(["pay"], route: "methods"))),
      "coordinator “Pay” has no screen “methods”; did you mean “method”?", at: 22),
    .init(
      "an action for a screen inside of nothing",
      SampleApp.doing(.send("go", .child(["item"], route: nil))),
      """
      screen “item” of “Shop” hosts no coordinator, so nothing is inside (on “go”): name a \
      screen that does
      """, at: 22),
    .init(
      "an unknown effect", SampleApp.doing(.start(effect: "laod")),
      """
      neither screen “home” nor coordinator “Shop” has an effect “laod” (on “go”); did you \
      mean “load”?
      """, at: 22),
    .init(
      "an effect that nothing cancels", SampleApp.doing(.cancel(effect: "load")),
      """
      no effect has the id “load” (on “go”): give it to the effect that is to be cancelled
      """, at: 22),
    .init(
      "an unknown link", SampleApp.doing(.open(link: "shop://item/id", [])),
      """
      no coordinator registers link “shop://item/id” (on “go”); did you mean \
      “shop://item/:id”?
      """, at: 22),
    .init(
      "an effect of the coordinator that is acted on",
      SampleApp {
        $0.main.handlers[0].transition.operations = [
          .within(.child(["shop"]), [.start(effect: "poll")])
        ]
      }.definition,
      """
      neither screen “item” nor coordinator “Main” has an effect “poll” (on “sold”): \
      declare it with Effect(…)
      """, at: 15),
    .init(
      "a link that is registered twice",
      SampleApp {
        $0.shop.links.append($0.shop.links[0])
        $0.shop.routes[0].transitions[0].operations = [.open(link: "shop://item/:id", [])]
      }.definition,
      """
      link “shop://item/:id” is registered more than once, so that opening it does not say \
      which (on “go”): put the differences into one by when(…)
      """, at: 22),
    .init(
      "an unknown parameter",
      SampleApp.doing(.open(link: "shop://item/:id", [bind("ids", to: "1")])),
      "link “shop://item/:id” has no parameter “ids” (on “go”); did you mean “id”?", at: 22),
    .init(
      "a parameter's value that is no sample",
      SampleApp.doing(.open(link: "shop://item/:id", [bind("id", to: "3")])),
      """
      “3” is not among the sample values of parameter “id” of link “shop://item/:id”; did \
      you mean “1”?
      """, at: 22),
    .init(
      "a parameter twice",
      SampleApp.doing(
        .open(link: "shop://item/:id", [bind("id", to: "1"), bind("id", to: "2")])),
      "link “shop://item/:id” is given one of its parameters twice: give each one value", at: 22),
    .init(
      "a parameter copied from nowhere",
      SampleApp.doing(.open(link: "shop://item/:id", [copy("id", from: "id")])),
      """
      “id” cannot be copied to link “shop://item/:id”: the acting screen has no argument \
      of that name with sample values
      """, at: 22),
  ]
}
