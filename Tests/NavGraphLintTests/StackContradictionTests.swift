import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// What rules say of stacks with low bounds, against what they say with higher ones.
struct StackContradictionTests {
  /// The location of a finding; of growth alone, that there is some: cycles can be closed in several places.
  private struct Place: Hashable {
    let rule: String
    var coordinator: String?
    var route: String?
    var action: String?
    var operation: String?

    init(_ finding: Finding) {
      rule = finding.rule
      guard rule != UnboundedGrowthRule.info.id else { return }
      (coordinator, route) = (finding.coordinator, finding.route)
      (action, operation) = (finding.action, finding.operation)
    }
  }

  private static let rules = Set(
    RuleRegistry.all.map { $0.info }.filter { $0.needs.contains(.anyHeight) }.map(\.id))

  private func facts(
    _ graph: GraphDefinition, height: Int, modals: Int, states: Int, looksBeyondBounds: Bool = true
  ) throws -> Facts {
    try Exploration.explore(
      graph,
      limits: Limits(stackHeight: height, modalNesting: modals, flowNesting: 4, states: states),
      without: looksBeyondBounds ? [] : [.beyondBounds])
  }

  private func places(_ facts: Facts) -> Set<Place> {
    Set(Linter.lint(facts).findings.filter { Self.rules.contains($0.rule) }.map { Place($0) })
  }

  @Test(arguments: Self.registrations)
  func exactAnswersAreNotContradicted(_ notation: String) throws {
    let graph = try GraphNotation(notation).graph
    let low = try facts(graph, height: 2, modals: 1, states: 12)
    guard low.stackCoverage.isComplete else { return }
    let open = Set(Linter.lint(low).notChecked.map(\.rule))
    let said = places(low).filter { !open.contains($0.rule) }
    let high = try facts(graph, height: 4, modals: 3, states: 300)
    #expect(high.stackCoverage.isComplete)
    #expect(said == places(high).filter { !open.contains($0.rule) })
    // Without analyses beyond bounds, screens may be missing.
    let wide = try facts(graph, height: 7, modals: 5, states: 600, looksBeyondBounds: false)
    let seen = places(wide).filter {
      !open.contains($0.rule) && $0.rule != UnreachableRouteRule.info.id
    }
    #expect(seen.subtracting(said) == [])
  }

