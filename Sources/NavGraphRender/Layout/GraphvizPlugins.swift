import CGraphviz

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Plugins of Graphviz, loaded from beside libgvc.
///
/// A context with a few of them reads no configuration, and keeps everything else that is installed on a
/// machine out of the result. With the layout alone it opens no font library either, which makes it fast.
///
/// Looked up at the first use, and kept as long as the process runs: Graphviz holds on to them.
enum GraphvizPlugins {
  /// What a layout needs, or nil where a plugin cannot be found.
  nonisolated(unsafe) static let list = list(of: layoutNames)

  /// What makes a picture of an SVG, or nil where a plugin cannot be found.
  nonisolated(unsafe) static let pictureList = list(of: layoutNames + ["pango", "rsvg"])

  private static let layoutNames = ["core", "dot_layout"]

  private static func list(of names: [String]) -> UnsafePointer<lt_symlist_t>? {
    guard let folder else { return nil }
    var plugins: [lt_symlist_t] = []
    for name in names {
      guard let plugin = load(name, from: folder) else { return nil }
      plugins.append(plugin)
    }
    let list = UnsafeMutablePointer<lt_symlist_t>.allocate(capacity: plugins.count + 1)
    for (index, plugin) in plugins.enumerated() { (list + index).initialize(to: plugin) }
    (list + plugins.count).initialize(to: lt_symlist_t(name: nil, address: nil))
    return UnsafePointer(list)
  }

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
