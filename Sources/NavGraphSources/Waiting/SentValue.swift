#if SourceReading
  import SwiftSyntax

  /// What is known of an action, or of a value that one carries.
  indirect enum SentValue: Hashable {
    case unknown
    case flag(Bool)
    case one(String, [SentValue])

    /// Returns whether a pattern certainly takes the value, with the values of its names; nil where it cannot.
    func matched(by pattern: CasePattern) -> (isCertain: Bool, names: [String: SentValue])? {
      switch pattern {
      case .anything: return (true, [:])
      case .name(let name): return (true, [name: self])
      case .tuple, .other:
        if case .flag(let value) = self, case .other(let asked) = pattern,
          let literal = asked.as(BooleanLiteralExprSyntax.self)
        {
          return (literal.literal.text == "true") == value ? (true, [:]) : nil
        }
        return (pattern.isOpen, unknownNames(pattern))
      case .enumCase(let name, let asked):
        guard case .one(let own, let carried) = self else {
          return self == .unknown ? (false, unknownNames(pattern)) : nil
        }
        guard own == name else { return nil }
        if asked.isEmpty { return (true, [:]) }
        var result = (isCertain: true, names: [String: SentValue]())
        for (index, one) in asked.enumerated() {
          let value = asked.count == carried.count ? carried[index] : .unknown
          guard let inner = value.matched(by: one.pattern) else { return nil }
          result.isCertain = result.isCertain && inner.isCertain
          result.names.merge(inner.names) { first, _ in first }
        }
        return result
      }
    }

    private func unknownNames(_ pattern: CasePattern) -> [String: SentValue] {
      Dictionary(pattern.boundNames.map { ($0, .unknown) }) { first, _ in first }
    }

    /// The names of the cases, from the outermost inwards.
    var names: [String] {
      guard case .one(let name, let carried) = self else { return [] }
      return [name] + carried.flatMap(\.names)
    }

    var isFailure: Bool { names.contains("failure") }

    /// The same with each result that is not known being a success or a failure, as the types of the actions say.
    func results(of type: SwiftType, in program: Program) -> [SentValue] {
      switch (self, type.unwrapped) {
      case (.unknown, .result): return ["success", "failure"].map { .one($0, [.unknown]) }
      case (.one(let name, let carried), _):
        guard let payloads = program.payloads(of: name, in: type) else { return [self] }
        let known =
          carried.count == payloads.count ? carried : payloads.map { _ in .unknown }
        return zip(known, payloads).reduce([[]]) { found, next in
          let values = next.0.results(of: next.1.type, in: program)
          return found.flatMap { before in values.map { before + [$0] } }
        }.map { .one(name, $0) }
      default: return [self]
      }
    }
  }
#endif
