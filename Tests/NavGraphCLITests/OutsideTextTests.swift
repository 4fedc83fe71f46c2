import Foundation
import TestSupport
import Testing

/// Text of others in what the tool prints: it is shown, and does nothing.
struct OutsideTextTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(workingDirectory: folder.url)
  }

  private func write(_ statements: String, name: String = "home", to file: String) throws {
    try folder.write(
      """
      import NavGraph
      \(statements)
      \(BadInputTests.coordinator(screens: "Screen(\"home\"); Screen(\"lost\(name)\")"))
      register(Graph("G") { flow })
      """, to: file)
  }

  @Test func manifestOutputIsShownAndEscaped() async throws {
    try write(
      #"""
      print("hello")
      print("::error file=x::forged")
      print("  ::add-mask::forged")
      print("say ##[add-mask]forged")
      print("\u{1B}[2Jgone \u{9B}2J \u{202E}back \u{200B}nothing")
      print("the end", terminator: "")
      """#, to: "Navigation.swift")
    let result = try await tool.run("lint")
    #expect(
      result.errors == #"""
        hello
        \u{3A}:error file=x::forged
          \u{3A}:add-mask::forged
        say ##\u{5B}add-mask]forged
        \u{1B}[2Jgone \u{9B}2J \u{202E}back \u{200B}nothing
        the end

        """#)
  }

  @Test func manifestOutputIsCapped() async throws {
    try write(
      #"for _ in 0..<300_000 { print("yes") }"#, to: "Navigation.swift")
    let result = try await tool.run("lint")
    #expect(result.status == 1)
    #expect(result.errors.utf8.count < (1 << 20) + 100)
    #expect(
      result.errors.hasSuffix(
        "yes\nnote: the manifest printed more than 1 MiB: the rest is not shown\n"))
  }

  @Test func compilerOutputIsShownAndEscaped() async throws {
    try folder.write(
      "import NavGraph\nlet number: Int = \"\u{1B}[2J \u{202E}back\"\n", to: "Navigation.swift")
    let result = try await tool.run("lint")
    #expect(result.status == 2)
    #expect(result.errors.contains(#"\u{202E}back"#))
    #expect(result.errors.contains("does not compile: the compiler's errors are above"))
    #expect(!result.errors.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  @Test func compilerOutputIsCapped() async throws {
    let long = String(repeating: "x", count: 10_000)
    try write(
      (0..<150).map { "#warning(\"\($0) \(long)\")" }.joined(separator: "\n"),
      to: "Navigation.swift")
    let result = try await tool.run("lint")
    #expect(result.status == 1)
    #expect(result.errors.utf8.count < (1 << 20) + 100)
    #expect(result.errors.contains("warning: 0 xxx"))
    #expect(
      result.errors.hasSuffix(
        "\nnote: the compiler printed more than 1 MiB: the rest is not shown\n"))
  }

  @Test func aProcessSpawnedByTheManifestDoesNotBlockTheTool() async throws {
    try write(
      #"""
      #if canImport(Darwin)
        import Darwin
      #else
        import Glibc
      #endif
      // In a group of its own: otherwise it would end with the manifest.
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
      var process: pid_t = 0
      posix_spawn(
        &process, "/bin/sleep", nil, &attributes, [strdup("sleep"), strdup("20"), nil], nil)
      print("asleep: \(process)")
      """#, to: "Navigation.swift")
    // Compiled beforehand.
    _ = try await tool.run("lint")
    let start = ContinuousClock.now
    let result = try await Tool(workingDirectory: folder.url, startsAtOnce: true).run("lint")
    let elapsed = ContinuousClock.now - start
    let process = try #require(result.errors.firstMatch(of: /asleep: ([0-9]+)/)?.1)
    kill(try #require(Int32(process)), SIGKILL)
    #expect(result.status == 1)
    #expect(elapsed < .seconds(15))
  }

  @Test func fileNamesCannotInjectLogCommands() async throws {
    let name = "::error file=a::forged ##[add-mask]x.swift"
    try write("", to: name)
    for format in ["human", "xcode", "github"] {
      let result = try await tool.run("lint", "./" + name, "--format", format)
      #expect(result.status == 1, "\(result.errors)")
      #expect(result.output.contains("forged"), "\(format)")
      for line in (result.output + result.errors).split(separator: "\n") {
        if format == "github" {
          #expect(line.hasPrefix("::error file=%3A%3Aerror file=a%3A%3Aforged "))
        } else {
          #expect(!line.drop(while: \.isWhitespace).hasPrefix("::"), "\(format)")
          #expect(!line.contains("##["), "\(format)")
        }
      }
    }
  }

  @Test func nothingIsHidden() async throws {
    let hidden: [Unicode.Scalar] = [
      "\u{85}", "\u{9B}", "\u{AD}", "\u{200B}", "\u{200D}", "\u{2028}", "\u{202E}", "\u{2066}",
      "\u{2060}",
      "\u{FEFF}", "\u{E0041}",
    ]
    let name = String(String.UnicodeScalarView(hidden))
    try write("", name: name, to: "Navigation.swift")
    let facts = try await tool.run("explore")
    try folder.write(facts.output, to: "facts.json")
    #expect(!facts.output.unicodeScalars.contains(where: hidden.contains))
    for format in ["json", "human", "xcode", "github", "sarif", "codeclimate"] {
      let report = try await tool.run("lint", "facts.json", "--format", format)
      #expect(report.status == 1, "\(format)")
      #expect(report.output.contains("lost"), "\(format)")
      #expect(!report.output.unicodeScalars.contains(where: hidden.contains), "\(format)")
      guard format == "json" else { continue }
      // The texts are as they were.
      let document = try JSONSerialization.jsonObject(with: Data(report.output.utf8))
      let findings = (document as? [String: Any])?["findings"] as? [[String: Any]]
      #expect(findings?.first?["route"] as? String == "lost" + name)
    }
  }

  @Test func aPictureDoesNotDependOnTheTimeZone() async throws {
    try folder.write(DocsCommandFacts.text(graph: "Small"), to: "facts.json")
    var pictures: Set<Data> = []
    for zone in ["UTC", "Asia/Tokyo", "XYZ+3:30"] {
      let result = try await Tool(workingDirectory: folder.url, environment: ["TZ": zone]).run(
        "render", "facts.json", "-o", "map.pdf")
      #expect(result.status == 0, "\(result.errors)")
      pictures.insert(try Data(contentsOf: folder.url.appending(path: "map.pdf")))
    }
    #expect(pictures.count == 1)
  }
}
