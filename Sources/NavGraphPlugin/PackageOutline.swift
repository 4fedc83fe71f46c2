import PackagePlugin

/// A package in the form of `swift package describe --type json`, as far as the tool reads it.
struct PackageOutline: Encodable {
  let path: String
  let targets: [Target]
  let products: [Product]

  struct Target: Encodable {
    let name: String
    let type: String
    let targetDependencies: [String]
    let productDependencies: [String]

    enum CodingKeys: String, CodingKey {
      case name, type
      case targetDependencies = "target_dependencies"
      case productDependencies = "product_dependencies"
    }
  }

  struct Product: Encodable {
    let name: String
    let targets: [String]
    /// One key, the kind of the product.
    let type: [String: String?]
  }

  init(_ package: Package) {
    path = package.directoryURL.path
    targets = package.targets.map { target in
      let isExecutable = (target as? any SourceModuleTarget)?.kind == .executable
      return Target(
        name: target.name, type: isExecutable ? "executable" : "other",
        targetDependencies: target.dependencies.compactMap {
          if case .target(let target) = $0 { target.name } else { nil }
        },
        productDependencies: target.dependencies.compactMap {
          if case .product(let product) = $0 { product.name } else { nil }
        })
    }
    products = package.products.map { product in
      Product(
        name: product.name, targets: product.targets.map(\.name),
        type: [product is ExecutableProduct ? "executable" : "other": nil])
    }
  }
}
