import NavGraphModel

extension IdentifiedArrayOf: RandomAccessCollection, MutableCollection {
  @inlinable public var startIndex: Int { elements.startIndex }
  @inlinable public var endIndex: Int { elements.endIndex }

  /// Writing an element whose identity is elsewhere swaps the two, as in the library.
  ///
  /// Reading or writing outside of the array stops the process, as in an app.
  public subscript(position: Int) -> Element {
    get { elements[position] }
    set {
      guard elements[position].id != newValue.id else { return write(newValue, at: position) }
      apply(at: CallSite("replace [\(position)]"), bringing: [newValue]) {
        .replace(at: position, $0[0])
      }
    }
  }
}

extension IdentifiedArrayOf {
  /// The identities, in the order of the elements.
  public var ids: [Element.ID] { elements.map(\.id) }

  @inlinable public func index(id: Element.ID) -> Int? { elements.firstIndex { $0.id == id } }

  /// The element with an identity; nil removes it, and a new one is appended.
  ///
  /// Writing an element of another identity crashes an app; here it is recorded as a failure, and nothing
  /// changes.
  public subscript(id id: Element.ID) -> Element? {
    get { index(id: id).map { elements[$0] } }
    set {
      let index = index(id: id)
      switch (index, newValue) {
      case (_, let element?) where element.id != id:
        CallSite("write [id:]").note(Outcome(.failed(.noMatch)))
      case (let index?, let element?): write(element, at: index)
      case (nil, let element?): append(element)
      case (.some, nil): remove(id: id)
      case (nil, nil): break
      }
    }
  }
}
