import NavGraph

/// A screen of the tables: a letter, and perhaps a digit. Letters are identities, so that `b1` and `b2`
/// are two screens of one identity.
struct VocabularyLetter: Hashable, Identifiable, Sendable {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  var id: String { String(name.prefix(1)) }
}

typealias Routes = [Route<VocabularyLetter>]

/// Routes as a line of text, bottom first: `^a* >b #c`.
///
/// `>` is a push, `^` a sheet (and so a root), `#` a cover; `*` marks what embeds a navigation
/// container.
extension Routes {
  init(_ text: String) {
    self = text.split(separator: " ").map { word in
      let withNavigation = word.hasSuffix("*")
      let name = word.dropFirst().dropLast(withNavigation ? 1 : 0)
      let letter = VocabularyLetter(String(name))
      return switch word.first {
      case ">": .push(letter)
      case "#": .cover(letter, withNavigation: withNavigation)
      default: .sheet(letter, withNavigation: withNavigation)
      }
    }
  }
}

extension Sequence where Element == Route<VocabularyLetter> {
  /// The routes in the notation that they are read from.
  var text: String {
    map { route in
      let mark = route.style.isPush ? ">" : route.style.isCover ? "#" : "^"
      return mark + route.screen.name + (route.withNavigation ? "*" : "")
    }.joined(separator: " ")
  }
}
