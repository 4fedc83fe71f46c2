import Foundation
import NavGraphDocs
import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphRender
import NavGraphReport
import TestSupport
import Testing

/// The page as a file. What it does is tested in a browser (`Tests/Browser`).
struct InteractiveMapTests {
  private static let picture = """
    <svg xmlns="http://www.w3.org/2000/svg" class="navgraph"><style>
    .card{fill:none}
    </style><rect class="card"/></svg>

    """

  @Test func equalReportsGiveEqualFiles() throws {
    let report = try SmallShop.report()
    let first = try InteractiveMap(report).page(picture: Self.picture)
    #expect(try InteractiveMap(report).page(picture: Self.picture) == first)
    #expect(first.contains(Self.picture))
  }

  /// Python's parser knows what belongs to a script, and its library what the hash of one is.
  @Test func theContentSecurityPolicyAllowsOnlyInlineContent() async throws {
    let reading = try await Self.read(
      try InteractiveMap(try SmallShop.report()).page(picture: Self.picture))
    #expect(reading.scripts == 1)
    #expect(reading.styles == 2)
    #expect(reading.unknownHashes == 0)
    #expect(reading.policy.contains("default-src 'none'"))
    #expect(reading.policy.contains("connect-src 'none'"))
    #expect(!reading.policy.contains("unsafe"))
    #expect(!reading.policy.contains("http"))
    #expect(reading.loads == 0)
  }

  @Test func namesAreEmbeddedAsData() async throws {
    // A link with a parameter needs values for it.
    let names = HostilePageTests.names.filter { !$0.hasPrefix(":") }
    let pages = try names.map { name in
      try InteractiveMap(try HostileApp.report(named: name)).page(picture: Self.picture)
    }
    for (name, reading) in zip(names, try await Self.read(pages)) {
      let place = Comment(rawValue: name.prefix(40).debugDescription)
      #expect(reading.scripts == 1, place)
      #expect(reading.styles == 2, place)
      #expect(reading.loads == 0, place)
      try #require(reading.blocks.count == 2, place)
      let data = try JSONDecoder().decode(Named.self, from: Data(reading.blocks[0].utf8))
      #expect(data.title == name)
      #expect(data.coordinators.contains { $0.name == name }, place)
    }
  }

  @Test func statesAreIncludedIfTheFactsKeepThem() async throws {
    var report = try SmallShop.report()
    let bare = try await Self.read(try InteractiveMap(report).page(picture: Self.picture))
    #expect(try JSONDecoder().decode(Walk.self, from: Data(bare.blocks[1].utf8)).searches == nil)
    report.facts = try Exploration.explore(SmallShop.graph, limits: Limits(keptStates: 1_000))
    let kept = try await Self.read(try InteractiveMap(report).page(picture: Self.picture))
    let searches = try #require(
      try JSONDecoder().decode(Walk.self, from: Data(kept.blocks[1].utf8)).searches)
    let states = try #require(report.facts.states)
    #expect(searches.map(\.states.count) == states.searches.map(\.states.count))
    #expect(searches.map(\.steps.count) == states.searches.map { $0.steps.count * 3 })
  }

  @Test func sourcesAreLinkedIfATemplateIsGiven() throws {
    let report = try SmallShop.report()
    let link = try SourceLink(template: "https://example.org/{file}#L{line}")
    let linked = try InteractiveMap(report, link: link).page(picture: Self.picture)
    #expect(linked.contains("https://example.org/App/Navigation.swift#L"))
    #expect(try !InteractiveMap(report).page(picture: Self.picture).contains("example.org"))
  }

  private struct Named: Decodable {
    let title: String
    let coordinators: [Coordinator]

    struct Coordinator: Decodable {
      let name: String
    }
  }

  private struct Walk: Decodable {
    let searches: [Search]?

    struct Search: Decodable {
      let states: [[Int]]
      let steps: [Int]
    }
  }

  private struct Reading: Decodable {
    let policy: String
    let scripts: Int
    let styles: Int
    let unknownHashes: Int
    let loads: Int
    let blocks: [String]
  }

  private static func read(_ page: String) async throws -> Reading {
    try #require(try await read([page]).first)
  }

  private static func read(_ pages: [String]) async throws -> [Reading] {
    let program = #"""
      import base64, hashlib, json
      from html.parser import HTMLParser

      class Reader(HTMLParser):
        def __init__(self):
          super().__init__(convert_charrefs=True)
          self.policy, self.scripts, self.styles, self.blocks = "", [], [], []
          self.loads, self.into = 0, None
        def handle_starttag(self, tag, attributes):
          values = dict(attributes)
          if values.get("http-equiv") == "Content-Security-Policy": self.policy = values["content"]
          self.loads += tag in ("link", "iframe", "object", "embed", "img") or "src" in values
          self.into = None
          if tag == "script":
            self.into = self.blocks if values.get("type") == "application/json" else self.scripts
          elif tag == "style": self.into = self.styles
          if self.into is not None: self.into.append("")
        def handle_data(self, data):
          if self.into is not None: self.into[-1] += data
        def handle_endtag(self, tag): self.into = None

      def source(text):
        return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"

      def read(page):
        reader = Reader()
        reader.feed(page)
        unknown = [each for each in reader.scripts + reader.styles if source(each) not in reader.policy]
        return {"policy": reader.policy, "scripts": len(reader.scripts), "styles": len(reader.styles),
          "unknownHashes": len(unknown), "loads": reader.loads, "blocks": reader.blocks}

      print(json.dumps([read(page) for page in json.loads(text)]))
      """#
    let input = String(decoding: try JSONEncoder().encode(pages), as: UTF8.self)
    let output = try await Python(program).read(input)
    return try JSONDecoder().decode([Reading].self, from: Data(output.utf8))
  }
}
