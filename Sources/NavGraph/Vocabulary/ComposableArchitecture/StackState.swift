import NavGraphModel

/// The stack of the Composable Architecture: elements above a root, each with an identity that is
/// fresh when it is appended.
///
/// ```swift
/// struct AppState: Hashable {
///   var path = StackState<Path>()
///   @Presents var destination: Destination?
/// }
///
/// state.path.append(.detail)
/// state.path.pop(to: id)
/// ```
///
/// Identities count up within one value. They are left out of equality, so that equal stacks are equal
/// states: popping an element and pushing it again leads to the previous state.
///
/// A crash of an app (`removeLast` of an empty stack) is recorded as a failure and leaves the value
/// unchanged.
public struct StackState<Element> {
  struct Member {
    let id: StackElementID
    var element: Element
  }

  private(set) var members: [Member] = []
  private var nextID = StackElementID(generation: 0)

  public init() {}

  public init(_ elements: some Sequence<Element>) {
    append(contentsOf: elements)
  }

  /// The identities, in the order of the elements.
  public var ids: [StackElementID] { members.map(\.id) }
}

extension StackState: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension StackState: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { members.startIndex }
  public var endIndex: Int { members.endIndex }

  /// The element at a position; writing it keeps its identity.
  public subscript(position: Int) -> Element {
    get { members[position].element }
    set { members[position].element = newValue }
  }
}

extension StackState {
  /// The element with an identity; nil removes it. Writing one that does not exist is recorded, and does
  /// nothing.
  public subscript(id id: StackElementID) -> Element? {
    get { position(of: id).map { members[$0].element } }
    set {
      switch (position(of: id), newValue) {
      case (let index?, let element?): members[index].element = element
      case (let index?, nil): apply { _ in .remove(InstanceSet(position: index)) }
      case (nil, .some): CallSite("write [id:]").note(Outcome(.ignored(.noMatch)))
      case (nil, nil): break
      }
    }
  }

  func position(of id: StackElementID) -> Int? { members.firstIndex { $0.id == id } }

  /// Applies an operation as the library does, and notes what it came to.
  mutating func apply(
    at site: CallSite? = nil, bringing new: [Element] = [],
    _ operation: ([Entry]) -> StackOperation
  ) {
    let new = new.map { Member(id: nextID.advance(), element: $0) }
    let meaning = ArrayMeaning<Member>(
      Dialect.composableArchitecture(.v1_25).semantics, hasRootOutside: true)
    let outcome = meaning.apply(to: &members, bringing: new, operation)
    site?.note(outcome)
  }

  /// Puts an element on top under an identity that the view has made for it.
  mutating func push(_ element: Element, id: StackElementID) {
    members.append(Member(id: id, element: element))
    nextID = Swift.max(nextID, id.next)
  }
}

extension StackState: Equatable where Element: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.members.elementsEqual(right.members) { $0.element == $1.element }
  }
}

extension StackState: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(members.count)
    for member in members { hasher.combine(member.element) }
  }
}

extension StackState: Sendable where Element: Sendable {}
extension StackState.Member: Sendable where Element: Sendable {}
