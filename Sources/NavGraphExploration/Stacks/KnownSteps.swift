import NavGraphModel

/// What plain steps were found to do, by what decides that.
struct KnownSteps {
  /// What decides what an action of the screen on top does.
  struct Situation: Hashable {
    let control: Int32
    let note: SpineNote
    /// How the screen stands, and whether it can be swiped away.
    let standing: UInt32
    /// Of what is asked whether it is there, which the screen is.
    let marks: [Int32]
  }

  /// What decides what the links of the first flow do.
  struct LinkSituation: Hashable {
    let control: Int32
    /// The highest symbol of that flow.
    let last: Int32
    /// Whether a flow stands above it.
    let isCovered: Bool
  }

  private var situations = Numbering<Situation>()
  private var numbers = PairTable()
  private var programs: [StackModel.Program] = []
  /// With their labels; those that begin together are one.
  private var links: [LinkSituation: [(program: StackModel.Program, label: Int32)]] = [:]

  mutating func number(of situation: Situation) -> Int32 { situations.number(of: situation) }

  /// What a content comes to in a situation, if that is known.
  func program(of content: Int32, in situation: Int32) -> StackModel.Program? {
    numbers[situation, content].map { programs[Int($0)] }
  }

  mutating func learn(_ program: StackModel.Program, of content: Int32, in situation: Int32) {
    let candidate = Int32(programs.count)
    if numbers.number(situation, content, else: candidate) == candidate {
      programs.append(program)
    }
  }

  subscript(links situation: LinkSituation) -> [(program: StackModel.Program, label: Int32)]? {
    get { links[situation] }
    set { links[situation] = newValue }
  }
}

extension Removal {
  /// Whether it is read from what is noted of the stack alone.
  var isPlain: Bool {
    switch kind {
    case .none, .entries, .leaving, .layers, .pushes, .allLayers: true
    case .symbols, .target, .visible, .severalPushes, .all: false
    }
  }

  /// Whether it may take any number of symbols away.
  var isLoop: Bool {
    switch kind {
    case .none, .symbols: false
    case .entries, .leaving, .layers, .pushes, .allLayers, .target, .visible, .severalPushes, .all:
      true
    }
  }
}
