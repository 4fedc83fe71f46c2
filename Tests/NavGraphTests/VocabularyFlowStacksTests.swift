import NavGraph
import NavGraphModel
import Testing

/// A flow of FlowStacks, whose root is not in the array.
struct VocabularyFlowStacksTests {
  enum NumbersScreen: String, RouteKey { case home, number, settings }

  enum Action { case showNumber, showSettings, goBack, backToHome, closeSettings }

  private static func reduce(_ routes: inout [Route<NumbersScreen>], _ action: Action) {
    switch action {
    case .showNumber: routes.push(.number)
    case .showSettings: routes.presentCover(.settings, withNavigation: true)
    case .goBack: routes.goBack()
    case .backToHome: routes.goBackToRoot()
    case .closeSettings: routes.dismiss()
    }
  }

  @Test func theRootIsProjectedBelowTheArray() {
    var routes: [Route<NumbersScreen>] = []
    let log = OperationLog(dialect: .flowStacks(.v0_10))
    OperationLog.$current.withValue(log) {
      Self.reduce(&routes, .showNumber)
      Self.reduce(&routes, .showSettings)
    }
    let entries = [RouteEntry.root(.home, embedsNavigation: true)] + routes.entries
    #expect(entries.inWords() == "sheet* home, push number, cover* settings")
    #expect(log.notes.isEmpty)
  }

  @Test func dismissingWithNothingPresentedPopsThePushes() {
    var routes: [Route<NumbersScreen>] = [.push(.number), .push(.number)]
    let log = OperationLog(dialect: .flowStacks(.v0_10))
    OperationLog.$current.withValue(log) {
      Self.reduce(&routes, .closeSettings)
      Self.reduce(&routes, .goBack)
      Self.reduce(&routes, .backToHome)
    }
    #expect(routes == [])
    #expect(
      log.notes.map(\.outcome) == [
        .assertsAndStays(.notEnoughScreens), .ignored(.emptyStack),
      ])
  }
}
