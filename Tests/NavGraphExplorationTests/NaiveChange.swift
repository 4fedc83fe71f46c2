/// An operation on a stack with all its entries chosen.
enum NaiveChange {
  case append(NaiveEntry)
  case appendAll([NaiveEntry])
  case goBack(Int)
  case goBackTo((NaiveEntry) -> Bool)
  case goBackToIndex(Int)
  case goBackToRoot
  case pop(Int)
  case popTo((NaiveEntry) -> Bool)
  case popToIndex(Int)
  case popFrom((NaiveEntry) -> Bool)
  case popToRoot
  case popToCurrentNavigationRoot
  case dismiss(Int)
  case dismissAll
  case removeLast(Int)
  case removeAll
  case remove((NaiveEntry) -> Bool)
  case removeSubrange(lower: Int, upper: Int)
  /// Stands as the present top does.
  case replaceTop(NaiveEntry)
  case replace(Int, NaiveEntry)
  case set([NaiveEntry])
}
