/// Places boxes in columns by their distance from the first ones, with straight lines between them: a layout
/// that always ends, for what Graphviz would not place in time. It does not look at crossings.
struct ColumnLayout {
  /// Between two columns and between two boxes of one, in points.
  private static let columnGap = 90.0
  private static let boxGap = 24.0
  /// A column that would be higher goes on in another one.
  private static let highestColumn = 4_000.0

  /// No box lies on another; frames hold their own boxes beneath their headings, and no others.
  ///
  /// - Complexity: O(*n* log *n*) in boxes and arcs.
  static func layout(_ graph: BoxGraph) -> BoxLayout {
    let isTurned = graph.direction == .downwards
    let boxes = graph.boxes.map { isTurned ? $0.turned : $0 }
    let blocks = blocks(graph, boxes)
    var blockOfBox = Array(repeating: 0, count: boxes.count)
    for (index, block) in blocks.enumerated() {
      for place in block.places { blockOfBox[place.box] = index }
    }
    let outer = columns(
      blocks.map(\.size), arcs: graph.arcs.map { (blockOfBox[$0.tail], blockOfBox[$0.head]) })
    var layout = BoxLayout(
      size: isTurned ? outer.size.turned : outer.size,
      boxes: boxes.map { Rect(origin: Point(x: 0, y: 0), size: $0) }, arcs: [])
    var frames: [Rect] = []
    for (block, origin) in zip(blocks, outer.origins) {
      for place in block.places { layout.boxes[place.box].origin = place.origin.moved(by: origin) }
      if frames.count < graph.frames.count { frames.append(Rect(origin: origin, size: block.size)) }
    }
    layout.arcs = graph.arcs.map {
      .straight($0, from: layout.boxes[$0.tail], to: layout.boxes[$0.head])
    }
    if isTurned {
      layout.boxes = layout.boxes.map(\.turned)
      layout.arcs = layout.arcs.map(\.turned)
      frames = frames.map(\.turned)
    }
    layout.frames = frames
    layout.effort = .columns
    return layout
  }

  /// Boxes that keep their places to one another.
  private struct Block {
    var size: Size
    var places: [(box: Int, origin: Point)]
  }

  /// The frames, then one block for each row or box that is in none.
  private static func blocks(_ graph: BoxGraph, _ boxes: [Size]) -> [Block] {
    var rowOfBox: [Int: Int] = [:]
    for (row, members) in graph.rows.enumerated() {
      for box in members { rowOfBox[box] = row }
    }
    func items(_ members: [Int]) -> [Block] {
      members.compactMap { box in
        guard let row = rowOfBox[box] else {
          return Block(size: boxes[box], places: [(box, Point(x: 0, y: 0))])
        }
        return graph.rows[row].first == box ? stack(graph.rows[row], boxes) : nil
      }
    }
    var isFramed = Array(repeating: false, count: boxes.count)
    var blocks: [Block] = []
    for frame in graph.frames {
      for box in frame.members { isFramed[box] = true }
      blocks.append(framed(items(frame.members), frame.heading, graph))
    }
    return blocks + items(boxes.indices.filter { !isFramed[$0] })
  }

  /// The boxes of a row, across the direction.
  private static func stack(_ row: [Int], _ boxes: [Size]) -> Block {
    var block = Block(size: .zero, places: [])
    for box in row {
      let start = block.size.height + (block.places.isEmpty ? 0 : BoxGraph.rowSpacing)
      block.places.append((box, Point(x: 0, y: start)))
      block.size.height = start + boxes[box].height
      block.size.width = max(block.size.width, boxes[box].width)
    }
    return block
  }

