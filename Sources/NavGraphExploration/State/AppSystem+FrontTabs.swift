import NavGraphModel

// A tab whose sheet stays in front when code selects another tab (`Docs/Reference/Model.md`).

extension StateTree {
  /// The position of the selected tab; nil where the selection is none of the tabs.
  func selectedTab(of flow: RecordID) -> Int? {
    position(Int(self[flow, .selection] & 0xFFFF), in: flow)
  }

  /// The position of the tab whose sheet is in front of the selected one.
  func frontTab(of flow: RecordID) -> Int? { position(Int(self[flow, .selection] >> 16), in: flow) }

  /// The position of the tab that is seen.
  func visibleTab(of flow: RecordID) -> Int? { frontTab(of: flow) ?? selectedTab(of: flow) }

  private func position(_ word: Int, in flow: RecordID) -> Int? {
    word > 0 && word <= entryCount(of: flow) ? word - 1 : nil
  }
}

extension StateTree.Flow {
  /// The position of the selected tab; nil where the selection is none of the tabs.
  var selectedTab: Int? {
    get {
      let word = Int(selection & 0xFFFF)
      return word > 0 && word <= entries.count ? word - 1 : nil
    }
    set { selection = selection & ~0xFFFF | UInt32((newValue ?? -1) + 1) }
  }

  /// The position of the tab whose sheet is in front of the selected one.
  var frontTab: Int? {
    get { selection >> 16 == 0 ? nil : Int(selection >> 16) - 1 }
    set { selection = selection & 0xFFFF | UInt32((newValue ?? -1) + 1) << 16 }
  }
}

extension AppSystem {
  /// The tab whose sheet stays in front when an operation changes the selection now.
  mutating func tabStayingInFront(of id: RecordID, at address: Address) -> Int? {
    guard let visible = tree.visibleTab(of: id),
      app.coordinators[tree.coordinator(of: id)].definition.reducer == nil,
      !isFrozen(address + .entry(visible))
    else { return nil }
    recordReading(ofTab: visible, of: id, at: address)
    return presents(tab: visible, of: id, at: address) ? visible : nil
  }

  /// Records that the continuation of a step depends on the content that a tab presents.
  private mutating func recordReading(ofTab tab: Int, of id: RecordID, at address: Address) {
    guard reader.isDeriving else { return }
    let tab = address + .entry(tab)
    for (flow, _) in allFlows().reversed() where flow.starts(with: tab) {
      recordMove(.reading, of: flow, to: 0)
    }
  }

  /// Whether a tab shows a sheet, a cover or a popover.
  private mutating func presents(tab: Int, of id: RecordID, at address: Address) -> Bool {
    let cell = tree.cell(tab, of: id)
    guard tree.extent(of: cell.kept).modals > 0 else { return false }
    return presents(cell, at: address + .entry(tab), of: tree.coordinator(of: id))
  }

  /// Forgets the tabs in front that are selected, or present nothing any more.
  mutating func updateFrontTabs() {
    guard history.mayHaveFrontTabs else { return }
    let flows = allFlows().filter { _, id in
      guard case .tabs = app.coordinators[tree.coordinator(of: id)].kind else { return false }
      return tree[id, .selection] >> 16 != 0 && tree.entryCount(of: id) > 0
    }
    for (address, _) in flows where address != reader.openTabs {
      guard let id = tree.flowID(at: address) else { continue }
      if let front = tree.frontTab(of: id), front != tree.selectedTab(of: id) {
        recordReading(ofTab: front, of: id, at: address)
        if presents(tab: front, of: id, at: address) { continue }
      }
      var flow = read(id)
      flow.frontTab = nil
      set(intern(flow), at: address)
    }
  }
}
