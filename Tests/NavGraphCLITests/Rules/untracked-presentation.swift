// The view shares the photo past the coordinator.

import NavGraph

enum PhotosRoute: String, RouteKey { case list, photo }

let photos = Coordinator<PhotosRoute>(
  "Photos", dialect: .tcaCoordinators(.v0_14, .identified), root: .list, embedsNavigation: true
) {
  Screen(.list) {
    On("photoTapped", .push(.photo))
  }
  Screen(.photo)  // ← untracked-presentation
    .presentsUntracked("share sheet")
}

register(Graph("Photos app") { photos })
