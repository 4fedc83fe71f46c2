import NavGraph
import NavGraphModel

// Faults of nested coordinators, of links and of effects.

extension PlantedFault {
  static let ofFlows: [PlantedFault] = [
    PlantedFault("unheard-output") { app, site in
      app.graft(into: site.flow.name) {
        Screen(site.spot) { On(site.action, .emit(site.action)) }
      }
      return [
        ExpectedFinding("unheard-output", site.flow.name, site.spot.rawValue, site.action)
      ]
    },
    PlantedFault("effect-wiring") { app, site in
      app.graft(into: site.flow.name) {
        Screen(site.spot) { On(site.action, .push(site.first)) }
        Screen(site.first) {
          Effect("save", sends: "saved", onAppearance: false)
          On("saveTapped", .start("save"), .goBack())
          On("saved", trigger: .sent)
        }
      }
      return [
        ExpectedFinding("effect-wiring", site.flow.name, site.first.rawValue, "saveTapped")
      ]
    },
    PlantedFault("effect-outlives-screen") { app, site in
      app.graft(into: site.flow.name) {
        Variable(site.flag, false)
        Screen("list") {
          On(site.action, when: .not(.is(site.flag)), .assign(site.flag, true), .push(site.first))
        }
        Screen(site.first) {
          Effect("fetch", sends: "fetched", onAppearance: true, cancelled: .never)
          On("fetched", trigger: .sent)
        }
      }
      return [
        ExpectedFinding("effect-outlives-screen", site.flow.name, site.first.rawValue, "fetched")
      ]
    },
    PlantedFault("closes-other-screen", .leaf) { app, site in
      app.graft(into: site.flow.name) {
        Screen("detail") { On(site.action, trigger: .effect, .goBack()) }
      }
      return ["closes-other-screen", "navigate-from-hidden-screen"].map {
        ExpectedFinding($0, site.flow.name, "detail", site.action)
      }
    },
    PlantedFault("navigate-from-hidden-screen", .leaf) { app, site in
      app.graft(into: site.flow.name) {
        Screen("detail") { On(site.action, trigger: .effect, .goBackTo("list")) }
      }
      return [
        ExpectedFinding("navigate-from-hidden-screen", site.flow.name, "detail", site.action)
      ]
    },
    PlantedFault("nested-root-scope", .hosted) { app, site in
      app.graft(into: site.flow.name) { Screen("more") { On(site.action, .goBackToRoot) } }
      return [ExpectedFinding("nested-root-scope", site.flow.name, "more", site.action)]
    },
    PlantedFault("dismiss-wrong-scope", .hosted) { app, site in
      app.graft(into: site.flow.name) { Screen("list") { On(site.action, .dismissScreen) } }
      return [ExpectedFinding("dismiss-wrong-scope", site.flow.name, "list", site.action)]
    },
    PlantedFault("competing-navigation", .hosted) { app, site in
      app.graft(into: site.flow.name) { Screen("list") { On("closeTapped", .push("more")) } }
      return [ExpectedFinding("competing-navigation", site.flow.name, "list", "closeTapped")]
    },
    PlantedFault("presenter-removed", .hosted) { app, site in
      guard let parent = site.flow.parent else { return [] }
      app.graft(into: site.flow.name) { Screen("settings") { On(site.action) } }
      app.graft(into: parent) {
        OnChild(
          LargeApp.Flow.route(of: site.flow.name), RouteName(rawValue: "settings"),
          action: site.action, .dismiss())
      }
      return [ExpectedFinding("presenter-removed", parent, nil, site.action)]
    },
    PlantedFault("nested-navigation") { app, site in
      app.coordinators.append(
        stack(site.extra, embedsNavigation: true) {
          Screen("form") { On("helpTapped", .push("help")) }
          Screen("help")
        })
      app.graft(into: site.flow.name) {
        Screen("list") { On(site.action, .push(site.first)) }
        Screen(site.first, hosts: site.extra)
      }
      return [ExpectedFinding("nested-navigation", site.flow.name, site.first.rawValue)]
    },
    PlantedFault("nested-coordinator-conflict") { app, site in
      app.coordinators.append(
        stack(site.extra, embedsNavigation: false) {
          Screen("form") { On("helpTapped", .set([.root("form"), .push("help")])) }
          Screen("help")
        })
      app.graft(into: site.flow.name) {
        Screen("list") { On(site.action, .push(site.first)) }
        Screen(site.first, hosts: site.extra)
      }
      return [
        ExpectedFinding("nested-coordinator-conflict", site.flow.name, site.first.rawValue)
      ]
    },
    PlantedFault("root-without-navigation") { app, site in
      let extra = Coordinator<RouteName>(
        site.extra, dialect: .tcaCoordinators(.v0_14, .identified), root: "form",
        embedsNavigation: true
      ) {
        Screen("form") {
          On("helpTapped", .push("help"))
          On("closeTapped")
        }
        Screen("help") {
          On("stayTapped", when: .contains("form"), .remove("form"))
          On("formTapped", .set([.root("form", embedsNavigation: true)]))
        }
      }
      app.present(extra, closedBy: "form", at: site)
      return [ExpectedFinding("root-without-navigation", site.extra, "help")]
    },
    PlantedFault("id-reused-on-replace") { app, site in
      let extra = Coordinator<RouteName>(
        site.extra, dialect: .tcaCoordinators(.v0_14, .indexed), root: "splash"
      ) {
        Screen("splash") {
          Effect("fetch", sends: "fetched", onAppearance: true)
          On("fetched", trigger: .sent)
          On("skipTapped", .replaceTop(by: "form"))
        }
        Screen("form") { On("closeTapped") }
      }
      app.present(extra, closedBy: "form", at: site)
      return [ExpectedFinding("id-reused-on-replace", site.extra, "splash", "skipTapped")]
    },
    PlantedFault("dismiss-without-presentation") { app, site in
      let extra = Coordinator<RouteName>(
        site.extra, dialect: .composableArchitecture(.v1_25), root: "form"
      ) {
        Screen("form") {
          On("helpTapped", .presentSheet("help"))
          On("helpClosed", .dismiss())
          On("closeTapped")
        }
        Screen("help") { On("doneTapped", .dismiss()) }
      }
      app.present(extra, closedBy: "form", at: site)
      return [ExpectedFinding("dismiss-without-presentation", site.extra, "form", "helpClosed")]
    },
    PlantedFault("invalid-tab") { app, site in
      let extra = Tabs<RouteName>(site.extra, initial: "form") {
        Tab("form") {
          On("offersTapped", .selectIndex(3))
          On("closeTapped")
        }
        Tab("help")
      }
      app.present(extra, closedBy: "form", at: site)
      return [ExpectedFinding("invalid-tab", site.extra, "form", "offersTapped")]
    },
    PlantedFault("modal-survives-tab-switch") { app, site in
      let extra = Tabs<RouteName>(site.extra, initial: "form") {
        Tab("form") {
          On("payTapped", .show("pay", in: "cover"))
          On("closeTapped")
        }
        Tab("orders")
        Screen("pay") {
          On("orderTapped", .select("orders"))
          On("cancelTapped", .clear("cover"))
        }
        Slot("cover", .cover)
      }
      app.present(extra, closedBy: "form", at: site)
      return [ExpectedFinding("modal-survives-tab-switch", site.extra, "pay", "orderTapped")]
    },
    PlantedFault("stale-flow-restored") { app, site in
      let inner = "\(site.extra)Mail"
      app.coordinators.append(
        stack(inner, embedsNavigation: true) {
          Screen("form") { On("letterTapped", .push("letter")) }
          Screen("letter") { On("logOutTapped") }
        })
      let extra = Switch<RouteName>(site.extra, initial: "logIn") {
        Case("logIn") {
          On("loggedIn", .show("mail"))
          On("closeTapped")
        }
        Case("mail", hosts: inner, isKept: true)
        OnChild("mail", RouteName(rawValue: "letter"), action: "logOutTapped", .show("logIn"))
      }
      app.present(extra, closedBy: "logIn", at: site)
      return [ExpectedFinding("stale-flow-restored", site.extra, "logIn", "loggedIn")]
    },
    PlantedFault("deep-link-back-stack", .leaf) { app, site in
      let link = "app://back\(site.number)"
      app.graft(into: site.flow.name) {
        DeepLink(link, when: .any(.top("list"), .top("picker")), .push("more"))
      }
      return [ExpectedFinding("deep-link-back-stack", site.flow.name, nil, link)]
    },
    PlantedFault("deep-link-broken-chain", .leaf) { app, site in
      let link = "app://broken\(site.number)"
      app.graft(into: site.flow.name) {
        Screen("more") { On(site.action, trigger: .sent) }
        DeepLink(link, .send(site.action, to: .route("more")))
      }
      return [ExpectedFinding("deep-link-broken-chain", site.flow.name, nil, link)]
    },
    PlantedFault("deep-link-duplicate", .leaf) { app, site in
      let link = "app://twice\(site.number)"
      app.graft(into: site.flow.name) {
        DeepLink(link, when: .top("list"), .push("more"))
        DeepLink(link, when: .top("list"), .push("detail", with: ["id": "1"]))
      }
      return [ExpectedFinding("deep-link-duplicate", site.flow.name, nil, link)]
    },
    PlantedFault("deep-link-under-modal", .linkedLeaf) { app, site in
      app.graft(into: site.flow.name) {
        Slot(site.flag, .sheet)
        Screen("list") { On(site.action, .show(site.first, in: site.flag)) }
        Screen(site.first) { On("closeTapped", .clear(site.flag)) }
      }
      return [ExpectedFinding("deep-link-under-modal", site.flow.name, nil, site.flow.link)]
    },
  ]

  /// A stack whose root is a form.
  private static func stack(
    _ name: String, embedsNavigation: Bool,
    @CoordinatorBuilder<RouteName> screens: () -> [ContainerPart]
  ) -> CoordinatorDefinition {
    Coordinator<RouteName>(
      name, dialect: .tcaCoordinators(.v0_14, .identified), root: "form",
      embedsNavigation: embedsNavigation, screens: screens
    ).definition
  }
}
