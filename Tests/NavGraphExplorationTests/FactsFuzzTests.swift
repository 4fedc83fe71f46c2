import Foundation
import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import TestSupport
import Testing

@Suite("Damaged facts never trap")
struct FactsFuzzTests {
  /// One change in 17 unless `NAVGRAPH_LONG_TESTS` is set. A place has three, five, six or more changes, so that
  /// changes of each kind are among them.
  private static let share = Share.byDay(17, atNight: 1)

  private enum Verdict: Hashable { case unreadable, refused, accepted }

  /// What a loader makes of a document. Errors of any other kind fail the test.
  private func verdict(on document: JSONValue) throws -> Verdict {
    let facts: Facts
    do {
      facts = try decode(Facts.self, from: canonicalJSON(document))
    } catch is DecodingError {
      return .unreadable
    }
    do throws(FactsError) {
      try facts.validate()
    } catch {
      return .refused
    }
    #expect(FactsReader(facts: facts).canFollowEverything)
    #expect(facts.counts.states >= 0)
    return .accepted
  }

  /// Facts of a small app with few places to damage, and one of each kind.
  private static let document = Result { try makeDocument() }

  private static func makeDocument() throws -> JSONValue {
    let facts = try Exploration.explore(
      Samples.everything, limits: Limits(stackHeight: 2, modalNesting: 1, states: 8, keptStates: 1))
    #expect(FactsReader(facts: facts).canFollowEverything)
    #expect(facts.searches.contains { !$0.focus.isEmpty })
    return try decode(JSONValue.self, from: canonicalJSON(facts))
  }

  private func verdicts(_ changes: (JSONValue) -> [JSONValue]) throws -> [Verdict: Int] {
    var counts: [Verdict: Int] = [:]
    let variants = try Self.document.get().variants(changes)
    for index in stride(from: 0, to: variants.count, by: Self.share) {
      counts[try verdict(on: variants[index]), default: 0] += 1
    }
    return counts
  }

  @Test("with another number in any one place")
  func numbers() throws {
    let counts = try verdicts { value in
      guard case .integer(let number) = value else { return [] }
      return [-1, number + 1, 7, 1 << 33, .min, .max].map { .integer($0) }
    }
    for verdict in [Verdict.unreadable, .refused, .accepted] {
      #expect(counts[verdict, default: 0] > 20 / Self.share)
    }
  }

  /// References to routes, transitions, effects and moves are written as text.
  @Test("with another number in any one reference")
  func references() throws {
    let counts = try verdicts { value in
      guard case .string(let text) = value, text.contains("/") else { return [] }
      let numbers = text.matches(of: /[0-9]+/)
      return numbers.flatMap { number in
        ["-1", "7", "99999", "\(Int.max)", "\(Int.min)", "99999999999999999999", "", "own"].map {
          .string(text.replacingCharacters(in: number.range, with: $0))
        }
      }
    }
    for verdict in [Verdict.unreadable, .refused] {
      #expect(counts[verdict, default: 0] > 20 / Self.share)
    }
    #expect(counts[.accepted, default: 0] > 0)
  }

  @Test("with something missing or of another type in any one place")
  func types() throws {
    let counts = try verdicts { _ in [.null, .string("x"), .number(0.5), .array([]), .object([:])] }
    for verdict in [Verdict.unreadable, .refused, .accepted] {
      #expect(counts[verdict, default: 0] > 5 / Self.share)
    }
  }

  @Test("with an element too few or too many in any one list")
  func elements() throws {
    let counts = try verdicts { value in
      guard case .array(let elements) = value, let last = elements.last else { return [] }
      return [.array(elements.dropLast()), .array(elements + [last]), .array(elements.reversed())]
    }
    #expect(counts[.refused, default: 0] > 5 / Self.share)
    #expect(counts[.accepted, default: 0] > 5 / Self.share)
  }

  @Test("with many numbers changed at once", arguments: Share.byDay(0..<30, atNight: 0..<200))
  func manyNumbers(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let damaged = try Self.document.get().mapped { value in
      guard case .integer(let number) = value, random.chance(4) else { return value }
      return .integer(number + random.number(in: -2...2))
    }
    #expect([.refused, .accepted, .unreadable].contains(try verdict(on: damaged)))
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

extension JSONValue {
  /// Changes every leaf, in the order of sorted keys.
  fileprivate func mapped(_ change: (JSONValue) -> JSONValue) -> JSONValue {
    switch self {
    case .object(let members):
      var copy: [String: JSONValue] = [:]
      for (key, member) in members.sorted(by: { $0.key < $1.key }) {
        copy[key] = member.mapped(change)
      }
      return .object(copy)
    case .array(let elements): return .array(elements.map { $0.mapped(change) })
    case .integer, .number, .string, .bool, .null: return change(self)
    }
  }
}
