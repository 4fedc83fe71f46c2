/// The part of SARIF 2.1.0 that a report fills in (OASIS, sarif-v2.1.0).
struct SARIFLog: Encodable {
  let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let originalUriBaseIds: [String: ArtifactLocation]
    /// SARIF knows UTF-16 and code points; the compiler counts bytes, which is the same where only
    /// ASCII characters come before the place.
    let columnKind = "unicodeCodePoints"
    /// Nil where the search saw everything.
    let properties: RunProperties?
    let results: [Result]
  }

  struct RunProperties: Encodable {
    let coverage: JSONCoverage
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "navgraph"
    let informationUri = DocumentationAddress.repository
    let version: String
    let semanticVersion: String
    let rules: [Rule]
  }

  struct Rule: Encodable {
    let id: String
    let name: String
    let helpUri: String
    let shortDescription: Text
    let fullDescription: Text
    let help: FormattedText
    let defaultConfiguration: Configuration
    let properties: RuleProperties
  }

  struct RuleProperties: Encodable {
    let category: String
    let tags: [String]
    /// What GitHub shows as the severity.
    let problemSeverity: String

    private enum CodingKeys: String, CodingKey {
      case category, tags
      case problemSeverity = "problem.severity"
    }
  }

  struct Configuration: Encodable {
    let enabled: Bool
    let level: String
  }

  struct Text: Encodable {
    let text: String
  }

  struct FormattedText: Encodable {
    let text: String
    let markdown: String
  }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let level: String
    let message: Text
    var associatedRule: RuleReference?
    var locations: [Location]?
  }

  struct RuleReference: Encodable {
    let id: String
    let index: Int?
  }
}
