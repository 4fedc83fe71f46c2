import NavGraphModel
import Testing

@Suite("Problems of a registration")
struct RegistrationProblemTests {
  @Test("are found, one each", arguments: RegistrationProblemCase.all)
  func found(_ problem: RegistrationProblemCase) throws {
    let problems = problem.definition.problems()
    try #require(problems.count == 1, "\(problems.map(\.message))")
    #expect(problems[0].message == problem.message)
    #expect(problems[0].location == line(problem.lineNumber))
  }

  @Test("are absent from a registration with everything")
  func none() {
    let samples = Argument(name: "id", values: ["1", "2"])
    let shop = coordinator(
      screen(
        "home",
        actions: [
          on(named: "open", push("item")), on(named: "first", push("item", bind("id", to: "1"))),
          on(named: "nothing"), on(named: "replace", .replaceTop(pattern("item"))),
          on(named: "back", when: .contains(pattern("item", bind("id", to: "2"))), .goBackToRoot),
          on(named: "set", .set([Destination(target: pattern("item"), presentation: .push)])),
        ]),
      screen(
        "item", samples, Argument(name: "title", values: nil), identity: .arguments(["id"]),
        actions: [
          on(named: "again", push("item", copy("id", from: "id"))),
          on(named: "same", .goBackTo(pattern("item", copy("id", from: "id")))),
        ]))
    #expect(graph(shop).problems() == [])
  }

  @Test("a match may copy a value that the other screen never has")
  func matchOfAnUnrelatedValue() {
    let shop = coordinator(
      screen(
        "home", Argument(name: "key", values: ["2", "9"]),
        actions: [on(.goBackTo(pattern("item", copy("id", from: "key"))))]),
      screen("item", Argument(name: "id", values: ["1", "2"])))
    #expect(graph(shop).problems() == [])
  }

  @Test("are all reported at once, in source order")
  func reportsAllInSourceOrder() {
    let problems = graph(
      coordinator(
        named: "Zoo", root: "gate", at: 2,
        screen("gate", at: 3, actions: [on(named: "", at: 4, push("gat"))]),
        screen("cage", at: 5, actions: [on(at: 8, push("zebra")), on(at: 6, push("lion"))])),
      coordinator(named: "Aquarium", root: "tank", at: 9),
      coordinator(named: "", at: 12, screen("home", at: 13)),
      name: ""
    ).problems()
    #expect(problems.map(\.location.line) == [1, 4, 4, 6, 8, 9, 12])
    #expect(problems[0].message == "a graph needs a name")
    #expect(problems[3].message.contains("“lion”"))
    #expect(problems[4].message.contains("“zebra”"))
  }

  @Test("of a coordinator without a name include those of its screens")
  func unnamedCoordinator() {
    let problems = graph(
      coordinator(named: "", at: 2, screen("home", actions: [on(at: 4, push("hme"))]))
    ).problems()
    #expect(problems.map(\.location.line) == [2, 4])
  }

  @Test("come by file, line and column")
  func orderOfLocations() {
    let locations = [("A", 9, 9), ("B", 1, 5), ("B", 2, 1), ("B", 2, 3), ("B", 10, 1)].map {
      NavGraphModel.SourceLocation(file: $0.0, line: $0.1, column: $0.2)
    }
    #expect(locations.reversed().sorted() == locations)
  }

  @Test("do not depend on the order of coordinators")
  func orderOfCoordinators() {
    let one = coordinator(named: "One", at: 2, screen("home", actions: [on(at: 3, push("x"))]))
    let two = coordinator(named: "Two", at: 5, screen("home", actions: [on(at: 6, push("y"))]))
    #expect(graph(one, two) == graph(two, one))
    #expect(graph(one, two).problems() == graph(two, one).problems())
  }
}

@Suite("Source locations of a graph")
struct LocationMappingTests {
  @Test("are all changed by a loader that shortens paths")
  func mapping() {
    var home = screen("home", at: 3, actions: [on(at: 4, push("home"))])
    home.duplicates = [line(7)]
    let allowed = Suppression(rule: "a", reason: "b", location: line(8))
    home.suppressions = [allowed]
    home.transitions[0].suppressions = [allowed]
    var shop = coordinator(home)
    shop.suppressions = [allowed]
    shop.links = [
      DeepLinkDefinition(
        pattern: "a", parameters: [], condition: nil, operations: [], landing: nil,
        suppressions: [allowed], location: line(5))
    ]
    let name = ScreenName(coordinator: "Shop", pattern: pattern("home"))
    let app = GraphDefinition(
      name: "App", coordinators: [shop], homes: [HomeDefinition(screen: name, location: line(10))],
      suppressions: [allowed], location: line(1))
    let moved = app.mappingLocations {
      NavGraphModel.SourceLocation(file: "short", line: $0.line + 100, column: $0.column)
    }
    let route = moved.coordinators[0].routes[0]
    let locations =
      [moved.location, moved.coordinators[0].location, route.location]
      + route.duplicates + route.transitions.map(\.location)
    #expect(locations.map(\.line) == [101, 102, 103, 107, 104])
    #expect(locations.allSatisfy { $0.file == "short" })
    let link = moved.coordinators[0].links[0]
    #expect(link.location.line == 105)
    #expect(moved.homes.map(\.location.line) == [110])
    let suppressions =
      moved.suppressions + moved.coordinators[0].suppressions + route.suppressions
      + route.transitions[0].suppressions + link.suppressions
    #expect(suppressions.map(\.location.line) == [108, 108, 108, 108, 108])
  }
}
