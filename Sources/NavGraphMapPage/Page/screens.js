// The registration: all screens, one screen, one coordinator, and the search.

const triggerWords = {
  tap: "tap", gesture: "gesture", effect: "effect", automatic: "by itself", sent: "sent",
  link: "deep link",
};

const screenParts = ([coordinator, route]) =>
  ["screen", coordinatorAt(coordinator).name, routeAt([coordinator, route]).name];

const screenLink = (reference) => link(screenParts(reference), name(routeAt(reference).name));

const coordinatorLink = (index) =>
  link(["coordinator", coordinatorAt(index).name], name(coordinatorAt(index).name));

const findRoute = (coordinatorName, routeName) => {
  const coordinator = data.coordinators.findIndex((each) => each.name === coordinatorName);
  if (coordinator < 0) return null;
  const route = coordinatorAt(coordinator).routes.findIndex((each) => each.name === routeName);
  return route < 0 ? null : [coordinator, route];
};

const worstSeverity = (findings) =>
  ["error", "warning", "info"].find((severity) => findings.some((each) => each.severity === severity));

const findingsAt = (coordinator, route) =>
  data.findings.filter((finding) => finding.coordinator === coordinator && finding.route === route);

const reachWords = {
  shown: null, held: "never visible",
  missing: "unreachable",
};

const allTransitions = data.coordinators.flatMap((coordinator, index) => [
  ...coordinator.routes.flatMap((route, number) =>
    route.transitions.map((transition) => ({ transition, at: [index, number], coordinator: index }))),
  ...coordinator.handlers.map((transition) => ({ transition, at: null, coordinator: index })),
  ...coordinator.links.map((transition) => ({ transition, at: null, coordinator: index })),
]);

// MARK: Lists

let allScreens = null;

/** The list of all screens. It never changes, so it is created once, and groups stay open. */
const screensPage = () => (allScreens ??=
  el("div", {},
    paragraph(quiet(data.summary[0])),
    data.summary.length > 1 && el("details", {},
      el("summary", { class: "ui-quiet" }, "What was searched"),
      data.summary.slice(1).map((sentence) => paragraph(quiet(sentence)))),
    data.coordinators.map((coordinator, index) =>
      el("details", { class: "ui-group", open: data.coordinators.length <= 12 },
        el("summary", {}, name(coordinator.name), " ", quiet(counted(coordinator.routes.length, "screen"))),
        roving(el("ul", { class: "ui-list" },
          el("li", {}, link(["coordinator", coordinator.name], "About this coordinator")),
          coordinator.routes.map((route, number) => {
            const severity = worstSeverity(findingsAt(index, number));
            return el("li", {},
              screenLink([index, number]), " ",
              route.isRoot && badge("root"),
              reachWords[route.reach] && badge(reachWords[route.reach], "ui-quiet-badge"),
              severity && badge(severity, `ui-${severity}`));
          })))))));

// MARK: One screen

const facts = (rows) =>
  el("dl", { class: "ui-facts" },
    rows.filter((row) => row && row[1] !== null && row[1] !== undefined && row[1] !== "")
      .map(([term, ...description]) => [el("dt", {}, term), el("dd", {}, ...description)]));

const list = (items, separator = ", ") =>
  items.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));

const transitionItem = ({ transition }, from) =>
  el("li", { class: "ui-transition" },
    from,
    el("b", {}, name(transition.action)), " ",
    transition.trigger !== "tap" && badge(triggerWords[transition.trigger], "ui-quiet-badge"),
    transition.from && quiet(" of ", short(transition.from)),
    transition.condition && [" ", quiet("if ", short(transition.condition))],
    el("div", {}, short(transition.operation, 200)),
    transition.landings.length > 0 && el("div", {}, "→ ", list(transition.landings.map(screenLink))),
    sourceLink(transition.source));

const backTo = (parts, words) => el("p", { class: "ui-crumb" }, link(parts, "‹ ", words));

