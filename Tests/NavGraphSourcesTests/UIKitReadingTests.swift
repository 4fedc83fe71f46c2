#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// View controllers with a store, and what Swift Navigation's functions of UIKit show.
  struct UIKitReadingTests {
    private static func app(_ controller: String, _ more: String = "") -> String {
      """
      @Reducer struct Item { struct State {}; enum Action { case xTapped } }
      @Reducer struct Catalog {
        @Reducer enum Path { case item(Item) }
        @ObservableState struct State {
          var path = StackState<Path.State>()
          @Presents var detail: Item.State?
          var isHelpShown = false
        }
        enum Action {
          case path(StackActionOf<Path>), itemTapped, detailTapped, helpTapped, loaded
          case detail(PresentationAction<Item.Action>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .itemTapped, .loaded: state.path.append(.item(Item.State()))
            case .detailTapped: state.detail = Item.State()
            case .helpTapped: state.isHelpShown = true
            case .path, .detail: break
            }
            return .none
          }
          .forEach(\\.path, action: \\.path)
          .ifLet(\\.$detail, action: \\.detail) { Item() }
        }
      }
      final class CatalogViewController: UIViewController {
        @UIBindable var store: StoreOf<Catalog>
        \(controller)
      }
      \(more)
      """
    }

    @Test(
      "pushes and pops of a view controller are listed as not read",
      arguments: [
        "pushViewController(ItemViewController(), animated: true)",
        "popViewController(animated: true)", "setViewControllers([home], animated: false)",
      ])
    func ownStack(_ call: String) {
      let reading = Sources.read(
        Self.app("@objc func open() { navigationController?.\(call) }"))
      let name = call.prefix { $0 != "(" }
      #expect(
        reading.remarks.map(\.reason).contains(
          "what UIKit shows after \u{201C}\(name)\u{201D} is not read"))
    }

    @Test("a button of a presented view controller that dismisses it closes the screen")
    func dismissal() {
      func closings(_ more: String = "") -> [String] {
        Sources.transitions(
          Self.app(
            """
            override func viewDidLoad() {
              let open = UIAction { [weak self] _ in self?.store.send(.detailTapped) }
              present(item: $store.scope(state: \\.detail, action: \\.detail)) {
                ItemViewController(store: $0)
              }
            }
            """,
            """
            final class ItemViewController: UIViewController {
              let store: StoreOf<Item>
              override func viewDidLoad() {
                let done = UIAction(title: "Done") { [weak self] _ in
                  self?.dismiss(animated: true)
                }
              }
              \(more)
            }
            """)
        ).filter { $0.hasPrefix("detail.") }
      }
      #expect(closings() == ["detail.Button: Done: dismiss"])
      // What it presents itself would close first.
      #expect(
        closings("func help() { present(HelpViewController(), animated: true) }").isEmpty)
    }

    @Test("pages and superclass behavior are not a stack")
    func otherControllers() {
      let reading = Sources.read(
        Self.app(
          "@objc func open() { pages.setViewControllers([home], direction: .forward, animated: true) }",
          """
          final class Stack: UINavigationController {
            override func pushViewController(_ controller: UIViewController, animated: Bool) {
              super.pushViewController(controller, animated: animated)
            }
          }
          """))
      #expect(!reading.remarks.contains { $0.reason.contains("UIKit") })
    }

    @Test("a view controller pushes a state onto the stack around it")
    func pushedState() {
      let app = Self.app(
        """
        override func viewDidLoad() {
          let action = UIAction { [weak self] _ in
            self?.traitCollection.push(state: Catalog.Path.State.item(Item.State()))
          }
        }
        """)
      #expect(Sources.transitions(app).contains("root.link: item: push item"))
    }

    @Test("a view controller presents the child whose store it observes")
    func observed() {
      for check in [
        "if let item = STORE { show(item) } else { hide() }",
        "guard let item = STORE else { return }",
      ] {
        let app = Self.app(
          """
          override func viewDidLoad() {
            observe {
              \(check.replacing("STORE", with: "store.scope(state: \\.detail, action: \\.detail.presented)"))
            }
          }
          @objc func open() { store.send(.detailTapped) }
          """)
        #expect(Sources.transitions(app).contains("root.detailTapped: show detail"))
      }
    }

    @Test("a view controller's actions are on its screen, and its automatic actions are not taps")
    func senders() {
      let app = Self.app(
        """
        override func viewDidLoad() {
          store.send(.loaded)
          let add = UIAction { [weak self] _ in self?.store.send(.itemTapped) }
        }
        func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
          if path.row == 0 { store.send(.detailTapped) }
        }
        """)
      #expect(
        Sources.transitions(app) == [
          "root.itemTapped: push item", "root.loaded automatic: push item",
          "root.detailTapped: show detail if path.row == 0",
        ])
    }

    private static let shown = "$store.scope(state: \\.detail, action: \\.detail)"
    private static let full = "ctrl.modalPresentationStyle = .fullScreen"

    @Test(
      "how a view controller is shown is known",
      arguments: [
        ("present(item: \(shown)) { ItemController(store: $0) }", SlotKind.sheet),
        (
          "present(item: \(shown)) { let ctrl = ItemController(store: $0); \(full); return ctrl }",
          .cover
        ),
        ("present(item: \(shown)) { FullController(store: $0) }", .cover),
        ("navigationDestination(item: \(shown)) { ItemController(store: $0) }", .push),
      ])
    func styles(_ call: String, _ kind: SlotKind) {
      let app = Self.app(
        "override func viewDidLoad() { \(call) }",
        """
        class ItemController: UIViewController { init(store: StoreOf<Item>) {} }
        class FullController: UIViewController {
          init(store: StoreOf<Item>) { modalPresentationStyle = .fullScreen }
        }
        """)
      let slots = Sources.read(app).graph.coordinators.flatMap(\.slots)
      #expect(slots.map(\.kind) == [kind])
    }

    @Test(
      "a Bool presents a view controller, too; a notification comes at any time",
      arguments: [
        ("@objc func help() { store.send(.helpTapped) }", "root.helpTapped: show help"),
        (
          """
          func observe() {
            center.addObserver(forName: .help, object: nil, queue: nil) { _ in
              self.store.send(.helpTapped)
            }
          }
          """, ".helpTapped effect: show help"
        ),
      ])
    func flag(_ sender: String, _ transition: String) {
      let app = Self.app(
        """
        override func viewDidLoad() {
          present(isPresented: $store.isHelpShown) { UIViewController() }
        }
        \(sender)
        """)
      #expect(Sources.transitions(app).contains(transition))
    }

    @Test(
      "UIKit tabs are listed as not read",
      arguments: [
        (
          "struct Bar: View { var body: some View { Wrapped(UITabBarController()) } }",
          "what \u{201C}UITabBarController\u{201D} shows is not read"
        ),
        (
          "class Tabs: UITabBarController { override func viewDidLoad() { self.viewControllers = [home, more] } }",
          "the tabs of \u{201C}Tabs\u{201D} are not read"
        ),
      ])
    func unread(_ code: String, _ reason: String) {
      #expect(Sources.read(Self.app("", code)).remarks.map(\.reason).contains(reason))
    }
  }
#endif
