import Foundation
import NavGraphExploration
import TestSupport
import Testing

@testable import NavGraphExport
@testable import NavGraphRender

struct ModelExportTests {
  private static let system = PushdownSystem(
    isAuxiliary: [false, true], symbolCount: 3,
    initial: [PushdownConfiguration(control: 0, stack: [0])],
    rules: [
      .push(PushdownHead(control: 0, symbol: 0), to: 0, 1, over: 0, label: 0),
      .replace(PushdownHead(control: 0, symbol: 1), to: 0, by: 2, label: 1),
      .pop(PushdownHead(control: 0, symbol: 2), to: 1, label: 2),
      .replace(
        PushdownHead(control: 1, symbol: 0), to: 0, by: 0, label: PushdownRule.none),
    ], labelCount: 3)

  @Test func jsonContainsTheWholeModel() throws {
    let model = Self.system.exported()
    let text = try model.text(as: .json, height: 1)
    let document = try JSONDecoder().decode(ModelDocument.self, from: Data(text.utf8))
    #expect(document == ModelDocument(model))
    #expect(document.version == 1)
    #expect(document.controls.map(\.isAuxiliary) == [false, true])
    #expect(document.symbols == ["symbol 0", "symbol 1", "symbol 2"])
    #expect(document.rules.map(\.word) == [[0, 1], [2], [], [0]])
    #expect(document.rules.map(\.label) == [0, 1, 2, nil])
    #expect(document.initial == [.init(control: 0, stack: [0])])
  }

  @Test("names are kept in JSON as they are", arguments: HostileNameTests.names)
  func jsonKeepsNames(name: String) throws {
    let text = try Self.system.exported(named: name).text(as: .json, height: 1)
    let document = try JSONDecoder().decode(ModelDocument.self, from: Data(text.utf8))
    #expect(document.graph == name && document.labels == [name, name, name])
  }

  @Test func headsAndRulesAreDrawnDistinctly() throws {
    let text = try Self.system.exported().text(as: .dot, height: 1)
    let expected = """
      digraph "Graph" {
        graph [rankdir=LR, labelloc=t, label="Graph\\lPart\\l"]
        node [shape=box]
        n0 [label="symbol 0\\ncontrol 0\\n", penwidth=2]
        n1 [label="symbol 1\\ncontrol 0\\n"]
        n2 [label="symbol 2\\ncontrol 0\\n"]
        n3 [label="what lies below\\ncontrol 1\\n", shape=plaintext]
        n4 [label="symbol 0\\ncontrol 1\\n", shape=ellipse, color=gray]
        n0 -> n1 [label="label 0\\lon symbol 0\\l", style=bold]
        n1 -> n2 [label="label 1\\l", style=dashed]
        n2 -> n3 [label="label 2\\l", arrowhead=vee]
        n4 -> n0 [style=dashed]
      }

      """
    #expect(text == expected)
  }

  /// Graphviz's own reader finds as many nodes and edges, whatever they are called.
  @Test func graphvizParsesAllNames() async throws {
    let folder = try TemporaryFolder()
    let shell = Shell(workingDirectory: folder.url)
    guard try await shell.run("command -v gvpr || true").output.contains("gvpr") else { return }
    for name in HostileNameTests.names {
      try folder.write(
        try Self.system.exported(named: name).text(as: .dot, height: 1), to: "model.dot")
      let result = try await shell.run(
        "dot -Tsvg model.dot -o model.svg; "
          + "gvpr 'BEG_G { print(nNodes($G), \" \", nEdges($G)) }' model.dot")
      #expect(result.status == 0 && result.output == "5 4\n")
    }
  }

  @Test func anInitialStackAboveTheHeightIsRejected() {
    #expect(throws: RenderError.startTooHigh(height: 2, limit: 1)) {
      var system = Self.system
      system.initial = [PushdownConfiguration(control: 0, stack: [0, 1])]
      _ = try system.exported().text(as: .promela, height: 1)
    }
  }

  @Test func stepsWithInternalCyclesAreRejected() {
    var system = Self.system
    let head = PushdownHead(control: 1, symbol: 0)
    system.rules += [
      .replace(PushdownHead(control: 0, symbol: 0), to: 1, by: 0, label: 0),
      .replace(head, to: 1, by: 0, label: PushdownRule.none),
    ]
    #expect(throws: RenderError.endlessStep) {
      _ = try system.exported().text(as: .promela, height: 4)
    }
  }

  @Test(
    "numbers take the smallest type that holds them",
    arguments: [
      (255, "byte", "unsigned char"), (256, "short", "short"), (32_767, "short", "short"),
      (32_768, "int", "int"),
    ])
  func types(largest: Int, promela: String, c: String) {
    #expect(NumberType(holding: largest).promela == promela)
    let table = PromelaTable(name: "numbers", values: [0, 1, largest])
    #expect(
      table.declaration.hasPrefix("c_decl { static const \(c) numbers0[] = {0, 1, \(largest)}; }\n")
    )
  }
}
