import NavGraphModel

/// What plain steps, and gestures beside them, were found to do, by what decides that.
///
/// *Situations* are numbers of all that decides what is done, and each looks up a pair of numbers at a time: there
/// are as many questions as there are rules.
struct KnownSteps {
  /// What a step does, and what it is called.
  struct Step {
    let program: StackModel.Program
    let label: Int32
  }

  /// What the links of a coordinator do, with their labels; those that begin together are one.
  struct Links {
    let programs: [Step]
    /// What they leave open, which other stacks than those of one head may answer otherwise.
    let questions: [StackModel.OpenStep]
  }

  /// What a plain step comes to, said so that little has to be looked at.
  enum Outline {
    /// It takes away so much, and puts the one screen that it brings, standing like this, on what is left.
    case puts(Removal.Kind, standing: UInt32, target: Int32)
    /// It only takes something away.
    case takes
    /// It is one for which a whole program is made.
    case isMore
  }

  /// What is around a flow: the entry that hosts it, by numbers of what decides what gestures do there, and what is
  /// around the flow of that.
  struct Surroundings: Hashable {
    let place: Int32
    let record: StateTree.RecordID
    let disabling: Int32
    let around: Int32
  }

  private struct Found {
    let program: PlainProgram
    let question: StackModel.OpenStep.Question?
  }

  private var places = PairNumbering()
  private var situations = PairNumbering()
  private var surroundings = Numbering<Surroundings>()
  /// By number of a context; -1 where nobody has asked.
  private var surroundingsOfContext: [Int32] = []
  private var gesturePlaces = PairNumbering()
  private var gestureScreens = PairNumbering()
  private var gestureSituations = PairNumbering()
  private var linkPlaces = PairNumbering()
  private var linkMarks = PairNumbering()
  private var linkSituations = PairNumbering()
  /// By situation and shape.
  private var numbers = PairTable()
  private var found: [Found] = []
  private var outlines: [Outline] = []
  /// Numbers of programs that only take something away, by what they come to, and depth.
  private var takings = PairTable()
  /// By number of a plain step: its label, -1 where it has none yet.
  private var labels: [Int32] = []
  /// By situation; nil where nothing is known.
  private var gestures: [[Step]?] = []
  private var links: [Links?] = []

  // MARK: - Situations

  /// What decides what an action of the screen on top does.
  ///
  /// - Parameter marks: Of what is asked whether it is there, what the screen is.
  mutating func situation(_ control: Int32, place: Int32, marks: Int32) -> Int32 {
    situations.number(of: control, places.number(of: place, marks))
  }

  /// What decides what gestures do on the screen on top: those may take its flow away.
  ///
  /// - Parameters:
  ///   - disabling: Which of them it disables.
  ///   - around: What is around its flow.
  mutating func gestureSituation(
    _ control: Int32, place: Int32, disabling: Int32, around: Int32
  ) -> Int32 {
    let screen = gestureScreens.number(of: place, disabling)
    return gestureSituations.number(of: control, gesturePlaces.number(of: screen, around))
  }

  /// What is around the flows of a context, the same number for the same; nil where that is not known.
  func surroundings(ofContext context: Int32) -> Int32? {
    guard context < surroundingsOfContext.count, surroundingsOfContext[Int(context)] >= 0 else {
      return nil
    }
    return surroundingsOfContext[Int(context)]
  }

  mutating func learn(_ around: Surroundings, ofContext context: Int32) -> Int32 {
    while surroundingsOfContext.count <= context { surroundingsOfContext.append(-1) }
    let number = surroundings.number(of: around)
    surroundingsOfContext[Int(context)] = number
    return number
  }

  /// What decides what the links of the first flow do: how its highest screen stands there.
  ///
  /// - Parameter isCovered: Whether a flow stands above it.
  mutating func linkSituation(
    _ control: Int32, place: Int32, marks: Int32, record: StateTree.RecordID, isCovered: Bool
  ) -> Int32 {
    let screen = linkPlaces.number(
      of: linkMarks.number(of: place, marks), Int32(truncatingIfNeeded: record))
    return linkSituations.number(of: control << 1 | (isCovered ? 1 : 0), screen)
  }

  // MARK: - Actions

  /// The number of what steps of a shape come to in a situation; nil where that is not known.
  func number(ofShape shape: Int32, in situation: Int32) -> Int32? { numbers[situation, shape] }

  func outline(of number: Int32) -> Outline { outlines[Int(number)] }

  /// What a step comes to by what is known, and what of that is asked of stacks.
  func program(
    _ number: Int32, of content: PlainContent, depth: Int32
  ) -> (program: StackModel.Program, question: StackModel.OpenStep.Question?) {
    let found = found[Int(number)]
    return (found.program.program(of: content, depth: depth), found.question)
  }

  /// The number of the program of a step that only takes something away.
  ///
  /// - Parameter programs: All programs by number.
  mutating func taking(
    _ number: Int32, depth: Int32, _ programs: inout Numbering<StackModel.Program>
  ) -> Int32 {
    if let known = takings[number, depth] { return known }
    let (removal, target) = found[Int(number)].program.taking(at: depth)
    let taking = programs.number(
      of: StackModel.Program(removal: removal, pushed: [], target: target))
    return takings.number(number, depth, else: taking)
  }

  /// - Parameter depth: How many flows the step's flow stands in.
  mutating func learn(
    _ program: StackModel.Program, asking question: StackModel.OpenStep.Question?,
    of content: PlainContent, _ shape: Int32, in situation: Int32, depth: Int32
  ) {
    guard numbers[situation, shape] == nil,
      let plain = PlainProgram(program, of: content, depth: depth)
    else { return }
    _ = numbers.number(situation, shape, else: Int32(found.count))
    found.append(Found(program: plain, question: question))
    outlines.append(question == nil ? plain.outline(of: content) : .isMore)
  }

  /// The label of a plain step; nil where it has none yet.
  func label(of number: Int) -> Int32? {
    number < labels.count && labels[number] >= 0 ? labels[number] : nil
  }

  mutating func setLabel(_ label: Int32, of number: Int) {
    while labels.count <= number { labels.append(-1) }
    labels[number] = label
  }

  // MARK: - Gestures and links

  /// What gestures do in a situation, if that is known.
  func gestures(in situation: Int32) -> [Step]? {
    Int(situation) < gestures.count ? gestures[Int(situation)] : nil
  }

  mutating func learn(gestures steps: [Step], in situation: Int32) {
    while gestures.count <= situation { gestures.append(nil) }
    gestures[Int(situation)] = steps
  }

  /// What the links of a coordinator do in a situation, if that is known.
  func links(in situation: Int32) -> Links? {
    Int(situation) < links.count ? links[Int(situation)] : nil
  }

  mutating func learn(_ known: Links, in situation: Int32) {
    while links.count <= situation { links.append(nil) }
    links[Int(situation)] = known
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
