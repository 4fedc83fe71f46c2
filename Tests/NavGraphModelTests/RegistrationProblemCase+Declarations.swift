import NavGraphModel

extension RegistrationProblemCase {
  static let ofDeclarations: [RegistrationProblemCase] = [
    .init(
      "two screens of one name",
      SampleApp { $0.pay.routes.append(screen("card", at: 44)) }.definition,
      "two screens of “Pay” are named “card”; the other is at line 43: rename one of them", at: 44),
    .init(
      "an argument without a name",
      SampleApp { $0.pay.routes[1].arguments = [Argument(name: "", values: nil)] }.definition,
      "an argument of screen “card” has no name", at: 43),
    .init(
      "an empty image", SampleApp { $0.pay.routes[1].image = "" }.definition, image(""), at: 43),
    .init(
      "an image that is a script",
      SampleApp { $0.pay.routes[1].image = "javascript:alert(1)" }.definition,
      image("javascript:alert(1)"), at: 43),
    .init(
      "an image of an address without https",
      SampleApp { $0.pay.routes[1].image = "http://a.example/card.png" }.definition,
      image("http://a.example/card.png"), at: 43),
    .init(
      "an image of no address", SampleApp { $0.pay.routes[1].image = "https://" }.definition,
      image("https://"), at: 43),
    .init(
      "an image on one machine only",
      SampleApp { $0.pay.routes[1].image = "/Users/me/card.png" }.definition,
      image("/Users/me/card.png"), at: 43),
    .init(
      "an unknown rendered screen", SampleApp { $0.pay.rendered = ["method", "crad"] }.definition,
      "coordinator “Pay” has no screen “crad”; did you mean “card”?", at: 40),
    .init(
      "two slots of one name",
      SampleApp {
        $0.shop.slots.append(SlotDefinition(name: "cart", kind: .cover, location: line(33)))
      }.definition,
      """
      two slots of coordinator “Shop” are named “cart”; the other is at line 30: rename \
      one of them
      """, at: 33),
    .init(
      "a slot without a name", SampleApp { $0.shop.routes[0].slots[0].name = "" }.definition,
      "a slot of screen “home” has no name", at: 23),
    .init(
      "a coordinator's slot without a name", SampleApp { $0.main.slots[0].name = "" }.definition,
      "a slot of coordinator “Main” has no name", at: 16),
    .init(
      "a slot that follows a condition to an unknown screen",
      SampleApp {
        $0.shop.slots[0].derived = .init(condition: .canPush, target: pattern("itm"))
      }.definition,
      "coordinator “Shop” has no screen “itm”; did you mean “item”?", at: 30),
    .init(
      "a slot that follows a condition to a value that is no sample",
      SampleApp {
        $0.shop.slots[0].derived = .init(
          condition: .canPush, target: pattern("item", bind("id", to: "3")))
      }.definition,
      """
      “3” is not among the sample values of argument “id” of screen “item”; did you mean \
      “1”?
      """, at: 30),
    .init(
      "a slot that follows an unknown variable",
      SampleApp {
        $0.main.slots[0].derived = .init(
          condition: .variable("sesion", is: "out"), target: pattern("login"))
      }.definition,
      """
      coordinator “Main” does not have a variable “sesion”, nor has what is around it (in \
      slot “banner”); did you mean “session”?
      """, at: 16),
    .init(
      "two variables of one screen with one name",
      SampleApp { $0.shop.routes[0].variables += $0.shop.routes[0].variables }.definition,
      """
      two variables of screen “home” are named “filter”; the other is at line 24: rename \
      one of them
      """, at: 24),
    .init(
      "two effects of one name",
      SampleApp { $0.shop.effects.append(SampleApp.effect("poll", id: nil, at: 33)) }.definition,
      """
      two effects of coordinator “Shop” are named “poll”; the other is at line 32: rename \
      one of them
      """, at: 33),
    .init(
      "an effect without a name", SampleApp { $0.shop.effects[0].name = "" }.definition,
      "an effect of coordinator “Shop” has no name", at: 32),
    .init(
      "an effect without an action", SampleApp { $0.shop.effects[0].action = "" }.definition,
      "effect “poll” of coordinator “Shop” sends an action without a name", at: 32),
    .init(
      "an effect with an empty id", SampleApp { $0.shop.routes[0].effects[0].id = "" }.definition,
      "effect “load” of screen “home” has an empty id: name it, or leave it out", at: 25),
  ]
}

extension RegistrationProblemCase {
  fileprivate static func image(_ image: String) -> String {
    "the image of screen “card” is “\(image)”: give the path of a picture, relative to this file, or "
      + "an address that begins with https://"
  }
}
