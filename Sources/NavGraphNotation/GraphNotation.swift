package import NavGraphExploration
package import NavGraphModel

/// A graph in one line: the form in which rules show examples.
///
/// Clauses are separated by semicolons. A mark `↓` before a clause means that a finding is reported there; two
/// marks, two findings. `Docs/Reference/Notation.md` shows the common forms.
///
/// What a clause belongs to:
///
/// | clause | meaning |
/// |---|---|
/// | `Shop: home -> cart` | the clause is of coordinator `Shop`; without a name, of `Example` |
/// | `[indexed]` | the coordinator's library: `identified` (the default), `indexed`, `identified 0.13`, `indexed 0.13`, `flowstacks`, `flowstacks 0.4`, `flowstacks 0.10.12`, `routing`, `composable`, `routestack`, `tca` |
/// | `[bare]` | its root has no navigation |
/// | `[wrapped]` | the view around it supplies navigation |
/// | `[nobar]` | its tabs have no bar |
/// | `[noretap]` | tapping the selected tab again does nothing |
/// | `tabs a@A b@B*` | it has tabs, the first selected; `*` restarts each time |
/// | `tabs! none a b` | …the first named is selected, and is no tab |
/// | `b when vip=true` | the bar selects the tab only then |
/// | `switch login@A main@B*` | it is a switch, the first shown; `*` is kept while another is shown |
/// | `main while vip=true` | the case is shown while this holds |
/// | `joined list@A detail@B` | it shows these stacks as one |
/// | `starts home cart` | it starts with `cart` pushed on `home`; again for each alternative |
///
/// A stack starts with the screen that is named first, which has navigation. The app starts with the
/// coordinators that none hosts, or with the first if each is hosted.
///
/// Screens, wherever they are named:
///
/// | screen | meaning |
/// |---|---|
/// | `orphan` | a screen without actions |
/// | `item!` | each instance has an identity of its own |
/// | `item#x` | the identity is the constant `x` |
/// | `item+` | registers the screen once more |
/// | `item.` | a terminal screen |
/// | `item@A` | hosts coordinator `A` |
/// | `home -> item(id=1,size=$size)` | opened with values; `$size` is the acting screen's |
///
/// Actions: whose, its name (`to cart`, `back` or the operation's words by themselves), the trigger, the
/// operations, the promise, the condition.
///
/// | clause | meaning |
/// |---|---|
/// | `home:buy -> cart` | the action is called `buy` |
/// | `home auto -> cart` | it happens by itself; also `effect`, `sent`, `tap` |
/// | `home:saved response <-` | it comes with the response to a request of a tap; `lateResponse` also when the screen is closed |
/// | `self:refresh -> cart` | the coordinator's own; an `effect` unless another trigger is named |
/// | `login/form:done <-` | of screen `form` in the flow that `login` hosts |
/// | `login/:done <-` | reported by that flow itself |
/// | `A//form:done <-` | of `form` in flows of `A`, however deep; `A//:done` reported by these |
/// | `home -> cart ? full` | only while `full` is on the stack |
/// | `home -> cart lands cart` | promises to end there; `lands tab/home` inside a flow |
/// | `home dismiss & -> cart` | one after the other in one update |
/// | `home later -> cart & -> item` | all that follows comes later |
/// | `home deferred -> cart & pop` | …is worked out now and written back later |
/// | `home either -> cart or nothing` | one of these, by something outside the model |
/// | `home @login -> form` | in the flow that `login` hosts; `@login/tab` further inside |
/// | `home @^Main dismiss` | in the nearest enclosing flow of `Main` |
///
/// Operations:
///
/// | operation | meaning |
/// |---|---|
/// | `home -> cart` | pushes `cart` |
/// | `home => cart` | presents it as a sheet with navigation |
/// | `home =\| cart` | …without navigation |
/// | `home ~> cart` | presents it as a cover with navigation |
/// | `home ~\| cart` | …without navigation |
/// | `home -> login from intro form` | the flow that `login` hosts starts with this stack |
/// | `home <-` | goes back; a pop, where the library has no `goBack` |
/// | `home := cart item` | assigns an array: `cart` as root where the root is in it, `item` pushed |
/// | `home append cart item` | pushes both |
/// | `home goBack 2` | also `pop 2`, `dismiss 2`, `removeLast 2`; one without a number; `goBackToIndex 1`, `popToIndex 1` to a position |
/// | `home goBackTo x` | also `popTo x`, `popFrom x`, `remove x`, `replace x` (the top), `reset x` |
/// | `home goBackToRoot` | also `popToRoot`, `popToCurrentNavigationRoot`, `dismissAll`, `removeAll`, `dismissScreen` |
/// | `home replaceAt 1 x` | puts `x` at a position; `removeRange 1 2` removes positions |
/// | `home select a` | also `selectIndex 1`, `items a b` |
/// | `home show main` | shows the case `main` |
/// | `home fill pay x` | fills a slot; `fill pay => x` with navigation; `clear pay` |
/// | `home set vip true` | assigns a variable; `$size` is the acting screen's argument |
/// | `home emit done` | reports to enclosing coordinators |
/// | `home send act cart` | to a screen of the container; to `login/form`, `login/` (a flow), `self`, `#id`, `[0]` |
/// | `home open a://x` | opens a link; `open a://:id id=1` |
/// | `home start load` | starts an effect; `cancel x` cancels those with the id |
/// | `home nothing` | an action without operations |
///
/// Conditions, after `?`, joined by `and`, those by `or`, each with `not` before it:
///
/// | condition | meaning |
/// |---|---|
/// | `home -> cart ? vip=true` | the variable, or the input, has the value |
/// | `home -> cart ? cart` | the screen is on the stack |
/// | `home -> cart ? top home` | it is on top |
/// | `home -> cart ? canPush` | also `presenting` |
/// | `home -> cart ? count <3` | entries; `3`, `<3`, `>=3`; `navigationCount` of those on top |
/// | `home -> cart ? as push` | the acting screen is presented so |
/// | `home -> cart ? its id=1` | its argument has the value |
/// | `home -> cart ? taken pay` | the slot is taken |
/// | `home -> cart ? @login top form` | in another container |
///
/// Beside screens; `home.` before a name is of screen `home`, `.` alone of the coordinator:
///
/// | clause | meaning |
/// |---|---|
/// | `link a://:id -> cart lands cart` | a deep link; each parameter has the values 1 and 2 |
/// | `var vip false true` | a variable of the app; `var .vip` of the coordinator, `var home.vip` of the screen |
/// | `input device phone pad` | an input, fixed for a run; `free` in the place of `input`: at each use |
/// | `slot home.pay sheet` | a slot, by its kind |
/// | `slot home.pay sheet while vip=true shows x` | a slot that follows a condition |
/// | `effect home.load loaded` | work that sends `loaded`, from appearance on; then `once`, `repeatedly` or `perhaps`; `started`: only on `start`; `lives` when its screen goes, or is `cancelled`; `id x` |
///
/// Of screens:
///
/// | clause | meaning |
/// |---|---|
/// | `sends home a b` | it shows a feature with these outputs |
/// | `requires pay vip=true` | the gate that guards it |
/// | `off home back swipeDown` | gestures that it switches off |
/// | `renders home cart` | those that have a view |
/// | `untracked home share` | what its view presents outside the state |
/// | `unhandled home share` | what it sends and no code handles |
/// | `stuck home save isSaving` | it waits for ever where what the action starts fails; without a flag, it shows nothing else |
/// | `argument item.id 1 2 changes tick` | an argument, its values, the actions that change it; abstract without values |
/// | `byid item.id` | its identity comes from that argument |
/// | `allow dead-end home` | a finding that is accepted there; without a screen, everywhere |
///
/// Of all states; `A.home` is a screen of coordinator `A`:
///
/// | clause | meaning |
/// |---|---|
/// | `backto home` | the user can always return to it |
///
/// A reducer changes the whole stack or nothing of it: beside these clauses only screens are allowed. Its
/// one state shows the root.
///
/// | clause | meaning |
/// |---|---|
/// | `home !` | on `home`, an action runs the reducer, and nothing happens |
/// | `home !crashes` | …the reducer crashes |
/// | `home !exits` | …ends the process |
/// | `home !hangs` | …does not come back |
/// | `home !grows` | …takes memory without end |
/// | `home !random` | …answers twice differently |
/// | `home !nan` | …leads to a state that is not equal to itself |
/// | `home !lost` | …shows a route that no screen is registered for |
package struct GraphNotation: Sendable {
  package let graph: GraphDefinition
  /// The places of marked clauses, in order: line 1, and the column of the clause.
  package let marks: [SourceLocation]
  /// What to explore the graph with.
  package let reducers: Reducers

  /// - Throws: ``GraphNotationError`` where a clause cannot be read.
  package init(_ text: String) throws(GraphNotationError) {
    let clauses = try text.split(separator: ";", omittingEmptySubsequences: false).map {
      clause throws(GraphNotationError) in try NotationClause(clause, in: text)
    }
    marks = clauses.flatMap { Array(repeating: $0.location, count: $0.markCount) }
    var parser = GraphNotationParser()
    try parser.read(clauses)
    var reducers = Reducers()
    var coordinators: [CoordinatorDefinition] = []
    for draft in parser.coordinators {
      guard let definition = draft.definition, let root = definition.routes.first else {
        throw GraphNotationError(
          clause: text, reason: "coordinator “\(draft.name)” has no screen")
      }
      coordinators.append(definition)
      if !draft.failures.isEmpty {
        reducers.sources[draft.name] = NotationReducer(root: root.name)
        reducers.actions[draft.name] = draft.failures.map(NotationAction.init)
      }
    }
    guard let first = coordinators.first else {
      throw GraphNotationError(clause: text, reason: "no clause names a screen")
    }
    let hosted = Set(coordinators.flatMap { $0.routes.compactMap(\.hosts) })
    let isCycle = coordinators.allSatisfy { hosted.contains($0.name) }
    let entry = clauses.lazy.map(\.coordinator).first { name in
      coordinators.contains { $0.name == name }
    }
    graph = GraphDefinition(
      name: "Example", coordinators: coordinators, features: parser.features,
      variables: parser.variables, inputs: parser.inputs,
      entries: isCycle ? entry.map { [$0] } : nil, homes: parser.homes,
      suppressions: parser.suppressions, location: first.location)
    self.reducers = reducers
  }
}
