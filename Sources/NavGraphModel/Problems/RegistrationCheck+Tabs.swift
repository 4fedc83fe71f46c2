extension RegistrationCheck {
  func problems(
    of tabs: TabsContainer, of index: Int, at nameScope: (_ place: String) -> NameScope
  ) -> [RegistrationProblem] {
    let owner = "coordinator \(quoted(graph.coordinators[index].name))"
    let here = nameScope("among the tabs")
    var problems = self.problems(ofRoutes: tabs.items + [tabs.initial], at: here)
    if tabs.items.isEmpty {
      problems.append(here.problem("\(owner) has no tabs: name at least one screen"))
    }
    problems += tabs.items.repeated.map {
      here.problem("\(owner) has tab \(quoted($0)) twice: name it once")
    }
    if let condition = tabs.hidesBar {
      problems += self.problems(of: condition, at: nameScope("for hiding the bar"))
    }
    let items = Set(tabs.items)
    for (name, options) in tabs.options.sorted(by: { $0.key < $1.key }) {
      let place = nameScope("for tab \(quoted(name))")
      if !items.contains(name) {
        problems.append(
          place.problem(
            "\(owner) says something about tab \(quoted(name)), which it does not have"
              + suggestion(for: name, in: tabs.items, otherwise: "leave that out")))
      }
      if let condition = options.condition {
        problems += self.problems(of: condition, at: place)
      }
      if let shared = options.shared, items.contains(name) {
        problems += self.problems(ofTab: name, sharing: shared, in: tabs, at: place)
      }
    }
    return problems
  }

  private func problems(
    ofTab name: String, sharing shared: String, in tabs: TabsContainer, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    let beginning = "tab \(quoted(name)) shows the instance of \(quoted(shared)), which "
    guard tabs.items.contains(shared) else {
      return [
        nameScope.problem(
          beginning + "is no tab"
            + suggestion(
              for: shared, in: tabs.items.filter { $0 != name }, otherwise: "name another tab"))
      ]
    }
    if shared == name {
      return [nameScope.problem(beginning + "is itself: name another tab")]
    }
    if tabs.options[shared]?.shared != nil {
      return [
        nameScope.problem(beginning + "shows another's itself: name the tab that has the instance")
      ]
    }
    let hosted = [name, shared].map { route($0, of: nameScope.coordinator)?.hosts }
    guard let common = hosted[0], common == hosted[1] else {
      return [
        nameScope.problem(beginning + "does not host the same coordinator: let both host it")
      ]
    }
    return []
  }
}
