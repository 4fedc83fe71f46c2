import NavGraphDocs
import NavGraphFacts
import NavGraphRender
import NavGraphReport

/// The pages of a report, with pictures that say what was asked of them.
enum Pages {
  static func files(
    of report: Report, settings: PageSettings = PageSettings(sourceRoot: "../..")
  ) throws -> [DocumentFile] {
    try NavigationPages(report, settings: settings, drawnBy: "2.43.0").files { request, _, title in
      "<svg>\(title): \(request.selection.coordinators)</svg>\n"
    }
  }
}
