/// The numbers of a coordinator's routes: by the bits of a route where that is one byte, as in an enum,
/// otherwise by the route itself.
@usableFromInline
struct InstanceLookup<Route: RouteKey> {
  @usableFromInline var byByte: [UInt32] = []
  @usableFromInline var byRoute: [Route: UInt32] = [:]
  @usableFromInline let number: (String) -> UInt32

  @inlinable
  init(_ number: @escaping (String) -> UInt32) {
    self.number = number
    let isByte = MemoryLayout<Route>.size == 1
    if isByte { byByte = Array(repeating: .max, count: 256) }
    for route in Route.allCases {
      let found = number(route.rawValue)
      if isByte {
        byByte[Int(unsafeBitCast(route, to: UInt8.self))] = found
      } else {
        byRoute[route] = found
      }
    }
  }

  @inlinable
  subscript(route: Route) -> UInt32 {
    if MemoryLayout<Route>.size == 1 { return byByte[Int(unsafeBitCast(route, to: UInt8.self))] }
    return byRoute[route] ?? number(route.rawValue)
  }
}
