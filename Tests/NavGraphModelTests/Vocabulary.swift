import NavGraphModel

/// The instances that the tables speak of. Names that begin with the same letter share an identity
/// (`a` and `a2`), and those that begin with `u` are unique to each entry.
enum Vocabulary {
  static let names = ["a", "b", "c", "d", "e", "x", "a2", "b2", "u"]

  static func instance(_ name: String) -> Int {
    guard let instance = names.firstIndex(of: name) else {
      preconditionFailure("\(name) is not a name of the vocabulary")
    }
    return instance
  }

  static func instances(_ list: String) -> InstanceSet {
    InstanceSet(list.split(separator: " ").map { instance(String($0)) })
  }

  static var identities: IdentityTable {
    let letters = Array(Set(names.map { $0.prefix(1) })).sorted()
    return IdentityTable(
      names.map { $0.hasPrefix("u") ? nil : letters.firstIndex(of: $0.prefix(1)) })
  }
}
