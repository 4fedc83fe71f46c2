import NavGraph
import NavGraphTesting
import NavigationGraphs
import Testing

/// What holds in every state that the app can come to.
struct NavigationTests {
  @Test func isClean() {
    expectCleanNavigation(of: formApp)
  }

  /// A form that is submitted twice at a time is beyond the bounds; once tells all.
  @Test func theFormLeadsToItsEndAndBack() {
    expectNavigation(
      of: Graph("Form") { form },
      .reaches(FormRoute.finalScreen, within: 3),
      .never(acceptingCuts: true) { $0.count(of: FormRoute.finalScreen) > 1 },
      .alwaysCanReturn(to: FormRoute.step1, acceptingCuts: true))
  }

  @Test func whoPlaysIsLoggedInAndCanLogOut() {
    expectNavigation(
      of: Graph("App") {
        app
        logIn
        game
      },
      .reaches(GameRoute.outcome, within: 3),
      .never { $0.contains(GameRoute.game) && $0.contains(LogInRoute.welcome) },
      .alwaysCanReturn(to: LogInRoute.welcome))
  }
}
