/// The reading of an app's sources: the form that `navgraph extract --format json` prints.
package struct Reading: Codable, Sendable, Equatable {
  package var version = 1
  package var coordinators: [Coordinator] = []
  package var unclear: [Remark] = []

  package struct Coordinator: Codable, Sendable, Equatable {
    package var name: String
    package var file: String
    package var line: Int
    package var library: String
    package var container: String
    package var initial: [Initial]
    package var routes: [Route]
    package var transitions: [Transition]
  }

  package struct Initial: Codable, Sendable, Equatable {
    package var route: String
    package var style: String
  }

  package struct Route: Codable, Sendable, Equatable {
    package var name: String
    package var hosts: String?
  }

  package struct Transition: Codable, Sendable, Hashable {
    package var file: String
    package var line: Int
    package var on: Origin
    package var trigger: String
    package var when: String?
    package var via: String
    package var operations: [Operation]
  }

  package struct Origin: Codable, Sendable, Equatable, Hashable {
    package var screen: String
    package var action: String
  }

  package struct Operation: Codable, Sendable, Hashable {
    package var op: String
    package var target: String?
    package var container: String?
    package var line: Int
  }

  package struct Remark: Codable, Sendable, Equatable {
    package var file: String
    package var line: Int
    package var why: String
  }
}
