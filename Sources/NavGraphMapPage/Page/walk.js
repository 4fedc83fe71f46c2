// The walk: the user takes step after step from a state, and can go back.
//
// Tabs that share nothing are searched separately, each while the others do not change. A position then consists of one
// state of each search. A step in one search is also taken in the others that have it.

const searches = store.searches ?? [];
/** The coordinators to start with: those of the app before those that nothing hosts. */
const entriesOfWalk = [...new Set(searches.map((each) => each.entry))].filter((entry) =>
  searches.every((each) => each.entry !== entry || each.initialCount > 0))
  .sort((one, other) => data.coordinators[other].isEntry - data.coordinators[one].isEntry);

/** For each state, the index of its first step in the list of steps. */
const outgoing = searches.map(({ states, steps }) => {
  const first = new Int32Array(states.length + 1).fill(-1);
  for (let index = steps.length - 3; index >= 0; index -= 3) first[steps[index]] = index;
  return first;
});

const searchesOf = (entry) => searches.map((each, index) => index)
  .filter((index) => searches[index].entry === entry);

const stepsFrom = (search, state) => {
  const { steps } = searches[search];
  const result = [];
  for (let index = outgoing[search][state]; index >= 0 && steps[index] === state; index += 3) {
    result.push({ search, event: steps[index + 1], target: steps[index + 2] });
  }
  return result;
};

const eventOf = ({ search, event }) => searches[search].events[event];

/** Identifies a step across searches. */
const keyOf = (step) => {
  const event = eventOf(step);
  // The visible screen differs between searches when a tab is tapped.
  const actor = event.cause.startsWith("gesture tab") ? "" : event.actor ?? "";
  return [actor, event.cause, event.action, event.trigger, event.assumes.join("\u0001")].join("\u0000");
};

const stateOf = (search, number) => searches[search].states[number];

/** The selection of the outermost tabs, the same in all searches of an entry. */
const selectionOf = (search, number) => flowAt(stateOf(search, number)[0]).selected;

/** The outermost tab that a search explores, or -1 if it explores all. */
const tabOf = (search) => tabsOfSearches[search];

const tabsOfSearches = searches.map(({ focus: [focus], states }) => {
  if (!focus || states.length === 0) return -1;
  const flow = flowAt(states[0][0]);
  return flow.entries.findIndex((entry) =>
    flow.coordinator === focus[0]
    && coordinatorAt(focus[0]).instances[entryAt(entry).instance].route === focus[1]);
});

// MARK: Positions

/** The start of an entry: a state of each of its searches that agrees with that of the first. */
const start = (entry, initial = 0) =>
  ({ entry, states: searchesOf(entry).map((search) => Math.min(initial, searches[search].initialCount - 1)) });

/** The search of the selected tab determines the selection. */
const leading = (position) => {
  const among = searchesOf(position.entry);
  const selected = selectionOf(among[0], position.states[0]);
  return Math.max(0, among.findIndex((search) => tabOf(search) === selected && selected >= 0));
};

const walkParts = ({ entry, states }) => ["walk", edition, entry, states.join(".")];

const levelsAt = (position) => {
  const among = searchesOf(position.entry);
  const lead = leading(position);
  return levelsOf(stateOf(among[lead], position.states[lead]));
};

/** The state of another search with the same content of its own tab and another tab selected. */
const reselected = (search, state, selected) => {
  if (selectionOf(search, state) === selected) return state;
  for (const step of stepsFrom(search, state)) {
    if (step.target < 0 || eventOf(step).trigger !== "gesture") continue;
    if (selectionOf(search, step.target) === selected) return step.target;
  }
  return statesByContent(search).get(`${selected} ${contentOf(search, state)}`) ?? state;
};

/** The content of the tab of a search, active or not. */
const contentOf = (search, state) => {
  const inside = (number) => {
    const entry = entryAt(number);
    return [entry.instance, entry.presentation, entry.values, entry.hosted.map(within),
      entry.slots.map(([slot, ...entries]) => [slot, entries.map(inside)])];
  };
  const within = (number) => {
    const flow = flowAt(number);
    return [flow.coordinator, flow.selected, flow.values, flow.entries.map(inside)];
  };
  const flow = flowAt(stateOf(search, state)[0]);
  const tab = tabOf(search);
  return JSON.stringify(tab < 0 ? flow.entries.map(inside) : inside(flow.entries[tab]));
};

