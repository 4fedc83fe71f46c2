import NavGraph

/// An operation on routes, as it is written on either kind of array.
enum VocabularyChange: Sendable {
  case push(String)
  case presentSheet(String)
  case presentCover(String)
  case goBack(Int)
  case goBackTo(String)
  case goBackToIndex(Int)
  case goBackToRoot
  case pop(Int)
  case popTo(String)
  case popToIndex(Int)
  case popToRoot
  case popToCurrentNavigationRoot
  case dismiss(Int)
  case dismissAll

  func apply<Array: RoutableCollection>(to routes: inout Array)
  where Array.Element == Route<VocabularyLetter> {
    switch self {
    case .push(let name): routes.push(VocabularyLetter(name))
    case .presentSheet(let name): routes.presentSheet(VocabularyLetter(name))
    case .presentCover(let name): routes.presentCover(VocabularyLetter(name), withNavigation: true)
    case .goBack(let count): routes.goBack(count)
    case .goBackTo(let name): routes.goBackTo { $0.name == name }
    case .goBackToIndex(let index): routes.goBackTo(index: index)
    case .goBackToRoot: routes.goBackToRoot()
    case .pop(let count): routes.pop(count)
    case .popTo(let name): routes.popTo { $0.name == name }
    case .popToIndex(let index): routes.popTo(index: index)
    case .popToRoot: routes.popToRoot()
    case .popToCurrentNavigationRoot: routes.popToCurrentNavigationRoot()
    case .dismiss(let count): routes.dismiss(count: count)
    case .dismissAll: routes.dismissAll()
    }
  }
}
