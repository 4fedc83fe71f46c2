package import NavGraphModel

/// The differences between a registration and the code.
package struct RegistrationComparison {
  package struct Difference: Hashable, Sendable, Comparable {
    package var location: SourceLocation
    package var message: String

    package static func < (left: Difference, right: Difference) -> Bool {
      (left.location, left.message) < (right.location, right.message)
    }
  }

  private struct Element: Hashable {
    var coordinator: String
    var text: String
  }

  private let registered: [Element: SourceLocation]
  private let read: [Element: SourceLocation]
  /// Whether a location is in the registration's own files: the author added it.
  private let isOwn: (SourceLocation) -> Bool

  /// - Parameter isOwn: Whether a place is one of the registration itself, rather than of the app.
  package init(
    registered: GraphDefinition, read: GraphDefinition, isOwn: @escaping (SourceLocation) -> Bool
  ) {
    self.registered = Self.elements(of: registered)
    self.read = Self.elements(of: read)
    self.isOwn = isOwn
  }

  package var differences: [Difference] {
    let missing = read.filter { registered[$0.key] == nil }.map { element, location in
      Difference(
        location: location, message: "missing from the registration: \(Self.description(element))")
    }
    let gone = registered.filter { read[$0.key] == nil && !isOwn($0.value) }.map {
      element, location in
      Difference(
        location: location,
        message: "no longer in the code: \(Self.description(element))")
    }
    return (missing + gone).sorted()
  }

  private static func description(_ element: Element) -> String {
    element.text.isEmpty
      ? "\u{201C}\(element.coordinator)\u{201D}"
      : "\(element.text) of \u{201C}\(element.coordinator)\u{201D}"
  }

  private static func elements(of graph: GraphDefinition) -> [Element: SourceLocation] {
    let writer = RegistrationWriter(graph, remarks: [])
    var result: [Element: SourceLocation] = [:]
    for coordinator in graph.coordinators {
      func add(_ text: String, _ location: SourceLocation) {
        let element = Element(coordinator: coordinator.name, text: text)
        result[element] = result[element] ?? location
      }
      add("", coordinator.location)
      for route in coordinator.routes {
        let hosts = route.hosts.map { ", hosts: \"\($0)\"" } ?? ""
        add("Screen(.\(route.name)\(hosts))", route.location)
        for transition in route.transitions {
          add(
            "On(\(writer.arguments(of: transition, in: coordinator))) on .\(route.name)",
            transition.location)
        }
        for unhandled in route.unhandled {
          add("\(writer.call(unhandled)) on .\(route.name)", unhandled.location)
        }
      }
      for unhandled in coordinator.unhandled {
        add(writer.call(unhandled), unhandled.location)
      }
      for handler in coordinator.handlers {
        let arguments = writer.arguments(of: handler.transition, in: coordinator)
        switch handler.source {
        case .own: add("OnSelf(\(arguments))", handler.transition.location)
        case .descendant(let hosts, let route):
          let path = (hosts + (route.map { [$0] } ?? [])).map { "." + $0 }.joined(separator: ", ")
          add("OnChild(\(path), action: \(arguments))", handler.transition.location)
        case .anyDepth(let inner, let route):
          add(
            "OnChild(anywhere: .\(route ?? ""), in: \"\(inner)\", action: \(arguments))",
            handler.transition.location)
        case .dismissal(let route):
          add("OnDismissal(of: .\(route), \(arguments))", handler.transition.location)
        }
      }
    }
    return result
  }
}