const knownContents = new Map();

/** The first state for each content and selected tab. */
const statesByContent = (search) => {
  if (!knownContents.has(search)) {
    const contents = new Map();
    searches[search].states.forEach((_, state) => {
      const key = `${selectionOf(search, state)} ${contentOf(search, state)}`;
      if (!contents.has(key)) contents.set(key, state);
    });
    knownContents.set(search, contents);
  }
  return knownContents.get(search);
};

/** A position with this state; the other searches are at their start, with the same tab selected. */
const positionFrom = ([search, state]) => {
  const { entry } = searches[search];
  const among = searchesOf(entry);
  const selected = selectionOf(search, state);
  return {
    entry,
    states: among.map((each) => (each === search ? state : reselected(each, 0, selected))),
  };
};

/** Triggers that also act in tabs that are not selected. */
const hiddenTriggers = new Set(["link", "effect", "automatic"]);

/** Whether all searches agree on the visible screen. */
const agrees = (position) => {
  const among = searchesOf(position.entry);
  return among.every((search, index) =>
    selectionOf(search, position.states[index]) === selectionOf(among[0], position.states[0]));
};

/** The steps that can happen next, each once, even if several searches have it. */
const optionsAt = (position) => {
  const among = searchesOf(position.entry);
  const lead = leading(position);
  const order = [lead, ...among.keys()].filter((each, index, all) => all.indexOf(each) === index);
  const seen = new Set();
  const options = [];
  for (const index of order) {
    // Only the search of the selected tab has the screens that cover it.
    const steps = stepsFrom(among[index], position.states[index])
      .filter((step) => index === lead || hiddenTriggers.has(eventOf(step).trigger));
    for (const step of steps) if (!seen.has(keyOf(step))) options.push({ ...step, index });
    for (const step of steps) seen.add(keyOf(step));
  }
  // A step that another search has not tried is no step of the whole app.
  return options.filter((option) => option.target < 0 || agrees(after(position, option)));
};

/** The position after a step; the other searches follow. */
const after = (position, option) => {
  const among = searchesOf(position.entry);
  const alternatives = (index) =>
    stepsFrom(among[index], position.states[index])
      .filter((step) => step.target >= 0 && keyOf(step) === keyOf(option));
  const number = alternatives(option.index).findIndex((step) => step.target === option.target);
  const selected = selectionOf(option.search, option.target);
  return {
    entry: position.entry,
    states: among.map((search, index) => {
      if (index === option.index) return option.target;
      const same = alternatives(index);
      const step = same.length > number ? same[number] : same[0];
      return reselected(search, step ? step.target : position.states[index], selected);
    }),
  };
};

// MARK: The page

/** The positions on the path to this one: their addresses, and descriptions of the steps between them. */
let trail = [];

const phraseOf = (step) => {
  const event = eventOf(step);
  const actor = event.actor ? screenName(event.actor) : event.agent ?? (event.trigger === "link" ? "a link" : "the system");
  const deed = {
    tap: `tap “${short(event.action)}”`, effect: `wait for “${short(event.action)}”`,
    automatic: `“${short(event.action)}” happens by itself`, link: `opens “${short(event.action)}”`,
    sent: `receives “${short(event.action)}”`, gesture: short(event.action),
  }[event.trigger];
  return `${short(actor)}: ${deed}`;
};

/** The shortest path in this map, for a position that was opened by its address. */
const pathTo = (position) => {
  const lead = leading(position);
  const search = searchesOf(position.entry)[lead];
  const target = position.states[lead];
  const origin = new Map();
  const queue = [];
  for (let state = 0; state < searches[search].initialCount; state += 1) {
    origin.set(state, null);
    queue.push(state);
  }
  for (let index = 0; index < queue.length && !origin.has(target); index += 1) {
    for (const step of stepsFrom(search, queue[index])) {
      if (step.target < 0 || origin.has(step.target)) continue;
      origin.set(step.target, { state: queue[index], step });
      queue.push(step.target);
    }
  }
  const steps = [];
  for (let each = origin.get(target); each; each = origin.get(each.state)) steps.unshift(each.step);
  if (steps.length === 0) return null;
  let current = start(position.entry);
  const result = [{ address: address(...walkParts(current)), words: "The app starts" }];
  for (const step of steps) {
    current = after(current, { ...step, index: lead });
    result.push({ address: address(...walkParts(current)), words: phraseOf(step) });
  }
  // If other searches have moved, this path does not lead here.
  return result[result.length - 1].address === address(...walkParts(position)) ? result : null;
};

