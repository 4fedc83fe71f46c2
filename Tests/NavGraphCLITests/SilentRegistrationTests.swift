import Foundation
import TestSupport
import Testing

/// Nothing that a registration says may silently do nothing: it is refused when it is loaded, or
/// reported by a rule that is on by default.
@Suite("A registration that would do nothing")
struct SilentRegistrationTests {
  @Test("is rejected at its location, with a fix", arguments: Mistake.refused)
  func refused(_ mistake: Mistake) async throws {
    let result = try await lint(mistake)
    #expect(result.status == 2)
    #expect(result.errors.contains(mistake.message), "\(result.errors)")
    #expect(result.errors.hasPrefix("Navigation.swift:\(mistake.line):"), "\(result.errors)")
  }

  @Test("is reported by default, at its location", arguments: Mistake.reported)
  func reported(_ mistake: Mistake) async throws {
    let result = try await lint(mistake, "--strict", "--format", "xcode")
    #expect(result.status == 1, "\(result.errors)")
    let report = result.output
    #expect(report.contains(mistake.message), "\(report)")
    #expect(report.contains("Navigation.swift:\(mistake.line):"), "\(report)")
  }

  @Test("is accepted otherwise", arguments: Mistake.accepted)
  func accepted(_ registration: Mistake) async throws {
    let result = try await lint(registration, "--fail-on", "never")
    #expect(result.status == 0, "\(result.errors)")
    #expect(!result.output.contains("[unsent-action]"), "\(result.output)")
    #expect(!result.output.contains("[unheard-output]"), "\(result.output)")
  }

  /// One for all, which is compiled once.
  private static let folder = Result {
    let folder = try TemporaryFolder()
    try folder.write(Mistake.manifest, to: "Navigation.swift")
    return folder
  }

  private func lint(_ mistake: Mistake, _ options: String...) async throws -> Tool.Result {
    try await Tool(workingDirectory: Self.folder.get().url).run(
      ["lint", "--no-config", "--graph", mistake.testDescription] + options)
  }
}

/// One element in a small app of tabs, a list and a payment.
struct Mistake: Sendable, CustomTestStringConvertible {
  enum Place: String, Sendable, CaseIterable {
    case card, pay, list, detail, items, tab, main
  }

  let testDescription: String
  let place: Place
  let element: String
  let message: String

  init(_ name: String, _ place: Place, _ element: String, _ message: String = "") {
    testDescription = name
    self.place = place
    self.element = element
    self.message = message
  }

  /// Where the element is.
  var line: Int {
    let before = Self.manifest.components(separatedBy: code)[0]
    return before.split(separator: "\n", omittingEmptySubsequences: false).count + 1
  }

  /// The element in the graph of its name alone.
  private var code: String { "if name == \"\(testDescription)\" {\n\(element)\n}" }

  private static let all = refused + reported + accepted

  /// A graph for each.
  static let manifest = Place.allCases.reduce(app) { text, place in
    let elements = all.filter { $0.place == place }.map(\.code)
    return text.replacing("/* \(place.rawValue) */", with: elements.joined(separator: "\n"))
  }

  private static let app = """
    import NavGraph

    enum PayRoute: String, RouteKey { case card, receipt }
    enum ItemRoute: String, RouteKey { case list, detail, pay, alert }
    enum MainRoute: String, RouteKey { case items, settings, profile }

    func app(_ name: String) -> Graph {
      let pay = Coordinator<PayRoute>(
        "Pay", dialect: .tcaCoordinators(.v0_14, .identified), root: .card, embedsNavigation: true
      ) {
        Screen(.card) {
          On("payTapped", .push(.receipt))
          /* card */
        }
        Screen(.receipt) {
          On("doneTapped", .emit("paid"))
        }
        /* pay */
      }

      let items = Coordinator<ItemRoute>(
        "Items", dialect: .tcaCoordinators(.v0_14, .identified), root: .list, embedsNavigation: true
      ) {
        Screen(.list) {
          Slot("alert", .alert)
          On("itemTapped", .push(.detail))
          On("payTapped", .presentSheet(.pay))
          On("helpTapped", .show(.alert, in: "alert"))
          /* list */
        }
        Screen(.detail) {
          On("editTapped")
          /* detail */
        }
        Screen(.pay, hosts: pay)
        OnChild(.pay, action: "paid", .dismiss())
        /* items */
      }

      let main = Tabs<MainRoute>("Main", initial: .items) {
        Tab(.items, hosts: items) {
          /* tab */
        }
        Tab(.settings)
        /* main */
      }

      return Graph(name) {
        main
        items
        pay
      }
    }

    for name in [\(all.map { "\"\($0.testDescription)\"" }.joined(separator: ", "))] {
      register(app(name))
    }
    """
}