  /// Returns columns of items in a frame with space for its heading, which is above them in any direction.
  private static func framed(_ items: [Block], _ heading: Size, _ graph: BoxGraph) -> Block {
    var itemOfBox: [Int: Int] = [:]
    for (index, item) in items.enumerated() {
      for place in item.places { itemOfBox[place.box] = index }
    }
    let inside = graph.arcs.compactMap { arc -> (Int, Int)? in
      guard let tail = itemOfBox[arc.tail], let head = itemOfBox[arc.head] else { return nil }
      return (tail, head)
    }
    let inner = columns(items.map(\.size), arcs: inside)
    let isTurned = graph.direction == .downwards
    let content = isTurned ? inner.size.turned : inner.size
    let padding = BoxGraph.framePadding
    let top = PlacedPart.headingOrigin.y + heading.height + padding / 2
    let size = Size(
      width: max(content.width + 2 * padding, heading.width + 2 * PlacedPart.headingOrigin.x),
      height: top + content.height + padding)
    let corner = isTurned ? Point(x: top, y: padding) : Point(x: padding, y: top)
    return Block(
      size: isTurned ? size.turned : size,
      places: zip(items, inner.origins).flatMap { item, origin in
        item.places.map { ($0.box, $0.origin.moved(by: origin).moved(by: corner)) }
      })
  }

  /// Returns the places of items of these sizes, in columns from left to right.
  private static func columns(
    _ sizes: [Size], arcs: [(tail: Int, head: Int)]
  ) -> (origins: [Point], size: Size) {
    let ranks = ItemRanks(count: sizes.count, arcs: arcs)
    var origins = Array(repeating: Point(x: 0, y: 0), count: sizes.count)
    var total = Size.zero
    var left = 0.0
    var stacks: [(items: [Int], height: Double)] = []
    for column in ranks.columns {
      // Each is next to the items that lead to it, as far as there is space.
      let order = column.map { item in
        let tails = ranks.tails[item]
        let sum = tails.reduce(0) { $0 + origins[$1].y + sizes[$1].height / 2 }
        return (item: item, aim: tails.isEmpty ? 0 : sum / Double(tails.count))
      }.sorted { ($0.aim, $0.item) < ($1.aim, $1.item) }
      var stack: [Int] = []
      var bottom = 0.0
      func closeStack() {
        stacks.append((stack, bottom - boxGap))
        total.width = left + (stack.map { sizes[$0].width }.max() ?? 0)
        (stack, bottom) = ([], 0)
      }
      for (item, _) in order {
        if bottom > 0, bottom + sizes[item].height > highestColumn {
          closeStack()
          left = total.width + boxGap
        }
        origins[item] = Point(x: left, y: bottom)
        stack.append(item)
        bottom += sizes[item].height + boxGap
      }
      closeStack()
      left = total.width + columnGap
    }
    total.height = stacks.map(\.height).max() ?? 0
    // All of them around one middle.
    for (items, height) in stacks {
      for item in items { origins[item].y += (total.height - height) / 2 }
    }
    return (origins, total)
  }
}

extension Curve {
  /// From the side where an arc leaves its tail to that where it arrives at its head, rightwards.
  fileprivate static func straight(_ arc: BoxGraph.Arc, from tail: Rect, to head: Rect) -> Curve {
    var start = Point(x: tail.maxX, y: tail.midY)
    var end = Point(x: head.minX, y: head.midY)
    let tip = arc.hasArrow ? arc.isReversed ? start : end : nil
    if arc.hasArrow {
      let length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y))
        .squareRoot()
      let share = length > 0 ? min(0.5, GraphLayout.arrowLength / length) : 0
      if arc.isReversed {
        start = start.moved(towards: end, by: share)
      } else {
        end = end.moved(towards: start, by: share)
      }
    }
    return Curve(
      points: [
        start, start.moved(towards: end, by: 1 / 3), start.moved(towards: end, by: 2 / 3), end,
      ], tip: tip)
  }

  fileprivate var turned: Curve { Curve(points: points.map(\.turned), tip: tip?.turned) }
}

extension Point {
  fileprivate var turned: Point { Point(x: y, y: x) }

  fileprivate func moved(towards other: Point, by share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

extension Size {
  fileprivate var turned: Size { Size(width: height, height: width) }
}

extension Rect {
  fileprivate var turned: Rect { Rect(origin: origin.turned, size: size.turned) }
}
