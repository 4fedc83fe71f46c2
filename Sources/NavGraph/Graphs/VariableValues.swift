/// The values of a ``Variable``, the initial one first.
public struct VariableValues: Sendable, ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral {
  package let values: [String]

  /// Values that are not literals.
  public init(_ values: [String]) {
    self.values = values
  }

  public init(arrayLiteral values: String...) {
    self.init(values)
  }

  /// `true` and `false`, this one first.
  public init(booleanLiteral initial: Bool) {
    self.init(initial ? ["true", "false"] : ["false", "true"])
  }
}
