import Foundation
import TestSupport
import Testing

/// What `navgraph render` can be asked for, and what it says about what it cannot do.
struct RenderOptionTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  private static let manifest = """
    import NavGraph
    let shop = Coordinator<RouteName>(
      "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: "home", embedsNavigation: true
    ) {
      Screen("home", image: "home.png") { On("open", .push("item")) }
      Screen("item", image: "item.svg") { On("buy", .presentSheet("login")) }
      Screen("login", hosts: "Login")
    }
    let login = Coordinator<RouteName>(
      "Login", dialect: .tcaCoordinators(.v0_14, .identified), root: "home", embedsNavigation: true
    ) {
      Screen("home")
    }
    register(Graph("App") { shop; login })
    """

  /// The facts about it, for what is not about how it is compiled and searched.
  private static let facts = Task { try await SampleFacts.text(ofManifest: manifest) }

  init() async throws {
    folder = try TemporaryFolder()
    tool = Tool(workingDirectory: folder.url)
    try folder.write(Self.manifest, to: "Navigation.swift")
    try folder.write(try await Self.facts.value, to: "facts.json")
  }

  @Test("without --output, only the map goes to standard output")
  func standardOutput() async throws {
    let svg = try await tool.run("render")
    #expect(svg.status == 0)
    #expect(svg.output.hasPrefix("<svg ") && svg.output.hasSuffix("</svg>\n"))
    let dot = try await tool.run("render", "--format", "dot")
    #expect(dot.output.hasPrefix("digraph \"App\" {\n"))
  }

  @Test("the output's extension determines the format unless one is given")
  func formats() async throws {
    for (name, beginning) in [
      ("map.svg", "<svg "), ("map.gv", "digraph "), ("map.DOT", "digraph "),
      ("map.mmd", "flowchart LR"), ("map.json", "{\n"), ("map", "<svg "),
    ] {
      #expect(try await tool.run("render", "facts.json", "-o", name).status == 0)
      #expect(try read(name).hasPrefix(beginning), "\(name)")
    }
    #expect(
      try await tool.run("render", "facts.json", "-o", "map.svg", "--format", "mermaid").status == 0
    )
    #expect(try read("map.svg").hasPrefix("flowchart LR"))
  }

  @Test("views, selections and highlights are options")
  func selections() async throws {
    let focus = try await tool.run("render", "facts.json", "--focus", "item", "--depth", "0")
    #expect(focus.output.contains("1 of 4 screens: 0 steps around Shop.item"))
    let reaches = try await tool.run(
      "render", "facts.json", "--reaches", "Login.home", "--format", "dot")
    #expect(reaches.output.contains("4 of 4 screens: what leads to Login.home"))
    let coordinators = try await tool.run("render", "facts.json", "--view", "coordinators")
    for box in ["b-Login", "b-Shop"] { #expect(coordinators.output.contains("id=\"\(box)\"")) }
    let box = try await tool.run(
      "render", "facts.json", "--collapse", "Login", "--highlight", "item")
    #expect(box.output.contains("id=\"b-Login\"") && box.output.contains("class=\"ring\""))
    let only = try await tool.run(
      "render", "facts.json", "--coordinator", "Login", "--only", "gestures,links")
    #expect(only.output.contains("not drawn: taps that lead on, effects, automatic steps"))
  }

  @Test("links lead to the lines of the registration")
  func links() async throws {
    let svg = try await tool.run(
      "render", "facts.json", "--link", "https://example.org/{file}#L{line}")
    #expect(svg.output.contains("href=\"https://example.org/Navigation.swift#L5\""))
  }

  @Test("screenshots are embedded or linked; other files are skipped with a note")
  func images() async throws {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    try Data(png).write(to: folder.url.appending(path: "home.png"))
    try folder.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "item.svg")
    let embedded = try await tool.run("render", "--images", "embedded")
    #expect(embedded.status == 0)
    #expect(embedded.output.contains("href=\"data:image/png;base64,iVBORw0KGgo=\""))
    #expect(embedded.errors == "warning: item.svg is not shown: it is no PNG and no JPEG\n")
    let linked = try await tool.run("render", "--images", "linked")
    #expect(linked.output.contains("href=\"home.png\""))
    #expect(linked.errors.contains("\u{201C}item.svg\u{201D} is not shown"))
    #expect(!linked.output.contains("item.svg"))
  }

  @Test("unknown names are one error")
  func unknownNames() async throws {
    let cases = [
      (
        ["--focus", "itm"],
        "there is no route \u{201C}itm\u{201D}; did you mean \u{201C}item\u{201D}?"
      ),
      (
        ["--reaches", "home"],
        "\u{201C}home\u{201D} is a route of several coordinators: write Login.home or Shop.home"
      ),
      (
        ["--highlight", "Shop.hom"],
        "there is no route \u{201C}Shop.hom\u{201D}; did you mean \u{201C}Shop.home\u{201D}?"
      ),
      (
        ["--collapse", "Logn"],
        "there is no coordinator \u{201C}Logn\u{201D}; did you mean \u{201C}Login\u{201D}?"
      ),
    ]
    for (options, message) in cases {
      let result = try await tool.run(["render", "facts.json"] + options)
      #expect(result.status == 2)
      #expect(result.errors == "error: \(message)\n")
      #expect(result.output.isEmpty)
    }
  }

  @Test(
    "conflicting options are a usage error",
    arguments: [
      (["--link", "javascript:alert(1)//{file}"], "there are http:, https:, vscode:, xcode:"),
      (["--link", "data:text/html,{file}"], "addresses may not begin with"),
      (["--link", "https://example.org"], "needs {file}"),
      (["--view", "route"], "There is no view 'route'; did you mean 'routes'?"),
      (["--format", "pgn"], "There is no format 'pgn'"),
      (["--hide", "taps,bakc"], "There is no group 'bakc'; did you mean 'back'?"),
      (["--only", "taps", "--hide", "back"], "cannot be given together"),
      (["--gestures", "--hide", "gestures"], "cannot be given together"),
      (["--depth", "2"], "'--focus', which is not given"),
      (["--focus", "item", "--depth", "1001"], "'--depth' takes"),
      (["--collapse", "all", "--collapse", "Login"], "cannot be combined"),
      (["--images", "some"], "There is no manner 'some'"),
    ])
  func wrongUsage(options: [String], message: String) async throws {
    let result = try await tool.run(["render"] + options)
    #expect(result.status == 64)
    #expect(result.errors.contains(message))
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }
}
