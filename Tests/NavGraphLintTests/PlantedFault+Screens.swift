import NavGraph
import NavGraphModel

// Faults of screens and their actions.

extension PlantedFault {
  static let ofScreens: [PlantedFault] = [
    PlantedFault("unreachable-route") { app, site in
      app.graft(into: site.flow.name) { Screen(site.first) { On("backTapped", .goBack()) } }
      return [ExpectedFinding("unreachable-route", site.flow.name, site.first.rawValue)]
    },
    PlantedFault("dead-end") { app, site in
      app.graft(into: site.flow.name) {
        Screen(site.spot) { On(site.action, .presentCover(site.first)) }
        Screen(site.first)
      }
      return [ExpectedFinding("dead-end", site.flow.name, site.first.rawValue)]
    },
    PlantedFault("gesture-only-exit") { app, site in
      app.graft(into: site.flow.name) {
        Screen(site.spot) { On(site.action, .presentSheet(site.first)) }
        Screen(site.first)
      }
      return [ExpectedFinding("gesture-only-exit", site.flow.name, site.first.rawValue)]
    },
    PlantedFault("swipe-skips-change") { app, site in
      app.graft(into: site.flow.name) {
        Variable(site.flag, false)
        Screen(site.spot) { On(site.action, .push(site.first)) }
        Screen(site.first, disabling: [.back, .backMenu]) {
          On("nextTapped", when: .not(.is(site.flag)), .assign(site.flag, true))
          On("backTapped", .assign(site.flag, false), .goBack())
        }
      }
      return [
        ExpectedFinding("swipe-skips-change", site.flow.name, site.first.rawValue, "backTapped")
      ]
    },
    PlantedFault("no-way-home") { app, site in
      app.graft(into: site.flow.name) {
        Screen(site.spot) { On(site.action, .presentCover(site.first)) }
        Screen(site.first) { On("nextTapped", .presentCover(site.second)) }
        Screen(site.second) { On("backTapped", .dismiss()) }
      }
      return [ExpectedFinding("no-way-home", site.flow.name, site.first.rawValue)]
    },
    PlantedFault("dead-transition") { app, site in
      app.graft(into: site.flow.name) {
        Variable(site.flag, false)
        Screen(site.spot) { On(site.action, when: .is(site.flag), .goBackTo("list")) }
      }
      return [
        ExpectedFinding(
          "dead-transition", site.flow.name, site.spot.rawValue, site.action)
      ]
    },
    PlantedFault("no-op-transition") { app, site in
      app.graft(into: site.flow.name) {
        Variable(site.flag, false)
        Screen(site.spot) { On(site.action, .assign(site.flag, false)) }
      }
      return [
        ExpectedFinding(
          "no-op-transition", site.flow.name, site.spot.rawValue, site.action)
      ]
    },
    PlantedFault("missing-renderer") { app, site in
      app.change(site.flow.name) { $0.rendered?.removeAll { $0 == site.spot.rawValue } }
      return [ExpectedFinding("missing-renderer", site.flow.name, site.spot.rawValue)]
    },
    PlantedFault("unhandled-output") { app, site in
      guard
        let index = app.features.firstIndex(where: { $0.name == "\(site.flow.name) settings" })
      else { return [] }
      app.features[index].outputs.append(site.action)
      return [ExpectedFinding("unhandled-output", site.flow.name, "settings", site.action)]
    },
    PlantedFault("stuck-waiting") { app, site in
      app.graft(into: site.flow.name) {
        Screen(site.spot) {
          On(site.action)
          Unhandled(site.action, when: "its request fails", leaves: site.flag)
        }
      }
      return [
        ExpectedFinding("stuck-waiting", site.flow.name, site.spot.rawValue, site.action)
      ]
    },
    PlantedFault("unsent-action") { app, site in
      app.graft(into: site.flow.name) {
        Screen(site.spot) { On(site.action, trigger: .sent, .goBackTo("list")) }
      }
      return [
        ExpectedFinding("unsent-action", site.flow.name, site.spot.rawValue, site.action)
      ]
    },
    PlantedFault("untracked-presentation") { app, site in
      app.graft(into: site.flow.name) { Screen(site.spot).presentsUntracked("share sheet") }
      return [ExpectedFinding("untracked-presentation", site.flow.name, site.spot.rawValue)]
    },
    PlantedFault("superfluous-suppression") { app, site in
      app.graft(into: site.flow.name) {
        Screen(site.spot).allow("dead-end", because: "there was one")
      }
      return [ExpectedFinding("superfluous-suppression", site.flow.name, site.spot.rawValue)]
    },
    PlantedFault("mutable-id") { app, site in
      app.graft(into: site.flow.name) {
        Screen(site.spot) { On(site.action, .push(site.first)) }
        Screen(
          site.first, arguments: .values("count", ["0", "1"], changedBy: "moreTapped"),
          identity: .arguments("count")
        ) {
          On("moreTapped")
        }
      }
      return [
        ExpectedFinding("mutable-id", site.flow.name, site.first.rawValue, "moreTapped")
      ]
    },
    PlantedFault("gate-bypass") { app, site in
      app.graft(into: site.flow.name) {
        Variable(site.flag, false)
        Screen("list") {
          On("logIn\(site.number)", when: .not(.is(site.flag)), .assign(site.flag, true))
          On(site.action, when: .is(site.flag), .push(site.first))
        }
        Screen(site.first) { On("logOutTapped", when: .is(site.flag), .assign(site.flag, false)) }
          .requires(.is(site.flag))
      }
      return [ExpectedFinding("gate-bypass", site.flow.name, site.first.rawValue)]
    },
  ]
}
