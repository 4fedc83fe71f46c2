import NavGraphLint
import NavGraphModel
import Yams

/// Compares a file with the shape it has to have, and collects all that differs.
struct ShapeCheck {
  let yaml: YAMLText
  private(set) var problems: [ConfigurationProblem] = []
  private var nodeCount = 0

  /// Far beyond what a configuration needs, and soon reached by what is made to harm.
  private static let largestNodeCount = 100_000
  /// How many problems are worth reading at once.
  private static let largestProblemCount = 100

  init(_ yaml: YAMLText) {
    self.yaml = yaml
  }

  /// - Returns: Nil for what has no content, and for what has another shape.
  mutating func value(_ node: Node, as shape: Shape) -> ConfigurationValue? {
    let location = yaml.location(node.mark)
    nodeCount += 1
    guard nodeCount <= Self.largestNodeCount else {
      // Said once.
      if nodeCount == Self.largestNodeCount + 1 {
        problems.append(
          ConfigurationProblem(
            message: "there are more than \(Self.largestNodeCount) values up to here",
            location: location))
      }
      return nil
    }
    switch shape {
    case .list(let element):
      if node.isAbsent { return nil }
      guard case .sequence(let nodes) = node else { return refuse(shape, at: location) }
      var values: [ConfigurationValue] = []
      for inner in nodes where !isFull {
        if let value = value(inner, as: element) { values.append(value) }
      }
      return ConfigurationValue(content: .list(values), location: location)
    case .mapping(let fields, let kind):
      if node.isAbsent { return nil }
      guard case .mapping(let pairs) = node else { return refuse(shape, at: location) }
      return mapping(pairs, fields, kind, at: location)
    case .either(let single, let mapping):
      if node.isAbsent { return refuse(shape, at: location) }
      if case .mapping = node { return value(node, as: mapping) }
      guard case .scalar(let scalar) = node, let content = content(scalar, as: single) else {
        return refuse(shape, at: location)
      }
      return ConfigurationValue(content: content, location: location)
    case .text, .word, .level, .number, .report:
      guard case .scalar(let scalar) = node, let content = content(scalar, as: shape) else {
        return refuse(shape, node, at: location)
      }
      return ConfigurationValue(content: content, location: location)
    }
  }

  /// Whether nothing more is looked at.
  private var isFull: Bool {
    nodeCount > Self.largestNodeCount || problems.count >= Self.largestProblemCount
  }

  private mutating func mapping(
    _ pairs: Node.Mapping, _ fields: [Field], _ kind: String, at location: SourceLocation
  ) -> ConfigurationValue {
    var values: [String: ConfigurationValue] = [:]
    for (key, node) in pairs where !isFull {
      let place = yaml.location(key.mark)
      guard case .scalar(let scalar) = key else {
        problems.append(
          ConfigurationProblem(message: "a \(kind) is named here, by text", location: place))
        continue
      }
      guard let field = fields.first(where: { $0.name == scalar.string }) else {
        problems.append(
          ConfigurationProblem(
            message: unknown(scalar.string, kind, among: fields.map(\.name)), location: place))
        continue
      }
      values[field.name] = value(node, as: field.shape)
    }
    return ConfigurationValue(content: .mapping(values), location: location)
  }

  private func unknown(_ name: String, _ kind: String, among names: [String]) -> String {
    let shown = quoted(String(name.prefix(100)))
    let meant =
      nearestName(to: name, in: names).map { "did you mean \(quoted($0))?" }
      ?? "there are \(names.joined(separator: ", "))"
    return "there is no \(kind) \(shown); \(meant)"
  }

  private mutating func refuse(
    _ shape: Shape, _ node: Node? = nil, at location: SourceLocation
  ) -> ConfigurationValue? {
    var message = "this has to be \(shape.phrase)"
    if case .scalar(let scalar)? = node {
      let isPlain = scalar.style == .plain
      switch shape {
      case .text where isPlain && !scalar.string.isEmpty:
        message = "this has to be text: put \(scalar.string.prefix(100)) in quotation marks"
      case .number where !isPlain: message += ", without quotation marks"
      case .word(let words):
        message += nearest(scalar.string, in: words)
      case .level: message += nearest(scalar.string, in: RuleLevel.allCases.map(\.rawValue))
      case .report:
        do throws(ReportRequestError) {
          _ = try ReportRequest(parsing: scalar.string)
        } catch {
          message = error.message
        }
      default: break
      }
    }
    problems.append(ConfigurationProblem(message: message, location: location))
    return nil
  }

  private func nearest(_ name: String, in names: [String]) -> String {
    nearestName(to: name, in: names).map { "; did you mean \(quoted($0))?" } ?? ""
  }

  private func content(
    _ scalar: Node.Scalar, as shape: Shape
  ) -> ConfigurationValue.Content? {
    let plain = PlainScalar(scalar)
    switch shape {
    case .text:
      guard case .text(let text) = plain, !text.isEmpty else { return nil }
      return .text(text)
    case .word(let words):
      guard case .text(let text) = plain, words.contains(text) else { return nil }
      return .text(text)
    case .level:
      if case .truth(let isOn) = plain { return .text(isOn ? "on" : "off") }
      guard case .text(let text) = plain, RuleLevel(rawValue: text) != nil else { return nil }
      return .text(text)
    case .number(let range):
      guard case .number(let number) = plain, range.contains(number) else { return nil }
      return .number(number)
    case .report:
      guard case .text(let text) = plain, (try? ReportRequest(parsing: text)) != nil else {
        return nil
      }
      return .text(text)
    case .list, .mapping, .either: return nil
    }
  }
}

extension Node {
  /// Whether there is nothing where a value could be: `rules:` with comments below.
  fileprivate var isAbsent: Bool {
    guard case .scalar(let scalar) = self else { return false }
    return PlainScalar(scalar) == .nothing
  }
}
