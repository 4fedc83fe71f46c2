/// A pattern for names: `*` matches any characters, `?` matches one.
package struct Glob: Hashable, Sendable {
  package let pattern: String

  package init(_ pattern: String) {
    self.pattern = pattern
  }

  /// Whether the whole name is as the pattern says.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of the name and the pattern.
  package func matches(_ name: String) -> Bool {
    Self.matches(Array(name), Array(pattern), any: "*", one: "?") { $0 == $1 }
  }

  /// Returns whether a path, or a folder that contains it, matches the pattern.
  ///
  /// `*` and `?` match characters of one component; a component `**` matches any number of them.
  ///
  /// - Complexity: As for names, by component.
  package func matches(path: String) -> Bool {
    let folders = Self.components(of: path)
    let patterns = Self.components(of: pattern)
    guard !patterns.isEmpty, path.hasPrefix("/") == pattern.hasPrefix("/") else { return false }
    // What lies in a folder goes with it.
    return Self.matches(folders, patterns + ["**"], any: "**", one: nil) { name, pattern in
      Glob(pattern).matches(name)
    }
  }

  private static func components(of path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }

  /// Goes back to the last wildcard only, which is enough: an earlier one gains nothing by more.
  private static func matches<Element: Equatable>(
    _ name: [Element], _ pattern: [Element], any: Element, one: Element?,
    _ isMatch: (Element, Element) -> Bool
  ) -> Bool {
    var (position, index) = (0, 0)
    var wildcard: (index: Int, position: Int)?
    while position < name.count {
      if index < pattern.count, pattern[index] == any {
        wildcard = (index, position)
        index += 1
      } else if index < pattern.count,
        pattern[index] == one || isMatch(name[position], pattern[index])
      {
        position += 1
        index += 1
      } else if let (last, start) = wildcard {
        wildcard = (last, start + 1)
        index = last + 1
        position = start + 1
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == any }
  }
}
