import Foundation
import TestSupport
import Testing

/// What `Docs/Guide/Documentation.md` shows can be copied.
struct GeneratingPageTests {
  @Test func documentedCommandsWork() async throws {
    let page = try String(
      contentsOf: Tool.packageRoot.appending(path: "Docs/Guide/Documentation.md"), encoding: .utf8)
    let commands = page.matches(of: /(?s)```sh\n(.*?)```/).map { String($0.1) }
    #expect(commands.count == 2)
    let sample = try PipelineSample()
    let shell = Shell(workingDirectory: sample.folder.url)
    #expect(try await shell.run("git init --quiet\n" + commands[0]).status == 0)
    let added = try await shell.run("git diff --cached --name-only")
    #expect(
      added.output == """
        Docs/Navigation/.navgraph-files
        Docs/Navigation/README.md
        Docs/Navigation/coordinators/Flow.md
        Docs/Navigation/coordinators/Flow.svg
        Docs/Navigation/findings.md
        Docs/Navigation/map.svg

        """)
    // In a repository, places link to the files beside the pages.
    let flow = try String(
      contentsOf: sample.folder.url.appending(path: "Docs/Navigation/coordinators/Flow.md"),
      encoding: .utf8)
    #expect(flow.contains("[`Navigation.swift:5`](../../../Navigation.swift#L5)"))
    let check = try await shell.run(commands[1])
    #expect(check.status == 0 && check.output == "" && check.errors == "")

    try sample.folder.write(
      String(contentsOf: sample.folder.url.appending(path: "Navigation.swift"), encoding: .utf8)
        .replacing("Pipeline", with: "Shop"), to: "Navigation.swift")
    let stale = try await shell.run(commands[1] + " || true")
    #expect(stale.output.contains("\n-# Pipeline\n+# Shop\n"))
    #expect(
      stale.errors.hasSuffix("run: navgraph docs --output Docs/Navigation\n"), "\(stale.errors)")
  }
}
