import NavGraph
import NavGraphExploration
import NavGraphLint
import NavGraphModel
import Testing

/// Pushed screens without a button that leads back, and sheets without one that closes them.
struct GestureOnlyExitRuleTests {
  private func findings(
    disabling: [Gesture], with arguments: ArgumentValues, back: On<RouteName>
  ) throws -> [Finding] {
    let graph = Graph("Profiles") {
      Coordinator<RouteName>(
        "Main", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home", embedsNavigation: true
      ) {
        Screen("home") {
          On("open", .push("profile", with: arguments))
          On("close", trigger: .sent, .goBack())
        }
        Screen("profile", arguments: .values("isRoot", ["true", "false"]), disabling: disabling) {
          back
          On("more", .presentSheet("more"))
        }
        Screen("more") { On("close", .dismiss()) }
      }
    }
    let facts = try Exploration.explore(graph.definition)
    return Linter.lint(facts, rules: [GestureOnlyExitRule.self]).findings
      .filter { $0.message.text.contains("its back button is hidden") }
  }

  @Test func aPushedScreenWithoutABackButtonIsReported() throws {
    let back = On<RouteName>("back", when: .argument("isRoot", is: "false"), .goBack())
    let found = try findings(disabling: [.back, .backMenu], with: ["isRoot": true], back: back)
    #expect(found.map(\.action) == ["open"])
    #expect(found.map(\.shownScreen) == ["profile"])
    #expect(
      found.first?.message.text == """
        only a swipe from the edge leads back from “profile(isRoot: true)”: its back button is hidden, \
        and none of its actions goes back
        """)
  }

  @Test func anOwnButtonOrABarButtonIsEnough() throws {
    let back = On<RouteName>("back", when: .argument("isRoot", is: "false"), .goBack())
    #expect(try findings(disabling: [.back], with: ["isRoot": false], back: back).isEmpty)
    #expect(try findings(disabling: [], with: ["isRoot": true], back: back).isEmpty)
    let sending = On<RouteName>("back", .send("close", to: .route("home")))
    #expect(try findings(disabling: [.back], with: ["isRoot": true], back: sending).isEmpty)
    let reporting = On<RouteName>("back", .emit("done"))
    #expect(try findings(disabling: [.back], with: ["isRoot": true], back: reporting).isEmpty)
  }

  private func messages(_ form: Screen<RouteName>) throws -> [String] {
    let graph = Graph("Form") {
      Coordinator<RouteName>(
        "Main", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home", embedsNavigation: true
      ) {
        Screen("home") { On("open", .push("form")) }
        form
        Screen("done") { On("close", .goBackToRoot) }
        Screen("confirm") { On("discard", .goBack()) }
        Screen("help") { On("done", .dismissScreen) }
      }
    }
    let facts = try Exploration.explore(graph.definition)
    return Linter.lint(facts, rules: [GestureOnlyExitRule.self]).findings.map(\.message.text)
  }

  @Test func aButtonThatDependsOnASuccessIsNotEnough() throws {
    let save = On<RouteName>("save", .start("save"))
    #expect(
      try messages(
        Screen("form", disabling: [.back, .backMenu]) {
          save
          Request("save", success: [.goBack()], failure: [])
        }) == [
          """
          if “save” fails, only a swipe from the edge leads back from “form”: its back button is hidden, and no \
          other action goes back
          """
        ])
    #expect(
      try messages(
        Screen("form", disabling: [.back, .backMenu]) {
          save
          Request("save", success: [.goBack()], failure: [.goBack()])
        }
      ).isEmpty)
    #expect(
      try messages(
        Screen("form", disabling: [.back, .backMenu]) {
          save
          On("cancel", .goBack())
          Request("save", success: [.goBack()], failure: [])
        }
      ).isEmpty)
  }

  @Test(
    arguments: [
      ([], true), ([.push("done")], true), ([.goBack()], false),
      ([.assign("isBusy", false)], false),
      ([.oneOf([.goBack()], [])], true),
      ([.when(.is("isBusy"), [.goBack()], otherwise: [])], false),
    ] as [([RouteOperation<RouteName>], Bool)])
  func permanentlyDisabledButtonsAreReported(failure: [RouteOperation<RouteName>], isReported: Bool)
    throws
  {
    let found = try messages(
      Screen("form", disabling: [.back, .backMenu]) {
        Variable("isBusy", false)
        On("cancel", when: .not(.is("isBusy")), .goBack())
        On("save", when: .not(.is("isBusy")), .assign("isBusy", true), .start("save"))
        Request("save", success: [.goBack()], failure: failure)
      })
    let message = """
      after “save failed”, only a swipe from the edge can lead back from “form”: “isBusy” disables all of its \
      buttons, and not every outcome changes it back
      """
    #expect(found == (isReported ? [message] : []))
  }

  @Test func buttonsEnabledByAnotherActionAreNotReported() throws {
    #expect(
      try messages(
        Screen("form", disabling: [.back, .backMenu]) {
          Variable("isBusy", false)
          On("cancel", when: .not(.is("isBusy")), .goBack())
          On("save", when: .not(.is("isBusy")), .assign("isBusy", true), .start("save"))
          On("timeout", trigger: .effect, .assign("isBusy", false))
          Request("save", success: [.goBack()], failure: [])
        }
      ).isEmpty)
  }

  @Test func aDialogThatGoesBackIsAnExit() throws {
    let confirm = RouteOperation<RouteName>.show("confirm", in: "dialog")
    #expect(
      try messages(
        Screen("form", disabling: [.back, .backMenu]) {
          Slot("dialog", .dialog)
          On("cancel", confirm)
        }
      ).isEmpty)
    #expect(
      try messages(
        Screen("form", disabling: [.back, .backMenu]) {
          Slot("dialog", .sheet)
          On("help", .show("help", in: "dialog"))
        }
      ).contains { $0.contains("its back button is hidden") })
    for (success, failure, count) in [([.goBack()], [confirm], 0), ([confirm], [], 1)]
      as [([RouteOperation<RouteName>], [RouteOperation<RouteName>], Int)]
    {
      let found = try messages(
        Screen("form", disabling: [.back, .backMenu]) {
          Slot("dialog", .alert)
          On("save", .start("save"))
          Request("save", success: success, failure: failure)
        })
      #expect(found.filter { $0.hasPrefix("if “save” fails") }.count == count)
    }
  }

  // MARK: - Sheets

  private static let sheet = RouteOperation<RouteName>.show("sheet", in: "destination")

  /// The sheets that only a swipe closes, of an app that never returns to its splash screen.
  private func sheets(
    help: Screen<RouteName>, sheet: Screen<RouteName>,
    below: On<RouteName> = On("load", .start("load")),
    opens: RouteOperation<RouteName> = sheet
  ) throws -> [String?] {
    let main = Coordinator<RouteName>(
      "Main", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        Slot("destination", .sheet)
        On("open", opens)
        below
        Effect("load", sends: "loaded")
      }
      sheet
      help
    }
    let app = Switch<RouteName>("App", initial: "splash") {
      Screen("splash") { On("ready", .show("main")) }
      Screen("main", hosts: "Main")
    }
    let graph = Graph("App", entries: [app]) {
      app
      main
    }
    let facts = try Exploration.explore(graph.definition)
    return Linter.lint(facts, rules: [GestureOnlyExitRule.self]).findings.map(\.route)
  }

  @Test("sheets without a button are found in an app that never returns to its first screen")
  func withoutHome() throws {
    let help = Screen<RouteName>("help")
    #expect(try sheets(help: help, sheet: Screen("sheet")) == ["sheet"])
    #expect(
      try sheets(help: help, sheet: Screen("sheet") { On("more", .push("help")) }) == ["sheet"])
    #expect(
      try sheets(
        help: help, sheet: Screen("sheet") { On("more", .push("help")) },
        opens: .presentSheet("sheet"))
        == ["sheet"])
  }

  @Test("a button of the sheet, of what it shows or work of the screen below closes it")
  func closing() throws {
    let help = Screen<RouteName>("help")
    let plain = Screen<RouteName>("sheet")
    #expect(
      try sheets(help: help, sheet: Screen("sheet") { On("close", .clear("destination")) }).isEmpty)
    #expect(try sheets(help: help, sheet: Screen("sheet") { On("close", .dismissScreen) }).isEmpty)
    #expect(
      try sheets(
        help: help, sheet: plain, below: On("loaded", trigger: .effect, .clear("destination"))
      )
      .isEmpty)
    let asking = Screen<RouteName>("sheet") {
      Slot("alert", .alert)
      On("ask", .show("help", in: "alert"))
    }
    #expect(
      try sheets(help: Screen("help") { On("yes", .clear("destination")) }, sheet: asking).isEmpty)
    #expect(
      try sheets(help: Screen("help") { On("yes", .dismissScreen) }, sheet: asking) == ["sheet"])
    #expect(
      try sheets(
        help: Screen("help") { On("done", .dismiss()) },
        sheet: Screen("sheet") { On("more", .push("help")) }, opens: .presentSheet("sheet")
      ).isEmpty)
  }

  @Test("two sheets that take each other's place need a button on one of them")
  func swapping() throws {
    let sheet = Screen<RouteName>("sheet") { On("swap", .show("help", in: "destination")) }
    func help(_ actions: On<RouteName>...) -> Screen<RouteName> {
      Screen("help") {
        On("swap", Self.sheet)
        for action in actions { action }
      }
    }
    #expect(try sheets(help: help(), sheet: sheet) == ["sheet", "help"])
    #expect(try sheets(help: help(On("close", .dismissScreen)), sheet: sheet).isEmpty)
  }

  private func found(_ main: Coordinator<RouteName>, _ inner: Coordinator<RouteName>) throws
    -> [String?]
  {
    let graph = Graph("App", entries: [main]) {
      main
      inner
    }
    let facts = try Exploration.explore(graph.definition)
    return Linter.lint(facts, rules: [GestureOnlyExitRule.self]).findings.map(\.route)
  }

  private static let dialect = Dialect.tcaCoordinators(.v0_14, .indexed)

  @Test("what a slot of a sheet shows goes back for the sheet", arguments: [false, true])
  func alertAboveSheet(goesBack: Bool) throws {
    let edit = Screen<RouteName>("sheet") {
      Slot("alert", .alert)
      On("close", .show("help", in: "alert"))
    }
    let confirm = Screen<RouteName>("help") {
      On("discard", goesBack ? .goBack() : .dismiss())
    }
    #expect(try sheets(help: confirm, sheet: edit, opens: .presentSheet("sheet")).isEmpty)
  }

  @Test(
    "a handler closes the sheet of a flow, also if slots have one name", arguments: [false, true])
  func handler(closes: Bool) throws {
    let main = Coordinator<RouteName>("Main", dialect: Self.dialect, root: "home") {
      Screen("home") {
        Slot("destination", .sheet)
        On("open", .show("edit", in: "destination"))
      }
      Screen("edit", hosts: "Edit")
      if closes {
        OnChild("edit", RouteName(rawValue: "form"), action: "done", .clear("destination"))
      }
    }
    let edit = Coordinator<RouteName>("Edit", dialect: Self.dialect, root: "form") {
      Screen("form") {
        Slot("destination", .alert)
        On("tip", .show("tip", in: "destination"))
        On("more", .push("more"))
        On("done")
      }
      Screen("more") { On("back", .dismissScreen) }
      Screen("tip") { On("close") }
    }
    #expect(try found(main, edit) == (closes ? [] : ["edit"]))
  }

  @Test("slots of one name are told apart by their screens, and by what can be below the sheet")
  func unrelated() throws {
    let main = Coordinator<RouteName>("Main", dialect: Self.dialect, root: "home") {
      Screen("home") {
        Slot("destination", .sheet)
        On("open", .show("news", in: "destination"))
        On("present", .presentSheet("page"))
        On("account", .push("account"))
      }
      Screen("account") {
        Slot("destination", .alert)
        Effect("save", sends: "saved", onAppearance: true)
        On("ask", .show("question", in: "destination"))
        On("saved", trigger: .sent, .clear("destination"), .goBack())
      }
      Screen("question")
      Screen("news")
      Screen("page")
      OnSelf("sessionExpired", trigger: .effect, .goBackToRoot)
    }
    let other = Coordinator<RouteName>("Other", dialect: Self.dialect, root: "home") {
      Screen("home")
    }
    #expect(try found(main, other).sorted { $0 ?? "" < $1 ?? "" } == ["news", "page"])
  }

  @Test("a flow in its own sheet, and one that a variable replaces, have their buttons")
  func around() throws {
    let folder = Coordinator<RouteName>("Folder", dialect: Self.dialect, root: "level") {
      Screen("level") {
        On("open", .presentSheet("modal"))
        On("close", .emit("closed"))
      }
      Screen("modal", hosts: "Folder")
      OnChild("modal", action: "closed", .goBack())
    }
    let main = Coordinator<RouteName>("Main", dialect: Self.dialect, root: "home") {
      Screen("home", hosts: "Folder")
    }
    #expect(try found(main, folder).isEmpty)
  }
}
