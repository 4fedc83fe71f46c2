// The form goes in the update that starts to save it, and takes the saving with it.

import NavGraph

enum NotesRoute: String, RouteKey { case list, form }

let notes = Coordinator<NotesRoute>(
  "Notes", dialect: .tcaCoordinators(.v0_14, .identified), root: .list, embedsNavigation: true
) {
  Screen(.list) {
    On("newTapped", .push(.form))
  }
  Screen(.form) {
    Effect("save", sends: "saved", onAppearance: false)
    On("saveTapped", .start("save"), .goBack())  // ← effect-wiring
    On("saved", trigger: .sent)
  }
}

register(Graph("Notes app") { notes })
