import NavGraphConfiguration
import NavGraphFacts
import NavGraphLint
import NavGraphManifest

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The baseline as a file.
enum BaselineFile {
  /// Reads the baseline that the settings name.
  ///
  /// - Returns: Nil where they name none.
  /// - Throws: The exit status, after saying on standard error what is wrong with the file.
  static func read(_ settings: Settings) throws -> Baseline? {
    guard let path = settings.baseline.value else { return nil }
    guard FileManager.default.fileExists(atPath: path) else {
      throw complaint("\(path) cannot be read: there is no such file; --write-baseline writes it")
    }
    return try read(path)
  }

  private static func read(_ path: String) throws -> Baseline {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw complaint("\(path) cannot be read: \(readingFailure(error, of: URL(filePath: path)))")
    }
    do throws(BaselineError) {
      return try Baseline(data, file: path)
    } catch {
      throw complaint("\(path) cannot be used: \(error.message)")
    }
  }

  /// Writes what a run found; what it did not look for stays as it was.
  ///
  /// - Returns: The baseline, which now accepts everything that was found.
  static func write(
    _ report: RuleReport, of facts: Facts, to destination: BaselineDestination,
    _ settings: Settings
  ) throws -> Baseline {
    guard ExitPolicy.isUsable(facts.coverage) else {
      throw complaint("the baseline is not written: the search ended before it was done")
    }
    guard report.unfinished.isEmpty else {
      throw complaint("the baseline is not written: not all rules were finished")
    }
    // Each by itself, so that what causes them may become one or several.
    let findings = report.findings.flatMap(\.members)
    let path = destination.path(in: settings)
    var kept: [Baseline.Entry] = []
    // What is there may be something else altogether: it is not overwritten.
    if FileManager.default.fileExists(atPath: path) {
      guard let data = try? Data(contentsOf: URL(filePath: path)),
        let old = try? Baseline(data, file: path)
      else {
        throw complaint(
          "\(path) is there and is not a baseline: it is left as it is; remove it, or name another file"
        )
      }
      let off = Set(settings.rules.filter { $0.level.value == .off }.map(\.info.id))
      kept = old.entries.filter { off.contains($0.key.rule) }
      kept += old.entries.filter { entry in
        // A search that was cut may not have got there: what it leaves open stays accepted.
        !off.contains(entry.key.rule) && isOpen(entry.key, in: report.notChecked)
          && !findings.contains { Baseline.Key($0) == entry.key }
      }
    }
    let baseline = Baseline(accepting: findings, keeping: kept, file: path)
    try Console.write(Array(baseline.encoded()), to: path)
    let count = baseline.entries.count
    Console.complain(
      "note: \(path) has \(count) \(count == 1 ? "entry" : "entries") now"
        + (count > report.findings.count ? ", one for each place" : "")
        + (settings.baseline.value == path ? "" : "; --baseline \(path) reads it"))
    return baseline
  }

  private static func isOpen(_ key: Baseline.Key, in questions: [NotChecked]) -> Bool {
    questions.contains { question in
      question.rule == key.rule && ["", key.coordinator].contains(question.coordinator)
        && (question.route == nil || question.route == key.route)
    }
  }

  private static func complaint(_ message: String) -> any Error {
    Console.complain("error: \(message)")
    return ExitPolicy.unusable
  }
}
