#if SourceReading
  import SwiftSyntax

  // Actions of a feature that is shown in several places, which are handled in some of them.

  extension UnhandledActions {
    /// Whether a feature sends an action itself and does nothing about it: it reports to those that show it.
    func isReportedOnly(
      _ action: String, by feature: Feature, _ owner: TypeDeclaration
    ) -> Bool {
      uses.actions.sent[ObjectIdentifier(owner)]?[action] != nil
        && ignoredCases(of: action, by: feature) != nil
    }

    /// Where a feature's own code names an action, if it does nothing about it there.
    private func ignoredCases(
      of action: String, by feature: Feature
    ) -> [ActionUses.MatchedCase]? {
      let own = (uses.actions.matchedCases[action] ?? []).filter { $0.owner === feature.owner }
      return !own.isEmpty && own.allSatisfy(\.isIgnored) ? own : nil
    }

    /// The taps that a feature leaves to the coordinators which show it, `case .addressTapped, .nameTapped: return .none`,
    /// where some of those do something about it, or about another action in the same place, and others do not.
    func ignoredTaps(of feature: Feature, shownBy hosts: [Feature]) -> [Found] {
      guard ownerToCheck(feature) != nil else { return [] }
      let sites = hosts.map { site(of: feature, $0) }
      return feature.action.cases.flatMap { one -> [Found] in
        guard isPlain(one, of: feature), !uses.actions.mentioned.contains(one.name) else {
          return []
        }
        let taps = viewSends([one.name], to: feature).filter { $0.isIdleTap(in: program) }
        guard let own = ignoredCases(of: one.name, by: feature), let tap = taps.first,
          taps.areCertain(unless: [])
        else { return [] }
        let handlers = sites.filter { isHandled(one.name, in: $0) }.compactMap(\.host?.name)
        let others = feature.action.cases.map(\.name).filter { other in
          other != one.name
            && ignoredCases(of: other, by: feature)?.contains {
              $0.ignoringCode == own[0].ignoringCode
            } ?? false
        }
        return sites.filter { site in
          (!handlers.isEmpty || others.contains { isHandled($0, in: site) }) && isPlain(site)
            && !handles(one.name, site, isOwnMeant: false)
        }.map {
          Found(
            feature: feature, host: $0.host, action: one.name, place: tap.place,
            handlers: handlers, view: tap.view)
        }
      }
    }

    /// Whether a coordinator, or a feature in between, certainly does something about an action where it shows the feature.
    private func isHandled(_ action: String, in site: Site) -> Bool {
      (uses.actions.matchedCases[action] ?? []).contains { one in
        guard !one.isIgnored, let owner = one.owner, owner === site.host?.owner else {
          return false
        }
        return subjects(one.subject).contains { subject in
          types(along: subject, dropping: 1)?.last.map { holds(site.actions, $0) } ?? false
        }
      }
    }

    /// The reducers, besides the feature itself, that do something about an action of a type.
    func handlers(of action: String, in type: TypeDeclaration, around feature: Feature) -> [String]
    {
      (uses.actions.matchedCases[action] ?? []).filter { one in
        !one.isIgnored && one.owner !== feature.owner
          && subjects(one.subject).contains { subject in
            types(along: subject, dropping: 1)?.last.map { holds(type, $0) } ?? false
          }
      }.compactMap(\.owner?.name).withoutRepetitions
    }

    /// The properties of its state that a feature's own code changes.
    func changedProperties(of feature: Feature) -> Set<String> {
      var found: Set<String> = []
      for body in feature.bodies {
        let words = body.statements.tokens(viewMode: .sourceAccurate).map(\.text)
        for index in words.indices.dropLast(4)
        where words[index] == body.state && words[index + 1] == "." {
          let isChanged =
            ["=", "+=", "-="].contains(words[index + 3])
            || words[index + 3] == "." && Self.changing.contains(words[index + 4])
          if isChanged { found.insert(words[index + 2]) }
        }
      }
      return found
    }

    private static let changing: Set = [
      "append", "insert", "remove", "removeAll", "removeLast", "toggle",
    ]
  }
#endif
