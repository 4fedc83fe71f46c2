// The model nav-v1 as reducers, to be measured: once over a state that lies in two words, once over
// ordinary arrays. `Tests/Benchmarks/reducers.sh` compares them with SPIN on the same model.
//
// Main stack of at most D screens with root 0, and a sheet with a stack of its own of at most D2. From the
// top screen x of the active stack, push k (k < F) goes to (5x + 7k + 1) mod R; pop; pop to root; where no
// sheet is up, a sheet opens at (3x + 2) mod R; dismiss drops it.

import Foundation
import NavGraph

func parameter(_ name: String, _ otherwise: Int) -> Int {
  ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? otherwise
}

/// R, F, D and D2.
let routeCount = parameter("NAV_V1_R", 32)
let fanOut = parameter("NAV_V1_F", 3)
let mainDepth = parameter("NAV_V1_D", 9)
let sheetDepth = parameter("NAV_V1_D2", 5)

func pushed(from top: Int, by choice: Int) -> Int { (5 * top + 7 * choice + 1) % routeCount }
func presented(from top: Int) -> Int { (3 * top + 2) % routeCount }

/// A screen by its number.
struct NavScreen: RouteKey {
  let number: UInt8

  init(_ number: Int) { self.number = UInt8(truncatingIfNeeded: number) }
  init?(rawValue: String) {
    guard let number = Int(rawValue) else { return nil }
    self.init(number)
  }
  var rawValue: String { "\(number)" }
  static var allCases: [NavScreen] { (0..<32).map { NavScreen($0) } }
}

enum NavAction {
  case push(Int)
  case pop, root, present, dismiss
}

/// A screen as it stands.
struct NavEntry: RouteProjection {
  let screen: NavScreen
  let isRoot: Bool
  let isSheet: Bool

  var routeEntry: RouteEntry<NavScreen> {
    if isRoot { return .root(screen, embedsNavigation: true) }
    return isSheet ? .sheet(screen, embedsNavigation: true) : .push(screen)
  }
}

// MARK: - Two words

/// A stack in one word: its height in the highest byte, its screens from the lowest bits on, five bits each.
struct WordStack: Hashable {
  private var word: UInt64 = 0

  var height: Int { Int(word >> 56) }
  var top: Int { self[height - 1] }
  subscript(index: Int) -> Int { Int(word >> (UInt64(index) * 5) & 31) }

  mutating func push(_ screen: Int) {
    word |= UInt64(screen) << (UInt64(height) * 5)
    word += 1 << 56
  }

  mutating func cut(to height: Int) {
    word &= 1 << (UInt64(height) * 5) - 1
    word |= UInt64(height) << 56
  }
}

struct WordState: Hashable {
  var main = WordStack()
  var sheet = WordStack()

  init() { main.push(0) }

  var isUp: Bool { sheet.height > 0 }
  var active: WordStack {
    get { isUp ? sheet : main }
    set { if isUp { sheet = newValue } else { main = newValue } }
  }

  func allows(_ action: NavAction) -> Bool {
    switch action {
    case .push: active.height < (isUp ? sheetDepth : mainDepth)
    case .pop, .root: active.height > 1
    case .present: !isUp
    case .dismiss: isUp
    }
  }

  mutating func reduce(_ action: NavAction) {
    let top = active.top
    switch action {
    case .push(let choice): active.push(pushed(from: top, by: choice))
    case .pop: active.cut(to: active.height - 1)
    case .root: active.cut(to: 1)
    case .present: sheet.push(presented(from: top))
    case .dismiss: sheet.cut(to: 0)
    }
  }

  var entries: [NavEntry] {
    var entries: [NavEntry] = []
    entries.reserveCapacity(main.height + sheet.height)
    for index in 0..<main.height {
      entries.append(NavEntry(screen: NavScreen(main[index]), isRoot: index == 0, isSheet: false))
    }
    for index in 0..<sheet.height {
      entries.append(NavEntry(screen: NavScreen(sheet[index]), isRoot: false, isSheet: index == 0))
    }
    return entries
  }
}

let words = Coordinator<NavScreen>("Nav", initial: WordState(), routes: \.entries) {
  for number in 0..<routeCount {
    Screen(NavScreen(number)) {
      for choice in 0..<fanOut {
        Action("push \(choice)", NavAction.push(choice)) { (state: WordState) in
          state.allows(.push(choice))
        }
      }
      Action("pop", NavAction.pop) { (state: WordState) in state.allows(.pop) }
      Action("root", NavAction.root) { (state: WordState) in state.allows(.root) }
      Action("present", NavAction.present) { (state: WordState) in state.allows(.present) }
      Action("dismiss", NavAction.dismiss) { (state: WordState) in state.allows(.dismiss) }
    }
  }
} reduce: { (state: inout WordState, action: NavAction) in
  state.reduce(action)
  return []
}

// MARK: - Arrays

struct ArrayState: Hashable {
  var main: [UInt8] = [0]
  var sheet: [UInt8] = []

  var isUp: Bool { !sheet.isEmpty }
  var active: [UInt8] { isUp ? sheet : main }

  func allows(_ action: NavAction) -> Bool {
    switch action {
    case .push: isUp ? sheet.count < sheetDepth : main.count < mainDepth
    case .pop, .root: (isUp ? sheet.count : main.count) > 1
    case .present: !isUp
    case .dismiss: isUp
    }
  }

  mutating func reduce(_ action: NavAction) {
    switch action {
    case .push(let choice):
      let screen = UInt8(pushed(from: Int(active.last ?? 0), by: choice))
      if isUp { sheet.append(screen) } else { main.append(screen) }
    case .pop: if isUp { sheet.removeLast() } else { main.removeLast() }
    case .root: if isUp { sheet.removeSubrange(1...) } else { main.removeSubrange(1...) }
    case .present: sheet = [UInt8(presented(from: Int(main.last ?? 0)))]
    case .dismiss: sheet = []
    }
  }

  var entries: [NavEntry] {
    var entries: [NavEntry] = []
    entries.reserveCapacity(main.count + sheet.count)
    for screen in main {
      entries.append(
        NavEntry(screen: NavScreen(Int(screen)), isRoot: entries.isEmpty, isSheet: false))
    }
    for (index, screen) in sheet.enumerated() {
      entries.append(NavEntry(screen: NavScreen(Int(screen)), isRoot: false, isSheet: index == 0))
    }
    return entries
  }
}

let arrays = Coordinator<NavScreen>("Nav", initial: ArrayState(), routes: \.entries) {
  for number in 0..<routeCount {
    Screen(NavScreen(number)) {
      for choice in 0..<fanOut {
        Action("push \(choice)", NavAction.push(choice)) { (state: ArrayState) in
          state.allows(.push(choice))
        }
      }
      Action("pop", NavAction.pop) { (state: ArrayState) in state.allows(.pop) }
      Action("root", NavAction.root) { (state: ArrayState) in state.allows(.root) }
      Action("present", NavAction.present) { (state: ArrayState) in state.allows(.present) }
      Action("dismiss", NavAction.dismiss) { (state: ArrayState) in state.allows(.dismiss) }
    }
  }
} reduce: { (state: inout ArrayState, action: NavAction) in
  state.reduce(action)
  return []
}

register(Graph("words") { words })
register(Graph("arrays") { arrays })
