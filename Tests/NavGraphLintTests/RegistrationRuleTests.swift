import NavGraphExploration
import NavGraphLint
import NavGraphNotation
import Testing

/// What rules over the registration say, and where they keep quiet.
struct RegistrationRuleTests {
  @Test(
    arguments: [
      (
        "missing-renderer", "home -> cart; cart <-; renders home",
        "“cart” can be reached but has no view"
      ),
      (
        "unhandled-output", "home:buy -> cart; sends home buy share",
        """
        “share” of “home” is sent, but neither “Example” nor an enclosing coordinator handles it
        """
      ),
      (
        "unhandled-output", "home -> cart; unhandled cart help",
        """
        “help” of “cart” is sent, but neither its own reducer nor “Example” nor an enclosing coordinator handles \
        it
        """
      ),
      (
        "stuck-waiting", "home -> form; stuck form save isSaving",
        "“form” waits for ever after “save” when its request fails: “isSaving” stays true"
      ),
      (
        "stuck-waiting", "home := done; stuck home load",
        "“home” waits for ever after “load” when its request fails: nothing else leads on"
      ),
      (
        "mutable-id",
        "home -> item; item:more nothing; argument item.n 0 1 changes more; byid item.n",
        "the app stops when “more” on “item” changes “n”, which its identity is made of"
      ),
      (
        "mutable-id",
        "[routing]; home -> item; item:more nothing; argument item.n 0 1 changes more; byid item.n",
        "the screen no longer answers after “more” on “item” changes “n”, which its identity is made of"
      ),
      (
        "nested-root-scope",
        "Main: home => pay@Pay; Pay: cart -> card; Pay: card:home goBackToRoot",
        """
        “home” returns to the first screen of “Pay”, not to the screens of “Main” below it
        """
      ),
      (
        "deep-link-duplicate",
        "home -> item; home -> new; link a://item/:id -> item; link a://item/new -> new",
        """
        “a://item/new” matches two deep links: “a://item/:id” and “a://item/new”
        """
      ),
      (
        "untracked-presentation", "home; untracked home share",
        """
        while “share” is open on “home”, links and late responses act on the screen below: no state \
        contains it
        """
      ),
      (
        "empty-container", "home -> cart; slot .filter sheet",
        """
        “filter” of “Example” is always empty: no action and no condition fills it
        """
      ),
      (
        "unsent-action", "home:buy -> cart; home:sell -> cart; sends home buy",
        """
        “sell” of “home” never happens: feature “home” does not list it, and nothing sends it
        """
      ),
      (
        "unsent-action",
        "home:go send refresh item; home -> item; item:refesh sent -> home; item:refresh nothing",
        """
        “refesh” of “item” never happens: nothing sends it; did you mean “refresh”?
        """
      ),
      (
        "unsent-action",
        """
        App: main@Main; Main: home => pay@Pay; App: main/:finished goBackToRoot; \
        Pay: cart emit finished
        """,
        """
        “finished” never happens: “Main” never reports it; “Pay” inside it does, which only \
        `OnChild(flowOf:)` receives
        """
      ),
      (
        "unheard-output",
        "Main: home => pay@Pay; Main: pay/:finished dismiss; Pay: cart emit finishd",
        """
        “Pay” reports “finishd”, but no enclosing coordinator handles it (it is hosted by “Main”); did \
        you mean “finished”?
        """
      ),
      (
        "unheard-output", "home:a emit done; home:b emit done; home:c emit cancelled",
        """
        nothing handles what “Example” reports (“cancelled”, “done”): no coordinator hosts it
        """
      ),
      (
        "effect-wiring", "home -> form; form:save start save & <-; effect form.save saved started",
        """
        on “save”, “save” never finishes: “goBack” closes “form” in the same update, and that cancels \
        it
        """
      ),
    ])
  func saysWhatHappens(_ id: String, _ notation: String, _ message: String) throws {
    #expect(try messages(of: id, about: notation) == [message])
  }

  @Test(
    "Nothing is reported",
    arguments: [
      // What two starts of the app have is never there together.
      (
        "deep-link-duplicate",
        "A: home; A: link a://x goBackToRoot; B: list; B: link a://x goBackToRoot"
      ),
      // Only one of the conditions can hold.
      (
        "deep-link-duplicate",
        "home -> cart; var vip false true; link a://x -> cart ? vip=true; "
          + "link a://x goBackToRoot ? vip=false"
      ),
      // Somebody around learns of it.
      (
        "nested-root-scope",
        "Main: home => pay@Pay; Main: pay/:done dismiss; Pay: cart -> card; "
          + "Pay: card goBackToRoot & emit done"
      ),
      // The screens of the flow inside are pushed in its navigation container.
      ("empty-container", "Main: home@Shop; Shop: list -> item"),
      ("empty-container", "home -> form; slot home.next push; home fill next form"),
      // What a library without cancellation starts goes on.
      (
        "effect-wiring",
        "[flowstacks]; home -> form; form start save & <-; effect form.save saved started"
      ),
      (
        "effect-wiring",
        "[indexed]; home -> form; form start save & replace home; effect form.save saved started"
      ),
      // An effect of the screen's own sends it.
      (
        "unsent-action",
        "home:loaded sent -> cart; effect home.load loaded; sends home buy; home:buy nothing"
      ),
      (
        "mutable-id",
        "[flowstacks]; home -> item; item:more nothing; argument item.n 0 1 changes more; byid item.n"
      ),
    ])
  func keepsQuiet(_ id: String, _ notation: String) throws {
    #expect(try messages(of: id, about: notation) == [])
  }

  @Test func aLinkSharedByFlowsOnScreenTogetherIsReported() throws {
    let apart = """
      App: switch login@Login main@Main; Login: form; Login: link a://x goBackToRoot; \
      Main: home -> cart; Main: link a://x -> cart
      """
    #expect(try messages(of: "deep-link-duplicate", about: apart).isEmpty)
    let kept = apart.replacing("login@Login", with: "login@Login*")
    #expect(try messages(of: "deep-link-duplicate", about: kept).count == 1)
  }

  private func messages(of id: String, about notation: String) throws -> [String] {
    let graph = try GraphNotation(notation)
    let rule = try #require(RuleRegistry.all.first { $0.info.id == id })
    let facts = try Exploration.explore(graph.graph, reducers: graph.reducers)
    return rule.check(facts).findings.map(\.message.text)
  }
}
