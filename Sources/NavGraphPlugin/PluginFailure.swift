/// Why the plugin gives up before the tool runs.
enum PluginFailure: Error, CustomStringConvertible {
  case notBuilt(product: String)

  var description: String {
    switch self {
    case .notBuilt(let product):
      "\(product) does not build: its errors are above; the tool needs Graphviz with its headers "
        + "(apt-get install libgraphviz-dev pkg-config, or brew install graphviz pkg-config)"
    }
  }
}
