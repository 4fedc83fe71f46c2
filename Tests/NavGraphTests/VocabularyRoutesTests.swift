import NavGraph
import NavGraphModel
import Testing

/// Arrays of routes change as their library changes them, and say where that is not plain.
struct VocabularyRoutesTests {
  @Test(arguments: VocabularyTable.lines)
  func edgeCasesMatchTheDialectAndAreRecorded(_ line: VocabularyLine) {
    for (dialect, expected) in line.results {
      let log = OperationLog(dialect: dialect)
      let after = OperationLog.$current.withValue(log) {
        Self.change(line.before, by: line.change, in: dialect)
      }
      let comment: Comment = "\(line.source), \(dialect.displayName)"
      #expect(after == expected.after, comment)
      let outcomes = expected.outcome == .applied ? [] : [expected.outcome]
      #expect(log.notes.map(\.outcome) == outcomes, comment)
    }
  }

  private static func change(
    _ before: String, by change: VocabularyChange, in dialect: Dialect
  ) -> String {
    var routes = Routes(before)
    guard case .tcaCoordinators(_, .identified) = dialect else {
      change.apply(to: &routes)
      return routes.text
    }
    var identified = IdentifiedArrayOf(uniqueElements: routes)
    change.apply(to: &identified)
    return identified.text
  }

  @Test func aNoteNamesTheOperationAndTheCall() throws {
    let log = OperationLog()
    var routes = Routes("^a*")
    OperationLog.$current.withValue(log) { routes.goBack(3) }
    let line = #line - 1
    let note = try #require(log.notes.first)
    #expect(note.operation == "goBack 3")
    #expect(note.location?.line == line)
    #expect(note.location?.file.hasSuffix("VocabularyRoutesTests.swift") == true)
  }

  @Test func notesAreInCallOrder() {
    let log = OperationLog()
    var routes = Routes("^a ^b")
    OperationLog.$current.withValue(log) {
      routes.push(VocabularyLetter("c"))
      routes.goBackTo { $0.name == "z" }
      routes.goBack()
    }
    #expect(log.notes.map(\.operation) == ["push", "goBackTo"])
    #expect(routes.text == "^a ^b")
  }

  @Test func routesChangeWithoutALog() {
    var routes = Routes("^a* >b ^c")
    routes.dismiss()
    routes.goBackToRoot()
    routes.goBack()
    #expect(routes.text == "^a*")
  }

  @Test func theArrayTypeSetsTheVariantAndTheDialectTheVersion() {
    let log = OperationLog(dialect: .tcaCoordinators(.v0_13, .identified))
    var routes = Routes("^a* >b")
    OperationLog.$current.withValue(log) {
      routes.push(VocabularyLetter("b"))
      routes.goBack(3)
    }
    #expect(routes.text == "")
    #expect(log.notes.isEmpty)
  }

  @Test func aDialectOfAnotherLibraryFallsBackToTheLatestTCACoordinators() {
    let log = OperationLog(dialect: .routingReducer(.v0_0))
    var routes = Routes("^a*")
    OperationLog.$current.withValue(log) { routes.goBack() }
    #expect(routes.text == "^a*")
    #expect(log.notes.map(\.outcome) == [.assertsAndStays(.notEnoughScreens)])
  }

  @Test func canPushDependsOnTheNearestPresentation() {
    #expect(Routes("^a* >b").canPush == true)
    #expect(Routes("^a* ^b >c").canPush == false)
    #expect(Routes("").canPush == nil)
    #expect(Routes("^a").canPush == false)
    OperationLog.$current.withValue(OperationLog(dialect: .tcaCoordinators(.v0_13, .indexed))) {
      #expect(Routes("^a").canPush == nil)
    }
  }

  @Test func canGoBackUpToTheRoot() {
    #expect(Routes("^a* >b").canGoBack())
    #expect(!Routes("^a* >b").canGoBack(2))
    #expect(!Routes("^a* >b").canGoBack(-1))
    OperationLog.$current.withValue(OperationLog(dialect: .flowStacks(.v0_10))) {
      #expect(Routes("^a* >b").canGoBack(2))
    }
  }

  @Test func everyFormOfATargetFindsTheTopmostMatch() {
    let routes = Routes("^a* >b1 >c >d")
    let letter = VocabularyLetter("b1")
    func after(_ change: (inout Routes) -> Bool) -> String {
      var copy = routes
      #expect(change(&copy))
      return copy.text
    }
    #expect(after { $0.goBackTo(id: "b") } == "^a* >b1")
    #expect(after { $0.goBackTo(letter) } == "^a* >b1")
    #expect(after { $0.goBackTo { $0.name == "b1" } } == "^a* >b1")
    #expect(after { $0.goBackTo { $0.screen.name == "b1" } } == "^a* >b1")
    #expect(after { $0.popTo(id: "b") } == "^a* >b1")
    #expect(after { $0.popTo(letter) } == "^a* >b1")
  }

  @Test func deprecatedClosuresAreAcceptedAndIgnored() {
    var routes: Routes = [.root(VocabularyLetter("a"), embedInNavigationView: true)]
    routes.presentSheet(VocabularyLetter("b"), embedInNavigationView: true, onDismiss: {})
    routes.presentCover(VocabularyLetter("c")) {}
    routes += [.sheet(VocabularyLetter("d"), embedInNavigationView: false, onDismiss: {})]
    #expect(routes.text == "^a* ^b* #c ^d")
  }

  @Test func standardArrayOperationsAreNotChanged() {
    let log = OperationLog()
    var routes = Routes("^a >b")
    OperationLog.$current.withValue(log) {
      routes.append(.push(VocabularyLetter("b")))
      routes.removeLast()
      routes.remove(at: 0)
      routes[0] = .cover(VocabularyLetter("e"))
    }
    #expect(routes.text == "#e")
    #expect(log.notes.isEmpty)
  }
}
