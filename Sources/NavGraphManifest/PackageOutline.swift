/// The products of a package, from `swift package describe --type json`.
struct PackageOutline: Decodable {
  let targets: [Target]
  let products: [Product]

  struct Target: Decodable {
    let name: String
    let type: String
    let targetDependencies: [String]?
    let productDependencies: [String]?

    enum CodingKeys: String, CodingKey {
      case name, type
      case targetDependencies = "target_dependencies"
      case productDependencies = "product_dependencies"
    }
  }

  struct Product: Decodable {
    let name: String
    let targets: [String]
    let isExecutable: Bool

    init(name: String, targets: [String], isExecutable: Bool) {
      self.name = name
      self.targets = targets
      self.isExecutable = isExecutable
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      targets = try container.decode([String].self, forKey: .targets)
      // One key, the kind of the product.
      let type = try container.nestedContainer(keyedBy: Kind.self, forKey: .type)
      isExecutable = type.contains(.executable)
    }

    private enum CodingKeys: String, CodingKey {
      case name, targets, type
    }

    private enum Kind: String, CodingKey {
      case executable
    }
  }
}

extension PackageOutline {
  /// The library that registrations import, as a product.
  private static let library = "NavGraph"

  /// The executable products that can register graphs, by name.
  ///
  /// These are the ones with a target that depends on NavGraph itself; only where there are none, those
  /// that come to it through other targets, too.
  var candidates: [String] {
    let executables = products.filter(\.isExecutable)
    let direct = executables.filter { product in
      product.targets.contains { dependsOnLibrary($0) }
    }
    let found =
      direct.isEmpty
      ? executables.filter { closure(of: $0.targets).contains { dependsOnLibrary($0) } } : direct
    return found.map(\.name).sorted()
  }

  private func dependsOnLibrary(_ name: String) -> Bool {
    target(name)?.productDependencies?.contains(Self.library) ?? false
  }

  private func target(_ name: String) -> Target? {
    targets.first { $0.name == name }
  }

  /// The targets and those that they depend on, inside the package.
  private func closure(of names: [String]) -> [String] {
    var found = names
    var position = 0
    while position < found.count {
      let next = target(found[position])?.targetDependencies ?? []
      found += next.filter { !found.contains($0) }
      position += 1
    }
    return found
  }
}
