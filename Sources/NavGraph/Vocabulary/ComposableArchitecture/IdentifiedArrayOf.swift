public import NavGraphModel

/// The identified array of swift-identified-collections, as far as navigation uses it: an identity is
/// in it only once.
///
/// It holds the routes of an identified coordinator of TCACoordinators, and the path of RoutingReducer:
///
/// ```swift
/// var routes: IdentifiedArrayOf<Route<NumbersScreen>> = [.root(.home, withNavigation: true)]
///
/// state.routes.push(.numberDetail(id: 4))
/// state.routes.push(.numberDetail(id: 4))      // ignored, and noted
/// state.routes.remove(id: 4)
/// ```
///
/// A crash of an app (a literal that repeats an identity, `removeLast` of an empty array) is recorded as a
/// failure and leaves the value unchanged.
///
/// Identities are looked up from the bottom; there is no table of them, since stacks are low.
public struct IdentifiedArrayOf<Element: Identifiable> {
  @usableFromInline var storage: [Element]

  /// In their order.
  @inlinable public var elements: [Element] { storage }

  public init() {
    storage = []
  }

  /// In an app, this crashes if an identity is repeated; here the first of each stays, and the repetition is
  /// recorded.
  public init(
    uniqueElements: some Sequence<Element>, filePath: StaticString = #filePath, line: Int = #line
  ) {
    self.init(Array(uniqueElements), at: CallSite("init(uniqueElements:)", filePath, line))
  }

  private init(_ elements: [Element], at site: CallSite) {
    self.init()
    guard !apply(at: site, bringing: elements, { .set($0) }) else { return }
    apply(bringing: elements) { .appendAll($0) }
  }
}

extension IdentifiedArrayOf: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) {
    self.init(elements, at: CallSite("array literal"))
  }
}

extension IdentifiedArrayOf: Equatable where Element: Equatable {}
extension IdentifiedArrayOf: Hashable where Element: Hashable {}
extension IdentifiedArrayOf: Sendable where Element: Sendable {}

/// The routes of an identified coordinator of TCACoordinators.
public typealias IdentifiedRoutes<Screen: Identifiable> = IdentifiedArrayOf<Route<Screen>>

extension IdentifiedArrayOf: RoutableCollection where Element: RouteProtocol {
  @inlinable public static var identification: RouteIdentification { .identified }

  @inlinable public func position(ofIdentityOf route: Element) -> Int? { index(id: route.id) }

  @inlinable public mutating func keep(_ count: Int, adding route: Element?) {
    storage.keep(count, adding: route)
  }
}

extension IdentifiedArrayOf {
  /// Changes the array as identified arrays change, for all types of elements, and records the result of the
  /// operation.
  ///
  /// - Returns: Whether it was carried out.
  @discardableResult
  mutating func apply(
    at site: CallSite? = nil, bringing new: [Element] = [],
    _ operation: ([Entry]) -> StackOperation
  ) -> Bool {
    // The operations of the array itself are those of any version, and look at no presentation.
    let dialect = Dialect.tcaCoordinators(.v0_14, .identified)
    let meaning = ArrayMeaning<Element>(dialect.semantics) { $0.id == $1.id }
    let outcome = meaning.apply(to: &storage, bringing: new, operation)
    site?.note(outcome)
    return outcome.release.isApplied
  }

  /// Changes the elements by something that keeps their identities apart.
  mutating func withElements<Result>(_ change: (inout [Element]) -> Result) -> Result {
    change(&storage)
  }

  /// Changes the element at a position to another of the same identity.
  mutating func write(_ element: Element, at index: Int) {
    storage[index] = element
  }
}