extension Mistake {
  static let refused: [Mistake] = [
    Mistake(
      "a misspelt report", .items, "OnChild(.pay, action: \"piad\", .dismiss())",
      "coordinator “Pay” never reports “piad”; did you mean “paid”?"),
    Mistake(
      "a report from further inside", .main, "OnChild(.items, action: \"paid\")",
      "“Pay” inside it does, so handle it with OnChild(flowOf: …, reports: \"paid\") along items › pay"
    ),
    Mistake(
      "a report named as an action of the hosting screen", .main,
      "OnChild(.items, ItemRoute.pay, action: \"paid\")",
      "“Pay” inside it does, so handle it with OnChild(flowOf: …, reports: \"paid\") along items › pay"
    ),
    Mistake(
      "a misspelt action", .main, "OnChild(.items, ItemRoute.detail, action: \"editTaped\")",
      "screen “detail” of “Items” has no action “editTaped”; did you mean “editTapped”?"),
    Mistake(
      "a misspelt action that is sent", .list,
      "On(\"saved\", .send(\"editTaped\", to: .route(.detail)))",
      "so sending it does nothing (on “saved”); did you mean “editTapped”?"),
    Mistake(
      "an effect whose action nothing hears", .detail,
      "Effect(\"load\", sends: \"editTaped\", onAppearance: true)",
      "sends “editTaped”, which nothing handles; did you mean “editTapped”?"),
    Mistake(
      "an effect that never starts", .detail, "Effect(\"load\", sends: \"editTapped\")",
      "effect “load” of screen “detail” never starts"),
    Mistake(
      "an unknown effect that is started", .list, "On(\"go\", .start(\"load\"))",
      "has an effect “load” (on “go”)"),
    Mistake(
      "a request that never starts", .detail, "Request(\"save\", success: [.goBack()])",
      "request “save” of screen “detail” never starts"),
    Mistake(
      "an answer of a request handled twice", .detail,
      """
      On("save succeeded", trigger: .sent); On("saveTapped", .start("save")); \
      Request("save", success: [.goBack()])
      """,
      "“save succeeded” is an answer of request “save” of screen “detail”"),
    Mistake(
      "a tap on a tab that hosts", .tab, "On(\"backTapped\", .select(.settings))",
      "so “backTapped” never happens: register it on a screen of “Items”"),
    Mistake(
      "a selection on a stack", .list, "On(\"go\", .select(.detail))",
      "has no select (on “go”): “Main”, which encloses it, has; write .inParent(\"Main\", of: …, .select…)"
    ),
    Mistake(
      "popFrom on a library that lacks it", .list, "On(\"go\", .popFrom(.detail))",
      "has no popFrom (on “go”); it has pop, popTo, popToIndex, popToRoot, "
        + "popToCurrentNavigationRoot, goBack, "
    ),
    Mistake(
      "a dismissal of a root", .items, "OnDismissal(of: .list)",
      "no gesture closes “list” of “Items”"),
    Mistake(
      "a dismissal of an alert", .items, "OnDismissal(of: .alert)",
      "“alert” is an alert, whose buttons are actions and no dismissal"),
    Mistake(
      "a kind for what a slot never shows", .detail,
      "Slot(\"info\", .sheet, as: [.alert: .dialog])",
      "slot “info” has a kind for “alert”, which nothing shows in it"),
    Mistake(
      "closesItself where nothing closes itself", .detail,
      "Slot(\"info\", .sheet, closesItself: false)",
      "slot “info” holds no alert or dialog, so closesItself says nothing"),
    Mistake(
      "a lifetime of a coordinator's effect", .items,
      "Effect(\"load\", sends: \"loaded\", lifetime: .task); OnSelf(\"loaded\", trigger: .sent)",
      "coordinator “Items” is not a screen that appears"),
    Mistake(
      "an alert's button without an alert", .main, "Screen(.profile, disabling: [.alertButton])",
      "screen “profile” turns off the button of an alert, and no slot shows it as an alert"),
  ]

  static let reported: [Mistake] = [
    Mistake(
      "a report that no coordinator hears", .card, "On(\"cancelTapped\", .emit(\"pad\"))",
      "“Pay” reports “pad”, but no enclosing coordinator handles it (it is "
        + "hosted by “Items”); did you mean “paid”? [unheard-output]"),
    Mistake(
      "a report of what nothing hosts", .main, "OnSelf(\"quitTapped\", .emit(\"quit\"))",
      "nothing handles what “Main” reports (“quit”): no coordinator hosts it [unheard-output]"),
    Mistake(
      "an action that nothing sends", .detail, "On(\"refresh\", trigger: .sent)",
      "“refresh” of “detail” never happens: nothing sends it [unsent-action]"),
  ]

  static let accepted: [Mistake] = [
    Mistake(
      "an action that only a parent handles", .main,
      "OnChild(.items, ItemRoute.detail, action: \"logOutTapped\", .select(.settings))"),
    Mistake(
      "a report heard from further out", .main,
      "OnChild(flowOf: .items, ItemRoute.pay, reports: \"paid\", .select(.settings))"),
    Mistake(
      "a dismissal of a pushed screen", .items, "OnDismissal(of: .detail)"),
    Mistake(
      "an outside event on a tab that hosts", .tab,
      "On(\"sessionEnded\", trigger: .effect, .select(.settings))"),
  ]
}
