import Mustache

/// The report as a self-contained page: no script, nothing to load, light and dark.
enum HTMLReporter {
  static func report(_ report: Report) throws -> String {
    try MustacheTemplate(string: HTMLTemplate.text).render(HTMLPage(report))
  }
}