const screenPage = (reference) => {
  const [coordinator, number] = reference;
  const owner = coordinatorAt(coordinator);
  const route = routeAt(reference);
  const found = findingsAt(coordinator, number);
  const isThis = (other) => other[0] === coordinator && other[1] === number;
  const incoming = allTransitions.filter(({ transition, at }) =>
    transition.landings.some(isThis) && !(at && isThis(at)));
  const unseen = untakenEdges(reference, incoming);
  return el("article", {},
    backTo(["screens"], "All screens"),
    el("h2", { tabindex: -1 }, name(route.name)),
    el("p", {}, quiet("in "), coordinatorLink(coordinator), " ",
      route.isRoot && badge("root"), route.isTerminal && badge("terminal"),
      reachWords[route.reach] && badge(reachWords[route.reach], "ui-warning"), " ",
      sourceLink(route.source)),
    route.image && el("img", { class: "ui-image", src: route.image, alt: `Picture of ${visible(route.name)}` }),
    facts([
      ["hosts", route.hosts === null || route.hosts === undefined ? null : coordinatorLink(route.hosts)],
      ["arguments", route.arguments.map((argument) =>
        argument.values ? `${argument.name}: ${argument.values.map((value) => short(value, 40)).join(", ")}`
          : `${argument.name}: any`).join("; ")],
      ["identity", route.identity],
      ["requires", route.requires],
      ["variables", route.variables.map((each) => `${each.name}: ${each.values.join(", ")}`).join("; ")],
      ["slots", route.slots.map((slot) => `${slot.name} (${slot.kind})`).join(", ")],
      ["effects", route.effects.map((effect) => `${effect.name} sends ${effect.action}`).join(", ")],
      ["disabled", route.disabledGestures.join(", ")],
    ]),
    found.length > 0 && [heading("Findings"),
      roving(el("ul", { class: "ui-list" }, found.map(findingItem)))],
    heading("What happens here"),
    route.transitions.length === 0 ? paragraph(quiet("Nothing is registered for this screen."))
      : el("ul", { class: "ui-plain" },
        route.transitions.map((transition) => transitionItem({ transition }))),
    incoming.length + unseen.length > 0 && [heading("What leads here"),
      el("ul", { class: "ui-plain" },
        incoming.map((each) => transitionItem(each,
          each.at ? [screenLink(each.at), ": "] : [coordinatorLink(each.coordinator), ": "])),
        unseen.map(({ from, actions }) => el("li", { class: "ui-transition" },
          screenLink(from), ": ", el("b", {}, name(actions.join(", "))), " ",
          badge("registered, but never taken", "ui-quiet-badge"))))],
    heading("Shortest path"),
    route.way === null || route.way === undefined
      ? paragraph(quiet("No path to this screen was found."))
      : wayPreview(route.way, [...screenParts(reference), "way"]));
};

/** Edges of the map to a screen that the search did not take. */
const untakenEdges = (reference, incoming) => {
  const element = elementOfRoute(reference);
  return edges.filter((edge) => element && edge.dataset.targetId === element.id).flatMap((edge) => {
    const { coordinator, route } = byId(edge.dataset.sourceId)?.dataset ?? {};
    const from = route === undefined ? null : findRoute(coordinator, route);
    if (!from || !edge.dataset.actions) return [];
    const known = incoming.filter(({ at }) => at && at[0] === from[0] && at[1] === from[1])
      .map(({ transition }) => transition.action);
    const actions = edge.dataset.actions.split("\n").filter((action) => !known.includes(action));
    return actions.length > 0 && !(from[0] === reference[0] && from[1] === reference[1])
      ? [{ from, actions }] : [];
  });
};

const coordinatorPage = (index) => {
  const coordinator = coordinatorAt(index);
  const found = findingsAt(index, undefined);
  const hosts = data.coordinators.flatMap((other, number) =>
    other.routes.map((route, each) => (route.hosts === index ? [number, each] : null)).filter(Boolean));
  return el("article", {},
    backTo(["screens"], "All screens"),
    el("h2", { tabindex: -1 }, name(coordinator.name)),
    el("p", {}, quiet(coordinator.container), " ", coordinator.isEntry && badge("the app starts here"),
      " ", sourceLink(coordinator.source)),
    facts([
      ["hosted by", hosts.length > 0 ? list(hosts.map(screenLink)) : null],
      ["variables", coordinator.variables.map((each) => `${each.name}: ${each.values.join(", ")}`).join("; ")],
      ["slots", coordinator.slots.map((slot) => `${slot.name} (${slot.kind})`).join(", ")],
      ["effects", coordinator.effects.map((effect) => `${effect.name} sends ${effect.action}`).join(", ")],
    ]),
    found.length > 0 && [heading("Findings"),
      roving(el("ul", { class: "ui-list" }, found.map(findingItem)))],
    heading("Screens"),
    roving(el("ul", { class: "ui-list" },
      coordinator.routes.map((route, number) => el("li", {}, screenLink([index, number]))))),
    coordinator.links.length > 0 && [heading("Deep links"), el("ul", { class: "ui-plain" },
      coordinator.links.map((transition) => transitionItem({ transition })))],
    coordinator.handlers.length > 0 && [heading("Actions it handles"), el("ul", { class: "ui-plain" },
      coordinator.handlers.map((transition) => transitionItem({ transition })))]);
};

// MARK: Search

