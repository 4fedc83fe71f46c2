/// A place of operations or conditions in a registration: it decides what names mean there.
struct NameScope {
  /// The coordinator, by index, on whose container the operations act.
  private(set) var coordinator: Int
  /// The coordinator, by index, whose registration this is: its flow owns the effects that are started here.
  let home: Int
  var actor: Actor
  /// Whether the acting screen is in that container, so that its slots hold routes of it.
  private var isActorInContainer: Bool
  /// The place of the actor inside the coordinator, if it is inside: names can refer to slots of the screens around it.
  var inside = Inside.nowhere
  private var site: Site
  private(set) var location: SourceLocation
  /// Whether the operations were observed, whatever the container has.
  private(set) var isOfWhatWasFound = false

  private enum Site {
    case action(String)
    case other(String)
  }

  enum Inside {
    case nowhere
    /// In the flow that the first of these routes hosts, there in the flow that the second hosts, and so on.
    case hosts(ArraySlice<String>)
    /// In a flow of a coordinator, by index.
    case coordinator(Int)
  }

  /// Whose arguments can be copied; large, and handed on all the time.
  indirect enum Actor {
    case noActor
    /// A screen that could not be found, which is reported where it is named.
    case unknown
    case screen(RouteDefinition)
    case link(DeepLinkDefinition)
  }

  /// The acting screen of the container itself; nil where none acts.
  init(
    coordinator: Int, screen: RouteDefinition? = nil, place: String, location: SourceLocation
  ) {
    self.coordinator = coordinator
    home = coordinator
    actor = screen.map { .screen($0) } ?? .noActor
    isActorInContainer = screen != nil
    site = .other(place)
    self.location = location
  }

  /// An actor from elsewhere.
  init(coordinator: Int, actor: Actor, place: String, location: SourceLocation) {
    self.coordinator = coordinator
    home = coordinator
    self.actor = actor
    isActorInContainer = false
    site = .other(place)
    self.location = location
  }
}

extension NameScope {
  /// Where the place is, for the end of a sentence: `on “go”`.
  var place: String {
    switch site {
    case .action(let action): "on \(quoted(action))"
    case .other(let place): place
    }
  }

  var screen: RouteDefinition? {
    if case .screen(let route) = actor { route } else { nil }
  }

  /// The acting screen, where its slots can be named.
  var screenInContainer: RouteDefinition? { isActorInContainer ? screen : nil }

  /// The actor's arguments, their kind, and their owner; nil where there is no actor.
  var arguments: (kind: String, owner: String, all: [Argument])? {
    switch actor {
    case .noActor, .unknown: nil
    case .screen(let route): ("argument", "screen \(quoted(route.name))", route.arguments)
    case .link(let link): ("parameter", "link \(quoted(link.pattern))", link.parameters)
    }
  }

  /// The values that the actor's argument of this name can have; nil where it has none to copy.
  func copiedValues(of name: String) -> [String]? {
    arguments?.all.first { $0.name == name }?.values
  }

  /// Why nothing of this name can be copied, for the end of a sentence; nil where that is not known.
  var copyRefusal: String? {
    switch actor {
    case .unknown: nil
    case .noActor: "no screen acts here, so give it a value"
    case .screen: "the acting screen has no argument of that name with sample values"
    case .link(let link):
      "link \(quoted(link.pattern)) has no parameter of that name with sample values"
    }
  }

  /// An action of the same screen.
  func on(_ action: String, at location: SourceLocation) -> NameScope {
    var copy = self
    copy.site = .action(action)
    copy.location = location
    return copy
  }

  /// The same place, for operations that were observed.
  var ofWhatWasFound: NameScope {
    var copy = self
    copy.isOfWhatWasFound = true
    return copy
  }

  /// The same place, acting on another container.
  func moved(to coordinator: Int) -> NameScope {
    var copy = self
    copy.coordinator = coordinator
    copy.isActorInContainer = false
    copy.inside = .nowhere
    return copy
  }

  /// The same place, acting on the container that a reference means.
  func moved(along flow: FlowReference, to coordinator: Int) -> NameScope {
    var copy = moved(to: coordinator)
    switch (flow, inside) {
    case (.ancestor, _): copy.inside = .coordinator(home)
    case (.child(let path), .hosts(let hosts)) where hosts.starts(with: path):
      copy.inside = .hosts(hosts.dropFirst(path.count))
    case (.child, _): break
    }
    return copy
  }

  /// The same place, for operations that come later: the inner actor may be gone.
  var later: NameScope {
    var copy = self
    copy.inside = .nowhere
    return copy
  }

  func problem(_ message: String) -> RegistrationProblem {
    RegistrationProblem(message, at: location)
  }
}
