import NavGraph
import NavGraphModel
import Testing

/// The libraries that keep a stack and a modal: what their commands and actions come to.
struct VocabularyStackAndModalTests {
  struct Screen: Routing, Sendable, ExpressibleByStringLiteral {
    let name: String

    init(stringLiteral name: String) {
      self.name = name
    }

    var id: String { String(name.prefix(1)) }
  }

  /// The outcomes of what a reducer does.
  private static func outcomes(of body: () -> Void) -> [Outcome] {
    let log = OperationLog()
    OperationLog.$current.withValue(log, operation: body)
    return log.notes.map(\.outcome)
  }

  // MARK: - RoutingReducer

  struct Command: Sendable {
    let source: String
    let path: [Screen]
    var modal: Screen?
    let action: Screen.NavigationAction
    let after: [Screen]
    var modalAfter: Screen?
    var outcome = Outcome.applied
  }

  @Test(arguments: [
    Command(source: "push", path: ["a"], action: .push("b"), after: ["a", "b"]),
    Command(
      source: "push of a duplicate identity", path: ["a", "b"], action: .push("a2"),
      after: ["a", "b"], outcome: .ignored(.duplicateIdentity)),
    Command(
      source: "push while a modal is up", path: ["a"], modal: "m", action: .push("b"),
      after: ["a", "b"], modalAfter: "m"),
    Command(
      source: "push of the modal's identity", path: [], modal: "m", action: .push("m"),
      after: ["m"], modalAfter: "m"),
    Command(source: "pop", path: ["a", "b"], action: .pop(), after: ["a"]),
    Command(
      source: "pop: nothing on empty", path: [], modal: "m", action: .pop(), after: [],
      modalAfter: "m", outcome: .ignored(.notEnoughScreens)),
    Command(
      source: "pop(toRoot: true)", path: ["a", "b"], modal: "m", action: .pop(toRoot: true),
      after: [], modalAfter: "m"),
    Command(
      source: "pop(toRoot: true) at the root", path: [], action: .pop(toRoot: true), after: [],
      outcome: .ignored(.emptyStack)),
    Command(source: "present", path: ["a"], action: .present("m"), after: ["a"], modalAfter: "m"),
    Command(
      source: "present overwrites the modal there is", path: [], modal: "m", action: .present("n"),
      after: [], modalAfter: "n", outcome: .appliedDespite(.slotTaken)),
    Command(source: "dismiss", path: ["a"], modal: "m", action: .dismiss, after: ["a"]),
    Command(
      source: "dismiss with none", path: ["a"], action: .dismiss, after: ["a"],
      outcome: .ignored(.nothingPresented)),
  ])
  func routingReducer(_ line: Command) {
    var state = Screen.NavigationState(
      routePath: IdentifiedArrayOf(uniqueElements: line.path), currentModal: line.modal)
    let outcomes = Self.outcomes { state.reduce(line.action) }
    #expect(state.routePath.elements == line.after)
    #expect(state.currentModal == line.modalAfter)
    #expect(outcomes == (line.outcome == .applied ? [] : [line.outcome]))
  }

  // MARK: - ComposableNavigation

  typealias Stack = StackNavigation<String>

  struct StackLine: Sendable {
    let source: String
    let items: [String]
    let action: Stack.Action
    let after: [String]
    var outcome = Outcome.applied
  }

  @Test(arguments: [
    StackLine(source: "pushItem", items: ["a"], action: .pushItem("b"), after: ["a", "b"]),
    StackLine(
      source: "pushItem of a duplicate", items: ["a"], action: .pushItem("a"), after: ["a", "a"]),
    StackLine(
      source: "pushItems", items: ["a"], action: .pushItems(["b", "c"]), after: ["a", "b", "c"]),
    StackLine(source: "popItem with one item", items: ["a"], action: .popItem(), after: []),
    StackLine(
      source: "popItem without items", items: [], action: .popItem(), after: [],
      outcome: .ignored(.notEnoughScreens)),
    StackLine(
      source: "popItems", items: ["a", "b", "c"], action: .popItems(count: 2), after: ["a"]),
    StackLine(
      source: "popItems over the count", items: ["a", "b"], action: .popItems(count: 3),
      after: ["a", "b"], outcome: .ignored(.notEnoughScreens)),
    StackLine(
      source: "popItems negative", items: ["a"], action: .popItems(count: -1), after: ["a"],
      outcome: .ignored(.negativeCount)),
    StackLine(source: "popToRoot", items: ["a", "b", "c"], action: .popToRoot(), after: ["a"]),
    StackLine(
      source: "popToRoot on empty", items: [], action: .popToRoot(), after: [],
      outcome: .ignored(.emptyStack)),
    StackLine(source: "setItems", items: ["a"], action: .setItems(["c", "b"]), after: ["c", "b"]),
  ])
  func stackNavigation(_ line: StackLine) {
    var state = Stack.State(items: line.items)
    let outcomes = Self.outcomes { state.reduce(line.action) }
    #expect(state.items == line.after)
    #expect(outcomes == (line.outcome == .applied ? [] : [line.outcome]))
  }

