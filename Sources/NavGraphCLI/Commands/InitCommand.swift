import ArgumentParser
import NavGraphSources

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract:
      "Write a first Navigation.swift, from your app's sources or as an example.",
    discussion: """
      If the folder contains an app's sources, the registration is read from them, as by 'navgraph \
      extract'. Otherwise it is an example.
      """)

  @Argument(help: "The folder to write to; it must exist.")
  var folder = "."

  func run() throws {
    let path = FilePath(folder).appending("Navigation.swift")
    let reading = SourceInput.readIfPossible(folder)
    let text =
      reading.map { RegistrationWriter($0.graph, remarks: $0.remarks).text() } ?? Self.manifest
    do {
      // Never over a file that is there.
      let file = try FileDescriptor.open(
        path, .writeOnly, options: [.create, .exclusiveCreate],
        permissions: [.ownerReadWrite, .groupRead, .otherRead])
      try file.closeAfter { _ = try file.writeAll(text.utf8) }
    } catch Errno.fileExists {
      Console.complain("error: \(path) is there already: change that, or choose another folder")
      throw ExitPolicy.unusable
    } catch {
      Console.complain("error: \(path) cannot be written: check that the folder exists")
      throw ExitPolicy.unusable
    }
    if let reading {
      let hint = reading.remarks.isEmpty ? "" : " (its comments say which)"
      Console.complain(
        SourceInput.summary(reading.graph, unreadCount: reading.remarks.count) + hint)
      // Without its name, other files of the folder would be compiled with it.
      try Console.write("wrote \(path); now run 'navgraph lint \(path)'\n", to: nil)
    } else {
      try Console.write("wrote \(path), an example; now run 'navgraph lint'\n", to: nil)
    }
  }

  /// Lints clean, and draws.
  static let manifest = """
    import NavGraph

    // A shop with two tabs. Replace it with your app: an enum of routes and a coordinator for each of yours.
    // Declare a hosted coordinator before the coordinator that hosts it.

    enum CheckoutRoute: String, RouteKey {
      case address, payment
    }

    let checkout = Coordinator<CheckoutRoute>(
      "Checkout", dialect: .tcaCoordinators(.v0_14, .identified), root: .address,
      embedsNavigation: true
    ) {
      Screen(.address) {
        On("continueTapped", .push(.payment))
        On("cancelTapped", .emit("finished"))
      }
      Screen(.payment) {
        On("paid", trigger: .effect, .emit("finished"))
      }
    }

    enum ShopRoute: String, RouteKey {
      case home, product, checkout
    }

    let shop = Coordinator<ShopRoute>(
      "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
    ) {
      Screen(.home) {
        On("productTapped", .push(.product))
      }
      // Products are distinguished by their id: a second quick tap opens no second one.
      Screen(.product, arguments: .values("id", ["1", "2"]), identity: .arguments("id")) {
        On("buyTapped", .presentCover(.checkout))
      }
      Screen(.checkout, hosts: checkout)
      // Handles a report of the hosted coordinator.
      OnChild(.checkout, action: "finished", .dismiss())
    }

    enum SettingsRoute: String, RouteKey {
      case settings, about
    }

    let settings = Coordinator<SettingsRoute>(
      "Settings", dialect: .tcaCoordinators(.v0_14, .identified), root: .settings,
      embedsNavigation: true
    ) {
      Screen(.settings) {
        On("aboutTapped", .push(.about))
      }
      Screen(.about)
    }

    enum MainRoute: String, RouteKey {
      case shop, settings
    }

    let main = Tabs<MainRoute>("Main", initial: .shop) {
      Tab(.shop, hosts: shop)
      Tab(.settings, hosts: settings)
    }

    register(
      Graph("My app") {
        main
        shop
        checkout
        settings
      })

    """
}
