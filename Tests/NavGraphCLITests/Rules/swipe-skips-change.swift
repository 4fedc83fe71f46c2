// The button back takes the step along; a swipe from the edge does not.

import NavGraph

enum SurveyRoute: String, RouteKey { case intro, question }

let survey = Coordinator<SurveyRoute>(
  "Survey", dialect: .tcaCoordinators(.v0_14, .indexed), root: .intro, embedsNavigation: true
) {
  Variable("step", ["1", "2"])
  Screen(.intro) {
    On("startTapped", .push(.question))
  }
  Screen(.question, disabling: [.back, .backMenu]) {
    On("nextTapped", when: .variable("step", is: "1"), .assign("step", "2"))
    On("backTapped", .assign("step", "1"), .goBack())  // ← swipe-skips-change
  }
}

register(Graph("Survey app") { survey })
