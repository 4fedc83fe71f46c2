package import NavGraphModel

/// The value that an argument or a variable is given.
///
/// ```swift
/// .push(.detail, with: ["id": "1", "isNew": true, "page": 2])
/// .push(.detail, with: ["id": .same("id")])        // the acting screen's
/// .assign("theme", .value(name))                   // not a literal
/// ```
///
/// Values are text; `true` and `2` are short for `"true"` and `"2"`.
public struct ArgumentValue: Sendable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral
{
  package let value: ArgumentBinding.Value

  private init(_ value: ArgumentBinding.Value) {
    self.value = value
  }

  public init(stringLiteral value: String) {
    self.init(.constant(value))
  }

  public init(booleanLiteral value: Bool) {
    self.init(.constant(value ? "true" : "false"))
  }

  public init(integerLiteral value: Int) {
    self.init(.constant("\(value)"))
  }

  /// A value that is not a literal.
  public static func value(_ value: String) -> ArgumentValue { ArgumentValue(.constant(value)) }

  /// What the acting screen has for its argument of this name; in a ``DeepLink``, the link's
  /// parameter.
  public static func same(_ argument: String) -> ArgumentValue {
    ArgumentValue(.copied(from: argument))
  }
}
