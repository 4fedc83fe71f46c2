import CGraphviz

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The two plugins that a layout needs, loaded from beside libgvc.
///
/// A context with these alone reads no configuration and opens no font library: that makes it
/// fast, and keeps everything else that is installed on a machine out of the result.
enum GraphvizPlugins {
  /// What a context is given, or nil where a plugin cannot be found.
  ///
  /// Looked up at the first use, and kept as long as the process runs: Graphviz holds on to it.
  nonisolated(unsafe) static let list: UnsafePointer<lt_symlist_t>? = {
    guard let folder, let core = load("core", from: folder),
      let layout = load("dot_layout", from: folder)
    else { return nil }
    let list = UnsafeMutablePointer<lt_symlist_t>.allocate(capacity: 3)
    list.initialize(to: core)
    (list + 1).initialize(to: layout)
    (list + 2).initialize(to: lt_symlist_t(name: nil, address: nil))
    return UnsafePointer(list)
  }()

  /// The folder of the plugins: `graphviz` beside libgvc.
  private static var folder: String? {
    guard let path = navgraph_library_path() else { return nil }
    let library = String(cString: path)
    guard let slash = library.lastIndex(of: "/") else { return nil }
    return library[..<slash] + "/graphviz"
  }

  private static func load(_ name: String, from folder: String) -> lt_symlist_t? {
    let symbol = "gvplugin_\(name)_LTX_library"
    for file in candidates(for: "libgvplugin_\(name).", in: folder) {
      guard let handle = dlopen("\(folder)/\(file)", RTLD_NOW | RTLD_LOCAL) else { continue }
      if let address = dlsym(handle, symbol), let name = strdup(symbol) {
        return lt_symlist_t(name: UnsafePointer(name), address: address)
      }
      dlclose(handle)
    }
    return nil
  }

  /// The files of a folder that begin with the prefix: those of the right version first, then by
  /// name.
  private static func candidates(for prefix: String, in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasPrefix(prefix) { names.append(name) }
    }
    let version = String(navgraph_plugin_version())
    func rank(_ name: String) -> (Int, String) {
      (name.split(separator: ".").contains { $0 == version } ? 0 : 1, name)
    }
    return names.sorted { rank($0) < rank($1) }
  }
}
