import NavGraphModel

extension String {
  /// The words of an action's name in small letters: “external”, “open” and “url” of `external.openURL`.
  var actionWords: [String] {
    split { !$0.isLetter && !$0.isNumber }.flatMap { String($0).nameWords }.map { $0.lowercased() }
  }
}