const searchField = byId("ui-search");
const results = byId("ui-results");
const foldedText = (text) => text.toLowerCase().slice(0, 400);

const seenResults = new Set();
const index = [
  ...data.coordinators.map((coordinator) => ({
    text: foldedText(coordinator.name), label: coordinator.name, words: "coordinator",
    parts: ["coordinator", coordinator.name],
  })),
  ...data.coordinators.flatMap((coordinator, number) =>
    coordinator.routes.map((route, each) => ({
      text: foldedText(route.name), label: route.name, words: coordinator.name,
      parts: screenParts([number, each]),
    }))),
  ...allTransitions.map(({ transition, at, coordinator }) => ({
    text: foldedText(transition.action), label: transition.action,
    words: `${triggerWords[transition.trigger]} in ${short(at ? `${coordinatorAt(coordinator).name} › ${routeAt(at).name}` : coordinatorAt(coordinator).name, 60)}`,
    parts: at ? screenParts(at) : ["coordinator", coordinatorAt(coordinator).name],
  })),
  ...data.findings.map((finding, number) => ({
    text: foldedText(finding.rule), label: finding.rule,
    words: [coordinatorAt(finding.coordinator)?.name, finding.message].filter(Boolean).join(": "),
    parts: ["finding", number],
  })),
].filter((entry, number, all) => {
  // Results that look the same and lead to the same place are one.
  const same = [entry.label, entry.words, ...entry.parts].join("\u0000");
  return !seenResults.has(same) && seenResults.add(same);
});

/**
 * The beginnings of names before their middles, then what has all words somewhere, screens before actions; at
 * most thirty.
 */
const search = (text) => {
  const wanted = foldedText(text.trim());
  if (wanted === "") return [];
  const parts = wanted.split(/\s+/u);
  const rank = (entry) => {
    const position = entry.text.indexOf(wanted);
    if (position >= 0) return entry.text === wanted ? 0 : position === 0 ? 1 : 2;
    const all = `${entry.text} ${foldedText(entry.words)}`;
    return parts.every((part) => all.includes(part)) ? 3 : 4;
  };
  return index.map((entry, number) => ({ entry, number, rank: rank(entry) }))
    .filter((each) => each.rank < 4)
    .sort((left, right) => left.rank - right.rank || left.number - right.number)
    .slice(0, 30).map((each) => each.entry);
};

let chosenResult = -1;

const showResults = () => {
  const found = search(searchField.value);
  const isOpen = searchField.value.trim() !== "";
  chosenResult = found.length > 0 ? 0 : -1;
  results.replaceChildren(...(found.length > 0
    ? found.map((entry, number) =>
      el("li", {
        role: "option", id: `ui-result-${number}`, "aria-selected": String(number === 0),
        onclick: () => openResult(entry),
      }, name(entry.label), " ", quiet(short(entry.words, 60))))
    : [el("li", { class: "ui-nothing" }, "Nothing has this in its name.")]));
  results.hidden = !isOpen;
  searchField.setAttribute("aria-expanded", String(isOpen));
  if (isOpen && chosenResult >= 0) searchField.setAttribute("aria-activedescendant", "ui-result-0");
  else searchField.removeAttribute("aria-activedescendant");
  results.found = found;
};

const closeResults = () => {
  results.hidden = true;
  searchField.setAttribute("aria-expanded", "false");
  searchField.removeAttribute("aria-activedescendant");
};

const openResult = (entry) => {
  searchField.value = "";
  closeResults();
  if (!entry) return;
  shouldFocusHeading = true;
  if (location.hash === address(...entry.parts)) show();
  else go(...entry.parts);
};

searchField.addEventListener("input", showResults);
// Later, so that a click on a result counts; whoever is back by then goes on searching.
searchField.addEventListener("blur", () => setTimeout(() => {
  if (document.activeElement !== searchField) closeResults();
}, 150));
searchField.addEventListener("keydown", (event) => {
  const found = results.hidden ? [] : results.found;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step && found.length > 0) {
    event.preventDefault();
    results.children[chosenResult].setAttribute("aria-selected", "false");
    chosenResult = (chosenResult + step + found.length) % found.length;
    const chosen = results.children[chosenResult];
    chosen.setAttribute("aria-selected", "true");
    chosen.scrollIntoView({ block: "nearest" });
    searchField.setAttribute("aria-activedescendant", chosen.id);
  } else if (event.key === "Enter" && found.length > 0) {
    event.preventDefault();
    openResult(found[chosenResult]);
  } else if (event.key === "Escape") {
    event.stopPropagation();
    searchField.value = "";
    closeResults();
    stage.focus();
  }
});
