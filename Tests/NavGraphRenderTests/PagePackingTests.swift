import Testing

@testable import NavGraphRender

struct PagePackingTests {
  @Test("what is packed on a page does not overlap, and the page is no ribbon")
  func packing() {
    let sizes = (0..<50).map { (index: Int) -> Size in
      Size(width: Double(300 + index * 37 % 200), height: Double(200 + index * 53 % 150))
    }
    let packing = PagePacking(sizes, spacing: 20)
    let boxes = zip(packing.origins, sizes).map { Rect(origin: $0, size: $1) }
    for (index, box) in boxes.enumerated() {
      #expect(box.maxX <= packing.size.width + 0.01 && box.maxY <= packing.size.height + 0.01)
      for other in boxes[(index + 1)...] {
        #expect(
          box.maxX + 20 <= other.minX + 0.01 || other.maxX + 20 <= box.minX + 0.01
            || box.maxY + 20 <= other.minY + 0.01 || other.maxY + 20 <= box.minY + 0.01)
      }
    }
    #expect((1.0...2.5).contains(packing.size.width / packing.size.height))
  }
}
