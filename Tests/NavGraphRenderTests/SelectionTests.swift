import NavGraphExploration
import NavGraphModel
import Testing

@testable import NavGraphRender

struct SelectionTests {
  private func map(_ facts: Facts, _ selection: MapRequest.Selection) throws -> RouteMap {
    try RouteMap(facts, marks: [], title: "App", request: MapRequest(selection: selection))
  }

  @Test("a coordinator comes with what it leads to, and what leads back, as single screens")
  func coordinators() throws {
    let facts = try EveryKindSample.facts()
    let map = try map(facts, MapRequest.Selection(coordinators: ["Checkout"]))
    #expect(
      map.outline == [
        "Checkout: pay done", "Shop: home checkout welcome shop://pay",
        "Checkout.pay -push-> Checkout.done: payTapped",
        "Checkout.pay -push-> Shop.welcome: cancelTapped",
        "Checkout.done -back-> Shop.home: closeTapped", "Shop.shop://pay -push-> Checkout.done: ",
        "Shop.checkout hosts Checkout",
      ])
    #expect(map.summary.first == "5 of 18 screens: Checkout, with what is next to it")
  }

  @Test("a coordinator that is not there is an error with the nearest name")
  func unknownCoordinator() throws {
    let facts = try TestGraphs.shop()
    #expect(throws: RenderError.unknownCoordinator("Shp", nearest: "Shop")) {
      try map(facts, MapRequest.Selection(coordinators: ["Login", "Shp"]))
    }
  }
}
