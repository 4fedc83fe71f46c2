import Foundation
import NavGraphLint
import NavGraphModel
import NavGraphReport
import TestSupport
import Testing

/// Parsers that know nothing of NavGraph read what it writes, whatever names are in it.
struct ReportParsingTests {
  private static let count = ReportSamples.hostileNames.count

  /// Reads a report, checks it in Python, and returns what the program prints.
  private func read(
    _ format: ReportFormat, _ report: Report, with program: String
  ) async throws -> String {
    try await Python(program).read(try format.render(report))
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static let samples = [
    ReportSamples.small, ReportSamples.empty, ReportSamples.cut, ReportSamples.hostile,
  ]

  @Test(arguments: samples.indices)
  func sarifMatchesItsSchema(_ sample: Int) async throws {
    let schema = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Resources/sarif-schema-2.1.0.json").path
    let report = try Self.samples[sample]()
    let program = """
      import json, jsonschema
      log = json.loads(text)
      with open(\(try literal(schema))) as file: jsonschema.validate(log, json.load(file))
      run = log["runs"][0]
      rules = run["tool"]["driver"]["rules"]
      for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        for location in result["locations"]:
          uri = location["physicalLocation"]["artifactLocation"]["uri"]
          assert all(c.isalnum() or c in "-._~/%" for c in uri) and uri.isascii(), uri
      print(len(run["results"]), sum(len(r["suppressions"]) for r in run["results"]),
            len(set(r["partialFingerprints"]["navgraph/v2"] for r in run["results"])))
      """
    let total = report.lint.findings.count + report.lint.accepted.count
    #expect(
      try await read(.sarif, report, with: program)
        == "\(total) \(report.lint.accepted.count) \(total)")
  }

  @Test func sarifRoundTripsNames() async throws {
    let program = """
      import json, urllib.parse
      results = json.loads(text)["runs"][0]["results"]
      print(json.dumps([[r["properties"]["action"], urllib.parse.unquote(
        r["locations"][0]["physicalLocation"]["artifactLocation"]["uri"])] for r in results]))
      """
    let text = try await read(.sarif, ReportSamples.hostile(), with: program)
    let pairs = try JSONDecoder().decode([[String]].self, from: Data(text.utf8))
    #expect(
      pairs.prefix(Self.count) == ReportSamples.hostileNames.map { [$0, "a b/\($0)"] }[...])
  }

  @Test(arguments: samples.indices)
  func checkstyleIsValidXML(_ sample: Int) async throws {
    let report = try Self.samples[sample]()
    let program = """
      import xml.etree.ElementTree as tree
      root = tree.fromstring(text.encode())
      assert root.tag == "checkstyle"
      assert all(set(e.attrib) == {"line", "column", "severity", "message", "source"}
                 for e in root.iter("error"))
      print(len(list(root.iter("error"))), len(list(root.iter())) - len(root) - 1)
      """
    let count = report.lint.findings.count
    #expect(try await read(.checkstyle, report, with: program) == "\(count) \(count)")
  }

  @Test(arguments: samples.indices)
  func junitIsValidXML(_ sample: Int) async throws {
    let report = try Self.samples[sample]()
    let program = """
      import xml.etree.ElementTree as tree
      root = tree.fromstring(text.encode())
      assert {e.tag for e in root.iter()} <= {
        "testsuites", "testsuite", "testcase", "failure", "skipped", "system-out"}
      for suite in root:
        names = [c.get("name") for c in suite]
        assert len(set(names)) == len(names) == int(suite.get("tests"))
        assert len(suite.findall("*/failure")) == int(suite.get("failures"))
        assert len(suite.findall("*/skipped")) == int(suite.get("skipped"))
      print(root.get("failures"), root.get("skipped"))
      """
    let skipped =
      report.lint.accepted.count + Set(report.lint.notChecked.map(\.reason)).count
    let failures = report.lint.findings.count { $0.severity != .info }
    #expect(try await read(.junit, report, with: program) == "\(failures) \(skipped)")
    // What does not fail the run is no failed test.
    var lenient = report
    lenient.failsFrom = .error
    let errors = report.lint.findings.count { $0.severity == .error }
    #expect(try await read(.junit, lenient, with: program) == "\(errors) \(skipped)")
    lenient.failsFrom = nil
    #expect(try await read(.junit, lenient, with: program) == "0 \(skipped)")
  }

  @Test(arguments: samples.indices)
  func csvIsATable(_ sample: Int) async throws {
    let report = try Self.samples[sample]()
    let program = """
      import csv, io
      rows = list(csv.reader(io.StringIO(text, newline=""), strict=True))
      assert {len(row) for row in rows} == {13}
      cells = [cell.strip() for row in rows for cell in row]
      assert not [c for c in cells if c[:1] in tuple("=+-@\\uff1d")], "a formula"
      assert text.endswith("\\r\\n")
      print(len(rows) - 1)
      """
    #expect(
      try await read(.csv, report, with: program)
        == "\(report.lint.findings.count + report.lint.accepted.count)")
  }

  @Test(arguments: samples.indices)
  func namesAreEscapedInHTML(_ sample: Int) async throws {
    let report = try Self.samples[sample]()
    let program = """
      import html.parser
      class Parser(html.parser.HTMLParser):
        counts, open = {}, []
        def handle_starttag(self, tag, attributes):
          self.counts[tag] = self.counts.get(tag, 0) + 1
          assert {name for name, _ in attributes} <= {
            "lang", "charset", "http-equiv", "content", "name", "class"}, attributes
          if tag != "meta": self.open.append(tag)
        def handle_endtag(self, tag): assert self.open.pop() == tag, tag
        def handle_comment(self, data): assert False, data
      parser = Parser()
      parser.feed(text)
      parser.close()
      assert not parser.open
      assert set(parser.counts) <= set("html head meta title style body h1 h2 ul ol li p b code span "
        "article details summary".split()), parser.counts
      assert "http:" not in text and "https:" not in text and "url(" not in text
      print(parser.counts.get("article", 0))
      """
    #expect(try await read(.html, report, with: program) == "\(report.lint.findings.count)")
  }

  @Test func codeClimateIsAnArrayOfIssues() async throws {
    let program = """
      import json
      issues = json.loads(text)
      assert all(i["severity"] in ("info", "minor", "major") for i in issues)
      assert all(i["location"]["lines"]["begin"] > 0 and i["check_name"] for i in issues)
      print(len(issues), len({i["fingerprint"] for i in issues}))
      """
    let text = try await read(.codeclimate, ReportSamples.hostile(), with: program)
    #expect(text == "\(Self.count) \(Self.count)")
  }

  @Test func fingerprintsDoNotDependOnLines() throws {
    let report = try ReportSamples.small()
    var moved = report
    for index in moved.lint.findings.indices {
      moved.lint.findings[index].location.line += 100
      moved.lint.findings[index].message = "in other words"
    }
    let fingerprint = /"fingerprint" : "([^"]*)"/
    let before = try ReportFormat.codeclimate.render(report).matches(of: fingerprint).map(\.1)
    let after = try ReportFormat.codeclimate.render(moved).matches(of: fingerprint).map(\.1)
    #expect(before == after)
    #expect(before.count == 2)
  }

  private func literal(_ text: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: try encoder.encode(text), as: UTF8.self)
  }
}