let takenStep = null;

const followTrail = (position) => {
  const here = address(...walkParts(position));
  const known = trail.findIndex((each) => each.address === here);
  if (takenStep && takenStep.address === here) trail.push(takenStep);
  else if (known >= 0) trail.length = known + 1;
  else trail = pathTo(position) ?? [{ address: here, words: "The walk starts" }];
  takenStep = null;
};

const targetWords = (option, before) => {
  if (option.target === -1) return "not in this map";
  if (option.target === -2) return "the app crashes";
  if (option.target < -2) {
    return `beyond the limit: ${searches[option.search].bounds[-3 - option.target]}`;
  }
  if (option.target === stateOfOption(option, before)) return "nothing changes";
  return `→ ${topName(levelsAt(after(before, option)))}`;
};

const stateOfOption = (option, position) => position.states[option.index];

const optionButton = (option, position, number) => {
  const event = eventOf(option);
  const stays = option.target === stateOfOption(option, position);
  return el("li", {},
    el("button", {
      type: "button", class: `ui-option${stays ? " ui-stays" : ""}`, "data-option": number,
      "data-action": short(event.action), disabled: option.target < 0,
      onclick: () => {
        const next = after(position, option);
        takenStep = { address: address(...walkParts(next)), words: phraseOf(option) };
        focusAfterwards = "ui-walk-here";
        if (takenStep.address === location.hash) {
          takenStep = null;
          announce(`${phraseOf(option)}. Nothing changes.`);
        } else {
          location.hash = takenStep.address;
        }
      },
    },
    el("span", { class: "ui-option-name" }, name(event.action),
      ["automatic", "sent"].includes(event.trigger) && [" ", badge(triggerWords[event.trigger], "ui-quiet-badge")]),
    el("span", { class: "ui-level-words" },
      event.operation && event.operation !== event.action ? `${short(event.operation, 100)} · ` : "",
      targetWords(option, position),
      event.assumes.length > 0 && ` · if ${event.assumes.map((each) => short(each, 60)).join(" and ")}`)));
};

const groupsOf = (options) => {
  const groups = new Map();
  for (const option of options) {
    const event = eventOf(option);
    const title = {
      gesture: "System gestures", effect: "Effects", link: "Deep links",
    }[event.trigger] ?? (event.actor ? screenName(event.actor) : event.agent ?? "The app");
    if (!groups.has(title)) groups.set(title, []);
    groups.get(title).push(option);
  }
  const order = ["System gestures", "Effects", "Deep links"];
  return [...groups].sort(([left], [right]) => order.indexOf(left) - order.indexOf(right));
};

/** The first position at which the app can start. */
const firstPosition = () => (entriesOfWalk.length > 0 ? start(entriesOfWalk[0]) : null);

const startsPage = () => el("div", {},
  heading("Starts"),
  roving(el("ul", { class: "ui-list" }, entriesOfWalk.flatMap((entry) => {
    const count = searches[searchesOf(entry)[0]].initialCount;
    return Array.from({ length: count }, (_, initial) => el("li", {},
      link(walkParts(start(entry, initial)), name(coordinatorAt(entry).name), " ",
        quiet(count > 1
          ? `start ${initial + 1}: ${topName(levelsAt(start(entry, initial)))} ${assignments(data.variables, stateOf(searchesOf(entry)[0], initial).slice(1)).join(", ")}`
          : topName(levelsAt(start(entry)))))));
  }))));

