#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// An update of a registration that the author has edited.
  struct RegistrationUpdateTests {
    private static func registration(_ cases: String) -> String {
      let reading = Sources.read(Sources.coordinator(cases))
      return RegistrationWriter(reading.graph, remarks: reading.remarks).text()
    }

    private static let opening =
      "case .router(.routeAction(_, .home(.startTapped))): state.routes.push(.detail(.init())); return .none\n"
    private static let closing =
      "case .router(.routeAction(_, .detail(.backTapped))): state.routes.goBack(); return .none\n"

    @Test("an unchanged app leaves the registration unchanged")
    func same() {
      let text = Self.registration(Self.opening + Self.closing)
      #expect(RegistrationUpdate(of: text, by: text)?.text == text)
    }

    @Test("the author's guards, arguments, modifiers, elements, declarations and comments stay")
    func additions() throws {
      let written = Self.registration(Self.opening + Self.closing)
      let refined =
        written
        .replacing(
          "On(\"startTapped\", .push(.detail))",
          with: "On(\"startTapped\", when: .is(\"ready\"), .push(.detail))"
        )
        .replacing("Screen(.detail)", with: "Screen(.detail, disabling: [.back])")
        .replacing(
          "  Screen(.home) {\n",
          with:
            "  // The way in.\n  Screen(.home) {\n    On(\"helpTapped\", .presentSheet(.detail))\n"
        )
        .replacing(
          "    main\n",
          with: "    main\n    Variable(\"ready\", false)\n    Home(MainRoute.home, in: main)\n"
        )
        .replacing("enum MainRoute", with: "// All screens.\nenum MainRoute")
        + "\nlet limit = 3\n"
      let changed = Self.registration(
        Self.opening + "case .reset: state.routes.goBackToRoot(); return .none\n")
      let updated = try #require(RegistrationUpdate(of: refined, by: changed)?.text)
      for kept in [
        "On(\"startTapped\", when: .is(\"ready\"), .push(.detail))",
        "Screen(.detail, disabling: [.back])",
        "// The way in.", "On(\"helpTapped\", .presentSheet(.detail))",
        "Variable(\"ready\", false)",
        "Home(MainRoute.home, in: main)", "// All screens.", "let limit = 3",
      ] {
        #expect(updated.contains(kept), "\(kept) is gone from \(updated)")
      }
      #expect(updated.contains("OnSelf(\"reset\", .goBackToRoot)"))
      #expect(!updated.contains("backTapped"))
      // Once more, with nothing new.
      #expect(RegistrationUpdate(of: updated, by: changed)?.text == updated)
    }

    @Test("a place that moved is rewritten, and additions to it stay")
    func movedPlace() throws {
      let written = Self.registration(Self.opening)
      let allowed = written.replacing(
        "On(\"startTapped\", .push(.detail)).source(appFile, 28)",
        with:
          "On(\"startTapped\", .push(.detail))\n      .allow(\"double-trigger\", because: \"it is quick\")\n      .source(appFile, 28)"
      )
      #expect(allowed != written)
      let moved = Self.registration("\n\n" + Self.opening)
      let updated = try #require(RegistrationUpdate(of: allowed, by: moved)?.text)
      #expect(
        updated.contains(
          ".allow(\"double-trigger\", because: \"it is quick\")\n      .source(appFile, 30)"))
    }

    @Test("the author's condition stays, and the code's assumptions are updated")
    func conditions() throws {
      func back(_ condition: String) -> String {
        "case .router(.routeAction(_, .detail(.backTapped))): if \(condition) { state.routes.goBack() }; return .none\n"
      }
      let written = Self.registration(
        Self.opening + back("state.routes.count > 1")
          + "case .reset: if a { state.routes.goBackToRoot() }; return .none\n")
      #expect(written.contains("if: .count(.atLeast(2))"))
      #expect(written.contains(".assuming(\"a\")\n"))
      #expect(RegistrationUpdate(of: written, by: written)?.text == written)
      let refined = written.replacing("if: .count(.atLeast(2))", with: "if: .canPush")
      let changed = Self.registration(
        Self.opening + back("state.routes.count > 2")
          + "case .reset: if b { state.routes.goBackToRoot() }; return .none\n")
      let updated = try #require(RegistrationUpdate(of: refined, by: changed)?.text)
      #expect(updated.contains("if: .canPush"))
      #expect(updated.contains(".assuming(\"b\")") && !updated.contains(".assuming(\"a\")"))
    }

    @Test(
      "comments stay: of elements that are gone, beside an element, before a brace and at the end")
    func comments() throws {
      let written = Self.registration(Self.opening + Self.closing)
      let commented =
        written
        .replacing(
          "    On(\"backTapped\"", with: "    /* The way back. */\n    On(\"backTapped\""
        )
        .replacing("  Screen(.home) {\n", with: "  Screen(.home) {  // The first.\n")
        .replacing("  case home, detail\n", with: "  case home, detail  // Two.\n")
        .replacing(
          "    main\n",
          with: "    main  // The only one.\n    Home(MainRoute.home, in: main)  // The start.\n"
            + "    // Nothing else.\n")
        + "// The end.\n"
      for code in [Self.opening + Self.closing, Self.opening] {
        let updated = try #require(
          RegistrationUpdate(of: commented, by: Self.registration(code))?.text)
        for comment in [
          "/* The way back. */", "Screen(.home) {  // The first.", "detail  // Two.",
          "main  // The only one.",
          "Home(MainRoute.home, in: main)  // The start.", "// Nothing else.\n",
          "\n// The end.\n",
        ] {
          #expect(updated.contains(comment), "\(comment) is gone from \(updated)")
        }
        #expect(
          RegistrationUpdate(of: updated, by: Self.registration(code))?.text == updated)
      }
    }

    @Test("cases and slots that the code no longer has go, and each is told once")
    func goneCasesAndSlots() throws {
      let written = Self.registration(Self.opening + Self.closing)
      let withMore =
        written.replacing(
          "enum MainRoute: String, RouteKey {\n",
          with:
            "enum MainRoute: String, RouteKey {\n  case old, used\n  case planned  // Next year.\n"
            + "  // Shown first.\n  static let first = Self.home\n"
        )
        .replacing(
          "  Screen(.home) {\n",
          with: """
              Slot("oldAlert", .alert).source(appFile, 12)
              Slot("mine", .sheet)
              Screen(.home) {
                On("helpTapped", .show(.used, in: "mine"))

            """)
      let update = try #require(RegistrationUpdate(of: withMore, by: written))
      #expect(update.text.contains("Slot(\"mine\", .sheet)"))
      #expect(!update.text.contains("oldAlert"))
      #expect(update.text.contains("  case used\n"))
      #expect(update.text.contains("  case planned  // Next year.\n"))
      #expect(update.text.contains("  // Shown first.\n  static let first = Self.home\n"))
      #expect(
        update.notices == [
          "removed: Slot(\"oldAlert\") of \u{201C}Main\u{201D}", "removed: case old of MainRoute",
        ])
      let again = try #require(RegistrationUpdate(of: update.text, by: written))
      #expect(again.text == update.text)
      #expect(again.notices.isEmpty)
    }

    @Test("a screen that is gone takes its case with it, and what the author added to it is told")
    func goneScreen() throws {
      let written = Self.registration(Self.opening + Self.closing)
      let old = written.replacing("  case home, detail\n", with: "  case home, detail, cart\n")
        .replacing(
          "  Screen(.detail)",
          with: """
              Screen(.cart) {
                On("mine", .goBack)
              }
              .source(appFile, 8)
              Screen(.detail)
            """)
      let update = try #require(RegistrationUpdate(of: old, by: written))
      #expect(update.text == written)
      #expect(
        update.notices == [
          "removed: Screen(.cart) of \u{201C}Main\u{201D}",
          "removed: On(\"mine\", .goBack) on .cart of \u{201C}Main\u{201D}, which you added",
        ])
    }

    @Test("an action that the author renamed is named, with the code's name")
    func renamed() throws {
      let written = Self.registration(Self.opening + Self.closing)
      let renamed = written.replacing("On(\"startTapped\"", with: "On(\"openTapped\"")
      let update = try #require(RegistrationUpdate(of: renamed, by: written))
      #expect(update.text == written)
      #expect(
        update.notices == [
          "removed: On(\"openTapped\", .push(.detail)) on .home of \u{201C}Main\u{201D}: "
            + "the code says On(\"startTapped\", .push(.detail))"
        ])
    }

    @Test("an argument of the author's stays where the code's change, and one that cannot is named")
    func changedArguments() throws {
      let written = Self.registration(Self.opening + Self.closing)
      let refined = written.replacing(
        "Screen(.home)", with: "Screen(.home, identity: .unique, disabling: [.back])")
      let changed = written.replacing("Screen(.home)", with: "Screen(.home, hosts: \"Other\")")
      let update = try #require(RegistrationUpdate(of: refined, by: changed))
      #expect(
        update.text.contains(
          "Screen(.home, identity: .unique, disabling: [.back], hosts: \"Other\")"))
      #expect(update.notices.isEmpty)

      let dialect = written.replacing(".v0_14", with: ".v0_13")
      let corrected = try #require(RegistrationUpdate(of: dialect, by: written))
      #expect(corrected.text == written)
      #expect(corrected.notices.count == 1)
      #expect(
        corrected.notices.first?.hasPrefix("changed: dialect: .tcaCoordinators(.v0_13") == true)
    }

    @Test("the author's allowances stay beside the reader's, whose obsolete ones go")
    func allowances() throws {
      let written = Self.registration(Self.opening + Self.closing)
      let own = ".allow(\"gesture-only-exit\", because: \"it is small\")"
      let readers = ".allow(\"nested-navigation\", because: \"Old.swift hides a bar\")"
      let newer = ".allow(\"nested-navigation\", because: \"New.swift hides a bar\")"
      func with(_ modifiers: String...) -> String {
        written.replacing(
          "  Screen(.home) {",
          with: "  Screen(.other)\n" + modifiers.map { "    \($0)\n" }.joined()
            + "    .source(appFile, 4)\n  Screen(.home) {")
      }
      let update = try #require(
        RegistrationUpdate(of: with(own, readers), by: with(newer)))
      #expect(update.text.contains(own) && update.text.contains(newer))
      #expect(!update.text.contains(readers))
      #expect(
        update.notices == ["removed: \(readers) of Screen(.other) of \u{201C}Main\u{201D}"])
    }

    @Test("actions that differ in their conditions are kept apart, also from the author's")
    func sameActions() throws {
      let written = Self.registration(Self.opening)
      let first =
        "    On(\"openTapped\", .push(.detail))\n      .assuming(\"a\")\n      .source(appFile, 28)\n"
      let second = "    On(\"openTapped\", trigger: .effect, .push(.detail)).source(appFile, 30)\n"
      let own = "    On(\"openTapped\", when: .is(\"ready\"), .push(.detail))\n"
      let home = "  Screen(.home) {\n"
      let code = written.replacing(home, with: home + first + second)
      let edited = written.replacing(home, with: home + own + first + second)
      let update = try #require(RegistrationUpdate(of: edited, by: code))
      #expect(update.notices.isEmpty)
      for each in [first, second, own] { #expect(update.text.contains(each)) }
      let fewer = try #require(
        RegistrationUpdate(of: edited, by: written.replacing(home, with: home + first)))
      #expect(
        fewer.notices == [
          "removed: On(\"openTapped\", .push(.detail)) on .home of \u{201C}Main\u{201D}"
        ])
      #expect(!fewer.text.contains(second) && fewer.text.contains(own))
    }

    @Test("the author's condition stays with its action if the code gets another of the same name")
    func conditionsStay() throws {
      let written = Self.registration(Self.opening)
      func on(_ own: String, _ assumption: String, _ line: Int) -> String {
        "    On(\"openTapped\", \(own).push(.detail))\n      .assuming(\"\(assumption)\")\n"
          + "      .source(appFile, \(line))\n"
      }
      let home = "  Screen(.home) {\n"
      let own = "when: .is(\"ready\"), "
      let edited = written.replacing(home, with: home + on(own, "a", 28))
      let code = written.replacing(home, with: home + on("", "b", 28) + on("", "a", 30))
      let update = try #require(RegistrationUpdate(of: edited, by: code))
      func unspaced(_ text: String) -> String { text.filter { !$0.isWhitespace } }
      #expect(unspaced(update.text).contains(unspaced(on("", "b", 28) + on(own, "a", 30))))
    }

    @Test("a coordinator of the author's keeps its enum")
    func ownCoordinator() throws {
      let written = Self.registration(Self.opening)
      let own = """
        enum ExtraRoute: String, RouteKey { case start }

        let extra = Switch<ExtraRoute>("Extra", initial: .start) {
          Case(.start)
        }

        """
      let update = try #require(
        RegistrationUpdate(of: written.replacing("register(", with: own + "register("), by: written)
      )
      #expect(update.text.contains(own))
      #expect(update.notices.isEmpty)
    }

    @Test("files that are not a registration, or not Swift, are left unchanged")
    func anyFile() throws {
      let new = Self.registration(Self.opening)
      let updated = try #require(RegistrationUpdate(of: "func help() {}", by: new)?.text)
      #expect(updated.contains("func help() {}"))
      #expect(updated.contains("register("))
      #expect(RegistrationUpdate(of: "func help() {}\nstruct { broken", by: new)?.text == nil)
    }
  }
#endif
