package import NavGraphLint
package import NavGraphRender

extension RouteMark {
  /// A finding, as maps show it.
  package init(_ finding: Finding) {
    let severity: RouteMark.Severity =
      switch finding.severity {
      case .error: .error
      case .warning: .warning
      case .info: .info
      }
    self.init(
      coordinator: finding.coordinator, route: finding.shownScreen ?? finding.route,
      transition: finding.shownScreen == nil ? finding.transition : nil,
      severity: severity, rule: finding.rule, message: finding.message.text)
  }
}