const walkPage = (position) => {
  if (entriesOfWalk.length === 0) {
    return el("div", {}, paragraph("This map contains no states to walk through."),
      paragraph(quiet("Create it again with "), el("code", {}, "--keep-states 2000"), quiet(".")));
  }
  followTrail(position);
  const levels = levelsAt(position);
  const options = optionsAt(position);
  const cut = options.some((option) => option.target === -1);
  markLevels(levels);
  announce(`Now on ${topName(levels)}. ${counted(options.filter((each) => each.target >= 0).length, "thing")} can happen next.`);
  const groups = groupsOf(options);
  return el("article", { class: "ui-walk" },
    el("div", { class: "ui-buttons" },
      el("button", {
        type: "button", id: "ui-walk-back", disabled: trail.length < 2,
        onclick: () => { focusAfterwards = "ui-walk-back"; location.hash = trail[trail.length - 2].address; },
      }, "‹ Back"),
      el("button", {
        type: "button", id: "ui-walk-restart",
        onclick: () => { focusAfterwards = "ui-walk-here"; trail = []; go(...walkParts(start(position.entry))); },
      }, "Restart"),
      link(["walk", "starts"], "Other starts")),
    el("h2", { tabindex: -1, id: "ui-walk-here" }, name(topName(levels))),
    el("div", { class: "ui-beside" },
      el("div", {},
        heading("What could happen next"),
        options.length === 0 && paragraph("Nothing can happen here."),
        groups.map(([title, group]) => [
          el("h4", {}, name(title)),
          roving(el("ul", { class: "ui-options" },
            group.map((option) => optionButton(option, position, options.indexOf(option))))),
        ]),
        cut && paragraph(quiet("The search found more states than this map contains. Create it again with a larger "),
          el("code", {}, "--keep-states"), quiet("."))),
      el("div", {}, tower(levels, "The stack, bottom first"), otherTabs(position))),
    trail.length > 1 && [
      heading("Path so far"),
      el("ol", { class: "ui-steps", start: 0 }, trail.map((each, index) =>
        el("li", { value: index, class: index === trail.length - 1 ? "ui-now" : "ui-past" },
          el("a", { href: each.address }, short(each.words, 200))))),
    ]);
};

/** The content of the tabs that are not selected, each from its own search. */
const otherTabs = (position) => {
  const among = searchesOf(position.entry);
  const lead = leading(position);
  const shown = flowAt(stateOf(among[lead], position.states[lead])[0]);
  if (coordinatorAt(shown.coordinator).kind !== "tabs") return null;
  return shown.entries.map((_, tab) => {
    if (tab === shown.selected) return null;
    const index = among.findIndex((search) => tabOf(search) === tab);
    const about = index < 0 ? lead : index;
    const entry = flowAt(stateOf(among[about], position.states[about])[0]).entries[tab];
    const kept = keptNames(entry, shown.coordinator, true);
    return kept.length > 2 && el("p", { class: "ui-quiet" },
      "in tab ", name(screenName([shown.coordinator, entryAt(entry).instance])), ": ",
      kept.slice(1).map((each) => short(each, 40)).join(" ▸ "));
  });
};

const keptNames = (number, coordinator, isFirst) => {
  const entry = entryAt(number);
  const isPlain = isFirst || coordinatorAt(coordinator).kind !== "stack" || entry.presentation === "push";
  const word = screenName([coordinator, entry.instance]);
  return [
    isPlain ? word : `[${entry.presentation}] ${word}`,
    ...entry.hosted.flatMap((flow) =>
      flowAt(flow).entries.flatMap((each, index) =>
        keptNames(each, flowAt(flow).coordinator, index === 0))),
  ];
};

/** The position for an address, or null if it belongs to another map. */
const positionAt = ([madeFor, entry, states]) => {
  const among = searchesOf(Number(entry));
  const numbers = (states ?? "").split(".").map(Number);
  const isKnown = madeFor === edition && entriesOfWalk.includes(Number(entry)) && numbers.length === among.length
    && numbers.every((number, index) =>
      Number.isInteger(number) && number >= 0 && number < searches[among[index]].states.length);
  if (!isKnown) return null;
  const selected = selectionOf(among[0], numbers[0]);
  return {
    entry: Number(entry),
    states: numbers.map((number, index) => reselected(among[index], number, selected)),
  };
};
