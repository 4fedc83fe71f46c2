/// A value, and who decided it.
package struct Setting<Value: Hashable & Sendable>: Hashable, Sendable {
  package private(set) var value: Value
  package private(set) var origin: Origin

  package init(default value: Value) {
    self.value = value
    origin = .default
  }

  /// Replaces the value; one that is not given changes nothing.
  package mutating func set(_ value: Value?, by origin: Origin) {
    guard let value else { return }
    self.value = value
    self.origin = origin
  }
}
