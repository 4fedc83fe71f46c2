package import NavGraphLint

/// What one rule is set to.
package struct RuleSettings: Hashable, Sendable {
  package let info: RuleInfo
  package internal(set) var level: Setting<RuleLevel>
  /// In the order of the rule's page.
  package internal(set) var parameters: [Setting<Int>]

  init(_ info: RuleInfo) {
    self.info = info
    level = Setting(default: info.isOnByDefault ? RuleLevel.on : .off)
    parameters = info.parameters.map { Setting(default: $0.value) }
  }

  mutating func set(_ level: RuleLevel?, by origin: Origin) {
    self.level.set(level, by: origin)
  }

  /// Takes a rule's value in the file: a level, or a mapping. One that names the rule's parameters asks
  /// for the rule.
  mutating func set(_ value: ConfigurationValue) {
    if let level = value.text {
      set(RuleLevel(rawValue: level), by: value.origin)
      return
    }
    if let level = value[ConfigurationTable.severity] {
      set(level.text.flatMap(RuleLevel.init), by: level.origin)
    } else if level.value == .off {
      set(.on, by: value.origin)
    }
    parameters = zip(info.parameters, parameters).map { parameter, setting in
      Self.changed(setting, by: value[parameter.name])
    }
  }

  private static func changed(
    _ setting: Setting<Int>, by value: ConfigurationValue?
  ) -> Setting<Int> {
    guard let value else { return setting }
    var setting = setting
    setting.set(value.number.map { Int($0) }, by: value.origin)
    return setting
  }

  var values: ParameterValues {
    ParameterValues(
      Dictionary(
        zip(info.parameters.map(\.name), parameters.map(\.value)),
        uniquingKeysWith: { first, _ in first }))
  }
}
