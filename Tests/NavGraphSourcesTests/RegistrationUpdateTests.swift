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
      #expect(RegistrationUpdate.text(of: text, updatedBy: text) == text)
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
      let updated = try #require(RegistrationUpdate.text(of: refined, updatedBy: changed))
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
      #expect(RegistrationUpdate.text(of: updated, updatedBy: changed) == updated)
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
      let updated = try #require(RegistrationUpdate.text(of: allowed, updatedBy: moved))
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
      #expect(RegistrationUpdate.text(of: written, updatedBy: written) == written)
      let refined = written.replacing("if: .count(.atLeast(2))", with: "if: .canPush")
      let changed = Self.registration(
        Self.opening + back("state.routes.count > 2")
          + "case .reset: if b { state.routes.goBackToRoot() }; return .none\n")
      let updated = try #require(RegistrationUpdate.text(of: refined, updatedBy: changed))
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
          RegistrationUpdate.text(of: commented, updatedBy: Self.registration(code)))
        for comment in [
          "/* The way back. */", "Screen(.home) {  // The first.", "detail  // Two.",
          "main  // The only one.",
          "Home(MainRoute.home, in: main)  // The start.", "// Nothing else.\n",
          "\n// The end.\n",
        ] {
          #expect(updated.contains(comment), "\(comment) is gone from \(updated)")
        }
        #expect(
          RegistrationUpdate.text(of: updated, updatedBy: Self.registration(code)) == updated)
      }
    }

    @Test("files that are not a registration, or not Swift, are left unchanged")
    func anyFile() throws {
      let new = Self.registration(Self.opening)
      let updated = try #require(RegistrationUpdate.text(of: "func help() {}", updatedBy: new))
      #expect(updated.contains("func help() {}"))
      #expect(updated.contains("register("))
      #expect(RegistrationUpdate.text(of: "func help() {}\nstruct { broken", updatedBy: new) == nil)
    }
  }
#endif
