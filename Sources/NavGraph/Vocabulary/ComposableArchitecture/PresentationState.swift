import NavGraphModel

/// The presentation of a feature of the Composable Architecture: one slot.
///
/// ```swift
/// struct AppState: Hashable {
///   @Presents var destination: Destination?
/// }
///
/// state.destination = .settings
/// state.destination = nil
/// state.$destination.dismiss()      // noted where nothing is presented
/// ```
///
/// Assigning replaces the content of the slot, and is not recorded; the change shows when the
/// states before and after are compared.
@propertyWrapper
public struct PresentationState<State> {
  public var wrappedValue: State?

  public init(wrappedValue: State? = nil) {
    self.wrappedValue = wrappedValue
  }

  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

/// As the library's newer macro is spelt.
public typealias Presents<State> = PresentationState<State>

extension PresentationState {
  /// Presents a screen; records if it replaces another.
  public mutating func present(
    _ state: State, filePath: StaticString = #filePath, line: Int = #line
  ) {
    apply(at: CallSite("present", filePath, line), bringing: [state]) { .append($0[0]) }
  }

  /// Closes the presented screen; records if there is none.
  public mutating func dismiss(filePath: StaticString = #filePath, line: Int = #line) {
    apply(at: CallSite("dismiss", filePath, line)) { _ in .dismiss(1) }
  }

  /// Changes the slot as the library's `ifLet` does; the presented screen's own reducer is not run.
  ///
  /// Any action while nothing is presented is recorded.
  public mutating func reduce<Action>(
    _ action: PresentationAction<Action>, filePath: StaticString = #filePath, line: Int = #line
  ) {
    switch action {
    case .dismiss:
      dismiss(filePath: filePath, line: line)
    case .presented:
      guard wrappedValue == nil else { return }
      CallSite("presented", filePath, line).note(Outcome(.ignored(.noAddressee)))
    }
  }

  private mutating func apply(
    at site: CallSite, bringing new: [State] = [], _ operation: ([Entry]) -> StackOperation
  ) {
    var slot = wrappedValue.map { [$0] } ?? []
    let meaning = ArrayMeaning<State>(
      Dialect.composableArchitecture(.v1_25).semantics, hasRootOutside: true,
      presentation: { _ in .sheet(embedsNavigation: false) })
    site.note(meaning.apply(to: &slot, bringing: new, operation))
    wrappedValue = slot.last
  }
}

extension PresentationState: Equatable where State: Equatable {}
extension PresentationState: Hashable where State: Hashable {}
extension PresentationState: Sendable where State: Sendable {}
