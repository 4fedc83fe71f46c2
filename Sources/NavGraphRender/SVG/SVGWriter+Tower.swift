extension SVGWriter {
  /// Writes the screens of a state, and beneath them what there is to say about it.
  mutating func write(_ tower: Tower, at origin: Point, names: TowerNames) {
    append("<g class=\"tower\" transform=\"translate(")
    point(origin)
    append(")\">\n")
    for slab in tower.slabs { write(slab, names: names) }
    write(tower.foot, at: tower.footOrigin, centeredIn: tower.size.width)
    append("</g>\n")
  }

  private mutating func write(_ slab: Tower.Slab, names: TowerNames) {
    let classes =
      ["slab", slab.form.name] + (slab.isGroup ? ["flow"] : [])
      + (slab.isActive && !slab.isGroup ? ["active"] : [])
    append("<g class=\"\(classes.joined(separator: " "))\"")
    if let screen = slab.screen {
      attribute("data-coordinator", escaping: names.coordinator(screen))
      attribute("data-route", escaping: names.route(screen))
    }
    append(">\n")
    let outline = SlabOutline(slab.form, in: slab.box)
    append("<path class=\"body\" d=\"\(outline.path)\"/>\n")
    if !outline.lines.isEmpty { append("<path class=\"edging\" d=\"\(outline.lines)\"/>\n") }
    if slab.isActive && !slab.isGroup && slab.screen != nil { lamp(of: slab) }
    for tab in slab.tabs { write(tab) }
    write(
      slab.block, at: Point(x: slab.box.minX, y: slab.textTop), centeredIn: slab.box.size.width)
    append("</g>\n")
  }

  /// The bar at the side of a screen in use.
  private mutating func lamp(of slab: Tower.Slab) {
    let inset = min(5, slab.box.size.height / 4)
    rectangle(
      Rect(
        origin: Point(x: slab.box.minX + 4, y: slab.box.minY + inset + 2),
        size: Size(width: 3, height: slab.box.size.height - 2 * inset - 4)),
      cssClass: "lamp", radius: 1.5)
  }

  private mutating func write(_ tab: Tower.Tab) {
    if tab.isSelected {
      let box = tab.box
      rectangle(
        Rect(
          origin: Point(x: box.minX + 2, y: box.minY + 2),
          size: Size(width: box.size.width - 4, height: box.size.height - 4)),
        cssClass: "selected", radius: 3)
    }
    write(
      tab.block,
      at: Point(x: tab.box.minX, y: tab.box.midY - tab.block.size.height / 2),
      centeredIn: tab.box.size.width)
  }
}
