/// What all result builders of this module have in common: lists of parts are put together.
///
/// There is one way to build each thing: overloads here would be paid for in compile time by every
/// registration.
public protocol PartsBuilder {
  associatedtype Part
}

extension PartsBuilder {
  public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap(\.self) }

  public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap(\.self) }

  public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }

  public static func buildEither(first parts: [Part]) -> [Part] { parts }

  public static func buildEither(second parts: [Part]) -> [Part] { parts }
}
