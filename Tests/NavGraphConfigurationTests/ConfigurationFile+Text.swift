import Foundation
import NavGraphConfiguration
import NavGraphLint

extension ConfigurationFile {
  /// A file `.navgraph.yml` in `/app/config`, with two rules beside those that there are.
  init(text: String) throws(ConfigurationError) {
    try self.init(
      Data(text.utf8), name: ".navgraph.yml", folder: URL(filePath: "/app/config"),
      table: .sample)
  }
}

extension ConfigurationTable {
  static let sample = ConfigurationTable(rules: RuleInfo.sample)
}

extension RuleInfo {
  /// One rule as most are, and one that has to be asked for and takes a number.
  static let sample = [
    RuleInfo(
      id: "duplicate-id", severity: .error, category: .identity, summary: "Twice", rationale: "",
      fix: "", flagged: [], clean: []),
    RuleInfo(
      id: "modal-depth", severity: .warning, category: .modal, isOnByDefault: false,
      parameters: [RuleParameter(name: "limit", summary: "Layers", value: 3, range: 1...9)],
      summary: "Deep", rationale: "", fix: "", flagged: [], clean: []),
  ]
}
