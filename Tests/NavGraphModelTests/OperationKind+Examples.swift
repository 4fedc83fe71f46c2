import NavGraphModel

extension NavGraphModel.Operation.Kind {
  /// An operation of this kind, by names.
  var operation: NavGraphModel.Operation {
    let item = RoutePattern(route: "item")
    let pushed = Destination(target: item, presentation: .push)
    return switch self {
    case .push: .append(pushed)
    case .present:
      .append(Destination(target: item, presentation: .sheet(embedsNavigation: false)))
    case .appendAll: .appendAll([pushed])
    case .goBack: .goBack(1)
    case .goBackTo: .goBackTo(item)
    case .goBackToIndex: .goBackToIndex(0)
    case .goBackToRoot: .goBackToRoot
    case .pop: .pop(1)
    case .popTo: .popTo(item)
    case .popToIndex: .popToIndex(0)
    case .popFrom: .popFrom(item)
    case .popToRoot: .popToRoot
    case .popToCurrentNavigationRoot: .popToCurrentNavigationRoot
    case .dismiss: .dismiss(1)
    case .dismissAll: .dismissAll
    case .removeLast: .removeLast(1)
    case .removeAll: .removeAll
    case .remove: .remove(item)
    case .removeSubrange: .removeSubrange(lower: 0, upper: 1)
    case .replaceTop: .replaceTop(item)
    case .replace: .replace(index: 0, pushed)
    case .set: .set([pushed])
    }
  }

  /// An operation of this kind, on packed entries.
  var stackOperation: StackOperation {
    switch self {
    case .push: .push("d")
    case .present: .present("^d")
    case .appendAll: .appendAll(">d >u >e")
    case .goBack: .goBack(1)
    case .goBackTo: .goBackTo("b")
    case .goBackToIndex: .goBackToIndex(0)
    case .goBackToRoot: .goBackToRoot
    case .pop: .pop(1)
    case .popTo: .popTo("b")
    case .popToIndex: .popToIndex(0)
    case .popFrom: .popFrom("b")
    case .popToRoot: .popToRoot
    case .popToCurrentNavigationRoot: .popToCurrentNavigationRoot
    case .dismiss: .dismiss(1)
    case .dismissAll: .dismissAll
    case .removeLast: .removeLast(1)
    case .removeAll: .removeAll
    case .remove: .remove("b")
    case .removeSubrange: .removeSubrange(0..<1)
    case .replaceTop: .replaceTop(by: "d")
    case .replace: .replace(at: 0, by: ">d")
    case .set: .set("^d* >e >u")
    }
  }
}
