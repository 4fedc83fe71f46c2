// The answer closes the screen that is on top by then, even help that the user opened.

import NavGraph

enum NoteRoute: String, RouteKey { case notes, edit, help }

let notes = Coordinator<NoteRoute>(
  "Notes", dialect: .tcaCoordinators(.v0_14, .identified), root: .notes, embedsNavigation: true
) {
  Screen(.notes) {
    On("editTapped", .push(.edit))
  }
  Screen(.edit) {
    Variable("isSaving", false)
    Request("save", success: [.goBack()], failure: [])  // ← closes-other-screen
    On("saveTapped", when: .not(.is("isSaving")), .assign("isSaving", true), .start("save"))
    On("helpTapped", .push(.help))
  }
  Screen(.help)
}

register(Graph("Notes app") { notes })
