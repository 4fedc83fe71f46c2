import ArgumentParser
import NavGraphDocs
import NavGraphLint
import NavGraphModel
import NavGraphReport

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules, or explain one with examples.")

  @ArgumentParser.Argument(
    help: ArgumentHelp("The rule to explain (default: list all).", valueName: "id"),
    completion: .list(RuleRegistry.all.map { $0.info.id }), transform: ruleType)
  var rule: (any Rule.Type)?

  @Option(
    help: ArgumentHelp(
      "List the rules of one category.",
      discussion: "Categories: \(categoryNames.joined(separator: ", ")).", valueName: "category"),
    completion: .list(categoryNames), transform: ruleCategory)
  var category: RuleInfo.Category?

  @Option(help: "The format of the output.")
  var format = RuleListFormat.human

  @Option(
    help: ArgumentHelp(
      "Write the pages of all rules to a folder.",
      valueName: "folder", visibility: .hidden))
  var writeDocs: String?

  func validate() throws {
    if rule != nil, category != nil {
      throw ValidationError("A rule cannot be given together with '--category'.")
    }
    if writeDocs != nil, rule != nil || category != nil {
      throw ValidationError("'--write-docs' writes all pages; leave out the rule and '--category'.")
    }
  }

  func run() throws {
    do {
      if let writeDocs {
        let pages = try RulePages.files().map { DocumentFile(path: $0.name, text: $0.text) }
        try GeneratedFolder(path: writeDocs, mark: RulePages.mark).write(pages)
      } else {
        try Console.write(text(), to: nil)
      }
    } catch let error as RulePageError {
      Console.complain("error: \(error.message)")
      throw ExitPolicy.unusable
    }
  }

  private func text() throws -> String {
    let infos = (rule.map { [$0] } ?? RuleRegistry.all).map { $0.info }
      .filter { category == nil || $0.category == category }
    let isColored = Console.isColored(writingTo: nil, environment: Session.environment)
    switch (format, rule) {
    case (.json, _): return try RuleCatalogue.json(infos)
    case (.human, let rule?): return try RulePage(rule).terminalText(isColored: isColored)
    case (.human, nil): return RuleList.text(infos, isColored: isColored)
    }
  }
}

/// The values of `--format` where rules are shown.
enum RuleListFormat: String, ExpressibleByArgument, CaseIterable {
  case human, json
}

private let categoryNames = RuleInfo.Category.allCases.map(\.rawValue)

private func ruleType(_ id: String) throws -> any Rule.Type {
  let ids = RuleRegistry.all.map { $0.info.id }
  if let rule = RuleRegistry.all.first(where: { $0.info.id == id }) { return rule }
  let hint =
    nearestName(to: id, in: ids, takesParts: true).map { "did you mean '\($0)'?" }
    ?? "'navgraph rules' lists them"
  throw ValidationError("there is no rule '\(terminalSafe(id))'; \(hint)")
}

private func ruleCategory(_ name: String) throws -> RuleInfo.Category {
  if let category = RuleInfo.Category(rawValue: name) { return category }
  let hint =
    nearestName(to: name, in: categoryNames).map { "did you mean '\($0)'?" }
    ?? "there are \(categoryNames.joined(separator: ", "))"
  throw ValidationError("there is no category '\(terminalSafe(name))'; \(hint)")
}
