import Foundation
import TestSupport
import Testing

#if os(Linux)
  /// A drawing is the same bytes whatever fonts, font libraries and languages a machine has.
  struct DrawingIndependenceTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    /// The facts of a sample, and the drawing of them.
    private static let drawing = Task {
      let explored = try await Tool().run("explore", "Samples/TCACoordinators")
      #expect(explored.status == 0, "\(explored.errors)")
      let folder = try TemporaryFolder()
      let facts = try folder.write(explored.output, to: "facts.json")
      let drawn = try await Tool().run("render", facts.path)
      #expect(drawn.status == 0, "\(drawn.errors)")
      return (facts: explored.output, svg: Data(drawn.output.utf8))
    }

    private func draw() async throws -> (facts: String, svg: Data) {
      let drawing = try await Self.drawing.value
      return (try folder.write(drawing.facts, to: "facts.json").path, drawing.svg)
    }

    @Test("drawing loads Graphviz's layout library and no font library")
    func libraries() async throws {
      let facts = try await draw().facts
      let tool = Tool(environment: ["LD_DEBUG": "files"])
      let log = try await tool.run("render", facts, "-o", folder.url.appending(path: "a.svg").path)
        .errors
      #expect(log.contains("libgvplugin_dot_layout"))
      for library in ["pango", "fontconfig", "cairo", "freetype", "libgd."] {
        #expect(!log.contains(library), "\(library) is loaded")
      }
    }

    @Test("the output is identical without fonts, fontconfig and Pango")
    func bareMachine() async throws {
      let (facts, svg) = try await draw()
      let script = Tool.packageRoot.appending(path: "Tests/Benchmarks/without_fonts.sh").path
      let bare = folder.url.appending(path: "bare.svg").path
      let tool = try Tool.executable.path
      let result = try await Shell(workingDirectory: folder.url)
        .run("'\(script)' '\(tool)' render '\(facts)' -o '\(bare)'")
      // 77: this machine does not allow masking files.
      guard result.status != 77 else { return }
      #expect(result.status == 0, "\(result.errors)")
      #expect(try Data(contentsOf: URL(filePath: bare)) == svg)
    }

    @Test("the output is identical in locales with a decimal comma")
    func comma() async throws {
      let (facts, svg) = try await draw()
      // Where a machine has no German, it is made for the test; where it cannot be, this shows less.
      let locales = folder.url.appending(path: "locales").path
      let other = folder.url.appending(path: "comma.svg").path
      let result = try await Shell(workingDirectory: folder.url).run(
        """
        mkdir '\(locales)'
        localedef -i de_DE -f UTF-8 '\(locales)/de_DE.UTF-8' >&2 || true
        LOCPATH='\(locales)' LC_ALL=de_DE.UTF-8 navgraph render '\(facts)' -o '\(other)'
        """)
      #expect(result.status == 0, "\(result.errors)")
      #expect(try Data(contentsOf: URL(filePath: other)) == svg)
    }
  }
#endif