  private static let registrations = [
    """
    home -> a!; a -> b!; b -> a! ? home and not top home; a -> c ? count >=5; c <-; c \
    dismiss; b pop 3; a goBack 4; b goBackTo a
    """,
    """
    home -> a; a => b; b -> a; b ~> a; a dismiss 3; b dismiss 5; a dismissAll; b popToRoot; \
    a goBackToRoot
    """,
    """
    home -> a; a => b; b => a; b dismiss 4; a popTo b; b popTo home; a goBackTo b & -> c; c \
    -> home; c <-
    """,
    """
    [indexed]; home -> a; a -> a; a => b; b -> a; b dismiss 2 & -> c; c popTo a; c \
    removeLast 3; a ~| c; c -> a
    """,
    """
    [indexed 0.13]; home => a; a -> b; b => a; a goBackTo b; b dismiss 3; b goBack 5; a <- ? \
    presenting; b removeAll ? count >=7
    """,
    """
    [flowstacks]; home -> a#x; a => b#x; b -> a#x; b pop 2; a popTo b; a dismiss; b dismiss \
    2; b goBackTo a & => c; c -> a
    """,
    """
    [tca]; home -> a; a -> a!; a => b; b -> a; a pop; b dismiss; a popTo home; a popFrom b; \
    a removeLast 3
    """,
    """
    home -> a!; a -> a!; requires a vip=yes; var vip no yes; a set vip no; home set vip yes; \
    a <-; a -> b ? vip=yes; b <- lands a; b goBack 2 lands a
    """,
    """
    home -> a lands a; a -> b; b <- lands home; b -> a; a goBackToRoot lands home; b goBack \
    2 lands a; a goBack 3 lands b
    """,
    """
    home => s@S; home ~> s@S; S: x -> y!; S: y -> y!; S: y @^Example dismiss 2; S: y \
    @^Example goBackTo home; S: y pop 4; S: y @^Example -> t ? @^Example presenting; t => \
    s@S
    """,
    """
    tabs a@A b; A: x -> y!; A: y -> y!; b @a -> y; b @a <-; b @a goBackTo x; A: y -> q ? \
    count >=6; A: q <-
    """,
    """
    tabs a@A b@B; A: x -> y!; A: y -> y!; B: u -> v!; B: v -> v!; link a://l @a -> y; link \
    a://m @b => v; A: y -> q ? count >=6; B: v pop 3
    """,
    """
    tabs a@A b@B; var n 0 1; A: x -> y!; A: y -> y!; A: y set n 1; B: u -> v! ; B: v -> w ? \
    n=1; B: v -> v!; B: w <-
    """,
    """
    tabs a@A b@B; A: x -> y!; A: y -> y! & emit go; a/:go select b; B: u -> v!; B: v -> v!; \
    B: v emit back; b/:back @a goBackToRoot & select a
    """,
    """
    switch l@L m@M; L: p -> q!; L: q -> q!; L: q emit done; l/:done show m; M: r -> s!; M: s \
    -> s!; M: s emit out; m/:out show l; M: s goBack 4; M: s => t; M: t @^Example show l
    """,
    """
    switch l@L m@M; m while v=1; var v 0 1; L: p -> q!; L: q -> q!; L: q set v 1 & goBack 3; \
    M: r -> s!; M: s set v 0; M: s => s!; M: s -> u ? v=0
    """,
    """
    switch l@L m@M; m while @l count >=4; L: p -> q!; L: q -> q!; M: r -> s; M: s -> s
    """,
    """
    home -> a; a -> a#x; a => b#x; b -> a#x; b := home a; a := home b a; b goBackTo a & \
    goBack; b removeLast 2 & -> c; c -> b
    """,
    """
    home -> a; a fill pay => b; slot a.pay sheet; b dismissScreen; a -> a!; b clear pay; a \
    goBack 2; a -> c ? taken pay; c <-
    """,
    """
    home -> a!; a fill al b; slot a.al alert; b -> a!; a -> a!; b goBack 2; b -> c ? a; c \
    popTo home
    """,
    """
    home -> a!; a -> a!; slot .top cover while v=1 shows z; var v 0 1; a set v 1; z set v 0; \
    z -> a!; z goBack 2
    """,
    """
    home -> a!; a -> a!; effect a.load loaded; a:loaded sent set vip 1; var a.vip 0 1; a -> \
    b ? vip=1; b <-; a goBack 2
    """,
    """
    home -> a!; a -> a!; effect a.load loaded; a:loaded sent nothing; a -> b; b -> a!; a \
    goBack 3
    """,
    """
    home -> a!; a effect nothing; a -> a!; a goBackTo a & => b; b dismiss 2; b -> a!
    """,
    """
    home -> a; a auto -> b; b -> a; b goBack 2; b goBack 3
    """,
    """
    home -> a!; a auto <- ? count >=5; a -> a!; a -> b ? count >=5; b <-
    """,
    """
    home either -> a or => a; a either <- or goBack 2 or dismiss 2; a -> a!; a => a! ? \
    navigationCount >=3
    """,
    """
    input dev phone pad; home -> a! ? dev=pad; home => a! ? dev=phone; a -> a!; a => a! ? \
    dev=pad; a dismiss 2
    """,
    """
    free dev phone pad; home -> a! ? dev=pad; a -> a! & goBack ? dev=pad; a goBack 2 & -> b \
    ? dev=phone; b -> a!
    """,
    """
    home -> a!; a -> a!; a -> b! ? navigationCount 4; b => a!; a popToCurrentNavigationRoot; \
    a -> c ? navigationCount 1 and count >=5; c <-
    """,
    """
    [bare]; home => a; a -> b!; b -> b!; b =| c; c -> b!; c pop 2; b dismiss & -> d; d <-; \
    home -> d
    """,
    """
    [bare]; [wrapped]; home -> a!; a =| b!; b -> a!; a dismiss; b pop 4; a popTo b; a -> \
    home
    """,
    """
    home -> s@S; S: x -> y!; S: y -> y!; S: x => s@S ; S: y -> s@S
    """,
    """
    home -> y; y -> x; y replace x; x <-; x := z; z := w; w := z; off y back edgeSwipe \
    backMenu; off x back edgeSwipe backMenu; x -> x2!; x2 -> x2!
    """,
    """
    home append y x; home append w x; y -> x; x <-; w <-; x := z; z := q; q := z; off y back \
    edgeSwipe backMenu; off x back edgeSwipe backMenu; off w back edgeSwipe backMenu; z -> \
    z!; z -> q!
    """,
    """
    [routing]; home -> a; a -> a!; a => b; b -> a; a pop; a popToRoot; b dismiss
    """,
    """
    [composable]; home -> a; a -> a; a => b; b -> a; a pop 3; b dismiss
    """,
    """
    [routestack]; home -> a; a => b; b -> a; a => a; b removeLast 2; a removeLast 3; a -> c \
    ? count >=4; c removeLast
    """,
    """
    switch l@L m@M; L: p -> q!; L: q -> q!; L: q emit done; l/:done show m; M: r emit out; \
    M: r -> s!; M: s -> s!; M: s emit out; m/:out show l
    """,
    """
    s@S; home -> s; home => s; S: x -> y!; S: y -> y!; S: y => z; S: z @^Example => s; S: y \
    @^Example <-; S: z dismissScreen; s/:done <-; S: x emit done
    """,
    """
    home => s@S; s/x:fin -> t; S: x:fin dismissScreen; S: x -> y!; S: y -> y!; t -> t!; t <-
    """,
    """
    home => s@S; s/:fin -> t; S: x:go emit fin & dismissScreen; S: x -> y!; S: y -> y!; t => \
    s ; t <-
    """,
    """
    home => s@S; s/:fin goBackTo home & -> t; S: x:go emit fin & @^Example <-; S: x -> y!; \
    S: y:go emit fin & dismissScreen; S: y -> y!; t => s; t <-
    """,
    """
    switch l@L m@M; L: p -> q!; L: q => q!; L: q dismiss 5; L: q emit done; l/:done show m; \
    M: r => t@T; M: r -> r2; M: r2 -> r2; T: u -> v!; T: v -> v!; T: v @^Example show l; T: \
    v goBack 3
    """,
    """
    switch l@L m@M n; var v 0 1; m while v=1; n while v=0 and @l count >=3; L: p -> q!; L: q \
    set v 1; M: r set v 0; M: r -> s!; M: s -> s!; M: s set v 0; n set v 1
    """,
    """
    link a://:id goBackToRoot & -> a(id=$id); home -> a; a -> a; argument a.id 1 2; a \
    goBackTo a(id=1); a -> b; b <- lands a; b goBack 3 lands home
    """,
    """
    argument a.id 1 2; home -> a(id=1); a -> a(id=2); a -> a(id=$id); a goBackTo a(id=1) & \
    -> a(id=1); a -> z ? its id=2; z <-; z -> a(id=2)
    """,
    """
    home -> a; a -> b; b -> c; c popTo a & -> d; d popTo a & goBack 2; d -> a!; a popTo \
    home; d goBackTo b; c -> c!
    """,
    """
    home => a; a => b; b => c; c => a; c dismiss 2 & => b; a dismiss 6; b goBackTo c; c \
    popTo b; a -> d; d popToCurrentNavigationRoot; d dismissAll & -> d
    """,
    """
    home fill s x; slot .s sheet; x clear s; home -> y!; y -> y!; y fill s x; x goBack 2; x \
    -> y!
    """,
    """
    home -> a! ; a:go either emit x or -> a! or goBack 2; a -> a!; self:x sent -> b; b <-
    """,
    """
    home -> a! ; a send x self; self:x sent goBack 2 & -> b; b -> a!; a -> a!; b goBackTo \
    home
    """,
    """
    home -> a!; a later -> a!; a <-; a -> a!
    """,
    """
    home:tick effect -> a!; a -> a!; a <-
    """,
    """
    effect .load done; self:done sent set v 1; var v 0 1; home -> a!; a -> a!; a -> b ? v=1; \
    b <-
    """,
    """
    home -> a!; a -> a!; requires b not a; a goBackToRoot & -> b; a -> b; b <-; home -> b
    """,
    """
    home -> a!; a -> a!; requires b count <4; a -> b; b <-; b -> a!; b goBack 2 & -> b
    """,
    """
    off a back edgeSwipe backMenu; off b swipeDown; home -> a!; a => b; b -> a!; a := home; \
    b dismiss 3; a dismissScreen; b dismissScreen
    """,
    """
    starts home a b; starts home; home -> a!; a => b; b -> a!; b goBack 4; a popTo a; b \
    goBackTo a & goBackTo a
    """,
    """
    [indexed]; home => s; s -> a!; a -> x!; x -> y!; x -> z!; z => t & -> y!; link a://l \
    popTo a; off y back edgeSwipe backMenu swipeDown; home => t
    """,
    """
    home -> a!; a -> b!; b replace e; e replace b; off a back edgeSwipe backMenu; off b back \
    edgeSwipe backMenu; off e back edgeSwipe backMenu; home -> c!; c -> d!; d -> b!
    """,
    """
    home -> login from intro form; login@A; A: intro -> form!; A: form -> form!; A: form \
    goBack 3; A: form @^Example <-; A: intro dismissScreen; home => login from form
    """,
  ]
}
