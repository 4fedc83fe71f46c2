/// The part of an assumption that distinguishes an action from others of the same name.
struct DecidingCondition {
  /// Nil where no part does.
  let text: String?

  /// A longer one is left out, except for its last condition: the code asks that right before it acts.
  private static let longest = 60

  /// - Parameter all: The assumptions of all actions of this name, empty for those without.
  init(_ assumption: String, among all: [String]) {
    let others = all.filter { $0 != assumption }.map { Set(Self.conditions(in: $0)) }
    let deciding = Self.conditions(in: assumption).filter { condition in
      !others.allSatisfy { $0.contains(condition) }
    }
    let whole = deciding.joined(separator: " and ")
    text = whole.count <= Self.longest ? (whole.isEmpty ? nil : whole) : deciding.last
  }

  /// The conditions that “and” joins outside of brackets and literals.
  private static func conditions(in text: String) -> [String] {
    var depth = 0
    var isInLiteral = false
    var conditions: [[Substring]] = [[]]
    for word in text.split(separator: " ") {
      if depth == 0, !isInLiteral, word == "and" {
        conditions.append([])
      } else {
        conditions[conditions.count - 1].append(word)
      }
      for character in word {
        if character == "\"" {
          isInLiteral.toggle()
        } else if !isInLiteral {
          depth += "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0
        }
      }
    }
    return conditions.map { $0.joined(separator: " ") }.filter { !$0.isEmpty && $0 != "…" }
  }
}
