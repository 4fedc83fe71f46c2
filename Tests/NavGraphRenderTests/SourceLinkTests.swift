import NavGraphModel
import NavGraphRender
import Testing

struct SourceLinkTests {
  private static let location = SourceLocation(file: "Sources/My App/#1.swift", line: 12, column: 3)

  @Test("a template becomes an address, for any path")
  func address() throws {
    let link = try SourceLink(template: "https://example.org/{file}?at={column}#L{line}")
    #expect(
      link.address(of: Self.location)
        == "https://example.org/Sources/My%20App/%231.swift?at=3#L12")
    #expect(
      link.address(of: SourceLocation(file: "\"><script>:é", line: 1, column: 1))
        == "https://example.org/%22%3E%3Cscript%3E%3A%C3%A9?at=1#L1")
  }

  @Test(
    "addresses of the web, of editors and of files beside the drawing are allowed",
    arguments: [
      "http://a/{file}", "HTTPS://a/{file}", "vscode://file/{file}:{line}", "xcode://{file}",
      "../{file}#L{line}", "{file}", "/{file}", "#{file}:{line}",
    ])
  func allowed(template: String) throws {
    #expect(try SourceLink(template: template).template == template)
  }

  @Test(
    "an address that could run something, or say nothing, is refused",
    arguments: [
      ("javascript:alert(1)//{file}", SourceLinkError.scheme("javascript")),
      ("JavaScript:{file}", .scheme("JavaScript")), ("data:text/html,{file}", .scheme("data")),
      ("file:///{file}", .scheme("file")), ("{file}:{line}", .scheme("{file}")),
      (":{file}", .scheme("")), ("java\nscript:{file}", .blank), (" javascript:{file}", .blank),
      ("\u{1}javascript:{file}", .blank), ("https://example.org", .withoutFile),
      ("https://example.org/{path}", .placeholder("{path}")),
      ("https://example.org/{file}#{line", .placeholder("{line")),
    ])
  func refused(template: String, error: SourceLinkError) {
    #expect(throws: error) { try SourceLink(template: template) }
  }

  @Test("a path from outside does not become the name of a host")
  func host() throws {
    let link = try SourceLink(template: "{file}#L{line}")
    #expect(
      link.address(of: SourceLocation(file: "//evil.example/x", line: 1, column: 1))
        == "/evil.example/x#L1")
  }
}
