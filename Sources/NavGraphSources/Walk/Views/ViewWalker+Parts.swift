#if SourceReading
  import SwiftSyntax

  extension ViewWalker {
    /// An argument with which a view is made where a button of it does something else, or does not exist.
    struct Absence {
      /// The closure that the view runs instead where it is given one: `if let onClose { onClose() } else { dismiss() }`.
      var closure: String?
      /// A flag with the value that hides the button: `CloseButton(isHidden: true)`.
      var flag: (name: String, value: Bool)?
    }

    /// A view around an action.
    struct EnclosingView {
      var view: TypeDeclaration
      /// The labels of closures: where the view is given one, the action is not there.
      var closures: Set<String> = []
      /// The same for a flag.
      var flag: (name: String, value: Bool)?

      func isAbsent(at site: Evidence.Site) -> Bool {
        !site.closures.isDisjoint(with: closures)
          || flag.map { site.flags[$0.name] == $0.value } ?? false
      }
    }

    /// Whether a view shows a stack of screens itself, whose code calls the closures that the view is given.
    func showsStack(_ view: TypeDeclaration) -> Bool {
      flows.contains { $0.view === view && $0.container.kind == .stack }
    }

    /// Returns whether a view is on no screen of a flow, but only in content that such a screen presents.
    func isPresented(_ view: TypeDeclaration) -> Bool {
      let all = around(view)
      return !all.contains { part in isScreen(part) || flows.contains { $0.view === part } }
        && all.contains { part in
          walker.evidence.sites[part.name]?.contains { !$0.presenters.isEmpty } == true
        }
    }

    /// Finds the properties that hold the stacks of other views: `@State var path` in `LearnFlow(path: $path)`, which shows it.
    func bindStacks(in views: [TypeDeclaration]) {
      for flow in flows where flow.path.type.isArrayOfRoutes {
        guard let last = flow.path.components.last, last.owner === flow.view,
          flow.view.properties[last.name]?.attributes.contains("Binding") == true
        else { continue }
        for maker in views where maker !== flow.view {
          for call in maker.calls where Walker.name(of: call.calledExpression) == flow.view.name {
            guard let given = call.arguments.first(where: { $0.label?.text == last.name }),
              case .state(let path) = walker.value(
                Walker.unbound(given.expression), scope(of: maker)),
              let holder = path.components.last, let owner = holder.owner
            else { continue }
            let key = Evidence.Key(state: ObjectIdentifier(owner), property: holder.name)
            walker.boundStacks[key] = walker.boundStacks[key] ?? flow.container
          }
        }
      }
    }

    /// A view, and those of which it is a part without being presented by them.
    func around(_ view: TypeDeclaration) -> [TypeDeclaration] {
      around(view, without: Absence()).map(\.view)
    }

    /// Returns the same, without views where the given part is always absent.
    func around(_ view: TypeDeclaration, without absence: Absence) -> [EnclosingView] {
      var found: [EnclosingView] = []
      var open = [
        EnclosingView(view: view, closures: labels(absence.closure, of: view), flag: absence.flag)
      ]
      while let part = open.popLast() {
        guard !found.contains(where: { $0.view === part.view }) else { continue }
        found.append(part)
        // A view that has a store, or is a screen, closes itself, and not the view around it.
        guard !isScreen(part.view), feature(of: part.view) == nil else { continue }
        for site in walker.evidence.sites[part.view.name] ?? []
        where site.presenters.isEmpty && !part.isAbsent(at: site) {
          let handedOn = part.closures.sorted().lazy.compactMap { site.handedOn[$0] }.first
          open.append(EnclosingView(view: site.maker, closures: labels(handedOn, of: site.maker)))
        }
      }
      return found
    }

    /// The labels with which a view is given a closure of its own; "" for none.
    private func labels(_ closure: String?, of view: TypeDeclaration) -> Set<String> {
      guard let closure else { return [] }
      return isOnlyClosure(closure, of: view) ? [closure, ""] : [closure]
    }
  }

  extension [Step] {
    /// Whether they do nothing but take screens away.
    var closesOnly: Bool {
      ViewWalker.operations(self).allSatisfy { $0.removes && !Library.openings.contains($0.name) }
        && Composition.sends(self).isEmpty
    }
  }
#endif
