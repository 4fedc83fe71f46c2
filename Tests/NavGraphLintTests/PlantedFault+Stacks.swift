import NavGraph
import NavGraphModel

// Faults of stacks, sheets and slots.

extension PlantedFault {
  static let ofStacks: [PlantedFault] = [
    PlantedFault("duplicate-id") { app, site in
      app.graft(into: site.flow.name) { Screen("more") { On(site.action, .push("more")) } }
      return [ExpectedFinding("duplicate-id", site.flow.name, "more", site.action)]
    },
    PlantedFault("double-trigger") { app, site in
      app.graft(into: site.flow.name) {
        Screen(site.spot) { On(site.action, .push(site.first)) }
        Screen(site.first, identity: .unique)
      }
      return [ExpectedFinding("double-trigger", site.flow.name)]
    },
    PlantedFault("go-back-target-missing") { app, site in
      app.graft(into: site.flow.name) {
        Screen(site.spot) { On(site.action, .goBackTo("settings")) }
      }
      return [
        ExpectedFinding(
          "go-back-target-missing", site.flow.name, site.spot.rawValue, site.action)
      ]
    },
    PlantedFault("pop-underflow") { app, site in
      app.graft(into: site.flow.name) { Screen("detail") { On(site.action, .goBack(7)) } }
      return [ExpectedFinding("pop-underflow", site.flow.name, "detail", site.action)]
    },
    PlantedFault("lands-elsewhere") { app, site in
      app.graft(into: site.flow.name) {
        Screen("picker") { On(site.action, lands: [RouteName(rawValue: "list")], .goBack()) }
      }
      return [ExpectedFinding("lands-elsewhere", site.flow.name, "picker", site.action)]
    },
    PlantedFault("pop-crosses-modal") { app, site in
      app.graft(into: site.flow.name) { Screen("settings") { On(site.action, .pop()) } }
      return [ExpectedFinding("pop-crosses-modal", site.flow.name, "settings", site.action)]
    },
    PlantedFault("push-without-navigation") { app, site in
      app.graft(into: site.flow.name) {
        Screen("list") { On("open\(site.first.rawValue)", .push(site.first)) }
        Screen("settings") { On(site.action, when: .not(.contains(site.first)), .push(site.first)) }
        Screen(site.first)
      }
      return [ExpectedFinding("push-without-navigation", site.flow.name, "settings", site.action)]
    },
    PlantedFault("transition-needs-delays") { app, site in
      app.graft(into: site.flow.name) {
        Screen("list") { On(site.action, .presentSheet(site.first), .presentSheet(site.second)) }
        Screen(site.first) { On("closeTapped", .dismiss()) }
        Screen(site.second) { On("closeTapped", .dismiss()) }
      }
      return [ExpectedFinding("transition-needs-delays", site.flow.name, "list", site.action)]
    },
    PlantedFault("root-removed") { app, site in
      app.graft(into: site.flow.name) { Screen("more") { On(site.action, .removeAll) } }
      return [ExpectedFinding("root-removed", site.flow.name, "more", site.action)]
    },
    PlantedFault("orphaned-routes") { app, site in
      app.graft(into: site.flow.name) {
        Screen("list") {
          On("open\(site.first.rawValue)", .presentSheet(site.first, embedsNavigation: true))
        }
        Screen(site.first) {
          On("nextTapped", .push(site.second))
          On("closeTapped", .dismiss())
        }
        Screen(site.second) {
          On(site.action, when: .contains(site.first), .remove(site.first))
        }
      }
      return [
        ExpectedFinding(
          "orphaned-routes", site.flow.name, site.second.rawValue, site.action)
      ]
    },
    PlantedFault("stale-write-back", .leaf) { app, site in
      app.graft(into: site.flow.name) {
        Variable(site.flag, false)
        Screen("list") {
          On(
            site.action, when: .not(.is(site.flag)), .assign(site.flag, true),
            .deferredSet(.push(site.first)))
        }
        Screen(site.first)
      }
      return [ExpectedFinding("stale-write-back", site.flow.name, "list", site.action)]
    },
    PlantedFault("redirect-loop") { app, site in
      app.graft(into: site.flow.name) {
        Screen(site.spot) { On(site.action, .push(site.first)) }
        Screen(site.first) { On("leaves", trigger: .automatic, .replaceTop(by: site.second)) }
        Screen(site.second) { On("returns", trigger: .automatic, .replaceTop(by: site.first)) }
      }
      return [
        ExpectedFinding("redirect-loop", site.flow.name, site.second.rawValue, "returns")
      ]
    },
    PlantedFault("empty-container") { app, site in
      app.graft(into: site.flow.name) { Screen(site.spot) { Slot(site.flag, .sheet) } }
      return [ExpectedFinding("empty-container", site.flow.name, site.spot.rawValue)]
    },
    PlantedFault("conflicting-slots", .unlinked) { app, site in
      let (one, other) = ("\(site.flag)a", "\(site.flag)b")
      app.graft(into: site.flow.name) {
        Slot(one, .sheet)
        Slot(other, .sheet)
        Screen("list") {
          On(site.action, .show(site.first, in: one), .show(site.second, in: other))
        }
        Screen(site.first) { On("closeTapped", .clear(one)) }
        Screen(site.second) { On("closeTapped", .clear(other)) }
      }
      return [ExpectedFinding("conflicting-slots", site.flow.name)]
    },
    PlantedFault("presents-behind-modal", .unlinked) { app, site in
      app.graft(into: site.flow.name) {
        Slot(site.flag, .cover)
        Screen("list") { On("open\(site.first.rawValue)", .presentSheet(site.first)) }
        Screen(site.first) {
          On(site.action, .show(site.second, in: site.flag))
          On("closeTapped", .dismiss())
        }
        Screen(site.second) { On("closeTapped", .clear(site.flag)) }
      }
      return [ExpectedFinding("presents-behind-modal", site.flow.name)]
    },
    PlantedFault("modal-overwritten", .unlinked) { app, site in
      app.graft(into: site.flow.name) {
        Slot(site.flag, .sheet)
        Screen("list") { On("open\(site.first.rawValue)", .show(site.first, in: site.flag)) }
        Screen(site.first) {
          On(site.action, .show(site.second, in: site.flag))
          On("closeTapped", .clear(site.flag))
        }
        Screen(site.second) { On("closeTapped", .clear(site.flag)) }
      }
      return [
        ExpectedFinding(
          "modal-overwritten", site.flow.name, site.first.rawValue, site.action)
      ]
    },
    PlantedFault("slot-never-cleared", .unlinked) { app, site in
      app.coordinators.append(
        Coordinator<RouteName>(
          site.extra, dialect: .tcaCoordinators(.v0_14, .identified), root: "welcome",
          embedsNavigation: true
        ) {
          Screen("welcome") { On("nextTapped", .push("tour")) }
          Screen("tour")
        }.definition)
      app.graft(into: site.flow.name) {
        Slot(site.flag, .cover)
        Screen("list") { On(site.action, .show(site.first, in: site.flag)) }
        Screen(site.first, hosts: site.extra)
      }
      // A user in there can no longer return home.
      return [
        ExpectedFinding("slot-never-cleared", site.flow.name),
        ExpectedFinding("no-way-home", site.extra, "welcome"),
      ]
    },
    PlantedFault("action-to-missing-screen") { app, site in
      app.graft(into: site.flow.name) {
        Screen("list") { On("open\(site.first.rawValue)", .push(site.first)) }
        Screen("more") {
          On("open\(site.first.rawValue)", .push(site.first))
          On("refresh\(site.number)", trigger: .sent)
        }
        Screen(site.first) { On(site.action, .send("refresh\(site.number)", to: .route("more"))) }
      }
      return [
        ExpectedFinding(
          "action-to-missing-screen", site.flow.name, site.first.rawValue, site.action)
      ]
    },
  ]
}
