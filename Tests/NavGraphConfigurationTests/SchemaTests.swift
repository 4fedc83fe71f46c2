import Foundation
import NavGraphConfiguration
import TestSupport
import Testing

/// The JSON Schema says what the parser does.
struct SchemaTests {
  @Test func theCommittedSchemaIsUpToDate() throws {
    let file = Tool.packageRoot.appending(path: "Docs/navgraph.schema.json")
    #expect(
      try String(contentsOf: file, encoding: .utf8) == ConfigurationTable().schema.encoded(),
      "Docs/navgraph.schema.json is stale: run 'make rules' and commit the result")
  }

  /// As JSON, which is YAML, so that both read the same.
  private static let documents = [
    #"{}"#, #"null"#, #"[]"#, #""text""#, #"5"#, #"{"rulez": {}}"#, #"{"rules": null}"#,
    #"{"rules": []}"#, #"{"rules": {"duplicate-id": "off"}}"#,
    #"{"rules": {"duplicate-id": "of"}}"#, #"{"rules": {"duplicate-id": null}}"#,
    #"{"rules": {"duplicate-id": false}}"#, #"{"rules": {"duplicate-id": 1}}"#,
    #"{"rules": {"duplicate-id": "OFF"}}"#, #"{"rules": {"duplicate-id": {}}}"#,
    #"{"rules": {"duplicate-id": []}}"#, #"{"rules": {"duplicate-id": {"severity": "info"}}}"#,
    #"{"rules": {"duplicate-id": {"severity": null}}}"#,
    #"{"rules": {"duplicate-id": {"limit": 1}}}"#, #"{"rules": {"modal-depth": {"limit": 1}}}"#,
    #"{"rules": {"modal-depth": {"limit": 9.0}}}"#, #"{"rules": {"modal-depth": {"limit": 10}}}"#,
    #"{"rules": {"modal-depth": {"limit": "1"}}}"#, #"{"rules": {"modal-depth": {"x": 1}}}"#,
    #"{"rules": {"none": "off"}}"#, #"{"categories": {"deep-links": "error"}}"#,
    #"{"categories": {"links": "error"}}"#, #"{"categories": {"modal": {}}}"#,
    #"{"categories": {"modal": true}}"#, #"{"input": "a"}"#, #"{"input": ""}"#,
    #"{"input": null}"#, #"{"input": true}"#, #"{"graph": 5}"#, #"{"graph": "5"}"#,
    #"{"graph": "true"}"#, #"{"graph": "\u202e"}"#, #"{"graph": {}}"#, #"{"baseline": ["a"]}"#,
    #"{"bounds": {"stack-height": 1}}"#, #"{"bounds": {"stack-height": 0}}"#,
    #"{"bounds": {"stack-height": 1000}}"#, #"{"bounds": {"stack-height": 1001}}"#,
    #"{"bounds": {"stack-height": 1.5}}"#, #"{"bounds": {"stack-height": 1e2}}"#,
    #"{"bounds": {"stack-height": "1"}}"#, #"{"bounds": {"stack-height": null}}"#,
    #"{"bounds": {"stack-height": true}}"#, #"{"bounds": {"modal-nesting": -0}}"#,
    #"{"bounds": {"modal-nesting": -1}}"#, #"{"bounds": {"time-limit": 0}}"#,
    #"{"bounds": {"time-limit": 0.001}}"#, #"{"bounds": {"time-limit": 1000000}}"#,
    #"{"bounds": {"time-limit": 1000000.5}}"#, #"{"bounds": {"time-limit": 1e-300}}"#,
    #"{"bounds": {"memory-limit": 63}}"#, #"{"bounds": {"memory-limit": 64}}"#,
    #"{"bounds": {"max-states": 100000000000000000000000}}"#, #"{"bounds": {"states": 1}}"#,
    #"{"fail-on": "never"}"#, #"{"fail-on": "Never"}"#, #"{"fail-on": false}"#,
    #"{"report": []}"#, #"{"report": null}"#, #"{"report": "json"}"#, #"{"report": ["json"]}"#,
    #"{"report": ["json=a=b"]}"#, #"{"report": ["json="]}"#, #"{"report": ["jsonx"]}"#,
    #"{"report": ["xjson"]}"#, #"{"report": ["json=a\nb"]}"#, #"{"report": [null]}"#,
    #"{"report": [""]}"#, #"{"exclude": {}}"#, #"{"exclude": {"paths": ["a", "b"]}}"#,
    #"{"exclude": {"paths": "a"}}"#, #"{"exclude": {"coordinators": [""]}}"#,
    #"{"exclude": {"coordinators": [1]}}"#, #"{"exclude": {"routes": []}}"#,
    #"{"exclude": []}"#,
  ]

  /// An independent validator, so that the schema is not only as right as we think.
  private static let validator = """
    import json
    import jsonschema
    schema, documents = json.loads(text)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    print("".join("y" if validator.is_valid(json.loads(one)) else "n" for one in documents))
    """

  @Test func schemaAndParserAgree() async throws {
    let documents = try JSONEncoder().encode(Self.documents)
    let input =
      "[\(try ConfigurationTable.sample.schema.encoded()), "
      + String(decoding: documents, as: UTF8.self) + "]"
    let verdicts = try await Python(Self.validator).read(input).filter { $0 != "\n" }
    try #require(verdicts.count == Self.documents.count)
    for (text, verdict) in zip(Self.documents, verdicts) {
      let isAccepted = (try? ConfigurationFile(text: text)) != nil
      #expect(isAccepted == (verdict == "y"), "\(text)")
    }
    #expect(verdicts.contains("y") && verdicts.contains("n"))
  }
}
