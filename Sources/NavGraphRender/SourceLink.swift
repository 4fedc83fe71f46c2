/// A template for addresses of source lines: `https://example.org/blob/main/{file}#L{line}`.
package struct SourceLink: Hashable, Sendable {
  package let template: String

  package init(template: String) {
    self.template = template
  }
}
