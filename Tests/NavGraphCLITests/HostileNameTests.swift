import Foundation
import NavGraphFacts
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Names are the author's, and may be anything; nothing of them is taken for markup or control.
struct HostileNameTests {
  private static let names = [
    "\"quotes\" and 'more'", "<script>alert(1)</script>", "& &amp; ]]> <!--", "two\nlines\ttab",
    "\u{202E}reversed\u{202C}", "👩‍👩‍👧‍👦🏳️‍🌈", "العربية", "日本語の画面", "nul\0 and \u{1B}[31mescape",
    String(repeating: "long ", count: 2_000), "\\N\\l{record|fields}", "\"]; node [color=red",
  ]

  @Test func everyOutputEscapesHostileNames() async throws {
    let folder = try TemporaryFolder()
    let tool = Tool(workingDirectory: folder.url)
    try folder.write(Self.manifest, to: "Navigation.swift")

    let human = try await tool.run("lint")
    #expect(human.status == 1)
    let controls = human.output.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n"
    }
    #expect(controls.isEmpty)
    #expect(!human.output.unicodeScalars.contains { $0.properties.isBidiControl })

    let json = try await tool.run("lint", "--format", "json")
    let findings = try SampleTests.findings(in: json.output)
    #expect(findings.count == Self.names.count)

    let picture = try await tool.run("render", "-o", "map.svg")
    #expect(picture.status == 0)
    let parser = XMLParser(data: try Data(contentsOf: folder.url.appending(path: "map.svg")))
    let delegate = ElementCounter()
    parser.delegate = delegate
    #expect(parser.parse())
    #expect(delegate.names["script"] == nil)
    #expect(delegate.names["svg"] == 1)
  }

  /// Why the exact engine has no answers, facts from outside may say as they like.
  @Test func obstaclesInExternalFactsAreEscaped() async throws {
    let folder = try TemporaryFolder()
    let tool = Tool(workingDirectory: folder.url)
    var facts = try await SampleFacts(of: "TCACoordinators", graph: "TCACoordinators").facts
    let cut = Coverage(cutBy: [.init(limit: .stackHeight, at: 8)])
    facts.searches = Self.names.map { name in
      SearchFacts(
        entry: facts.searches[0].entry, focus: [], coverage: cut, stateCount: 1, stepCount: 1,
        stacks: StackFacts(obstacle: name, headCount: 0, maximalHeight: nil))
    }
    for index in facts.flows.indices { facts.flows[index].stackCoverage = cut }
    try folder.write(
      String(decoding: try JSONEncoder().encode(facts), as: UTF8.self), to: "facts.json")
    let human = try await tool.run("lint", "facts.json", "--fail-on", "never", "--verbose")
    #expect(human.status == 0, "\(human.errors)")
    #expect(human.output.contains("because \"quotes\" and 'more', and because <script>"))
    #expect(human.output.contains("\\u{202E}reversed"))
    #expect(!human.output.unicodeScalars.contains { $0.properties.isBidiControl || $0 == "\u{1B}" })
    let html = try await tool.run(
      "lint", "facts.json", "--fail-on", "never", "--format", "html")
    #expect(html.output.contains("&lt;script&gt;alert(1)"))
    #expect(!html.output.contains("<script"))
  }

  /// Graphviz's own reader finds as many nodes as there are, whatever they are called.
  @Test func graphvizParsesHostileNames() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.manifest, to: "Navigation.swift")
    let shell = Shell(workingDirectory: folder.url)
    guard try await shell.run("command -v dot gvpr || true").output.contains("gvpr") else { return }
    _ = try await shell.run("navgraph render -o map.dot")
    let counts = try await shell.run(
      "dot -Tcanon map.dot > canon.dot; gvpr 'BEG_G { print(nNodes($G), \" \", nEdges($G)) }' canon.dot"
    )
    #expect(counts.status == 0 && counts.errors.isEmpty)
    #expect(counts.output == "\(Self.names.count + 1) 0\n")
  }

  /// Each name is a screen that nothing leads to, so each is in a finding.
  private static var manifest: String {
    let literals = names.map { name in
      let scalars = name.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
      return "  \"\(scalars)\","
    }
    return """
      import NavGraph
      let names = [
      \(literals.joined(separator: "\n"))
      ]
      let flow = Coordinator<RouteName>(
        names[1], dialect: .tcaCoordinators(.v0_14, .identified), root: "home", embedsNavigation: true
      ) {
        Screen("home")
        for name in names {
          Screen(RouteName(rawValue: name)) { On(name, .goBack()) }
        }
      }
      register(Graph(names[0]) { flow })
      """
  }
}

private final class ElementCounter: NSObject, XMLParserDelegate {
  var names: [String: Int] = [:]

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names[elementName, default: 0] += 1
  }
}
