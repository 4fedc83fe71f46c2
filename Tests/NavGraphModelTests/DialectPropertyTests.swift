import NavGraphModel
import Testing

/// What a dialect says about the machinery around a stack.
@Suite("Properties of a dialect")
struct DialectPropertyTests {
  struct Properties: Sendable {
    let dialect: Dialect
    var comparesIdentities = false
    var hasModalSlot = false
    var popsSeveral = true
    var cancelsWithOwner = false
    var keepsEffectsAtPosition = false
    var defersCommands = false
    var hasDeferredSet = true
    var keepsRootInArray = false
    var rootPresentation = Presentation.sheet(embedsNavigation: true)
  }

  static let all: [Properties] = [
    // “Cancellation: identities gone between before and after are cancelled; an indexed identity is
    // the index, so a replacement at an index cancels nothing.”
    Properties(
      dialect: .tcaCoordinators(.v0_13, .indexed), cancelsWithOwner: true,
      keepsEffectsAtPosition: true, keepsRootInArray: true),
    Properties(
      dialect: .tcaCoordinators(.v0_13, .identified), comparesIdentities: true,
      cancelsWithOwner: true, keepsRootInArray: true),
    Properties(
      dialect: .tcaCoordinators(.v0_14, .indexed), cancelsWithOwner: true,
      keepsEffectsAtPosition: true, keepsRootInArray: true),
    Properties(
      dialect: .tcaCoordinators(.v0_14, .identified), comparesIdentities: true,
      cancelsWithOwner: true, keepsRootInArray: true),
    Properties(dialect: .flowStacks(.v0_4), keepsRootInArray: true),
    Properties(dialect: .flowStacks(.v0_10)), Properties(dialect: .flowStacks(.v0_10_12)),
    // “`navigation(for:)` returns a command that is sent as an asynchronous effect”, “effects of a
    // screen are not cancelled when it goes”.
    Properties(
      dialect: .routingReducer(.v0_0), comparesIdentities: true, hasModalSlot: true,
      popsSeveral: false, defersCommands: true, hasDeferredSet: false),
    // “Navigation actions arrive as effects: immediate, in the same turn.”
    Properties(
      dialect: .composableNavigation(.v4_2), hasModalSlot: true, keepsRootInArray: true,
      rootPresentation: .push),
    // “No cancellation of effects.”
    Properties(dialect: .tcaRouteStack(.v0_1)),
    // “Removal cancels the element's effects.”
    Properties(
      dialect: .composableArchitecture(.v1_25), hasModalSlot: true, popsSeveral: false,
      cancelsWithOwner: true),
  ]

  @Test("match the reference", arguments: all)
  func properties(_ expected: Properties) {
    let dialect = expected.dialect
    #expect(dialect.comparesIdentities == expected.comparesIdentities)
    #expect(dialect.hasModalSlot == expected.hasModalSlot)
    #expect(dialect.popsSeveral == expected.popsSeveral)
    #expect(dialect.cancelsWithOwner == expected.cancelsWithOwner)
    #expect(dialect.keepsEffectsAtPosition == expected.keepsEffectsAtPosition)
    #expect(dialect.defersCommands == expected.defersCommands)
    #expect(dialect.hasDeferredSet == expected.hasDeferredSet)
    #expect(dialect.keepsRootInArray == expected.keepsRootInArray)
    #expect(dialect.rootPresentation(embedsNavigation: true) == expected.rootPresentation)
  }

  @Test("are documented for every dialect")
  func complete() {
    #expect(Set(Self.all.map(\.dialect)) == Set(DialectTable.dialects))
    #expect(Self.all.count == DialectTable.dialects.count)
  }
}
