import NavGraphLint

/// The settings in the order and the shape of a configuration file.
struct SettingsListing {
  /// A key with a value, or with what is below it.
  indirect enum Item {
    case group(String, [Item])
    case value(String, Value, Origin)
    /// Nothing is set, and there is no word for that.
    case unset(String, Origin)
  }

  enum Value {
    case text(String)
    case number(Double)
    case list([String])
  }

  let items: [Item]

  init(_ settings: Settings) {
    typealias Key = ConfigurationTable.Key
    func optional(_ key: Key, _ setting: Setting<String?>) -> Item {
      setting.value.map { .value(key.rawValue, .text($0), setting.origin) }
        ?? .unset(key.rawValue, setting.origin)
    }
    func list(_ name: String, _ values: [String], _ origin: Origin) -> Item {
      .value(name, .list(values), origin)
    }
    items = [
      optional(.input, settings.input),
      list(Key.sources.rawValue, settings.sources.value, settings.sources.origin),
      optional(.graph, settings.graph),
      .group(
        Key.bounds.rawValue,
        zip(Bound.allCases, settings.bounds).map { bound, setting in
          .value(bound.rawValue, .number(setting.value), setting.origin)
        }),
      .group(Key.rules.rawValue, settings.rules.map(Self.item)),
      .value(Key.failOn.rawValue, .text(settings.failOn.value.rawValue), settings.failOn.origin),
      optional(.baseline, settings.baseline),
      list(
        Key.report.rawValue,
        settings.reports.value.map { $0.format.rawValue + ($0.path.map { "=" + $0 } ?? "") },
        settings.reports.origin),
      .group(
        Key.exclude.rawValue,
        [
          list(
            ConfigurationTable.Exclusion.coordinators.rawValue,
            settings.excludedCoordinators.value, settings.excludedCoordinators.origin),
          list(
            ConfigurationTable.Exclusion.paths.rawValue, settings.excludedPaths.value,
            settings.excludedPaths.origin),
        ]),
    ]
  }

  private static func item(_ rule: RuleSettings) -> Item {
    let level = Value.text(rule.level.value.rawValue)
    guard !rule.parameters.isEmpty else { return .value(rule.info.id, level, rule.level.origin) }
    return .group(
      rule.info.id,
      [.value(ConfigurationTable.severity, level, rule.level.origin)]
        + zip(rule.info.parameters, rule.parameters).map { parameter, setting in
          .value(parameter.name, .number(Double(setting.value)), setting.origin)
        })
  }
}
