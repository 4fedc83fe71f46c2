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
    }
    return problems
  }
}