  @Test func aModalOccupiesASingleSlot() {
    typealias Modal = ModalNavigation<String>
    var state = Modal.State()
    let outcomes = Self.outcomes {
      state.reduce(.dismiss())
      state.reduce(.presentSheet("a"))
      #expect(state.styledItem == .init(item: "a", style: .pageSheet))
      state.reduce(.presentFullScreen("b"))
      #expect(state.styledItem == .init(item: "b", style: .fullScreen))
      state.reduce(.set(.init(item: "b", style: .formSheet)))
      state.reduce(.set(nil))
      state.reduce(.set(nil))
    }
    #expect(state.styledItem == nil)
    #expect(
      outcomes == [
        .ignored(.nothingPresented), .appliedDespite(.slotTaken), .appliedDespite(.slotTaken),
      ])
  }

  @Test func tabsIgnoreMissingItems() {
    var state = TabNavigation<String>.State(items: ["a", "b", "c"], activeItem: "a")
    let outcomes = Self.outcomes {
      state.reduce(.setActiveItem("c"))
      state.reduce(.setActiveItem("z"))
      #expect(state.activeItem == "c")
      state.reduce(.setActiveIndex(1))
      state.reduce(.setActiveIndex(-1))
      #expect(state.activeItem == "b")
      state.reduce(.setItems(["c", "a"]))
      #expect(state.activeItem == "c")
      state.reduce(.setItems([]))
      #expect(state.activeItem == "c" && state.activeIndex == nil)
    }
    #expect(
      outcomes == [
        .ignored(.noSuchTab), .ignored(.outOfRange), .appliedDespite(.noSuchTab),
      ])
  }

  @Test func animationsAreNotPartOfTheState() {
    var state = Stack.State(items: ["a"])
    state.reduce(.pushItem("b", animated: false))
    #expect(!state.areAnimationsEnabled)
    #expect(state == Stack.State(items: ["a", "b"]))
    #expect(state.hashValue == Stack.State(items: ["a", "b"]).hashValue)
  }

  // MARK: - The Composable Architecture

  @Test func stackStateReportsMissingElements() {
    var path = StackState(["a", "b", "c"])
    let ids = path.ids
    let outcomes = Self.outcomes {
      path.pop(to: ids[1])
      #expect(path.elementsEqual(["a", "b"]))
      path.pop(to: ids[2])
      path.pop(from: ids[2])
      path.pop(from: ids[0])
      #expect(path.popLast() == nil)
      #expect(path.removeLast() == nil)
      path[id: ids[0]] = "z"
    }
    #expect(path.isEmpty)
    #expect(
      outcomes == [
        .ignored(.noMatch), .ignored(.noMatch), .ignored(.notEnoughScreens),
        .traps(.notEnoughScreens), .ignored(.noMatch),
      ])
  }

  @Test func anElementKeepsItsIdentityWhileOthersChange() {
    var path = StackState(["a", "b"])
    let first = path.ids[0]
    let second = path.ids[1]
    path.removeLast()
    path.append("b")
    #expect(path.ids[0] == first)
    #expect(path.ids[1] != second)
    path[0] = "c"
    #expect(path[id: first] == "c")
  }

  @Test func stacksWithEqualElementsAreEqual() {
    var path = StackState(["b"])
    path.removeLast()
    path.append("a")
    #expect(path == StackState(["a"]))
    #expect(path.hashValue == StackState(["a"]).hashValue)
    #expect(path != StackState(["b"]))
    #expect(path != StackState(["a", "a"]))
  }

  @Test func actionsForMissingElementsAreReported() {
    var path = StackState(["a"])
    let known = path.ids[0]
    let outcomes = Self.outcomes {
      path.reduce(StackAction<String, Int>.push(id: 7, state: "b"))
      path.reduce(StackAction<String, Int>.push(id: 7, state: "c"))
      path.reduce(StackAction<String, Int>.element(id: known, action: 0))
      path.reduce(StackAction<String, Int>.popFrom(id: known))
      path.reduce(StackAction<String, Int>.element(id: known, action: 0))
      path.append("d")
    }
    #expect(path.ids == [8])
    #expect(outcomes == [.ignored(.duplicateIdentity), .ignored(.noAddressee)])
  }

  @Test func aPresentationOccupiesASingleSlot() {
    struct State: Hashable {
      @Presents var destination: String?
    }
    var state = State()
    let outcomes = Self.outcomes {
      state.$destination.dismiss()
      state.$destination.reduce(PresentationAction<Int>.presented(0))
      state.destination = "a"
      state.$destination.present("b")
      #expect(state.destination == "b")
      state.$destination.reduce(PresentationAction<Int>.presented(0))
      state.$destination.reduce(PresentationAction<Int>.dismiss)
    }
    #expect(state == State())
    #expect(
      outcomes == [
        .ignored(.nothingPresented), .ignored(.noAddressee), .appliedDespite(.slotTaken),
      ])
  }
}
