extension SARIFLog {
  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: Text
    let locations: [Location]
    let relatedLocations: [Location]?
    let codeFlows: [CodeFlow]?
    let partialFingerprints: [String: String]
    /// Empty where nothing is accepted: a missing list would mean that suppressions were not checked.
    let suppressions: [Suppression]
    let properties: ResultProperties
  }

  struct ResultProperties: Encodable {
    let claim: String
    let assumptions: [String]
    let coordinator: String
    let route: String?
    let action: String?
    let operation: String?
  }

  struct Suppression: Encodable {
    let kind: String
    let justification: String?
  }

  struct Location: Encodable {
    var id: Int?
    var physicalLocation: PhysicalLocation?
    var logicalLocations: [LogicalLocation]?
    var message: Text?
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  struct ArtifactLocation: Encodable {
    var uri: String?
    var uriBaseId: String?
    var description: Text?
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
  }

  struct LogicalLocation: Encodable {
    let name: String
    let fullyQualifiedName: String
    let kind: String
  }

  struct CodeFlow: Encodable {
    let message: Text?
    let threadFlows: [ThreadFlow]
  }

  struct ThreadFlow: Encodable {
    let locations: [ThreadFlowLocation]
  }

  struct ThreadFlowLocation: Encodable {
    let location: Location
    let executionOrder: Int
  }
}
