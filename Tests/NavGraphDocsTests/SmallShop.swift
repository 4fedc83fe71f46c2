import NavGraph
import NavGraphExploration
import NavGraphLint
import NavGraphModel
import NavGraphReport

/// An app with something of everything that pages show, on fixed lines of a file that is nowhere.
enum SmallShop {
  enum MainRoute: String, RouteKey { case shop, account }
  enum ShopRoute: String, RouteKey { case home, product, cart, terms }

  static var graph: GraphDefinition {
    var line = 0
    return Graph("Small shop") {
      Tabs<MainRoute>("Main", initial: .shop) {
        Tab(.shop, hosts: "Shop")
        Screen(.account, disabling: [.tabRetap])
        DeepLink(
          "shop://product/:id", parameters: [.values("id", ["1"])],
          lands: [MainRoute.shop, ShopRoute.product], .select(.shop),
          .inChild(.shop, of: ShopRoute.self, .push(.product, with: ["id": .same("id")])))
        OnChild(.shop, ShopRoute.cart, action: "accountTapped", .select(.account))
      }
      Coordinator<ShopRoute>(
        "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
      ) {
        Variable("hasAgreed", false)
        Slot("notice", .alert)
        Screen(.home) {
          On("productTapped", .push(.product))
          On("cartTapped", when: .is("hasAgreed"), .presentSheet(.cart, embedsNavigation: true))
          On("termsTapped", .show(.terms, in: "notice"))
        }
        Screen(.product, arguments: .values("id", ["1", "2"]), identity: .arguments("id")) {
          Effect("reload", sends: "reloaded")
          On("similarTapped", .push(.product))
          On("reloadTapped", .start("reload"))
          On("reloaded", trigger: .sent)
        }
        Screen(.cart, image: "Screens/my cart.png") { On("closeTapped", .dismiss()) }
        Screen(.terms) { On("agreeTapped", .assign("hasAgreed", true)) }
      }
    }.definition.mappingLocations { _ in
      line += 1
      return SourceLocation(file: "App/Navigation.swift", line: line, column: 1)
    }
  }

  static func report() throws -> Report {
    let facts = try Exploration.explore(graph)
    var lint = Linter.lint(facts)
    let position = lint.findings.firstIndex { $0.rule == "invalid-tab" } ?? 0
    let accepted = lint.findings.remove(at: position)
    lint.accepted = [AcceptedFinding(accepted, .suppressed(because: "it is meant to be"))]
    return Report(
      facts: facts, lint: lint, toolVersion: "1.2.3", elapsed: .seconds(7))
  }
}
