import NavGraphModel

/// What plain steps, and gestures beside them, were found to do, by what decides that.
struct KnownSteps {
  /// What decides what an action of the screen on top does.
  struct Situation: Hashable {
    let control: Int32
    /// Without what is around the flow.
    let note: SpineNote
    let flow: SpineFlow
    /// How the screen stands, and whether it can be swiped away.
    let standing: UInt32
    /// Of what is asked whether it is there, what the screen is.
    let marks: [Int32]
  }

  /// What decides what gestures do on the screen on top: those may take its flow away.
  struct GestureSituation: Hashable {
    let control: Int32
    let note: SpineNote
    let standing: UInt32
    /// Which of them it disables.
    let disabling: Int32
  }

  /// What decides what the links of the first flow do: how its highest screen stands there.
  struct LinkSituation: Hashable {
    let control: Int32
    let note: SpineNote
    let standing: UInt32
    let record: StateTree.RecordID
    let marks: [Int32]
    /// Whether a flow stands above it.
    let isCovered: Bool
  }

  /// What a step does, and what it is called.
  struct Step {
    let program: StackModel.Program
    let label: Int32
  }

  /// What the links of a coordinator do, with their labels; those that begin together are one.
  struct Links {
    let programs: [(program: StackModel.Program, label: Int32)]
    /// What they leave open, which other stacks than those of one head may answer otherwise.
    let questions: [StackModel.OpenStep]
  }

  private var situations = Numbering<Situation>()
  private var numbers = PairTable()
  private var programs: [(program: PlainProgram, question: StackModel.OpenStep.Question?)] = []
  /// By number of a plain step: its label, -1 where it has none yet.
  private var labels: [Int32] = []
  private var gestures: [GestureSituation: [Step]] = [:]
  private var links: [LinkSituation: Links] = [:]

  mutating func number(of situation: Situation) -> Int32 { situations.number(of: situation) }

  func isKnown(_ content: PlainContent, in situation: Int32) -> Bool {
    numbers[situation, content.shape] != nil
  }

  /// What a content comes to in a situation, and what of that is asked of stacks, if that is known.
  func program(
    of content: PlainContent, in situation: Int32
  ) -> (program: StackModel.Program, question: StackModel.OpenStep.Question?)? {
    number(of: content, in: situation).map { program($0, of: content) }
  }

  /// The number of what is known of a content in a situation; nil where nothing is.
  func number(of content: PlainContent, in situation: Int32) -> Int? {
    numbers[situation, content.shape].map { Int($0) }
  }

  /// What a content comes to by what is known, and what of that is asked of stacks.
  func program(
    _ number: Int, of content: PlainContent
  ) -> (program: StackModel.Program, question: StackModel.OpenStep.Question?) {
    (programs[number].program.program(of: content), programs[number].question)
  }

  /// What a content puts on top, and where that leads, where that is all it does.
  func push(_ number: Int, of content: PlainContent) -> (StackModel.Pushed, target: Int32)? {
    programs[number].program.push(of: content)
  }

  mutating func learn(
    _ program: StackModel.Program, asking question: StackModel.OpenStep.Question?,
    of content: PlainContent, in situation: Int32
  ) {
    guard !isKnown(content, in: situation), let plain = PlainProgram(program, of: content) else {
      return
    }
    _ = numbers.number(situation, content.shape, else: Int32(programs.count))
    programs.append((plain, question))
  }

  /// The label of a plain step; nil where it has none yet.
  func label(of number: Int) -> Int32? {
    number < labels.count && labels[number] >= 0 ? labels[number] : nil
  }

  mutating func setLabel(_ label: Int32, of number: Int) {
    while labels.count <= number { labels.append(-1) }
    labels[number] = label
  }

  /// What gestures do in a situation, if that is known.
  subscript(gesturesIn situation: GestureSituation) -> [Step]? {
    get { gestures[situation] }
    set { gestures[situation] = newValue }
  }

  subscript(links situation: LinkSituation) -> Links? {
    get { links[situation] }
    set { links[situation] = newValue }
  }
}

extension Removal {
  /// Whether it is read from what is noted of the stack alone; where a screen is looked for, it is looked for in each
  /// stack anew.
  var isPlain: Bool {
    switch kind {
    case .none, .entries, .leaving, .layers, .pushes, .allLayers, .severalPushes: true
    case .target(_, _, let belowModal): !belowModal
    case .symbols, .visible, .all: false
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
