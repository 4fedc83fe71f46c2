/// The forms of a report; the raw value is the name on the command line.
package enum ReportFormat: String, CaseIterable, Sendable {
  case human, json, xcode, github
  case githubMarkdown = "github-markdown"
  case sarif, junit, checkstyle, codeclimate, csv, html
}
